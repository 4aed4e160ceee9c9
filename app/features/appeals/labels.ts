import type { AppealKind, AppealOutcome } from "#app/domain/suspension.ts";
import { untilText } from "../suspensions/labels.ts";
import type { OwnDecision } from "./rules.ts";

/** What an appeal is against, in one or two words. */
export const APPEAL_KIND_LABELS: Record<AppealKind, string> = {
  suspension: "Suspension",
  job: "Refused job",
  company: "Refused company",
  hidden: "Hidden by a case",
};

export const OUTCOME_LABELS: Record<AppealOutcome, string> = { upheld: "Upheld", reversed: "Reversed" };

/** Returns the heading of the page where a person reads a decision against them. */
export function decisionTitle({ kind, isInForce, endsAt }: OwnDecision): string {
  if (kind === "suspension") {
    if (!isInForce) return "Your account is open again";
    return endsAt === null ? "Your account is suspended for good" : "Your account is suspended";
  }
  if (kind === "job") return isInForce ? "Your job wasn't approved" : "This job was decided anew";
  if (kind === "hidden") return isInForce ? "We took this down" : "This is public again";
  return isInForce ? "Your company wasn't verified" : "Your company is verified";
}

/** Returns what was decided, in one sentence. */
export function decisionText({ kind, subject, isInForce, endsAt }: OwnDecision): string {
  if (kind === "suspension") {
    if (!isInForce) return "The suspension has ended. You can log in, and everything is as it was.";
    const until = endsAt === null ? "" : `It's suspended ${untilText(endsAt)}. `;
    return `${until}${MEANWHILE}`;
  }
  return `${subject}.`;
}

/** Returns the outcome of an appeal, as the person reads it. */
export function outcomeText(kind: AppealKind, outcome: AppealOutcome): string {
  if (outcome === "upheld") return "We looked at it again, and the decision stands.";
  if (kind === "suspension") return "You were right: we lifted the suspension.";
  if (kind === "job") return "You were right: we approved the job.";
  if (kind === "hidden") return "You were right: everything is as it was before.";
  return "You were right: we verified your company.";
}

const MEANWHILE = "You can't log in, and nobody sees what you wrote. Nothing was deleted.";

export const APPEAL_SENT = { kind: "success", title: "We have your appeal" } as const;
export const APPEAL_FAILED = {
  title: "We couldn't take your appeal",
  text: "Your text is still here. Please try again.",
};
export const DECISION_FAILED = {
  title: "This appeal couldn't be decided",
  text: "Your text is still here. Please try again.",
};

/** Returns what reversing the decision does, as the decider reads it. */
export function reversalText(kind: AppealKind): string {
  if (kind === "suspension") return "Is reversed: the suspension is lifted";
  if (kind === "job") return "Is reversed: the job is approved";
  if (kind === "hidden") return "Is reversed: it is shown again";
  return "Is reversed: the company is verified";
}
