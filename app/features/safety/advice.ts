import { BRAND } from "#app/brand.ts";
import type { MailEntry } from "#app/features/mail/rules.ts";

/** The page that explains how job scams work and what to do. */
export const SCAMS_PATH = "/resources/job-scams";

/** Advice for a person who was in contact with a suspended employer. */
export const SCAM_ADVICE = [
  "If you're in contact with them outside of Seasoned, stop. Don't send money, documents, or codes.",
  `If you sent any, call your bank now. You can report fraud at reportfraud.ftc.gov, and tell us at ${BRAND.contactEmail}.`,
] as const;

/** How often a decision is reviewed, and by whom. */
export const APPEAL_ONCE =
  "If you think this is wrong, you can appeal once. Someone other than who decided reads it, and answers in writing.";

/** Returns the part of an email that links a decision to its appeal. */
export function appealEntry(href: string): MailEntry {
  return { title: "Is this wrong?", text: APPEAL_ONCE, link: { label: "Appeal this decision", href } };
}
