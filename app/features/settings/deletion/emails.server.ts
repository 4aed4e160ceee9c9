import { BRAND } from "#app/brand.ts";
import { type Role, settingsPath } from "#app/features/accounts/rules.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { APPLIED_FOR_THIS_JOB } from "#app/features/mail/reasons.ts";
import type { NotificationContent } from "#app/features/notifications/commands.server.ts";
import { GRACE_DAYS } from "../rules.ts";

type Person = { id: string; role: Role | null; name: string; email: string; isEmailVerified: boolean };

const REASON = `You're getting this email because it's about your ${BRAND.name} account.`;

const WORDS: Record<Role, { meanwhile: string; gone: string; kept: string }> = {
  senior: {
    meanwhile: "Until then your profile is hidden from recruiters.",
    gone: "your profile, your files, your applications and your messages",
    kept: "Nothing was deleted. Everything is just as it was.",
  },
  recruiter: {
    meanwhile: "Until then your jobs are paused.",
    gone: "your jobs with everyone who applied, your notes and your messages",
    kept: "Nothing was deleted. Your jobs are still paused. You can resume them in Manage Jobs.",
  },
};

/** Says that the account will be erased, when, and how to keep it. */
export function deletionAskedMail(person: Person, dueAt: Date): NewMail {
  return {
    userId: person.id,
    toAddress: person.email,
    toName: person.isEmailVerified ? person.name : null,
    subject: `Your ${BRAND.name} account will be deleted`,
    heading: `Your account will be deleted on ${day(dueAt)}`,
    paragraphs: [
      `You have ${GRACE_DAYS} days to change your mind. ${WORDS[person.role ?? "senior"].meanwhile} After that, we permanently delete ${WORDS[person.role ?? "senior"].gone}.`,
      "Wasn't you, or changed your mind? Log in and press Keep my account.",
    ],
    button: { label: "Keep my account", href: settingsPath(person.role) },
    reason: REASON,
  };
}

/** Says that the account is kept. */
export function accountKeptMail(person: Person): NewMail {
  return {
    userId: person.id,
    toAddress: person.email,
    toName: person.isEmailVerified ? person.name : null,
    subject: `We kept your ${BRAND.name} account`,
    heading: "We kept your account",
    paragraphs: [WORDS[person.role ?? "senior"].kept],
    reason: REASON,
  };
}

/** For everyone who waits for an answer about a job whose recruiter is gone. */
export function jobGoneNotification({ title, company }: { title: string; company: string }): NotificationContent {
  const said = `${title}, ${company}. The recruiter closed their account, so this job is gone and your application ends.`;
  return {
    kind: "job-closed",
    title: "Job closed",
    body: said,
    href: "/senior/find-jobs",
    mail: {
      subject: `Job closed: ${title}`,
      heading: `${title} is closed`,
      paragraphs: [said, "It isn't about you. There may be other jobs that fit."],
      button: { label: "Find Jobs", href: "/senior/find-jobs" },
      reason: APPLIED_FOR_THIS_JOB,
    },
  };
}

function day(at: Date): string {
  return new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    at,
  );
}
