import { hash } from "node:crypto";
import type { Database } from "#app/db/database.ts";
import { type Floor, findBest, type Scored, type Search } from "./rules.ts";

/** So many lists are remembered in each process, some two megabytes. */
const MOST = 10_000;
/** No longer ones: a digest looks through 200 for each of its readers, and comes back in a week. */
const LONGEST = 50;

/** The last of each list, by who asked and for how many. */
const known = new WeakMap<Database, Map<string, Floor>>();

/**
 * As `findBest`, beginning at the last of the best when this process found as many for the same `asker` before, a job
 * or a profile as scoring reads it: without a sample, and with less to read. Whoever changes what they say, or
 * asks for a long list, begins anew.
 */
export async function findBestAgain<T>(
  db: Database,
  asker: object,
  search: Omit<Search<T>, "before">,
): Promise<Scored<T>[]> {
  const { limit } = search;
  if (limit > LONGEST) return await findBest({ ...search, before: null });
  const lasts = known.get(db) ?? new Map<string, Floor>();
  known.set(db, lasts);
  const key = hash("sha1", JSON.stringify([asker, limit]), "base64url");
  const best = await findBest({ ...search, before: lasts.get(key) ?? null });
  const last = best[limit - 1];
  // The one that was asked for longest ago is the first, and the first to be forgotten.
  lasts.delete(key);
  if (last) lasts.set(key, { percent: last.percent, id: last.id });
  const [oldest] = lasts.size > MOST ? lasts.keys() : [];
  if (oldest !== undefined) lasts.delete(oldest);
  return best;
}
