import type { CaseKind, CaseOutcome, ReportReason } from "#app/domain/cases.ts";

/** What a case is about, in one word. */
export const KIND_NAMES: Record<CaseKind, string> = {
  job: "Job",
  company: "Company",
  profile: "Profile",
  message: "Message",
  conversation: "Conversation",
  email: "Email",
  name: "Company name",
};

/** What is wrong, as the report form offers it and staff read it. */
export const REASON_NAMES: Record<ReportReason, string> = {
  scam: "It asks for money, or looks like a scam",
  false: "It's false, or someone pretends to be someone else",
  discrimination: "It treats people unfairly because of their age or who they are",
  rude: "It's insulting, threatening, or sexual",
  spam: "It's advertising or sent to everyone",
  private: "It shows private information about someone",
  other: "Something else",
  noticed: "Noticed by the product",
};

/** The same for a list, in two words at most. */
export const SHORT_REASONS: Record<ReportReason, string> = {
  scam: "Scam",
  false: "False",
  discrimination: "Unfair",
  rude: "Insult or threat",
  spam: "Advertising",
  private: "Private data",
  other: "Something else",
  noticed: "Noticed",
};

/** What became of a case. */
export const OUTCOME_NAMES: Record<CaseOutcome, string> = {
  dismissed: "Dismissed",
  hidden: "Hidden",
  warned: "Warned",
  suspended: "Suspended",
  banned: "Banned",
};

/** What a reporter is told. It never says what was done to a person. */
export function outcomeText(outcome: CaseOutcome): string {
  switch (outcome) {
    case "dismissed":
      return "We looked at it and found nothing against our rules. If you see more, please report it again.";
    case "hidden":
      return "You were right to tell us. We took it down.";
    default:
      return "You were right to tell us. We acted on it.";
  }
}
