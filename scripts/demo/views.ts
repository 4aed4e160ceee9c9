import { sql } from "drizzle-orm";
import { jobViews } from "#app/db/schema/job-views.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { computeMarketMedians } from "#app/features/applications/figures/tasks.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";

const DAYS = 45;
const SOURCES = ["none", "none", "google", "email", "linkedin", "other"] as const;

/** Views of every posted job on the days since it was posted, the same for the same market. */
export async function fillViews(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now().getTime();
  const posted = await db.select({ id: jobs.id, createdAt: jobs.createdAt }).from(jobs).where(sql`status <> 'draft'`);
  const rows = posted.flatMap(({ id, createdAt }, index) => {
    const days = Math.min(DAYS, Math.floor((now - createdAt.getTime()) / DAY_MS) + 1);
    return Array.from({ length: days }, (_, ago) => ({
      jobId: id,
      day: dayOf(new Date(now - ago * DAY_MS)),
      source: SOURCES[(index + ago * 5) % SOURCES.length] ?? "none",
      count: 1 + ((index * 7 + ago * 11) % 9),
    }));
  });
  for (let start = 0; start < rows.length; start += 1000) {
    await db.insert(jobViews).values(rows.slice(start, start + 1000));
  }
  await computeMarketMedians(platform);
}
