import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { CasePerson } from "./rules.ts";

/** Returns what staff see of the people in a case, by their ids, in one statement. */
export async function listCasePeople(db: Database, ids: readonly string[]): Promise<Map<string, CasePerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      role: userRoles.role,
      createdAt: users.createdAt,
      isEmailVerified: users.isEmailVerified,
      companyName: companies.name,
      verifiedAt: companies.verifiedAt,
      verifiedDomain: companies.verifiedDomain,
      casesAbout: db.$count(cases, eq(cases.aboutId, users.id)),
      reportsMade: db.$count(reports, eq(reports.reporterId, users.id)),
      abusiveReports: sql<number>`(select count(*)::integer from ${reports}
        where ${reports.reporterId} = ${users.id} and ${reports.abusiveAt} is not null)`,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(recruiters, eq(recruiters.userId, users.id))
    .leftJoin(companies, eq(companies.id, recruiters.companyId))
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map(({ companyName, verifiedAt, verifiedDomain, ...person }) => {
      const company =
        companyName === null ? null : { name: companyName, isVerified: verifiedAt !== null, verifiedDomain };
      return [person.id, { ...person, company }];
    }),
  );
}
