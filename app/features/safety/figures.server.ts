import { and, eq, gte, isNotNull, isNull, ne, notInArray, or } from "drizzle-orm";
import { cases, reports as reported } from "#app/db/schema/cases.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { accountSuspensions } from "#app/db/schema/suspensions.ts";
import { firstIdAt } from "#app/platform/ids.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { FIGURE_DAYS, type SafetyFigures } from "./figures.ts";

/**
 * Counts the reports, checks, and suspensions of the last 90 days. Ids sort by time, so each
 * statement reads a range of the primary key.
 */
export async function findSafetyFigures({ db, clock }: Pick<Platform, "db" | "clock">): Promise<SafetyFigures> {
  const since = firstIdAt(new Date(clock.now().getTime() - FIGURE_DAYS * DAY_MS));
  const isDecided = and(gte(jobReviews.id, since), isNotNull(jobReviews.outcome), ne(jobReviews.outcome, "withdrawn"));
  const [reports, casesDecided, casesActed, jobsChecked, jobsRefused, accountsClosed] = await Promise.all([
    // Problems that the product noticed itself are not reports.
    db.$count(reported, and(gte(reported.id, since), ne(reported.reason, "noticed"))),
    db.$count(cases, and(gte(cases.id, since), isNotNull(cases.outcome))),
    db.$count(cases, and(gte(cases.id, since), isNotNull(cases.outcome), ne(cases.outcome, "dismissed"))),
    db.$count(jobReviews, isDecided),
    db.$count(jobReviews, and(gte(jobReviews.id, since), eq(jobReviews.outcome, "refused"))),
    db.$count(
      accountSuspensions,
      and(
        gte(accountSuspensions.id, since),
        or(isNull(accountSuspensions.endedHow), notInArray(accountSuspensions.endedHow, ["appeal", "replaced"])),
      ),
    ),
  ]);
  return { reports, casesDecided, casesActed, jobsChecked, jobsRefused, accountsClosed };
}
