import type { SentAnswer } from "#app/domain/questions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import type { Match } from "#app/features/matching/rules.ts";
import type { CandidateProfile } from "#app/features/profiles/rules.ts";
import type { Interview } from "../interviews/rules.ts";
import type { InvitationState } from "../invitations/rules.ts";
import type { ApplicantNote } from "../notes/rules.ts";

/** A status change that its recruiter can still undo; changes of one request share `batchId`. */
export type HeldStatusChange = { id: string; batchId: string; to: string };

/** A row of "Matching Candidates": an applicant, or a suggested person (`application` is null). */
export type ApplicantRow = {
  candidateId: string;
  fullName: string;
  /** The match; null if the person withdrew and is not visible. */
  percent: number | null;
  application: {
    id: string;
    status: string;
    createdAt: Date;
    /** The application is still anonymous. */
    hidesName: boolean;
    held: HeldStatusChange | null;
    interview: Interview | null;
    answerDueOn: string | null;
    answeredAt: Date | null;
  } | null;
  /** The promised day has passed without an answer. */
  isOverdue: boolean;
  marks: Marks;
};

/** The recruiter's actions on a person for this job, beside the application. */
export type Marks = {
  isShortlisted: boolean;
  invitation: InvitationState | null;
  /** The id of an invitation that can still be undone. */
  heldInvitation: string | null;
};

export const APPLICANT_VIEWS = ["all", "applied", "suggested", "shortlist"] as const;

export type ApplicantView = (typeof APPLICANT_VIEWS)[number];

export const APPLICANT_SORTS = ["match", "date"] as const;

export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

export type ApplicantList = {
  job: { id: string; title: string; company: string; isActive: boolean; status: JobStatus; hidesNames: boolean };
  rows: ApplicantRow[];
  counts: Record<ApplicantView, number>;
  /** The value of `after` for the next page of applicants; null on the last one. */
  nextAfter: string | null;
};

/** The query of "View Applicants". `after` is the end of the previous page. */
export type ApplicantSearch = { view: ApplicantView; sort: ApplicantSort; after: string | null };

/** Reads the address; unknown values mean everyone, best match first, from the top. */
export function applicantSearchFrom(params: URLSearchParams): ApplicantSearch {
  return {
    view: APPLICANT_VIEWS.find((view) => view === params.get("show")) ?? "all",
    sort: APPLICANT_SORTS.find((sort) => sort === params.get("sort")) ?? "match",
    after: params.get("after"),
  };
}

/** Returns the address of a job's table, without defaults. */
export function applicantParams(jobId: string, { view, sort, after }: ApplicantSearch): URLSearchParams {
  const params = new URLSearchParams({ job: jobId });
  if (view !== "all") params.set("show", view);
  if (sort !== "match") params.set("sort", sort);
  if (after !== null) params.set("after", after);
  return params;
}

/** Returns the waiting changes among these rows that were requested together, for more than one person. */
export function heldBatches(rows: readonly ApplicantRow[]): Array<{ batchId: string; to: string; count: number }> {
  const batches = new Map<string, { batchId: string; to: string; count: number }>();
  for (const { application } of rows) {
    if (!application?.held) continue;
    const { batchId, to } = application.held;
    batches.set(batchId, { batchId, to, count: (batches.get(batchId)?.count ?? 0) + 1 });
  }
  return [...batches.values()].filter(({ count }) => count > 1);
}

/** A candidate as the "Candidate Profile" card shows them to one recruiter. */
export type Candidate = CandidateProfile & {
  match: Match | null;
  /** Null if no job is selected. */
  marks: Marks | null;
  application: {
    id: string;
    status: string;
    /** The company's own stage inside the status. */
    stageId: string | null;
    /** The application is still anonymous. */
    hidesName: boolean;
    /** Who sent it is suspended, so that nothing of theirs is shown. */
    isSuspended: boolean;
    held: HeldStatusChange | null;
    interview: Interview | null;
    /** The promised day of an answer that is still due; null if none is. */
    due: { on: string; isLate: boolean } | null;
    coverNote: string | null;
    questionAnswers: SentAnswer[];
    notes: ApplicantNote[];
    /** The colleague who set its status; null for the viewer and the applicant. */
    movedBy: string | null;
  } | null;
};
