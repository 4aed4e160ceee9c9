import { sql } from "drizzle-orm";
import type { Platform } from "#app/platform/platform.ts";
import { dayOf } from "#app/time.ts";
import { RANGES, rangeStart } from "./rules.ts";

const QUEUE = "figures.market";

/** Registers the hourly computation of the market's medians, which is too much for a page. */
export async function registerMarketMedians(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => computeMarketMedians(platform), { timeoutSeconds: 600 });
  await platform.tasks.schedule(QUEUE, "23 * * * *");
}

/** Computes, for each range, the medians over all jobs that were viewed in it. */
export async function computeMarketMedians({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (const days of RANGES) {
    const since = rangeStart(now, days);
    await db.execute(sql`with viewed as (
        select job_id, sum(count) as views from job_views where day >= ${dayOf(since)} group by job_id
      ), applied as (
        select job_id, count(*) as applied from applications where created_at >= ${since.toISOString()} group by job_id
      ), rated as (
        select views, least(100, 100.0 * coalesce(applied, 0) / views) as rate from viewed left join applied using (job_id)
      )
      insert into market_medians (days, jobs, views, apply_rate, computed_at)
      select ${days}::integer, count(*), coalesce(percentile_cont(0.5) within group (order by views), 0),
        coalesce(percentile_cont(0.5) within group (order by rate), 0), ${now.toISOString()}::timestamptz from rated
      on conflict (days) do update set jobs = excluded.jobs, views = excluded.views, apply_rate = excluded.apply_rate,
        computed_at = excluded.computed_at`);
  }
}
