import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Log } from "./log.ts";

/** Longer than any task here waits: email waits minutes, and a retry an hour at most. */
const LONGEST_WAIT = sql`interval '2 hours'`;
/** The clocks of two servers may differ by this much. */
const TOLERANCE = sql`interval '2 minutes'`;
/** The schedule is checked twice a minute. */
const LATE_AFTER = sql`interval '10 minutes'`;

/**
 * Corrects times that a wrong clock has stored in the future: when something last ran, so that it runs again, and until
 * when tasks wait. Otherwise a clock that was once four days ahead would stop all background tasks for four days,
 * across restarts. Logs what it found.
 */
export async function mendTaskClock(db: Database, log: Log): Promise<void> {
  const plan = await db.execute(sql`
    update pgboss.version set
      cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
      reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())
    where greatest(cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on - ${LONGEST_WAIT}) > now() + ${TOLERANCE}
    returning 1 as mended`);
  await db.execute(sql`
    update pgboss.queue set
      monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + ${TOLERANCE}`);
  const tasks = await db.execute(sql`
    update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + ${LONGEST_WAIT}
    returning 1 as mended`);
  const counts = { plan: countOf(plan), tasks: countOf(tasks) };
  if (counts.plan + counts.tasks === 0) return;
  log.error(
    { event: "clock went back", ...counts },
    "background work had been stored for later than it can be: the clock of this machine or of the database was wrong",
  );
}

/** Returns since when the schedule has not been checked, if that is too long; null if all is well. */
export async function heldUpSince(db: Database): Promise<Date | null> {
  const [late] = await db
    .select({ at: sql<string>`cron_on::text` })
    .from(sql`pgboss.version`)
    .where(sql`cron_on < now() - ${LATE_AFTER} or cron_on > now() + ${TOLERANCE}`);
  return late ? new Date(late.at) : null;
}

function countOf(result: unknown): number {
  if (typeof result !== "object" || result === null || !("rows" in result)) return 0;
  return Array.isArray(result.rows) ? result.rows.length : 0;
}
