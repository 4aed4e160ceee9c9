import { asc, eq, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { companyKey } from "#app/db/schema/company-key.ts";
import { hiddenCompanies } from "#app/db/schema/profiles.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { blockedWith } from "#app/features/profiles/contactability.server.ts";
import { type HiddenCompany, MAX_HIDDEN_COMPANIES } from "./rules.ts";

/**
 * Returns the condition that a recruiter may find this person, if the person is visible at all: no block, and the
 * person does not hide from the recruiter's company. The subquery is read once per statement.
 */
export function mayBeFoundBy(personId: SQLWrapper, recruiterId: string): SQL<boolean> {
  return sql<boolean>`${personId} not in (${hiddenFrom(recruiterId)})`;
}

/** Returns everyone whom this recruiter may not find, even if visible, as a query with one column. */
export function hiddenFrom(recruiterId: string | SQLWrapper): SQL {
  return sql`${blockedWith(recruiterId)} union all select hidden_companies.user_id from recruiters
    join companies on companies.id = recruiters.company_id
    join hidden_companies on hidden_companies.name_key = companies.name_key
    where recruiters.user_id = ${recruiterId}`;
}

/**
 * Returns everyone who is in no list that this recruiter searches, as a query with one column: people whom they may not
 * find, and undecided anonymous applicants, because searching by the content of an application would reveal who sent
 * it.
 */
export function unlistedFor(recruiterId: string): SQL {
  return sql`${hiddenFrom(recruiterId)} union all select applications.applicant_id from applications
    join jobs on jobs.id = applications.job_id
    where applications.hides_name and applications.status in ('pending', 'reviewing') and ${mayRead(recruiterId, sql`jobs.responsible_id`)}`;
}

/** Returns everyone who hides from the company that this job names, whoever posted it, as a query with one column. */
export function hiddenFromJob(jobId: string): SQL {
  return sql`select hidden_companies.user_id from hidden_companies where hidden_companies.name_key =
    (select ${sql.raw(companyKey("jobs.company"))} from jobs where jobs.id = ${jobId})`;
}

/** Returns the companies that a senior hides from, by name. */
export async function listHiddenCompanies(db: Database, userId: string): Promise<HiddenCompany[]> {
  const named = db.select({ one: sql`1` }).from(companies).where(eq(companies.nameKey, hiddenCompanies.nameKey));
  return await db
    .select({ id: hiddenCompanies.id, name: hiddenCompanies.name, isHere: sql<boolean>`${exists(named)}` })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.userId, userId))
    .orderBy(asc(hiddenCompanies.nameKey))
    .limit(MAX_HIDDEN_COMPANIES);
}
