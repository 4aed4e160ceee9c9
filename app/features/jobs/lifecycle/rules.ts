import type { WorkType } from "#app/domain/employment.ts";
import type { Pay } from "#app/domain/pay.ts";
import { JOB_STATUSES, type JobStatus } from "#app/domain/status.ts";
import { firstLetters } from "#app/words.ts";
import { JOB_STEPS, type JobStep, undoOf } from "../rules.ts";

/** The lists of 'Manage Jobs'. */
export const MANAGE_VIEWS = ["all", "live", "review", "paused", "draft", "ended"] as const;

export type ManageView = (typeof MANAGE_VIEWS)[number];

/** Which statuses a list shows. */
export const VIEW_STATUSES: Record<ManageView, readonly JobStatus[]> = {
  all: JOB_STATUSES,
  live: ["live"],
  review: ["held", "refused"],
  paused: ["paused"],
  draft: ["draft"],
  ended: ["closed", "filled", "expired"],
};

export const MANAGE_SORTS = ["newest", "ending", "title"] as const;

export type ManageSort = (typeof MANAGE_SORTS)[number];

/** What the address of 'Manage Jobs' asks for. */
export type ManageSearch = { view: ManageView; query: string; sort: ManageSort; page: number };

/** A job as its recruiter's list shows it, with its applicants counted. */
export type ManagedJob = Pay & {
  id: string;
  title: string;
  workType: WorkType;
  status: JobStatus;
  statusChangedAt: Date;
  expiresAt: Date | null;
  updatedAt: Date;
  applicants: number;
  waiting: number;
  hired: number;
};

export type ManagedJobs = {
  jobs: ManagedJob[];
  counts: Record<ManageView, number>;
  /** How many of the list at hand have the words searched. */
  found: number;
  page: number;
  pages: number;
};

const LONGEST_QUERY = 100;
const LAST_PAGE = 10_000;

/** Reads the address of 'Manage Jobs'; what is unknown means the first page of all jobs, newest first. */
export function manageSearchFrom(params: URLSearchParams): ManageSearch {
  const page = Number(params.get("page") ?? "1");
  return {
    view: MANAGE_VIEWS.find((view) => view === params.get("show")) ?? "all",
    query: firstLetters((params.get("q") ?? "").replaceAll("\u0000", "").trim(), LONGEST_QUERY),
    sort: MANAGE_SORTS.find((sort) => sort === params.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a list; what is as usual is left out. */
export function manageParams({ view, query, sort, page }: ManageSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== "all") params.set("show", view);
  if (query !== "") params.set("q", query);
  if (sort !== "newest") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params;
}

/** What was just done with a job, said under its row. `undo` takes it back. */
export type DoneStep = { jobId: string; step: JobStep; was: JobStatus; undo: JobStep };

/** What the next address says about a step; nothing for one that cannot be taken back. */
export function doneParams({ jobId, step, was }: Omit<DoneStep, "undo">): URLSearchParams {
  return new URLSearchParams(undoOf(step, was) ? { did: step, was, job: jobId } : {});
}

/** The step that an address speaks of, if its job is among these and still is where that step leads. */
export function doneStepFrom(params: URLSearchParams, jobs: readonly ManagedJob[]): DoneStep | null {
  const job = jobs.find(({ id }) => id === params.get("job"));
  const step = (["pause", "close", "markFilled"] as const).find((name) => name === params.get("did"));
  const was = JOB_STATUSES.find((status) => status === params.get("was"));
  if (!job || !step || !was || JOB_STEPS[step].to !== job.status) return null;
  const undo = undoOf(step, was);
  return undo && { jobId: job.id, step, was, undo };
}
