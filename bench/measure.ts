import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";

/** The least number of calls, so that p99 is not the slowest one. */
const CALLS = 300;

/** Returns the median of the cheapest query here: one row by its key. */
export async function limitOf(db: Database): Promise<number> {
  const rows = await db.select({ id: sql<string>`id::text` }).from(sql`jobs`).limit(20);
  const ids = rows.map(({ id }) => id);
  return (await timesOf(ids, (id) => db.execute(sql`select title from jobs where id = ${id}`))).median;
}

/** The median and the 99th percentile, in milliseconds. */
export type Times = { median: number; p99: number };

/** The embedded database's code is compiled while it runs, so a statement is fast after about twenty calls. */
const WARM_UP_CALLS = 20;

/**
 * Times `work` with each of `inputs` in turn, at least 300 times in all, after a warm-up of memory and code. Throws
 * without inputs.
 */
export async function timesOf<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<Times> {
  if (inputs.length === 0) throw new Error("there is nothing to time");
  for (let calls = 0; calls < WARM_UP_CALLS; calls += inputs.length) {
    for (const input of inputs) await work(input);
  }
  const times: number[] = [];
  while (times.length < CALLS) {
    for (const input of inputs) times.push(await timeOf(() => work(input)));
  }
  return summaryOf(times);
}

/** Times `work` once. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** How often the naive form is called with each input, and ours before each of these and after the last. */
const NAIVE_CALLS = 3;
const CALLS_BESIDE = 14;

/** Makes one request. */
export type Call = () => Promise<unknown>;

/**
 * Times a naive form a few times with each input, between our calls with the same input, because a shared machine's
 * speed varies. Returns the median of its times, and the smallest ratio of medians. Frees its memory, so that later
 * measurements do not pay for it.
 */
export async function timeNaive(
  pairs: ReadonlyArray<{ ours: Call; naive: Call }>,
): Promise<{ naive: number; gain: number }> {
  const times: number[] = [];
  const gains: number[] = [];
  for (const { ours, naive } of pairs) {
    const beside: number[] = [];
    const naively: number[] = [];
    const callOurs = async () => {
      for (let calls = 0; calls < CALLS_BESIDE; calls++) beside.push(await timeOf(ours));
    };
    await callOurs();
    for (let calls = 0; calls < NAIVE_CALLS; calls++) {
      naively.push(await timeOf(naive));
      collectGarbage();
      await callOurs();
    }
    const { median } = summaryOf(naively);
    times.push(median);
    gains.push(median / summaryOf(beside).median);
  }
  return { naive: summaryOf(times).median, gain: Math.min(...gains) };
}

/**
 * How often each market is called when growth is measured: equally often with each input, in turn with the other
 * market.
 */
const CALLS_IN_TURN = 300;

/**
 * Returns the ratio of times in a larger and a smaller market, called in turn: the sums of each call's medians. Throws
 * without calls, or with different numbers of them.
 */
export async function growthBeside(smaller: readonly Call[], larger: readonly Call[]): Promise<number> {
  if (smaller.length === 0 || smaller.length !== larger.length) throw new Error("there is nothing to compare");
  const times = larger.map(() => ({ smaller: [] as number[], larger: [] as number[] }));
  const rounds = Math.ceil(CALLS_IN_TURN / larger.length);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { smaller: before, larger: after }] of times.entries()) {
      before.push(await timeOf(smaller[index] as Call));
      after.push(await timeOf(larger[index] as Call));
    }
  }
  const together = (size: "smaller" | "larger") => times.reduce((sum, each) => sum + summaryOf(each[size]).median, 0);
  return together("larger") / together("smaller");
}

/** Parallel requests while the delay of others is measured. */
const AT_ONCE = 8;
/**
 * How often the process checks whether it could respond to someone else, in milliseconds, which is part of each delay.
 */
const LOOKED_EVERY = 1;

/** Returns how long other work of this process waits while eight people make these requests in parallel. */
export async function waitBeside(calls: readonly Call[]): Promise<Times> {
  const waits = monitorEventLoopDelay({ resolution: LOOKED_EVERY });
  waits.enable();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const call of calls) await call();
    }),
  );
  waits.disable();
  return { median: waits.percentile(50) / 1e6, p99: waits.percentile(99) / 1e6 };
}

/** Returns the median and the 99th percentile of times, by nearest rank. */
export function summaryOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}
