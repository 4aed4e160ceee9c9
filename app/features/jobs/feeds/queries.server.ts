import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { FLEXIBILITIES } from "#app/domain/employment.ts";
import { namesOfLines } from "../queries.server.ts";
import type { FeedCursor, FeedJob } from "./rules.ts";

/** Whose jobs a feed has. */
export type FeedScope = { kind: "all" } | { kind: "company"; companyId: string } | { kind: "industry"; slug: string };

/** Returns a page of open jobs, newest first, after `cursor`, and whether there are more. */
export async function listFeedJobs(
  db: Database,
  scope: FeedScope,
  { cursor, limit }: { cursor: FeedCursor | null; limit: number },
): Promise<{ jobs: FeedJob[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      industry: jobs.industry,
      employmentType: jobs.employmentType,
      workType: jobs.workType,
      hoursPerWeek: jobs.hoursPerWeek,
      payRangeMin: jobs.payRangeMin,
      payRangeMax: jobs.payRangeMax,
      payUnit: jobs.payUnit,
      flexibility: jobs.flexibility,
      description: jobs.description,
      skillNames: jobs.skillNames,
      isActive: jobs.isActive,
      createdAt: jobs.createdAt,
      updatedAt: jobs.updatedAt,
      expiresAt: jobs.expiresAt,
    })
    .from(jobs)
    .where(and(sql`${jobs.isActive}`, conditionOf(scope), after(cursor)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);
  return {
    hasMore: rows.length > limit,
    jobs: rows.slice(0, limit).map(({ skillNames, flexibility, ...row }) => ({
      ...row,
      flexibility: FLEXIBILITIES.filter((kind) => flexibility.includes(kind)),
      skills: namesOfLines(skillNames),
    })),
  };
}

function conditionOf(scope: FeedScope): SQL | undefined {
  if (scope.kind === "company") return eq(jobs.companyId, scope.companyId);
  return scope.kind === "industry" ? eq(jobs.industrySlug, scope.slug) : undefined;
}

function after(cursor: FeedCursor | null): SQL | undefined {
  if (cursor === null) return undefined;
  return sql`(${jobs.createdAt}, ${jobs.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
