import { and, count, eq, exists, gte, inArray, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { type BillingMode, type Entitlement, findPlan, isIncluded, type PlanUsage, plansWith } from "./rules.ts";

/**
 * Returns the plan of the recruiter's company, null once its subscription has ended, and the number of its live jobs;
 * one statement.
 */
export async function findPlanUsage(db: Database, recruiterId: string): Promise<PlanUsage> {
  return await findUsage(db, recruiterId, ["live"]);
}

/** The same, plus jobs that go live once a reviewer approves them: what the plan's limit is compared with. */
export async function findClaimedUsage(db: Database, recruiterId: string): Promise<PlanUsage> {
  return await findUsage(db, recruiterId, ["live", "held"]);
}

async function findUsage(db: Database, recruiterId: string, counted: JobStatus[]): Promise<PlanUsage> {
  const activeJobs = db
    .select({ count: count() })
    .from(jobs)
    .where(and(mayRead(recruiterId), inArray(jobs.status, counted)));
  const [row] = await db
    .select({ planId: subscriptions.planId, activeJobs: sql<number>`(${activeJobs})`.mapWith(Number) })
    .from(recruiters)
    .leftJoin(subscriptions, and(eq(subscriptions.companyId, recruiters.companyId), ne(subscriptions.status, "ended")))
    .where(eq(recruiters.userId, recruiterId));
  return { plan: row?.planId ? findPlan(row.planId) : null, activeJobs: row?.activeJobs ?? 0 };
}

/** Whether the plan of the recruiter's company includes a feature; without a query while limits are not enforced. */
export async function mayUse(
  { db, env }: { db: Database; env: { billingMode: BillingMode } },
  recruiterId: string,
  what: Entitlement,
): Promise<boolean> {
  if (env.billingMode === "preview") return true;
  const { plan } = await findPlanUsage(db, recruiterId);
  return isIncluded(what, plan, env.billingMode);
}

/** SQL condition: the plan of this company includes a feature; undefined while limits are not enforced. */
export function isIncludedFor(
  { db, env }: { db: Database; env: { billingMode: BillingMode } },
  companyId: SQLWrapper,
  what: Entitlement,
): SQL | undefined {
  if (env.billingMode === "preview") return undefined;
  const { companyId: subscriber, planId, status } = subscriptions;
  const one = db.select({ one: sql`1` }).from(subscriptions);
  return exists(one.where(and(eq(subscriber, companyId), ne(status, "ended"), inArray(planId, plansWith(what)))));
}

/** Counts the applications to the jobs of the recruiter's company since the first of `now`'s month (UTC). */
export async function countApplicantsThisMonth(db: Database, recruiterId: string, now: Date): Promise<number> {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(mayRead(recruiterId), gte(applications.createdAt, monthStart)));
  return row?.count ?? 0;
}
