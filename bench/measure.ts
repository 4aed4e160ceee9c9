import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";

/** How often each thing is asked for, at least, so that its p99 is not the slowest of all. */
const CALLS = 300;

/** The least that a query costs here, in the middle: one row by its key. */
export async function limitOf(db: Database): Promise<number> {
  const rows = await db.select({ id: sql<string>`id::text` }).from(sql`jobs`).limit(20);
  const ids = rows.map(({ id }) => id);
  return (await timesOf(ids, (id) => db.execute(sql`select title from jobs where id = ${id}`))).median;
}

/** The middle and the slowest of a hundred, in milliseconds. */
export type Times = { median: number; p99: number };

/** The embedded database's code is compiled while it runs; a statement is as fast as it gets after some twenty calls. */
const WARM_UP_CALLS = 20;

/**
 * Times `work` with each of `inputs` in turn, 300 times in all or a little more, once everything is warm: what is kept
 * in memory, and the code. Throws without inputs.
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

/** How often the naive form is asked for with each input, and ours before each of these and after the last. */
const NAIVE_CALLS = 3;
const CALLS_BESIDE = 14;

/** Asks for something once. */
export type Call = () => Promise<unknown>;

/**
 * Times a naive form a few times with each of the inputs, between our calls with the same: a shared machine changes its
 * speed by the minute. Gives the middle of its times, and how many times as long it takes, middle beside middle, where
 * that is least. Clears away what it leaves in memory, so that nothing measured later pays for it.
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

/** How often each market is asked when growth is measured: by each input as often, in turn with the other market. */
const CALLS_IN_TURN = 300;

/**
 * How many times as long the calls take in a larger market as the same ones in a smaller one, asked in turn: the middles
 * of each call together, beside those of the other market. Throws without calls, or not as many.
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

/** So many people ask at once while it is measured how long others wait. */
const AT_ONCE = 8;
/** How often it is looked whether this process could answer someone else, in milliseconds: in each wait so much is its own. */
const LOOKED_EVERY = 1;

/** How long whatever else this process has to answer waits while eight people ask for these things at the same time. */
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

/** The middle and the 99th of a hundred of some times, by nearest rank. */
export function summaryOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}
