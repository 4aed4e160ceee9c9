import { and, asc, eq, exists, isNotNull, sql } from "drizzle-orm";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { isIncludedFor } from "#app/features/plans/queries.server.ts";
import { isPublicCompany } from "#app/features/profiles/companies/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { counted, shortenedAtWord } from "#app/words.ts";
import { FEATURED_NOTES } from "./labels.ts";
import { FEATURED_TEXT, type FeaturedEmployer, turnOfDay } from "./rules.ts";

/**
 * Returns the company in the "Featured employer" place today; null if none may be there. Verified companies with an
 * open job take turns, if their plan includes it and they didn't decline.
 */
export async function findFeaturedEmployer(
  platform: Pick<Platform, "db" | "clock" | "env">,
): Promise<FeaturedEmployer | null> {
  const { db, clock, env } = platform;
  const isOpenJob = and(eq(jobs.companyId, companies.id), eq(jobs.isActive, true));
  const one = db.select({ one: sql`1` }).from(jobs);
  const mayBeFeatured = and(
    isNotNull(companies.verifiedAt),
    eq(companies.declinesFeature, false),
    isPublicCompany(db),
    exists(one.where(isOpenJob)),
    isIncludedFor(platform, companies.id, "featured-profile"),
  );
  const total = await db.$count(companies, mayBeFeatured);
  if (total === 0) return null;
  const { name, slug, about } = companies;
  const [company] = await db
    .select({ name, slug, about, openJobs: db.$count(jobs, isOpenJob) })
    .from(companies)
    .where(mayBeFeatured)
    .orderBy(asc(companies.id))
    .limit(1)
    .offset(turnOfDay(clock.now(), total));
  if (!company) return null;
  const text = company.about ? [shortenedAtWord(company.about, FEATURED_TEXT)] : [];
  return {
    name: company.name,
    path: `/company/${company.slug}`,
    lines: [`Verified employer, ${counted(company.openJobs, "open job")}`, ...text, FEATURED_NOTES[env.billingMode]],
  };
}
