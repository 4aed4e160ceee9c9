import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "./rules.ts";

/** Returns the person with this address, normalized by `emailField`; undefined if there is none. */
export async function findUserByEmail(db: Database, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return user;
}

/** Returns the recruiter with this id as the viewer for a task that acts for them. Throws not-found. */
export async function findRecruiter(db: Database, userId: string): Promise<Viewer> {
  const [recruiter] = await db
    .select({
      id: users.id,
      role: userRoles.role,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      companyRole: recruiters.companyRole,
    })
    .from(users)
    .innerJoin(recruiters, eq(recruiters.userId, users.id))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "recruiter")))
    .where(eq(users.id, userId));
  if (!recruiter) throw new DomainError("not-found");
  return recruiter;
}
