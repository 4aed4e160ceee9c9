import type { Viewer } from "#app/features/accounts/rules.ts";
import { addToShortlist, removeFromShortlist } from "#app/features/applications/shortlist.server.ts";
import { addToPool, removeFromPool } from "#app/features/profiles/candidates/pools/commands.server.ts";
import { POOL_TOASTS } from "#app/features/profiles/candidates/pools/labels.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { holdInvitation, sendInvitationNow, undoInvitation } from "./held/commands.server.ts";
import { invitationToast, SHORTLISTED } from "./labels.ts";
import type { SourceInput } from "./schema.ts";

/**
 * Handles a recruiter's action on a person who has not applied, and returns the toast. Throws what each command throws.
 */
export async function handleSourcingIntent(platform: Platform, viewer: Viewer, input: SourceInput) {
  switch (input.intent) {
    case "invite":
      return invitationToast("held", (await holdInvitation(platform, viewer, input)).name);
    case "undo-invitation":
      return invitationToast("undone", (await undoInvitation(platform, viewer, input.held)).name);
    case "send-invitation":
      return invitationToast("sent", (await sendInvitationNow(platform, viewer, input.held)).name);
    case "add-to-pool":
      await addToPool(platform, viewer, input);
      return POOL_TOASTS[input.intent];
    case "remove-from-pool":
      await removeFromPool(platform, viewer, input);
      return POOL_TOASTS[input.intent];
    case "shortlist":
    case "unshortlist": {
      await (input.intent === "shortlist" ? addToShortlist : removeFromShortlist)(platform, viewer, input);
      const person = await findCandidateProfile(platform, viewer, input.seniorId);
      return { ...SHORTLISTED[input.intent], text: person?.fullName || undefined };
    }
  }
}
