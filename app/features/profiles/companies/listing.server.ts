import { and, asc, count, eq, gt, not, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { isHiddenByCase } from "#app/features/cases/queries.server.ts";
import type { Company } from "./rules.ts";

/** A company in the public list, with the number of its open jobs. */
type ListedCompany = Pick<Company, "name" | "slug" | "website" | "about"> & { isVerified: boolean; openJobs: number };

/** Counts the open jobs that name this company. */
export async function countOpenJobsOf(db: Database, companyId: string): Promise<number> {
  return await db.$count(jobs, and(eq(jobs.companyId, companyId), sql`${jobs.isActive}`));
}

/**
 * Returns `limit` companies with open jobs whose address comes after `after`, in the order of their
 * addresses. A company that staff hid is not among them, and a suspended one has no open jobs.
 */
export async function listHiringCompanies(
  db: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedCompany[]> {
  return await db
    .select({
      name: companies.name,
      slug: companies.slug,
      website: companies.website,
      about: companies.about,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
      openJobs: count(),
    })
    .from(companies)
    .innerJoin(jobs, and(eq(jobs.companyId, companies.id), sql`${jobs.isActive}`))
    .where(and(not(isHiddenByCase("company", companies.id)), after === null ? undefined : gt(companies.slug, after)))
    .groupBy(companies.id)
    .orderBy(asc(companies.slug))
    .limit(limit);
}
