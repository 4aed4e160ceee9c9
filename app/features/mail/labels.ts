import type { Letter } from "./rules.ts";

/** Stands in every mail, because job scams arrive by mail. */
export const SCAM_LINE = {
  strong: "We never ask you to pay for a job,",
  rest: "for a card number or for a code. If anybody does, stop and tell us.",
} as const;

/** The way out, in every mail that can be stopped. */
export const STOP_LINK = "Stop these mails";

/** What the page behind that link says about each kind. */
export const LETTER_WORDS: Record<Letter, { name: string; stopped: string }> = {
  news: {
    name: "mails about what happens",
    stopped:
      "You get no more mails about messages, applications and jobs. All of it still stands under Notifications. Mails about the safety of your account still come.",
  },
  "job-alerts": {
    name: "job alerts",
    stopped: "You get no more alerts. Your saved searches stay, and each can be switched on again.",
  },
  "candidate-alerts": {
    name: "alerts of new candidates",
    stopped: "You get no more alerts. Your saved searches stay, and each can be switched on again.",
  },
  "weekly-digest": {
    name: "the weekly digest",
    stopped: "You get no more weekly digest. The switch is in your settings.",
  },
  "daily-digest": {
    name: "the daily digest",
    stopped: "You get no more daily digest. The switch is in your settings.",
  },
};

/** Stands below the button, for mail programs that show no buttons. */
export const COPY_LINE = "If the button does not work, copy this address into your browser:";
