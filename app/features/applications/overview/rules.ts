import { STATUSES } from "#app/domain/status.ts";
import { scopeFrom, type WorkScope } from "#app/features/accounts/work-scope.ts";
import { isId, isText } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";

/** What the list may be narrowed to by status: one, all that are open, or all that have ended. */
export const STATUS_FILTERS = ["open", ...STATUSES, "ended"] as const;

/** By the promised answer: still due, or overdue. */
export const DUE_FILTERS = ["due", "late"] as const;

export const OVERVIEW_SORTS = ["newest", "oldest", "due"] as const;

/** The steps of the filter by weekly hours: at least that many. */
export const HOUR_STEPS = [5, 10, 20, 30, 40] as const;

/** An application is new for a week. */
export const NEW_DAYS = 7;

/** The filter for those who stand in no stage. */
export const NO_STAGE_FILTER = "none";

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;

/** The query of the list of all applicants. `after` is the end of the previous page. */
export type OverviewSearch = {
  scope: WorkScope;
  query: string;
  jobId: string | null;
  status: (typeof STATUS_FILTERS)[number] | null;
  /** The id of one of the company's own stages, or those who stand in none. */
  stage: string | null;
  due: (typeof DUE_FILTERS)[number] | null;
  isNew: boolean;
  place: string;
  minHours: number;
  sort: (typeof OVERVIEW_SORTS)[number];
  after: string | null;
};

/** Reads the address; unknown values are ignored. */
export function overviewSearchFrom(params: URLSearchParams): OverviewSearch {
  const text = (name: string) => {
    const typed = (params.get(name) ?? "").trim();
    return isText(typed) ? firstLetters(typed, LONGEST_QUERY) : "";
  };
  const idIn = (name: string) => {
    const id = params.get(name);
    return id !== null && isId(id) ? id : null;
  };
  return {
    scope: scopeFrom(params),
    query: text("q"),
    jobId: idIn("job"),
    status: STATUS_FILTERS.find((one) => one === params.get("status")) ?? null,
    stage: params.get("stage") === NO_STAGE_FILTER ? NO_STAGE_FILTER : idIn("stage"),
    due: DUE_FILTERS.find((one) => one === params.get("due")) ?? null,
    isNew: params.get("new") === "on",
    place: text("place"),
    minHours: HOUR_STEPS.find((step) => String(step) === params.get("hours")) ?? 0,
    sort: OVERVIEW_SORTS.find((sort) => sort === params.get("sort")) ?? "newest",
    after: params.get("after"),
  };
}

/** Returns the address of a search as its query string with "?", without defaults; empty for everyone. */
export function overviewQuery(search: OverviewSearch): string {
  const { scope, query, jobId, status, stage, due, isNew, place, minHours, sort, after } = search;
  const params = new URLSearchParams();
  if (scope !== "mine") params.set("whose", scope);
  if (query !== "") params.set("q", query);
  if (jobId) params.set("job", jobId);
  if (status) params.set("status", status);
  if (stage) params.set("stage", stage);
  if (due) params.set("due", due);
  if (isNew) params.set("new", "on");
  if (place !== "") params.set("place", place);
  if (minHours > 0) params.set("hours", String(minHours));
  if (sort !== "newest") params.set("sort", sort);
  if (after !== null) params.set("after", after);
  return params.size === 0 ? "" : `?${params}`;
}

/** Returns the words of a search, each of which must be found. */
export function wordsIn(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** The most saved views of one recruiter, and the lengths of a name in characters. */
export const VIEW_LIMITS = { count: 20, name: { min: 1, max: 60 } } as const;

/** A saved view; `query` has its "?". */
export type ApplicantView = { id: string; name: string; query: string };

/** An applicant in the list of all; what they sent is null where it is not shown. */
export type OverviewRow = {
  applicationId: string;
  jobId: string;
  title: string;
  candidateId: string;
  fullName: string;
  status: string;
  /** The name of the company's own stage; null for none. */
  stage: string | null;
  /** The status that a held change leads to. */
  heldTo: string | null;
  createdAt: Date;
  due: { on: string; isLate: boolean } | null;
  place: string | null;
  hours: number | null;
};

/** One page of the list; `found` counts to a thousand and one. */
export type Overview = { rows: OverviewRow[]; found: number; nextAfter: string | null };

/** Counting stops here. */
export const MOST_COUNTED = 1_000;
