import type { EmploymentType, Flexibility, WorkType } from "#app/domain/employment.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";

/** How many jobs a page shows. */
export const PAGE_SIZE = 20;
/** "Load more" makes a list as long as so many pages; what is behind them has pages of its own. */
export const MOST_PAGES_SHOWN = 5;
/** Counting stops here: "1,000+". Beyond it a number helps nobody and costs everybody. */
export const COUNT_LIMIT = 1_000;

export const SORTS = ["best", "newest", "pay"] as const;
export type Sort = (typeof SORTS)[number];

/** Hours a week, by the upper end of each band; the last one has none. As `job_search_document` counts them. */
export const HOUR_BANDS = [10, 20, 30, 40] as const;
export type HourBand = (typeof HOUR_BANDS)[number];

/** The band that so many hours a week fall into. */
export function hourBandOf(hours: number): HourBand {
  return HOUR_BANDS.find((most) => hours <= most) ?? 40;
}

/** Dollars an hour that a job's pay may have to reach. As `job_search_document` counts them. */
export const PAY_STEPS = [20, 30, 40, 50, 75, 100] as const;
type PayStep = (typeof PAY_STEPS)[number];

/** Days since a job was posted. */
export const POSTED_WITHIN = [1, 3, 7, 30] as const;
type PostedWithin = (typeof POSTED_WITHIN)[number];

/** Where a page begins: the sort value, time and id of the job before (or behind) it. */
export type Cursor = { direction: "after" | "before"; rank: number; createdAt: Date; id: string };

/** Everything that narrows a search beside words and place. Empty lists and nulls ask for nothing. */
export type JobFilters = {
  employmentTypes: readonly EmploymentType[];
  workTypes: readonly WorkType[];
  hours: readonly HourBand[];
  /** The least dollars an hour that the pay must reach. */
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
  /** The number that the page at `cursor` goes by; nothing but a label. */
  pageNumber: number;
  /** How many pages are shown below each other, from the one at `cursor`: 1 to MOST_PAGES_SHOWN. */
  pagesShown: number;
};

/** Which of its pages a search shows. */
type ShownPage = Pick<JobSearch, "cursor" | "pageNumber" | "pagesShown">;

/** What makes a search begin at its first page, with nothing loaded behind it. */
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

/** A search without one of its parts. */
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
 * What can be taken off a search, a part of it or one of its words, and how many jobs there are without it; `isMore` when
 * there are more.
 */
export type Advice = ({ drop: SearchPart } | { drop: "word"; word: string }) & { total: number; isMore: boolean };

/** How many jobs each value of a filter would show, given the other filters. */
export type FilterCounts = {
  /** False when counting stopped early: then each number is the least there are. */
  isWhole: boolean;
  employmentTypes: Record<string, number>;
  workTypes: Record<string, number>;
  hours: Record<string, number>;
  minPay: Record<string, number>;
  flexibility: Record<string, number>;
  /** The commonest first. */
  industries: Array<{ slug: string; name: string; jobs: number }>;
};

/**
 * A job that has most of what a search asks for, and the rest of it, as it is called; or that is of the trade which the
 * search describes in other words.
 */
export type CloseJob = { job: JobCard; missing: string[]; described: string | null };

/** A part of what was typed as it was understood, with the words that it was said in. */
export type UnderstoodPart = {
  kind: "trade" | "skill" | "place" | "way" | "words";
  label: string;
  words: readonly string[];
};

/** One page of jobs and what is known about all of them. */
export type JobSearchPage = {
  jobs: JobCard[];
  total: number;
  /** True when there are more than `total`. */
  isCapped: boolean;
  /** What was typed, words or place, and searched for otherwise, because no job has it so; null when jobs were found. */
  corrected: { from: string; to: string } | null;
  /** A spelling that would find far more; null when there is none. */
  didYouMean: string | null;
  counts: FilterCounts;
  /** What is really shown: the first page where there is nothing at the cursor that was asked for. */
  shown: ShownPage;
  previous: Cursor | null;
  next: Cursor | null;
  /** The next pages that are known to exist, by number. */
  ahead: Array<{ number: number; cursor: Cursor }>;
  /** Only when nothing was found: what to take off of `meant`, most useful first. */
  advice: Advice[];
  /** Close matches, best first: only behind the first page, where it is not full. */
  close: CloseJob[];
  /** What was typed, part by part; none where there is nothing but plain words. */
  understood: UnderstoodPart[];
  /** What was looked for last: as typed, or what was probably meant. */
  meant: Pick<JobSearch, "keywords" | "place">;
};
