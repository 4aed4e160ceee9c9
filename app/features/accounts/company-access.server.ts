import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { CompanyRole } from "#app/domain/company-roles.ts";
import { DomainError } from "#app/domain-error.ts";
import type { WorkScope } from "./work-scope.ts";

/**
 * The one rule for a company's work (decision 051): a job belongs to the company of the person who is responsible for
 * it, and so does what hangs on it. A conversation belongs to the company of its recruiter.
 */

/** SQL condition: the viewer's company owns this. `responsible` is the column with the person who looks after it. */
export function mayRead(viewerId: string, responsible: SQLWrapper = jobs.responsibleId): SQL<boolean> {
  return sql<boolean>`${responsible} in (${colleagues(viewerId)})`;
}

/**
 * SQL condition: the viewer's company owns this, and the viewer may change it. For statements in a transaction that
 * writes: until it ends, the viewer stays in the company, so that nothing of theirs is written after a removal.
 */
export function mayChange(viewerId: string, responsible: SQLWrapper = jobs.responsibleId): SQL<boolean> {
  return sql<boolean>`${responsible} in (${colleagues(viewerId)} and me.company_role <> 'viewer' for share of me)`;
}

/** Keeps a recruiter in their company until `tx` ends; returns what they may do in it. */
export async function lockInCompany(tx: Database, recruiterId: string): Promise<CompanyRole | undefined> {
  const [member] = await tx
    .select({ companyRole: recruiters.companyRole })
    .from(recruiters)
    .where(eq(recruiters.userId, recruiterId))
    .for("share");
  return member?.companyRole;
}

/**
 * Requires, for a new job, that the recruiter may change their company's work, and keeps them in the company until `tx`
 * ends. Throws viewer-only.
 */
export async function lockMembership(tx: Database, recruiterId: string): Promise<void> {
  if ((await lockInCompany(tx, recruiterId)) === "viewer") throw new DomainError("viewer-only");
}

/** Returns the company that the recruiter hires for. Throws not-found. */
export async function requireCompany(db: Database, recruiterId: string): Promise<{ id: string; name: string }> {
  const [company] = await db
    .select({ id: companies.id, name: companies.name })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, recruiterId));
  if (!company) throw new DomainError("not-found");
  return company;
}

/**
 * SQL condition for a list of jobs: those the viewer looks after, or those of the whole company. Who only looks at a
 * company's work has none of their own, and sees everyone's.
 */
export function inScope(scope: WorkScope, viewerId: string): SQL {
  if (scope === "everyone") return mayRead(viewerId);
  const isTheirs = sql`(colleagues.user_id = me.user_id or me.company_role = 'viewer')`;
  return sql`${jobs.responsibleId} in (${colleagues(viewerId)} and ${isTheirs})`;
}

function colleagues(viewerId: string): SQL {
  return sql`select colleagues.user_id from recruiters me
    join recruiters colleagues on colleagues.company_id = me.company_id
    where me.user_id = ${viewerId}`;
}
