import { and, eq } from "drizzle-orm";
import { shortlistedSeniors } from "#app/db/schema/shortlists.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActingRecruiter, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireChangeableJob } from "#app/features/jobs/queries.server.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import type { PersonForJob } from "./invitations/schema.ts";

/** The most people on a job's shortlist. */
const MOST = 200;

/**
 * Adds a person the viewer may see to the shortlist of a job of their company; a second time changes nothing. Throws
 * wrong-role, email-unverified, account-leaving, not-found (another's job, a hidden person), shortlist-full.
 */
export async function addToShortlist(platform: Platform, viewer: Viewer, person: PersonForJob): Promise<void> {
  requireActingRecruiter(platform, viewer);
  const { jobId, seniorId } = person;
  await platform.db.transaction(async (tx) => {
    await requireChangeableJob(tx, viewer.id, jobId);
    if (!(await findCandidateProfile(withTransaction(platform, tx), viewer, seniorId)))
      throw new DomainError("not-found");
    if ((await tx.$count(shortlistedSeniors, eq(shortlistedSeniors.jobId, jobId))) >= MOST) {
      throw new DomainError("shortlist-full");
    }
    await tx
      .insert(shortlistedSeniors)
      .values({ jobId, seniorId, createdAt: platform.clock.now() })
      .onConflictDoNothing();
  });
}

/**
 * Removes a person from the shortlist of one of the viewer's jobs; does nothing if they are not on it. Throws
 * wrong-role, not-found.
 */
export async function removeFromShortlist(platform: Platform, viewer: Viewer, person: PersonForJob): Promise<void> {
  requireHiring(viewer);
  const { jobId, seniorId } = person;
  await platform.db.transaction(async (tx) => {
    await requireChangeableJob(tx, viewer.id, jobId);
    await tx
      .delete(shortlistedSeniors)
      .where(and(eq(shortlistedSeniors.jobId, jobId), eq(shortlistedSeniors.seniorId, seniorId)));
  });
}
