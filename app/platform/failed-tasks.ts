import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { safeMessage } from "./log-error.ts";

/** Tasks of one queue: those that wait, run now, and failed. `oldest` is since when the first one should have started. */
export type QueueState = { name: string; waiting: number; running: number; failed: number; oldest: Date | null };

/**
 * A task that failed: it was given up, or is retried at `nextAt`. It never has the payload, which
 * may contain personal data.
 */
export type FailedTask = {
  id: string;
  queue: string;
  createdAt: Date;
  attempts: number;
  nextAt: Date | null;
  reason: string;
};

const JOB = sql`pgboss.job`;
const HAS_FAILED = sql`(state = 'failed' or (state = 'retry' and output is not null))`;
const LONGEST_REASON = 200;

/** Returns a moment in milliseconds, which both databases write alike. */
function millisecondsOf(moment: ReturnType<typeof sql>) {
  return sql<number | null>`(extract(epoch from ${moment}) * 1000)::float8`;
}

/** Counts the tasks of each queue by state, busiest first, among at most `most` tasks that are not done. */
export async function countQueues(db: Database, most: number): Promise<QueueState[]> {
  const open = db
    .select({
      name: sql<string>`name`.as("name"),
      state:
        sql<string>`case when ${HAS_FAILED} then 'failed' when state = 'active' then 'running' else 'waiting' end`.as(
          "work_state",
        ),
      since: sql`case when start_after <= pgboss.job_now() then start_after end`.as("since"),
    })
    .from(JOB)
    .where(sql`state in ('created', 'retry', 'active', 'failed')`)
    .limit(most)
    .as("open_tasks");
  const countOf = (state: string) => sql<number>`count(*) filter (where ${open.state} = ${state})`.mapWith(Number);
  const rows = await db
    .select({
      name: open.name,
      waiting: countOf("waiting"),
      running: countOf("running"),
      failed: countOf("failed"),
      oldest: millisecondsOf(sql`min(${open.since}) filter (where ${open.state} = 'waiting')`),
    })
    .from(open)
    .groupBy(open.name)
    .orderBy(desc(sql`count(*)`), asc(open.name));
  return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest === null ? null : new Date(oldest) }));
}

/**
 * Returns the failed tasks after `after`, oldest first, at most `limit`. Tasks that were given up
 * are kept for a day.
 */
export async function listFailedTasks(db: Database, after: string | null, limit: number): Promise<FailedTask[]> {
  const isBehind = after
    ? sql`(created_on, id) > (select last.created_on, last.id from pgboss.job last where last.id = ${after}::uuid limit 1)`
    : undefined;
  const rows = await db
    .select({
      id: sql<string>`id::text`,
      queue: sql<string>`name`,
      createdAt: millisecondsOf(sql`created_on`),
      retries: sql<number>`retry_count`.mapWith(Number),
      nextAt: millisecondsOf(sql`case when state = 'retry' then start_after end`),
      message: sql<string | null>`output->>'message'`,
      code: sql<string | null>`output->>'code'`,
    })
    .from(JOB)
    .where(and(HAS_FAILED, isBehind))
    .orderBy(sql`created_on`, sql`id`)
    .limit(limit);
  return rows.map(({ id, queue, createdAt, retries, nextAt, message, code }) => ({
    id,
    queue,
    createdAt: new Date(createdAt ?? 0),
    attempts: retries + 1,
    nextAt: nextAt === null ? null : new Date(nextAt),
    reason: reasonOf(message, code),
  }));
}

/**
 * Lets a failed task run again at once, in `tx`, with at least one more attempt. Returns
 * its queue, or null if the task is running, done, or gone.
 */
export async function retryTask(tx: Database, id: string): Promise<string | null> {
  const [task] = await tx
    .select({ queue: sql<string>`name` })
    .from(JOB)
    .where(and(eq(sql`id`, sql`${id}::uuid`), HAS_FAILED))
    .limit(1)
    .for("update");
  if (!task) return null;
  await tx.execute(sql`
    update pgboss.job set state = 'retry', start_after = pgboss.job_now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where name = ${task.queue} and id = ${id}::uuid`);
  return task.queue;
}

function reasonOf(message: string | null, code: string | null): string {
  const safe = safeMessage(Object.assign(new Error(message ?? ""), { code }));
  const [line = ""] = safe.trim().split("\n", 1);
  return line.slice(0, LONGEST_REASON);
}
