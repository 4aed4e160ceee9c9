import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { likePattern } from "#app/features/skills/rules.ts";

const MAX_SUGGESTED = 8;

/** Suggests industries of open jobs that begin with the typed text, most frequent first, one spelling each. */
export async function suggestIndustries(db: Database, typed: string): Promise<string[]> {
  const begun = typed.trim().toLowerCase();
  if (begun === "") return [];
  const rows = await db
    .select({ name: sql<string>`min(${jobs.industry})` })
    .from(jobs)
    .where(sql`${jobs.isActive} and lower(${jobs.industry}) like ${`${likePattern(begun)}%`}`)
    .groupBy(jobs.industrySlug)
    .orderBy(sql`count(*) desc`, jobs.industrySlug)
    .limit(MAX_SUGGESTED);
  return rows.map(({ name }) => name);
}
