import { BRAND } from "#app/brand.ts";
import type { CompanyRole } from "#app/domain/company-roles.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { counted } from "#app/words.ts";
import { ROLE_LABELS, ROLE_TEXTS } from "./labels.ts";
import { INVITATION_DAYS, JOIN_PATH } from "./rules.ts";

const REASON = `You're getting this email because you hire people on ${BRAND.name}.`;
const TEAM = "/recruiter/team";

/** Invites someone into a company. */
export function invitationMail(
  toAddress: string,
  said: { invitationId: string; inviter: string; company: string; companyRole: CompanyRole },
): NewMail {
  const { invitationId, inviter, company, companyRole } = said;
  return {
    toAddress,
    toName: null,
    subject: `Join ${company} on ${BRAND.name}`,
    heading: `${inviter} invites you to ${company}`,
    paragraphs: [
      `As ${ROLE_LABELS[companyRole].toLowerCase()}. This role ${ROLE_TEXTS[companyRole]}.`,
      `Log in or sign up as a recruiter with this address, ${toAddress}, and you'll see the same jobs and applicants as your colleagues.`,
      `The invitation works once, for ${INVITATION_DAYS} days. If you didn't expect it, ignore this email.`,
    ],
    button: { label: "See the invitation", href: `${JOIN_PATH}?${new URLSearchParams({ invitation: invitationId })}` },
    reason: `You're getting this email because ${inviter} entered your address.`,
  };
}

/** For the owners: someone joined. */
export function joinedNotification(name: string, company: string): NotificationContent {
  return teamNotification("Someone joined your team", `${name} is now on the team of ${company}.`, TEAM, "Open Team");
}

/** For the owners: someone with an address at their domain asks to join. */
export function askedNotification(
  { name, email }: { name: string; email: string },
  company: string,
): NotificationContent {
  return teamNotification(
    "Someone wants to join your team",
    `${name}, ${email}, wants to join ${company}.`,
    TEAM,
    "Answer",
  );
}

/** For who asked to join. */
export function answeredNotification(isYes: boolean, company: string): NotificationContent {
  return isYes
    ? teamNotification(
        "You're in",
        `You're now on the team of ${company}.`,
        "/recruiter/manage-jobs?whose=everyone",
        "See the jobs",
      )
    : teamNotification(
        "Your request was declined",
        `An owner of ${company} declined your request to join.`,
        TEAM,
        "Open Team",
      );
}

/** For who left, or was removed. */
export function leftNotification(company: string, colleague: string): NotificationContent {
  const body = `You're no longer on the team of ${company}. Your jobs and conversations there went to ${colleague}.`;
  return teamNotification("You left the team", body, TEAM, "Open Team");
}

/** For who takes over everything of a colleague. */
export function takenOverNotification(name: string, jobCount: number): NotificationContent {
  const body = `${name}'s ${counted(jobCount, "job")}, conversations, and notifications are now yours.`;
  return teamNotification(`You've taken over from ${name}`, body, "/recruiter/manage-jobs", "Manage Jobs");
}

/** For who is now responsible for a job. */
export function jobTakenNotification(by: string, job: { id: string; title: string }): NotificationContent {
  const body = `${by} handed ${job.title} over to you, with its applicants and conversations.`;
  return teamNotification("A job is now yours", body, `/recruiter/applications?job=${job.id}`, "View Applicants");
}

/** For who may now do something else. */
export function roleNotification(companyRole: CompanyRole, company: string): NotificationContent {
  const body = `You're now ${ROLE_LABELS[companyRole].toLowerCase()} in ${company}. This role ${ROLE_TEXTS[companyRole]}.`;
  return teamNotification("Your role changed", body, TEAM, "Open Team");
}

function teamNotification(title: string, body: string, href: string, label: string): NotificationContent {
  return {
    kind: "team",
    title,
    body,
    href,
    mail: { subject: title, heading: title, paragraphs: [body], button: { label, href }, reason: REASON },
  };
}
