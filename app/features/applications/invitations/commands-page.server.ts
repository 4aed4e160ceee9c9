import type { Viewer } from "#app/features/accounts/rules.ts";
import { addToShortlist, removeFromShortlist } from "#app/features/applications/shortlist.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { inviteToApply } from "./commands.server.ts";
import { INVITED, SHORTLISTED } from "./labels.ts";
import type { SourceInput } from "./schema.ts";

/** Does what a recruiter asked for with somebody who has not applied, and says so. Throws what each of them throws. */
export async function answerSource(platform: Platform, viewer: Viewer, input: SourceInput) {
  const { intent, ...person } = input;
  if (intent === "invite") {
    await inviteToApply(platform, viewer, person);
    return INVITED;
  }
  if (intent === "shortlist") await addToShortlist(platform, viewer, person);
  else await removeFromShortlist(platform, viewer, person);
  return SHORTLISTED[intent];
}
