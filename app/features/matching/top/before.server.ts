import { hash } from "node:crypto";
import type { Database } from "#app/db/database.ts";
import { findBest, type Scored, type Search } from "./rules.ts";

/** So many lists are remembered in each process, some five megabytes. */
const MOST = 10_000;
/** No longer ones: a digest looks through 200 for each of its readers, and comes back in a week. */
const LONGEST = 50;

/** The percents of each list, best first. */
const known = new WeakMap<Database, Map<string, readonly number[]>>();

/**
 * As `findBest`, beginning at what the last of the best had when this process found them for the same `asker` before, a job
 * or a profile as scoring reads it: without a sample, and with less to read. Whoever changes what they say, or
 * asks for a long list, begins anew.
 */
export async function findBestAgain<T>(
  db: Database,
  asker: object,
  search: Omit<Search<T>, "before">,
): Promise<Scored<T>[]> {
  if (search.limit > LONGEST) return await findBest({ ...search, before: null });
  const lists = known.get(db) ?? new Map<string, readonly number[]>();
  known.set(db, lists);
  const key = hash("sha1", JSON.stringify(asker), "base64url");
  const before = lists.get(key) ?? [];
  const best = await findBest({ ...search, before: before[search.limit - 1] ?? null });
  // The one that was asked for longest ago is the first, and the first to be forgotten.
  lists.delete(key);
  const further = best.length < search.limit ? [] : before.slice(search.limit);
  lists.set(key, [...best.map(({ percent }) => percent), ...further]);
  const [oldest] = lists.size > MOST ? lists.keys() : [];
  if (oldest !== undefined) lists.delete(oldest);
  return best;
}
