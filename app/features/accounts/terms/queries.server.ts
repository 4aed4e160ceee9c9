import { and, eq } from "drizzle-orm";
import { TERMS } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { termsAcceptances } from "#app/db/schema/accounts.ts";

/** Whether the person has agreed to the current terms. */
export async function hasAgreedToTerms(db: Database, userId: string): Promise<boolean> {
  const agreed = and(eq(termsAcceptances.userId, userId), eq(termsAcceptances.version, TERMS.version));
  return (await db.$count(termsAcceptances, agreed)) > 0;
}
