import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { APPLIED_FOR_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { APPEAL_ONCE, SCAM_ADVICE, SCAMS_PATH } from "#app/features/safety/advice.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { meanwhileText, untilText } from "./labels.ts";

type Person = { id: string; role: Role | null; name: string; email: string; isEmailVerified: boolean };

const REASON = `You're getting this email because it's about your ${BRAND.name} account.`;

function toPerson(person: Person) {
  const { id: userId, name, email: toAddress, isEmailVerified } = person;
  return { userId, toAddress, toName: isEmailVerified ? name : null, reason: REASON };
}

/** Tells a person that their account is suspended: why, until when, and how to appeal. */
export function suspendedMail(
  signer: { authSecret: string },
  person: Person,
  { id, reason, endsAt }: { id: string; reason: string; endsAt: Date | null },
): NewMail {
  return {
    ...toPerson(person),
    subject: `Your ${BRAND.name} account is suspended`,
    heading: `Your account is suspended ${untilText(endsAt)}`,
    paragraphs: [`Why: ${reason}`, meanwhileText(person.role), APPEAL_ONCE],
    button: {
      label: "Appeal this decision",
      href: appealPath(signer, { kind: "suspension", decisionId: id, userId: person.id }),
    },
  };
}

/** Tells a person that their suspension has ended. */
export function suspensionEndedMail(person: Person, how: string): NewMail {
  const why =
    how === "time"
      ? "The time of your suspension is over."
      : how === "appeal"
        ? "We looked at your appeal and took the suspension back."
        : "We lifted the suspension.";
  return {
    ...toPerson(person),
    subject: `Your ${BRAND.name} account is open again`,
    heading: "Your account is open again",
    paragraphs: [`${why} You can log in, and everything is as it was.`],
    button: { label: "Log In", href: "/login" },
  };
}

/** Tells everyone with an open application to a suspended employer what happened and what to do. */
export function employerSuspendedNotification(
  job: { title: string; company: string },
  applicationId: string,
): NotificationContent {
  const href = `/senior/applications?application=${applicationId}`;
  const what = `We suspended the account of the employer of ${job.title}, ${job.company}.`;
  return {
    kind: "employer-suspended",
    title: "An employer was suspended",
    body: `${what} ${SCAM_ADVICE[0]}`,
    href,
    mail: {
      subject: "An employer you applied to was suspended",
      heading: "An employer you applied to was suspended",
      paragraphs: [`${what} It isn't about you.`, ...SCAM_ADVICE],
      button: { label: "Job scams: what to do", href: SCAMS_PATH },
      reason: APPLIED_FOR_THIS_JOB,
    },
  };
}
