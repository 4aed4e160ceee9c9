import type { MailFate } from "#app/features/mail/rules.ts";

/** What became of an email, in words. */
export const FATES: Record<MailFate, string> = {
  sent: "Sent",
  waiting: "On its way",
  failing: "Failed, tried again",
  refused: "Refused for good",
  outbox: "Kept here: no email server is set up",
};
