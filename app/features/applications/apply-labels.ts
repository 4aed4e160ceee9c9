import { APPLY_FAILED } from "#app/domain/texts.ts";
import { asksText } from "#app/features/jobs/questions/labels.ts";
import { isSettled, type Job } from "#app/features/jobs/rules.ts";
import { NAMES_HIDDEN } from "./anonymous-review/labels.ts";
import { waitingText } from "./answers/labels.ts";
import { answerStillDue } from "./answers/rules.ts";
import type { ApplyState, ApplyTexts } from "./applying.ts";
import { heldText } from "./held/labels.ts";
import { statusWords } from "./status-words.ts";

/** Toasts and refusals when applying (section 8). */
export const APPLY_TOASTS = {
  success: {
    kind: "success",
    title: "Application Submitted",
    text: "Your application has been successfully submitted.",
  },
  failure: {
    kind: "error",
    title: APPLY_FAILED,
    text: "Failed to submit application. Please try again later.",
  },
} as const;

const APPLY_HINTS: Partial<Record<ApplyState["kind"], string>> = {
  "profile-incomplete": "Your profile is what the employer reads. Add a few words about you or a skill, then apply.",
  "check-failed": "We couldn't check whether you've already applied.",
  closed: "This job is closed and no longer takes applications.",
  paused: "The employer has paused this job. It isn't taking applications right now.",
  recruiter: "You're logged in as a recruiter. Only seniors can apply for jobs.",
  "no-role": "Only seniors can apply for jobs. Your account hasn't chosen a role yet.",
};

/** Returns the texts beside the apply button for this visitor. */
export function applyTexts(
  state: ApplyState,
  job: Pick<Job, "id" | "isActive" | "status" | "hidesNames" | "company" | "questions">,
  now: Date,
): ApplyTexts {
  const due = state.kind === "applied" && !isSettled(job.status) && answerStillDue(state, now);
  const asks = ["open", "held", "applied"].includes(state.kind) ? null : asksText(job.questions);
  const status = state.kind === "applied" ? state.status : state.kind === "held" ? "pending" : null;
  return {
    link: linkOf(state, job.id),
    notes: job.isActive ? [...(asks ? [asks] : []), ...(job.hidesNames ? [NAMES_HIDDEN] : [])] : [],
    applied: status === null ? null : statusWords(status).button,
    hint:
      state.kind === "held"
        ? heldText({ ...state, company: job.company })
        : state.kind === "applied"
          ? due
            ? waitingText(due)
            : ""
          : (APPLY_HINTS[state.kind] ?? null),
  };
}

function linkOf({ kind }: ApplyState, jobId: string): ApplyTexts["link"] {
  if (kind === "guest") return { to: `/login?${new URLSearchParams({ next: `/job/${jobId}` })}`, label: "Apply Now" };
  return kind === "profile-incomplete" ? { to: "/senior/profile", label: "Complete Profile" } : null;
}
