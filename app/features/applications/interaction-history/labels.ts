import { INVITING } from "../invitations/labels.ts";
import type { InteractionKind } from "./rules.ts";

/** The short text in a person's row. */
export const INTERACTION_NAMES: Record<InteractionKind, string> = {
  applied: "Applied",
  withdrawn: "Withdrawn",
  inviting: INVITING,
  invited: "Invited",
  declined: "Declined the invitation",
  shortlisted: "On the shortlist",
};

/** The text before the name of a job and a day, in a person's card. */
export const INTERACTION_SENTENCES: Record<InteractionKind, string> = {
  applied: "Applied for",
  withdrawn: "Withdrew their application for",
  inviting: "You are inviting them to apply for",
  invited: "You invited them to apply for",
  declined: "Declined your invitation for",
  shortlisted: "You put them on your shortlist for",
};
