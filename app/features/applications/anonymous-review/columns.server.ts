import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { suspendedPeople } from "#app/db/schema/suspended-people.ts";

/** What stands for the name of who sent the application at hand: "Applicant 4F2A7C", always the same. */
const STAND_IN = sql<string>`'Applicant ' || upper(right(${applications.id}::text, 6))`;

/** Whether the employer of the application at hand may not know who sent it, because it is reviewed without names or they are suspended. */
export const isUnnamed: SQL<boolean> = sql<boolean>`(${applications.hidesName} or ${applications.applicantId} in (${suspendedPeople}))`;

/** Whether who sent the application at hand is suspended: what they wrote is shown to nobody. */
export const isSenderSuspended: SQL<boolean> = sql<boolean>`(${applications.applicantId} in (${suspendedPeople}))`;

/**
 * Who sent the application at hand, as its employer may know them by now: what stands for their name while the
 * application hides it, else `name`, by itself the one that they sent.
 */
export function displayName(
  name: SQLWrapper = sql`coalesce(${applications.profileSnapshot} ->> 'fullName', '')`,
): SQL<string> {
  return sql<string>`case when ${isUnnamed} then ${STAND_IN} else ${name} end`;
}

/**
 * How addresses name who sent the application at hand: by their account, or by the application while it hides their name.
 * The account is the same wherever else a recruiter meets them, where they have a name.
 */
export const publicApplicantId: SQL<string> = sql<string>`case when ${isUnnamed} then ${applications.id} else ${applications.applicantId} end`;
