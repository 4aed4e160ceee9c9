/** The kinds of emails, for searching: those that can be stopped by their own names, the others by purpose. */
export const MAIL_KINDS = [
  "account",
  "support",
  "inbox",
  "waitlist",
  "staff",
  "notifications",
  "job-alerts",
  "candidate-alerts",
  "weekly-digest",
  "daily-digest",
  "suggestions",
  "figures",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
