import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { shortlistedSeniors } from "#app/db/schema/shortlists.ts";
import type { Marks } from "./rules.ts";

export const NO_MARKS: Marks = { isShortlisted: false, invitation: null, heldInvitation: null };

/** Returns which of these people the recruiter shortlisted or invited for this job. */
export async function marksOf(db: Database, jobId: string, seniorIds: string[]): Promise<Map<string, Marks>> {
  if (seniorIds.length === 0) return new Map();
  const kept = await db
    .select({ seniorId: shortlistedSeniors.seniorId })
    .from(shortlistedSeniors)
    .where(and(eq(shortlistedSeniors.jobId, jobId), inArray(shortlistedSeniors.seniorId, seniorIds)));
  const invited = await db
    .select({
      seniorId: invitations.seniorId,
      sentAt: invitations.createdAt,
      declinedAt: invitations.declinedAt,
      reason: invitations.declineReason,
    })
    .from(invitations)
    .where(and(eq(invitations.jobId, jobId), inArray(invitations.seniorId, seniorIds)));
  const held = await db
    .select({ seniorId: heldInvitations.seniorId, id: heldInvitations.id })
    .from(heldInvitations)
    .where(and(eq(heldInvitations.jobId, jobId), inArray(heldInvitations.seniorId, seniorIds)));
  const heldOf = new Map(held.map(({ seniorId, id }) => [seniorId, id]));
  const isKept = new Set(kept.map(({ seniorId }) => seniorId));
  const invitationOf = new Map(invited.map(({ seniorId, ...invitation }) => [seniorId, invitation]));
  return new Map(
    seniorIds.map((id) => [
      id,
      {
        isShortlisted: isKept.has(id),
        invitation: invitationOf.get(id) ?? null,
        heldInvitation: heldOf.get(id) ?? null,
      },
    ]),
  );
}
