import type { CaseKind, CaseOutcome, ReportReason } from "#app/domain/cases.ts";

/** The name of each kind of case, in one word. */
export const KIND_NAMES: Record<CaseKind, string> = {
  job: "Job",
  company: "Company",
  profile: "Profile",
  message: "Message",
  conversation: "Conversation",
  email: "Email",
  name: "Company name",
};

/** The reasons for a report, as the form offers them and staff read them. */
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

/** The reasons in two words at most, for lists. */
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

/** The name of each outcome of a case. */
export const OUTCOME_NAMES: Record<CaseOutcome, string> = {
  dismissed: "Dismissed",
  hidden: "Hidden",
  warned: "Warned",
  suspended: "Suspended",
  banned: "Banned",
};

/**
 * The sentence that a reporter reads about the outcome. It never says what was done to a person.
 */
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
