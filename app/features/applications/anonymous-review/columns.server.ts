import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { suspendedPeople } from "#app/db/schema/suspended-people.ts";

/** The pseudonym of an application's sender: "Applicant 4F2A7C", always the same. */
const STAND_IN = sql<string>`'Applicant ' || upper(right(${applications.id}::text, 6))`;

/** Whether the employer of the application at hand may not know who sent it, because it is reviewed without names or they are suspended. */
export const isUnnamed: SQL<boolean> = sql<boolean>`(${applications.hidesName} or ${applications.applicantId} in (${suspendedPeople}))`;

/** Whether who sent the application at hand is suspended: what they wrote is shown to no one. */
export const isSenderSuspended: SQL<boolean> = sql<boolean>`(${applications.applicantId} in (${suspendedPeople}))`;

/**
 * Returns the name of an application's sender as its employer may know it now: the pseudonym while the application is
 * anonymous, else `name`, by default the one in the snapshot.
 */
export function displayName(
  name: SQLWrapper = sql`coalesce(${applications.profileSnapshot} ->> 'fullName', '')`,
): SQL<string> {
  return sql<string>`case when ${isUnnamed} then ${STAND_IN} else ${name} end`;
}

/**
 * The id of an application's sender in addresses: the account's, or the application's while it is anonymous, because
 * the account's id is the same in places that show their name.
 */
export const publicApplicantId: SQL<string> = sql<string>`case when ${isUnnamed} then ${applications.id} else ${applications.applicantId} end`;
