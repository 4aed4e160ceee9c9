import type { JobStatus } from "#app/domain/status.ts";
import type { Match } from "#app/features/matching/rules.ts";
import type { CandidateProfile } from "#app/features/profiles/rules.ts";
import type { Interview } from "../interviews/rules.ts";
import type { InvitationState } from "../invitations/rules.ts";
import type { ApplicantNote } from "../notes/rules.ts";

/** A change that its recruiter can still take back; `batchId` is shared by all that were asked for together. */
export type HeldStatusChange = { id: string; batchId: string; to: string };

/** A row of 'Matching Candidates': somebody who applied, or somebody who would fit (`application` is null). */
export type ApplicantRow = {
  candidateId: string;
  fullName: string;
  /** How well they fit; null where there is nothing to score: the person withdrew and is not visible. */
  percent: number | null;
  application: {
    id: string;
    status: string;
    createdAt: Date;
    /** The employer does not know yet who it is. */
    hidesName: boolean;
    held: HeldStatusChange | null;
    interview: Interview | null;
    answerDueOn: string | null;
    answeredAt: Date | null;
  } | null;
  /** The promised day of their answer has passed. */
  isOverdue: boolean;
  marks: Marks;
};

/** What the recruiter did with a person for this job beside their application. */
export type Marks = {
  isShortlisted: boolean;
  invitation: InvitationState | null;
  /** The id of an invitation that waits and can be undone. */
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
  /** Give it as `after` for the next page of people who applied; null on the last one. */
  nextAfter: string | null;
};

/** What the address of 'View Applicants' asks for. `after` is a page's end as its list gave it. */
export type ApplicantSearch = { view: ApplicantView; sort: ApplicantSort; after: string | null };

/** Reads the address; what is unknown means everybody, best match first, from the top. */
export function applicantSearchFrom(params: URLSearchParams): ApplicantSearch {
  return {
    view: APPLICANT_VIEWS.find((view) => view === params.get("show")) ?? "all",
    sort: APPLICANT_SORTS.find((sort) => sort === params.get("sort")) ?? "match",
    after: params.get("after"),
  };
}

/** The address of a job's table; what is as usual is left out. */
export function applicantParams(jobId: string, { view, sort, after }: ApplicantSearch): URLSearchParams {
  const params = new URLSearchParams({ job: jobId });
  if (view !== "all") params.set("show", view);
  if (sort !== "match") params.set("sort", sort);
  if (after !== null) params.set("after", after);
  return params;
}

/** The changes among these rows that were asked for together and wait, those of more than one person only. */
export function heldBatches(rows: readonly ApplicantRow[]): Array<{ batchId: string; to: string; count: number }> {
  const batches = new Map<string, { batchId: string; to: string; count: number }>();
  for (const { application } of rows) {
    if (!application?.held) continue;
    const { batchId, to } = application.held;
    batches.set(batchId, { batchId, to, count: (batches.get(batchId)?.count ?? 0) + 1 });
  }
  return [...batches.values()].filter(({ count }) => count > 1);
}

/** A candidate as the 'Candidate Profile' card shows them to one recruiter. */
export type Candidate = CandidateProfile & {
  match: Match | null;
  /** Null where no job is chosen. */
  marks: Marks | null;
  application: {
    id: string;
    status: string;
    /** The employer does not know yet who it is. */
    hidesName: boolean;
    /** Who sent it is suspended, so that nothing of theirs is shown. */
    isSuspended: boolean;
    held: HeldStatusChange | null;
    interview: Interview | null;
    /** The day by which the person was promised an answer that they still wait for; null where none is due. */
    due: { on: string; isLate: boolean } | null;
    coverNote: string | null;
    notes: ApplicantNote[];
  } | null;
};
