import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Platform } from "#app/platform/platform.ts";
import { dayOf, MINUTE_MS } from "#app/time.ts";
import { viewOf } from "./rules.ts";

/** Beyond this many different counts, views are not counted until the next write. */
const MOST_COUNTS = 5000;

/** The counts that are not stored yet, by job, day, and source. */
type Pending = { counts: Map<string, number>; since: number };

const pendingOf = new WeakMap<Database, Pending>();

/**
 * Counts a request that opened a job's page, in memory; at most once a minute it also starts to store the counts. What
 * is not stored when the process is killed is lost.
 */
export function countView(platform: Platform, request: Request): void {
  const view = viewOf(request);
  if (!view) return;
  const now = platform.clock.now();
  const pending = pendingFor(platform.db, now);
  addTo(pending, `${view.jobId} ${dayOf(now)} ${view.source}`, 1);
  if (now.getTime() - pending.since < MINUTE_MS) return;
  storeViews(platform).catch((error) => platform.log.warn({ err: error }, "views were not stored"));
}

/** Stores what this process counted, in one statement; jobs that are gone are left out. A failure loses no counts. */
export async function storeViews({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const pending = pendingFor(db, now);
  const { counts } = pending;
  pendingOf.set(db, { counts: new Map(), since: now.getTime() });
  if (counts.size === 0) return;
  const rows = Array.from(counts, ([key, count]) => {
    const [jobId, day, source] = key.split(" ");
    return { job_id: jobId, day, source, count };
  });
  try {
    await db.execute(sql`insert into job_views (job_id, day, source, count)
      select v.job_id, v.day, v.source, v.count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(job_id uuid, day date, source text, count integer)
      join jobs on jobs.id = v.job_id
      order by v.job_id, v.day, v.source
      on conflict (job_id, day, source) do update set count = job_views.count + excluded.count`);
  } catch (error) {
    const later = pendingFor(db, now);
    for (const [key, count] of counts) addTo(later, key, count);
    throw error;
  }
}

function pendingFor(db: Database, now: Date): Pending {
  const known = pendingOf.get(db);
  if (known) return known;
  const made = { counts: new Map<string, number>(), since: now.getTime() };
  pendingOf.set(db, made);
  return made;
}

function addTo({ counts }: Pending, key: string, count: number): void {
  const had = counts.get(key);
  if (had !== undefined || counts.size < MOST_COUNTS) counts.set(key, (had ?? 0) + count);
}
