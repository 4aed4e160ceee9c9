import type { ErrorCode } from "#app/domain-error.ts";
import { UNDO_SECONDS } from "../rules.ts";

/** The recruiter's buttons and their toasts. */
export const INVITE_BUTTON = "Invite to apply";
export const SEND_INVITATION = "Send invitation";

/** The note beside a held invitation; `title` is its job's. */
export function notInvitedYet(title: string): string {
  return `Your invitation for ${title} goes out within ${UNDO_SECONDS} seconds. They don't know yet.`;
}

/** The note in the row of a person with a held invitation. */
export const INVITING = "Invitation goes out in a moment";

/** The text of an invitation, in its email and in the preview. */
export function invitationWords(job: { title: string; company: string }, recruiterName: string) {
  return {
    heading: `${job.company} would like you to apply`,
    reason: `${recruiterName} read your profile and thinks ${job.title} could be a good fit for you.`,
    choice: "You can apply with your profile or decline. Nothing happens until you do.",
  };
}

/** The toast after an invitation was held, sent, or undone; `name` is the invited person's. */
export function invitationToast(what: "held" | "sent" | "undone", name: string) {
  if (what === "held") {
    return { kind: "success", title: `Inviting ${name}`, text: `You have ${UNDO_SECONDS} seconds to undo.` } as const;
  }
  const [title, text] =
    what === "sent"
      ? ["Invitation sent", `${name} can apply or decline.`]
      : ["Invitation undone", `${name}: nobody was told.`];
  return { kind: "success", title, text } as const;
}

/** The title of the notification that an invitation could not be sent. */
export const NOT_INVITED = "An invitation wasn't sent";

/** Says who was not invited, for which job, and why, by the code of the refusal. */
export function whyNotInvited(name: string, title: string, code: ErrorCode): string {
  const what = `${name} wasn't invited for ${title}`;
  if (code === "job-closed") return `${what}: the job is no longer open.`;
  if (code === "already-invited") return `${what}: they have applied, or were invited before.`;
  if (code === "not-found") return `${what}: they no longer show their profile to recruiters.`;
  return `${what}. Please try again.`;
}

export const SHORTLIST_BUTTONS = { add: "Add to shortlist", remove: "Remove from shortlist" } as const;
export const SHORTLISTED = {
  shortlist: { kind: "success", title: "Added to the shortlist" },
  unshortlist: { kind: "success", title: "Removed from the shortlist" },
} as const;
export const INVITE_FAILED = { title: "That didn't work", text: "Nobody was told. Please try again." };

/** The title of the senior's page. */
export const INVITATIONS_HEAD = {
  title: "Invitations",
  text: "Recruiters who found your profile and would like you to apply.",
} as const;
export const DECLINED = {
  kind: "success",
  title: "Invitation declined",
  text: "We've let the recruiter know.",
} as const;
export const DECLINE_FAILED = { title: "That didn't work", text: "The invitation is unchanged. Please try again." };
