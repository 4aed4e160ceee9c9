import { and, eq, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { displayName } from "#app/features/applications/anonymous-review/columns.server.ts";
import { isId } from "#app/input-fields.ts";

/**
 * Returns the name on the one application that `id` identifies, by its own id, a held change's, or a batch's. Null for
 * several, for another recruiter's, and for an anonymous one.
 */
export async function findChangedName(db: Database, recruiterId: string, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const found = await db
    .select({ name: displayName() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(
      and(
        mayRead(recruiterId),
        or(eq(applications.id, id), eq(heldStatusChanges.id, id), eq(heldStatusChanges.batchId, id)),
      ),
    )
    .limit(2);
  return (found.length === 1 && found[0]?.name) || null;
}
