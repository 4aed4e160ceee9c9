import { BRAND } from "#app/brand.ts";
import { RECRUITER_QUESTIONS, SENIOR_QUESTIONS } from "#app/content/contact.tsx";
import type { ContactChannel } from "#app/features/contact/rules.ts";
import type { Question } from "#app/ui/faq.tsx";

export type SupportPage = {
  channel: ContactChannel;
  path: "/senior-support" | "/recruiter-support";
  title: string;
  description: string;
  lede: string;
  /** Under the label of the message. */
  hint: string;
  questions: readonly Question[];
};

const SENIOR: SupportPage = {
  channel: "senior-support",
  path: "/senior-support",
  title: "Senior Support",
  description: `Help for seniors from a person: profile, applications, matches. We reply within ${BRAND.replyTime}.`,
  lede: "A real person will help you with your profile, your applications and anything else.",
  hint: "Tell us what you were trying to do and what happened.",
  questions: SENIOR_QUESTIONS,
};

const RECRUITER: SupportPage = {
  channel: "recruiter-support",
  path: "/recruiter-support",
  title: "Recruiter Support",
  description: `Help for recruiters from a person: posting, applicants, plans. We reply within ${BRAND.replyTime}.`,
  lede: "A real person will help you with your jobs, your applicants and your plan.",
  hint: "If it's about a job or a candidate, tell us which one.",
  questions: RECRUITER_QUESTIONS,
};

/** The support page at that path. */
export function supportPageAt(pathname: string): SupportPage {
  return pathname.startsWith(RECRUITER.path) ? RECRUITER : SENIOR;
}
