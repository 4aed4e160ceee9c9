import type { EmploymentType, Flexibility, HourBand, WorkType } from "#app/domain/employment.ts";
import type { PAY_STEPS } from "#app/domain/pay.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";

/** How many jobs a page shows. */
export const PAGE_SIZE = 20;
/** "Load more" shows at most this many pages in one list; later pages have their own. */
export const MOST_PAGES_SHOWN = 5;
/** Counting stops here and shows "1,000+": an exact number beyond it is costly and useless. */
export const COUNT_LIMIT = 1_000;

export const SORTS = ["best", "newest", "pay"] as const;
export type Sort = (typeof SORTS)[number];

type PayStep = (typeof PAY_STEPS)[number];

/** The choices for days since a job was posted. */
export const POSTED_WITHIN = [1, 3, 7, 30] as const;
type PostedWithin = (typeof POSTED_WITHIN)[number];

/** Where a page begins: the sort value, time, and id of the job before (or after) it. */
export type Cursor = { direction: "after" | "before"; rank: number; createdAt: Date; id: string };

/** Everything that narrows a search beside words and location. Empty lists and nulls do not filter. */
export type JobFilters = {
  employmentTypes: readonly EmploymentType[];
  workTypes: readonly WorkType[];
  hours: readonly HourBand[];
  /** The minimum pay in dollars per hour. */
  minPay: PayStep | null;
  flexibility: readonly Flexibility[];
  /** The slug of an industry. */
  industry: string | null;
  postedWithin: PostedWithin | null;
};

/** Everything a search can ask for. */
export type JobSearch = JobFilters & {
  keywords: string;
  place: string;
  sort: Sort;
  cursor: Cursor | null;
  /** The number of the page at `cursor`, for its label only. */
  pageNumber: number;
  /** How many pages are shown in one list, from the one at `cursor`: 1 to MOST_PAGES_SHOWN. */
  pagesShown: number;
};

/** The part of a search that says which of its pages are shown. */
type ShownPage = Pick<JobSearch, "cursor" | "pageNumber" | "pagesShown">;

/** Resets a search to its first page, with no more pages loaded. */
export const FROM_THE_FIRST: ShownPage = { cursor: null, pageNumber: 1, pagesShown: 1 };

export const NO_FILTERS: JobFilters = {
  employmentTypes: [],
  workTypes: [],
  hours: [],
  minPay: null,
  flexibility: [],
  industry: null,
  postedWithin: null,
};

/** Changes that remove one part of a search. */
export const WITHOUT = {
  employmentTypes: { employmentTypes: [] },
  workTypes: { workTypes: [] },
  hours: { hours: [] },
  minPay: { minPay: null },
  flexibility: { flexibility: [] },
  industry: { industry: null },
  postedWithin: { postedWithin: null },
  place: { place: "" },
  keywords: { keywords: "" },
} satisfies { [Part in keyof JobFilters | "place" | "keywords"]: Pick<JobSearch, Part> };

export type SearchPart = keyof typeof WITHOUT;

/**
 * A part or word that can be removed from a search, and how many jobs there are without it; `isMore` if there are more.
 */
export type Advice = ({ drop: SearchPart } | { drop: "word"; word: string }) & { total: number; isMore: boolean };

/** How many jobs each value of a filter would show, given the other filters. */
export type FilterCounts = {
  /** False if counting stopped early: then each number is a lower bound. */
  isWhole: boolean;
  employmentTypes: Record<string, number>;
  workTypes: Record<string, number>;
  hours: Record<string, number>;
  minPay: Record<string, number>;
  flexibility: Record<string, number>;
  /** Most common first. */
  industries: Array<{ slug: string; name: string; jobs: number }>;
};

/**
 * A job that matches most of a search, with the names of the parts it misses, or one of the occupation that the search
 * describes in other words.
 */
export type CloseJob = { job: JobCard; missing: string[]; described: string | null };

/** A part of a search as it was understood, with the words that it came from. */
export type UnderstoodPart = {
  kind: "trade" | "field" | "skill" | "place" | "way" | "words" | "denied";
  label: string;
  words: readonly string[];
};

/** One page of jobs, and what is known about all results. */
export type JobSearchPage = {
  jobs: JobCard[];
  total: number;
  /** True if there are more than `total`. */
  isCapped: boolean;
  /**
   * The typed words or location and what was searched for instead, because no job has them; null if jobs were found.
   */
  corrected: { from: string; to: string } | null;
  /** A spelling that would find far more; null if there is none. */
  didYouMean: string | null;
  counts: FilterCounts;
  /** What is actually shown: the first page if nothing is at the requested cursor. */
  shown: ShownPage;
  previous: Cursor | null;
  next: Cursor | null;
  /** The next pages that are known to exist, by number. */
  ahead: Array<{ number: number; cursor: Cursor }>;
  /** Only if nothing was found: what to remove from `meant`, most useful first. */
  advice: Advice[];
  /** Close matches, best first; only after a first page that is not full. */
  close: CloseJob[];
  /** The parts that were understood; none if there are only plain words. */
  understood: UnderstoodPart[];
  /** What was searched for last: as typed, or corrected. */
  meant: Pick<JobSearch, "keywords" | "place">;
};
