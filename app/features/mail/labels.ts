import type { Mailing } from "./rules.ts";

/** Included in every email, because job scams arrive by email. */
export const SCAM_LINE = {
  strong: "We never ask you to pay for a job,",
  rest: "for a card number or for a code. If anyone does, stop and tell us.",
} as const;

/** The link in every email that can be stopped. */
export const STOP_LINK = "Unsubscribe";

/** In every mail but those to ourselves: for a mail that looks wrong. */
export const REPORT_LINK = "Report this email";

/** What the page behind that link says about each kind. */
export const MAILING_WORDS: Record<Mailing, { name: string; stopped: string }> = {
  notifications: {
    name: "emails about what happens",
    stopped:
      "You won't get emails about messages, applications and jobs anymore. You'll still find it all under Notifications, and we'll still email you about the security of your account.",
  },
  "job-alerts": {
    name: "job alerts",
    stopped: "You won't get these alerts anymore. We keep your saved searches, and you can turn each one on again.",
  },
  "candidate-alerts": {
    name: "alerts of new candidates",
    stopped: "You won't get these alerts anymore. We keep your saved searches, and you can turn each one on again.",
  },
  "weekly-digest": {
    name: "the weekly digest",
    stopped: "You won't get the weekly digest anymore. You can turn it on again in your settings.",
  },
  "daily-digest": {
    name: "the daily digest",
    stopped: "You won't get the daily digest anymore. You can turn it on again in your settings.",
  },
  suggestions: {
    name: "suggested people",
    stopped: "You won't get suggestions anymore. You can turn them on again in your settings.",
  },
  figures: {
    name: "reports by email",
    stopped: "You won't get these reports anymore. You can turn them on again on the Analytics page.",
  },
};

/** The text below the button, for email programs that show no buttons. */
export const COPY_LINE = "If the button doesn't work, copy this address into your browser:";
