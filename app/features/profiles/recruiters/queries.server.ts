import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import type { RecruiterCard } from "./rules.ts";

/** Returns the recruiter's own card. Throws not-found for anyone else. */
export async function requireCard(db: Database, recruiterId: string): Promise<RecruiterCard> {
  const [row] = await db
    .select({ fullName: recruiters.fullName, jobTitle: recruiters.jobTitle, photoUrl: recruiters.photoUrl })
    .from(recruiters)
    .where(eq(recruiters.userId, recruiterId));
  if (!row) throw new DomainError("not-found");
  return row;
}
