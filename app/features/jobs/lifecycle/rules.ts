import type { WorkType } from "#app/domain/employment.ts";
import type { Pay } from "#app/domain/pay.ts";
import { JOB_STATUSES, type JobStatus } from "#app/domain/status.ts";
import { scopeFrom, type WorkScope } from "#app/features/accounts/work-scope.ts";
import { firstLetters } from "#app/words.ts";
import { JOB_STEPS, type JobStep, undoOf } from "../rules.ts";

/** The lists of "Manage Jobs". */
export const MANAGE_VIEWS = ["all", "live", "review", "paused", "draft", "ended"] as const;

export type ManageView = (typeof MANAGE_VIEWS)[number];

/** The statuses that each list shows. */
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

/** The search of "Manage Jobs", as its address holds it. */
export type ManageSearch = { view: ManageView; query: string; sort: ManageSort; page: number; scope: WorkScope };

/** How many jobs a page of the list has. */
export const MANAGED_A_PAGE = 25;

/** A job in its recruiter's list, with its applicants counted. */
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
  /** The name of who is responsible for it. */
  responsible: string;
  /** Whether that is the viewer; else whether they follow the job. */
  isMine: boolean;
  isFollowed: boolean;
  /** Whether it waits for a colleague's yes, and whether that may be the viewer's. */
  awaitsColleague: boolean;
  awaitsViewer: boolean;
  /** The version that waits; null if none does. */
  version: number | null;
};

export type ManagedJobs = {
  jobs: ManagedJob[];
  counts: Record<ManageView, number>;
  /** How many jobs of this list match the search. */
  found: number;
  page: number;
  pages: number;
};

/** Returns the value of the checkbox of a job that waits for the viewer's yes, in the version shown; null for others. */
export function tickOf({ id, awaitsViewer, version }: ManagedJob): string | null {
  return awaitsViewer && version !== null ? `${id} ${version}` : null;
}

const LONGEST_QUERY = 100;
const LAST_PAGE = 10_000;

/** Reads the address of "Manage Jobs"; unknown values mean the first page of all jobs, newest first. */
export function manageSearchFrom(params: URLSearchParams): ManageSearch {
  const page = Number(params.get("page") ?? "1");
  return {
    scope: scopeFrom(params),
    view: MANAGE_VIEWS.find((view) => view === params.get("show")) ?? "all",
    query: firstLetters((params.get("q") ?? "").replaceAll("\u0000", "").trim(), LONGEST_QUERY),
    sort: MANAGE_SORTS.find((sort) => sort === params.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the address of a list, without defaults. */
export function manageParams({ scope, view, query, sort, page }: ManageSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (scope !== "mine") params.set("whose", scope);
  if (view !== "all") params.set("show", view);
  if (query !== "") params.set("q", query);
  if (sort !== "newest") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params;
}

/** The step that was just taken, shown under its job. `undo` takes it back. */
export type DoneStep = { jobId: string; step: JobStep; was: JobStatus; undo: JobStep };

/** Returns the query parameters for a step that was taken; none for one that cannot be undone. */
export function doneParams({ jobId, step, was }: Omit<DoneStep, "undo">): URLSearchParams {
  return new URLSearchParams(undoOf(step, was) ? { did: step, was, job: jobId } : {});
}

/** Reads the step from an address, if its job is in this list and still has the resulting status. */
export function doneStepFrom(params: URLSearchParams, jobs: readonly ManagedJob[]): DoneStep | null {
  const job = jobs.find(({ id }) => id === params.get("job"));
  const step = (["pause", "close", "markFilled"] as const).find((name) => name === params.get("did"));
  const was = JOB_STATUSES.find((status) => status === params.get("was"));
  if (!job || !step || !was || JOB_STEPS[step].to !== job.status) return null;
  const undo = undoOf(step, was);
  return undo && { jobId: job.id, step, was, undo };
}
