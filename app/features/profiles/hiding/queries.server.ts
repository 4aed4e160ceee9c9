import { asc, eq, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companyKey } from "#app/db/schema/company-key.ts";
import { companies, hiddenCompanies } from "#app/db/schema/profiles.ts";
import { blockedWith } from "#app/features/profiles/contactability.server.ts";
import { type HiddenCompany, MAX_HIDDEN_COMPANIES } from "./rules.ts";

/**
 * The condition that a recruiter may find this person, if the person is visible at all: there is no block between them,
 * and the person does not hide from the recruiter's company. The list of who does is read once for a statement.
 */
export function mayBeFoundBy(personId: SQLWrapper, recruiterId: string): SQL<boolean> {
  return sql<boolean>`${personId} not in (${hiddenFrom(recruiterId)})`;
}

/** Everybody whom this recruiter does not find, however visible: a statement with one column. */
export function hiddenFrom(recruiterId: string | SQLWrapper): SQL {
  return sql`${blockedWith(recruiterId)} union all select hidden_companies.user_id from recruiters
    join companies on companies.id = recruiters.company_id
    join hidden_companies on hidden_companies.name_key = companies.name_key
    where recruiters.user_id = ${recruiterId}`;
}

/**
 * Everybody who is in no list that this recruiter searches: whom they do not find, and who applied to them without a name
 * that they have not decided on. A search by what such an application says would tell whose it is. A statement with one
 * column.
 */
export function unlistedFor(recruiterId: string): SQL {
  return sql`${hiddenFrom(recruiterId)} union all select applications.applicant_id from applications
    join jobs on jobs.id = applications.job_id
    where applications.hides_name and applications.status in ('pending', 'reviewing') and jobs.created_by = ${recruiterId}`;
}

/** Everybody who hides from the company that this job names, whoever posted it: a statement with one column. */
export function hiddenFromJob(jobId: string): SQL {
  return sql`select hidden_companies.user_id from hidden_companies where hidden_companies.name_key =
    (select ${sql.raw(companyKey("jobs.company"))} from jobs where jobs.id = ${jobId})`;
}

/** The companies from which a senior hides, by name. */
export async function listHiddenCompanies(db: Database, userId: string): Promise<HiddenCompany[]> {
  const named = db.select({ one: sql`1` }).from(companies).where(eq(companies.nameKey, hiddenCompanies.nameKey));
  return await db
    .select({ id: hiddenCompanies.id, name: hiddenCompanies.name, isHere: sql<boolean>`${exists(named)}` })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.userId, userId))
    .orderBy(asc(hiddenCompanies.nameKey))
    .limit(MAX_HIDDEN_COMPANIES);
}
