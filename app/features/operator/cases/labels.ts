import type { CaseEventKind } from "#app/domain/cases.ts";

/** The shortest and longest message to a person, in characters. */
export const WORDS_LIMITS = { min: 10, max: 1_000 } as const;

export const EVENT_NAMES: Record<CaseEventKind, string> = {
  opened: "Opened",
  reported: "Reported again",
  hidden: "Hidden",
  restored: "Shown again",
  assigned: "Taken",
  released: "Given back",
  note: "Note",
  "wrote-to-person": "Wrote to the person",
  "wrote-to-reporter": "Wrote to a reporter",
  "reporter-abusive": "Report marked as abuse",
  decided: "Decided",
};

type Template = { title: string; text: string };

/** Templates to the person a case is about, for something hidden or for a warning. */
export const PERSON_TEMPLATES: readonly Template[] = [
  {
    title: "Asks for money",
    text: "What you wrote asks people to pay, or to receive and pass on money. No one may ask for that here. Please don't do it again: the next time we close the account.",
  },
  {
    title: "Leads elsewhere",
    text: "Please keep conversations here until you've met. Asking people to move to a messenger or another site early on isn't allowed.",
  },
  {
    title: "Insults or threatens",
    text: "What you wrote was insulting or threatening. Please write to people the way you'd speak to them in an interview. The next time we close the account.",
  },
  {
    title: "Unfair because of age",
    text: "What you wrote rules people out because of their age. That is against our rules and against the law. Please say what the work needs instead.",
  },
  {
    title: "Not true",
    text: "What you say about yourself or your company isn't right. Please correct it, and verify your company with an email address at its own website.",
  },
];

/** Templates to a reporter, for missing information. */
export const REPORTER_TEMPLATES: readonly Template[] = [
  {
    title: "More details",
    text: "Thank you for your report. To look into it we need a little more: what exactly was asked of you, when, and by whom? Please answer this email.",
  },
  {
    title: "If you paid",
    text: "Thank you for your report. If you've sent money or given out numbers, call your bank now, then report it at reportfraud.ftc.gov. We'll keep what we have for the police.",
  },
  {
    title: "Still looking",
    text: "Thank you for your report. It takes us longer than usual; we'll let you know as soon as we've decided.",
  },
];

export const CASE_TOASTS = {
  take: "Case taken",
  release: "Case given back",
  note: "Note added",
  dismiss: "Case dismissed",
  hide: "Hidden, and the case is decided",
  warn: "Warned, and the case is decided",
  suspend: "Suspended for seven days, and the case is decided",
  ban: "Banned, and the case is decided",
  restore: "Shown again",
  abusive: "Report marked as abuse",
  "write-to-person": "Email sent",
  "write-to-reporter": "Email sent",
} as const;

export const CASE_FAILED = { title: "Nothing was changed in this case", text: "Please try again." };
