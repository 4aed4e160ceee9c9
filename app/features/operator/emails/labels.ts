import type { MailKind } from "#app/domain/emails.ts";
import type { MailFate } from "#app/features/mail/rules.ts";
import type { EmailState } from "./rules.ts";

/** The delivery states of an email, in words. */
export const FATES: Record<MailFate, string> = {
  sent: "Sent",
  waiting: "On its way",
  failing: "Failed, tried again",
  refused: "Bounced: refused for good",
  outbox: "Kept here: no email server",
};

export const EMAIL_STATE_LABELS: Record<EmailState, string> = {
  waiting: "Waiting",
  failing: "Failed",
  refused: "Bounced",
  sent: "Sent",
};

export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  account: "Account and security",
  support: "Answers of support",
  inbox: "To the support mailbox",
  waitlist: "Waitlist",
  staff: "Staff",
  notifications: "Notifications",
  "job-alerts": "Job alerts",
  "candidate-alerts": "Alerts of new candidates",
  "weekly-digest": "Weekly digest",
  "daily-digest": "Daily digest",
  suggestions: "Suggested people",
  figures: "Report of figures",
};

export const EMAIL_FAILED = { title: "This email couldn't be changed", text: "Please try again." };
