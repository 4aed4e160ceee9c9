// kill -9 of the production server under mixed load; every acknowledged write must be there afterwards (R49, R50):
//   npm run build && npm run test:durability -- --cycles 50
//   ... -- --cycles 50 --database-url postgres://...   the same on PostgreSQL, with an empty database
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { openEmbedded } from "../../app/platform/embedded/open.ts";
import { createLog } from "../../app/platform/log.ts";
import { DEEDS, type World } from "./deeds.ts";
import { type Ask, countOf, findLosses, newLedger } from "./ledger.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const PEOPLE_AT_ONCE = 6;
/** At most this many times the requested cycles, until each action was acknowledged once. */
const MOST_TIMES = 4;

const { values } = parseArgs({
  options: {
    cycles: { type: "string", default: "50" },
    port: { type: "string", default: "4230" },
    "database-url": { type: "string" },
  },
});
const databaseUrl = values["database-url"];
const home = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-kill-nine-"));
const dataDir = path.join(home, "data");
let server: ServerProcess | null = null;
const world: World = { origin: () => server?.origin ?? "", ledger: newLedger(), seniors: [], recruiters: [], jobs: [] };
const done = new Map<string, number>();
const readyTimes: number[] = [];
const losses: string[] = [];

async function keepBusy(isOver: () => boolean) {
  while (!isOver()) {
    const [name, deed] = DEEDS[Math.floor(Math.random() * DEEDS.length)] ?? [];
    // A request that the kill cut off was not acknowledged.
    if (name && (await deed?.(world).catch(() => false))) done.set(name, (done.get(name) ?? 0) + 1);
  }
}

/** Inspects a copy of what the killed server left, so that the next start has the same crash to recover from. */
async function inspect(look: (ask: Ask) => Promise<string[]>): Promise<string[]> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const found = await look(async (statement) => (await client.query(statement)).rows);
    await client.end();
    return found;
  }
  const copy = path.join(home, "copy");
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(path.join(dataDir, "database"), path.join(copy, "database"), { recursive: true });
  const client = await openEmbedded(copy, createLog("warn"));
  const found = await look(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
  await client.close();
  return found;
}

/** Actions that were never acknowledged: by chance, on a slow machine, or because of an error. */
const missing = () => [...new Set(DEEDS.map(([name]) => name))].filter((name) => !done.has(name));

const cycles = Number(values.cycles);
for (let cycle = 1; cycle <= cycles || (missing().length > 0 && cycle <= MOST_TIMES * cycles); cycle += 1) {
  server = await startServer({ port: Number(values.port), dataDir, databaseUrl });
  if (cycle > 1) readyTimes.push(server.readyMilliseconds);
  let isOver = false;
  const busy = Array.from({ length: PEOPLE_AT_ONCE }, () => keepBusy(() => isOver));
  // What is still missing after the requested cycles needs more time on this machine.
  await sleep((400 + Math.random() * 2600) * (cycle > cycles ? MOST_TIMES : 1));
  await server.kill();
  isOver = true;
  await Promise.all(busy);
  const found = await inspect((ask) => findLosses(world.ledger, ask));
  losses.push(...found);
  const verdict = found.length === 0 ? "nothing lost" : found.slice(0, 5).join("; ");
  console.log(
    `cycle ${cycle}: ready in ${server.readyMilliseconds} ms, ${countOf(world.ledger)} acknowledged, ${verdict}`,
  );
}

fs.rmSync(home, { recursive: true });
readyTimes.sort((a, b) => a - b);
console.log(`Acknowledged: ${[...done].map(([name, count]) => `${name} ${count}`).join(", ")}.`);
console.log(
  `Ready after a kill: median ${readyTimes[Math.floor(readyTimes.length / 2)]} ms, worst ${readyTimes.at(-1)} ms.`,
);
console.log(losses.length === 0 ? "Nothing acknowledged was lost." : `LOST: ${losses.length}`);
if (missing().length > 0) console.log(`Not tested, because never acknowledged: ${missing().join(", ")}.`);
process.exit(losses.length === 0 && missing().length === 0 ? 0 : 1);
