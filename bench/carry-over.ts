import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { openDatabase } from "#app/db/open.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { createLog } from "#app/platform/log.ts";
import { ROOT } from "#scripts/run.ts";
import { createDatabase, makeHome, startPostgres } from "#test/postgres-server.ts";
import type { Figure } from "./figures.ts";
import { countOf, fillOldServer, multiply } from "./old-market.ts";
import type { BenchOptions } from "./options.ts";

/** The most memory that `npm run restore` may take, whatever the size, in MB. */
const MOST_MEMORY = 1_000;
const LOOK_EVERY = 200;

const log = createLog("warn");

/**
 * Measures how long `npm run restore` takes to carry over an old PostgreSQL database, and its memory. Throws if a row is
 * lost, or if the work of a company is not where it belongs.
 */
export async function measure({ sizes, folder, on, say }: BenchOptions): Promise<Figure[]> {
  if (!on.includes("postgres")) return [];
  const home = folder ?? makeHome("seasoned-bench-");
  const outside = process.env.DATABASE_URL;
  const server = outside ? { url: outside, stop() {} } : await startPostgres(join(home, "postgres"));
  const figures: Figure[] = [];
  try {
    for (const size of sizes) figures.push(...(await carryOver(server.url, size, say)));
  } finally {
    server.stop();
    if (folder === null) rmSync(home, { recursive: true, force: true });
  }
  return figures;
}

async function carryOver(serverUrl: string, size: number, say: BenchOptions["say"]): Promise<Figure[]> {
  const urlOf = (name: string) =>
    Object.assign(new URL(serverUrl), { pathname: `/${name}`, search: "statement_timeout=0" }).href;
  const [from, to] = [`old_${size}`, `carried_over_${size}_${Date.now()}`];
  const isNew = await createDatabase(serverUrl, from);
  const old = await openDatabase({ databaseUrl: urlOf(from), dataDir: "", log });
  if (isNew) {
    await fillOldServer(urlOf(from), old.db);
    await multiply(old.db, size, say);
  }
  await createDatabase(serverUrl, to);
  say(`carrying ${size.toLocaleString("en-US")} jobs over`);
  const { seconds, megabytes } = await restore(urlOf(from), urlOf(to));
  const carried = await openDatabase({ databaseUrl: urlOf(to), dataDir: "", log });
  await requireWhole(old.db, carried.db);
  await old.close();
  await carried.close();
  const figure = { on: "PostgreSQL", size, p99: null, limit: null, naive: null } as const;
  return [
    { ...figure, what: "carry an old database over", unit: "s", median: seconds, bar: null },
    { ...figure, what: "memory of that", unit: "MB", median: megabytes, bar: { most: MOST_MEMORY } },
  ];
}

async function restore(from: string, to: string): Promise<{ seconds: number; megabytes: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "seasoned-bench-"));
  const start = performance.now();
  const running = spawn(process.execPath, ["scripts/restore.ts", from], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: to, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let megabytes = 0;
  const looking = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(running.pid));
  }, LOOK_EVERY);
  const code = await new Promise((resolve) => running.once("exit", resolve));
  clearInterval(looking);
  rmSync(dataDir, { recursive: true });
  if (code !== 0) throw new Error("npm run restore failed");
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** Returns the most memory that a process has taken so far, in MB; 0 once it has ended. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const TABLES = [
  "users",
  "companies",
  "subscriptions",
  "recruiters",
  "jobs",
  "profiles",
  "applications",
  "application_events",
  "messages",
];

async function requireWhole(old: Database, carried: Database): Promise<void> {
  for (const table of TABLES) {
    const [before, after] = [await countOf(old, table), await countOf(carried, table)];
    if (before === 0 || before !== after) throw new Error(`${table}: ${before} rows before, ${after} after`);
  }
  const isAstray = or(
    // It had no teams: a job belonged to its author, and so to the company of its author.
    ne(jobs.responsibleId, jobs.createdBy),
    sql`not exists (select from ${recruiters} where ${recruiters.userId} = ${jobs.responsibleId})`,
    isNull(jobs.reading),
  );
  const [astray] = await carried.select({ jobs: count() }).from(jobs).where(isAstray);
  if (astray?.jobs !== 0) throw new Error(`${astray?.jobs} jobs are not their author's, or not read`);
  const isPoor = or(isNull(recruiters.companyId), ne(recruiters.companyRole, "owner"));
  if ((await carried.$count(recruiters, isPoor)) > 0) throw new Error("someone owns no company");
  if ((await carried.$count(profiles, isNull(profiles.reading))) > 0) throw new Error("a profile is not read");
}
