import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";

/** How often each thing is measured. */
export const ROUNDS = { postgres: 50, embedded: 10 };

/** The least that a query costs here, in the middle: one row by its key. */
export async function limitOf(db: Database, rounds: number): Promise<number> {
  const rows = await db.select({ id: sql<string>`id::text` }).from(sql`jobs`).limit(20);
  const ids = rows.map(({ id }) => id);
  return (await timesOf(ids, rounds, (id) => db.execute(sql`select title from jobs where id = ${id}`))).median;
}

/** The middle and the slowest of a hundred, in milliseconds. */
export type Times = { median: number; p99: number };

/** The embedded database's code is compiled while it runs; a statement is as fast as it gets after some twenty calls. */
const WARM_UP_CALLS = 20;

/**
 * Times `work` with each of `inputs`, `rounds` times over, once all is warm: what is kept in memory, and the code. That
 * takes a round at least.
 */
export async function timesOf<T>(
  inputs: readonly T[],
  rounds: number,
  work: (input: T) => Promise<unknown>,
): Promise<Times> {
  for (let calls = 0; calls < WARM_UP_CALLS; calls += inputs.length) {
    for (const input of inputs) await work(input);
  }
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
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

/** Times a naive form once, and clears away what it leaves in memory, so that nothing measured later pays for it. */
export async function timeNaive(work: () => Promise<unknown>): Promise<number> {
  const time = await timeOf(work);
  collectGarbage();
  return time;
}

/** The middle and the 99th of a hundred of some times. */
export function summaryOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}
