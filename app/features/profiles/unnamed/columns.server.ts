import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";

/** What stands for the name of who sent the application at hand: "Applicant 4F2A", always the same. */
const STAND_IN = sql<string>`'Applicant ' || upper(right(${applications.id}::text, 4))`;

/**
 * Who sent the application at hand, as its employer may know them by now: what stands for their name while the job is
 * reviewed without names, else `name`, by itself the one that they sent.
 */
export function shownName(
  name: SQLWrapper = sql`coalesce(${applications.profileSnapshot} ->> 'fullName', '')`,
): SQL<string> {
  return sql<string>`case when ${applications.hidesName} then ${STAND_IN} else ${name} end`;
}
