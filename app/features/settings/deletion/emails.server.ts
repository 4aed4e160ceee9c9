import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { GRACE_DAYS } from "../rules.ts";

type Person = { name: string; email: string };

const REASON = `You get this mail because it is about your ${BRAND.name} account.`;

/** Tells that the account will be erased, when, and how to keep it. */
export function deletionAskedMail(person: Person, dueAt: Date): NewMail {
  return {
    toAddress: person.email,
    toName: person.name,
    subject: `Your ${BRAND.name} account will be deleted`,
    heading: `Your account will be deleted on ${day(dueAt)}`,
    paragraphs: [
      `You have ${GRACE_DAYS} days to change your mind. Until then your profile is hidden from recruiters. After that, your profile, your files, your applications and your messages are erased, and nobody can bring them back.`,
      "Was it not you, or do you want to stay? Log in and press Keep my account.",
    ],
    button: { label: "Keep my account", href: "/senior/settings" },
    reason: REASON,
  };
}

/** Tells that the account stays after all. */
export function accountKeptMail(person: Person): NewMail {
  return {
    toAddress: person.email,
    toName: person.name,
    subject: `Your ${BRAND.name} account stays`,
    heading: "Your account stays",
    paragraphs: ["Nothing was erased, and everything is as it was before."],
    reason: REASON,
  };
}

function day(at: Date): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    at,
  );
}
