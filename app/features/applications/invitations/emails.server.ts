import type { JobName } from "../emails.server.ts";
import { invitationWords, NOT_INVITED } from "./labels.ts";

/** Where a senior reads their invitations. */
export const INVITATIONS_PATH = "/senior/invitations";

/** The note for a person who has already applied for the job anonymously. */
export const NOT_KNOWN = "You've already applied without your name, so they don't know it's you.";

/** For the senior who was invited; they may have applied anonymously, which the recruiter does not know. */
export function invitationMail(job: JobName, recruiterName: string, hasApplied: boolean) {
  const { heading, reason, choice } = invitationWords(job, recruiterName);
  return {
    subject: `You're invited to apply: ${job.title}`,
    heading,
    paragraphs: [reason, hasApplied ? `${NOT_KNOWN} You don't need to do anything.` : choice],
    button: { label: "See the invitation", href: INVITATIONS_PATH },
    reason: "You're getting this email because recruiters can find your profile. You can change that in your settings.",
  };
}

/** Returns the reason for declining as the recruiter reads it. */
export function declineReasonLine(reason: string): string {
  return `Their reason: ${reason}`;
}

/** For the recruiter whose invitation was declined. */
export function invitationDeclinedMail(name: string, job: JobName, reason: string, href: string) {
  return {
    subject: `Invitation declined: ${job.title}`,
    heading: `${name} would rather not apply`,
    paragraphs: [`${job.title}, ${job.company}.`, ...(reason === "" ? [] : [declineReasonLine(reason)])],
    button: { label: "View applicants", href },
    reason: "You're getting this email because you invited someone to apply.",
  };
}

/** For the recruiter whose held invitation could not be sent. */
export function notInvitedMail(body: string, href: string) {
  return {
    subject: NOT_INVITED,
    heading: NOT_INVITED,
    paragraphs: [body],
    button: { label: "View applicants", href },
    reason: "You're getting this email because you invited someone to apply.",
  };
}
