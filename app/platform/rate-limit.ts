import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { skipIfStorageFull } from "../db/failures.ts";
import { rateLimits } from "../db/schema/rate-limits.ts";
import { DomainError } from "../domain-error.ts";
import type { Clock } from "./clock.ts";

/**
 * How many attempts a key has in a window of seconds. With `isForReading` the attempts only read, so if nothing can be
 * stored they are allowed uncounted; all others fail then.
 */
export type Limit = { attempts: number; windowSeconds: number; isForReading?: true };

/** The result of one attempt: whether it is within the limit, how many are left, and when the window ends. */
export type LimitAnswer = { isAllowed: boolean; left: number; retryAfterSeconds: number };

/**
 * Counts one attempt for `key` in a fixed window and returns whether it is within `limit`. Stored, so it survives a
 * restart; one statement, so parallel attempts are all counted.
 */
export async function countAttempt(db: Database, clock: Clock, key: string, limit: Limit): Promise<LimitAnswer> {
  const now = clock.now();
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  // A window that ends later than one begun now was begun by a wrong clock.
  const isOver = sql`(${rateLimits.windowEndsAt} <= ${moment(now)} or ${rateLimits.windowEndsAt} > ${moment(windowEndsAt)})`;
  const counting = db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  const [row] = (limit.isForReading ? await skipIfStorageFull(counting) : await counting) ?? [];
  const { count, windowEndsAt: endsAt } = row ?? { count: 1, windowEndsAt };
  return {
    isAllowed: count <= limit.attempts,
    left: Math.max(0, limit.attempts - count),
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  };
}

/** Counts one attempt for `key`. Throws too-many-requests if it is beyond `limit`. */
export async function countAttemptOrRefuse(db: Database, clock: Clock, key: string, limit: Limit): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await countAttempt(db, clock, key, limit);
  if (!isAllowed) throw new DomainError("too-many-requests", { retryAfterSeconds });
}

function moment(at: Date) {
  return sql`${at.toISOString()}::timestamptz`;
}

/** Clears the counters of these keys. */
export async function forgetCounters(db: Database, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Deletes counters whose window has passed. */
export async function removeOldCounters(db: Database, clock: Clock): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, clock.now()));
}
