// Many people at once on the production server, four of five requests reading (R61); with more minutes a soak (R62):
//   npm run test:crowd -- --users 50 --minutes 10
//   ... -- --users 200 --postgres   on a PostgreSQL server that is started for it
//   ... -- --pause 2   someone looks at a page for two to six seconds (one to three unless said)
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { summaryOf } from "../../bench/measure.ts";
import { buildWhenNeeded } from "../../scripts/build.ts";
import { createDatabase, freePort, makeHome, startPostgres } from "../postgres-server.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { confirmAddress, DEEDS, signUpForm, type World } from "./deeds.ts";
import { newLedger } from "./ledger.ts";
import { startServer } from "./server-process.ts";

const SHARE_OF_READING = 0.8;
const SIGN_INS_AT_ONCE = 100;
/** What R61 allows, in milliseconds at p99, and what a health check may take meanwhile. */
const MOST = { embedded: { read: 300, write: 600 }, postgres: { read: 200, write: 400 }, health: 100 };
const PUBLIC = ["/", "/find-jobs", "/find-jobs?q=payroll", "/how-it-works", "/pricing"];
const OWN = {
  senior: ["dashboard", "find-jobs", "applications", "messages", "profile", "notifications"],
  recruiter: ["dashboard", "manage-jobs", "applications", "messages", "candidates", "notifications"],
} as const;

type Kind = "read" | "write" | "health" | "sign-in" | "read during sign-ins" | "write during sign-ins";
type Reader = { role: keyof typeof OWN; browser: Browser };

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "50" },
    minutes: { type: "string", default: "10" },
    pause: { type: "string", default: "1" },
    postgres: { type: "boolean", default: false },
  },
});
/** How long someone looks at a page before the next request, in milliseconds: this much at least, thrice it at most. */
const leastPause = Number(values.pause) * 1_000;
await buildWhenNeeded();
const home = makeHome("seasoned-crowd-");
const postgres = values.postgres ? await startPostgres(join(home, "postgres")) : null;
if (postgres) await createDatabase(postgres.url, "crowd");
const databaseUrl = postgres?.url.replace(/\/postgres$/, "/crowd");
const server = await startServer({ port: await freePort(), dataDir: join(home, "data"), databaseUrl });
const world: World = { origin: () => server.origin, ledger: newLedger(), seniors: [], recruiters: [], jobs: [] };
const times = new Map<Kind, number[]>();
const failures: string[] = [];
let meanwhile: "" | " during sign-ins" = "";
let isOver = false;

const readers = await Promise.all(Array.from({ length: Number(values.users) }, (_, index) => aReader(index)));
for (let deeds = 0; deeds < 60; deeds += 1) await doSomething();
times.clear();
const watch = watchHealth();
const crowd = readers.map(useTheSite);
for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
  await sleep(60_000);
  console.log(`minute ${minute}: ${count()} requests, ${failures.length} failed, ${stateOf(server.pid)}`);
}
meanwhile = " during sign-ins";
await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signInAgain));
isOver = true;
await Promise.all([...crowd, watch]);
await server.kill();
postgres?.stop();
rmSync(home, { recursive: true, force: true });
process.exit(report() ? 0 : 1);

async function aReader(index: number): Promise<Reader> {
  const role = index % 3 === 0 ? "recruiter" : "senior";
  const browser = openBrowser(world.origin);
  const answer = await browser.post(`/signup?as=${role}`, signUpForm(role, emailOf(index)));
  if (answer.status >= 400) throw new Error(`sign-up answered ${answer.status}`);
  if (role === "recruiter") await confirmAddress(browser, emailOf(index));
  return { role, browser };
}

function emailOf(index: number): string {
  return `reader-${index}@people.example`;
}

/** People come one after the other: no one opens their first page in the same instant as everyone else. */
async function useTheSite({ role, browser }: Reader): Promise<void> {
  await sleep(3 * leastPause * Math.random());
  while (!isOver) {
    if (Math.random() < SHARE_OF_READING) {
      const path = Math.random() < 0.3 ? any(PUBLIC) : `/${role}/${any(OWN[role])}`;
      await timed(`read${meanwhile}`, path, async () => (await browser.get(path)).status === 200);
    } else {
      await doSomething();
    }
    await sleep(leastPause * (1 + 2 * Math.random()));
  }
}

/** A deed is up to four requests; someone who has no one to do it to does nothing, which is no failure. */
async function doSomething(): Promise<void> {
  const [name = "", deed] = any(DEEDS);
  await timed(`write${meanwhile}`, name, async () => {
    await deed(world);
    return true;
  });
}

async function signInAgain(_: unknown, index: number): Promise<void> {
  const { email, password } = signUpForm("senior", emailOf(index % readers.length));
  const browser = openBrowser(world.origin);
  await timed("sign-in", "/login", async () => (await browser.post("/login", { email, password })).status < 400);
}

async function watchHealth(): Promise<void> {
  while (!isOver) {
    await timed("health", "/healthz", async () => (await fetch(`${server.origin}/healthz`)).ok);
    await sleep(100);
  }
}

async function timed(kind: Kind, what: string, work: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  let reason = "refused";
  const isFine = await work().catch((error: unknown) => {
    reason = String(error);
    return false;
  });
  if (!isFine) {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    failures.push(`${kind} ${what}`);
    console.log(`${new Date().toISOString()} FAILED after ${seconds} s: ${kind} ${what}, ${reason}`);
  }
  const all = times.get(kind) ?? [];
  all.push(performance.now() - startedAt);
  times.set(kind, all);
}

function report(): boolean {
  const bars = MOST[postgres ? "postgres" : "embedded"];
  const most: Partial<Record<Kind, number>> = {
    ...bars,
    health: MOST.health,
    "read during sign-ins": MOST.embedded.read,
    "write during sign-ins": bars.write,
  };
  const rows = [...times].map(([kind, all]) => {
    const { median, p99 } = summaryOf(all);
    const bar = most[kind];
    const verdict = bar === undefined ? "" : p99 <= bar ? `holds ${bar}` : `ABOVE ${bar}`;
    console.log(`${kind}: ${all.length}, median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms ${verdict}`);
    return bar === undefined || p99 <= bar;
  });
  console.log(
    failures.length === 0 ? "Nothing failed." : `FAILED: ${failures.length}, ${failures.slice(0, 5).join("; ")}`,
  );
  return failures.length === 0 && rows.every(Boolean);
}

function count(): number {
  return [...times.values()].reduce((sum, all) => sum + all.length, 0);
}

/** What must not grow: memory, open files, what the database keeps on disk to recover from a crash. */
function stateOf(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  return `${megabytes} MB, ${readdirSync(`/proc/${pid}/fd`).length} open files, ${logMegabytes()} MB of log`;
}

/** The write-ahead log of whichever database it is, in whole megabytes. */
function logMegabytes(): number {
  const folder = join(home, postgres ? "postgres/data/pg_wal" : "data/database/pg_wal");
  const bytes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024);
}

function any<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
