import { WORK_TYPES, type WorkPreference } from "#app/domain/employment.ts";
import type { BooleanProblem } from "#app/features/search/boolean.ts";
import { isId } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";
import { type ExperienceStep, experienceStep, PROFILE_NUMBERS } from "../rules.ts";

/** The ranges of the filters of "Search Candidates" (section 9). */
export const CANDIDATE_FILTERS = { years: PROFILE_NUMBERS.years, hours: { min: 0, max: 40 } } as const;

/** The number of skills in a table row before "+N". */
export const SKILLS_IN_ROW = 3;

/** A page starts after this row. Higher ranks match better; within a rank, the latest change comes first. */
export type CandidateCursor = { rank: number; updatedAt: Date; userId: string };

/** How far around a town a search can look, in miles. */
export const RADII = [10, 25, 50, 100] as const;

type Radius = (typeof RADII)[number];

/** The sort orders: words in name or skills first, or the latest change first. */
const SORTS = ["best", "newest"] as const;

/** The search of "Search Candidates", as its address holds it. */
export type CandidateSearch = {
  query: string;
  /** A step of the bands that rows show: finer steps would reveal exact years, and with them an age. */
  minYears: ExperienceStep;
  workType: WorkPreference | null;
  minHours: number;
  /** A town, a state, or both, as typed. */
  place: string;
  /** How far from the town of `place` people may live; null for people of that place. */
  miles: Radius | null;
  /** Whether operators in the words are read as words, because the plan has no premium search. */
  isPlain: boolean;
  sort: (typeof SORTS)[number];
  hasOpenFilters: boolean;
  after: CandidateCursor | null;
};

/** A search without criteria, which finds everyone. */
export const NO_CRITERIA = { query: "", minYears: 0, minHours: 0, workType: null, place: "", miles: null } as const;

/** A part of a search that can be a criterion. Miles belong to the place. */
export type CandidateCriterion = Exclude<keyof typeof NO_CRITERIA, "miles">;

const CRITERIA: readonly CandidateCriterion[] = ["query", "minYears", "workType", "minHours", "place"];

/** Returns the criteria that a search has. */
export function criteriaOf(search: Pick<CandidateSearch, CandidateCriterion>): CandidateCriterion[] {
  return CRITERIA.filter((criterion) => search[criterion] !== NO_CRITERIA[criterion]);
}

/** A criterion, or a word of the query, to remove from a search. */
export type Less = { drop: CandidateCriterion } | { drop: "word"; word: string };

/** A row of the table. Years are a band, because exact years reveal an age. */
export type CandidateRow = {
  userId: string;
  fullName: string;
  experience: string | null;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: string | null;
  skills: string[];
};

/** A part to remove, the search without it, and how many it finds; `isMore` if there are more. */
export type CandidateAdvice = Less & { search: CandidateSearch; total: number; isMore: boolean };

/** One page of people, and what is known about all results. */
export type CandidateList = {
  rows: CandidateRow[];
  /** Whether this is the first page, including when no one is after the requested cursor. */
  isFirst: boolean;
  total: number;
  /** True if there are more people than `total`. */
  isCapped: boolean;
  nextAfter: CandidateCursor | null;
  /** Whether the sort order can be chosen: without words there is no best match. */
  hasOrder: boolean;
  /** The typed words and what was searched for instead, because no one has them. */
  corrected: { from: string; to: string } | null;
  /** Only if no one was found: what to remove from the search for `meant`, most useful first. */
  advice: CandidateAdvice[];
  /** The town that miles are measured from; null if none are, or if the search names no known town. */
  around: string | null;
  /** What is wrong with the operators in the words. */
  problem: BooleanProblem | null;
  /** The words that were searched for last: as typed, or corrected. */
  meant: string;
};

/** The width of the index's steps of hours and years, as in `profile_search_document`. */
export const FILTER_STEP = 5;

const LONGEST = 100;
/** A search with operators names many words. */
const LONGEST_QUERY = 500;

/** Reads the address; ignores anything malformed. */
export function candidateSearchFrom(params: URLSearchParams): CandidateSearch {
  return {
    query: textFrom(params.get("q"), LONGEST_QUERY),
    minYears: experienceStep(wholeNumber(params.get("minYears"), CANDIDATE_FILTERS.years)),
    workType: WORK_TYPES.find((type) => type === params.get("workType")) ?? null,
    minHours: wholeNumber(params.get("minHours"), CANDIDATE_FILTERS.hours),
    place: textFrom(params.get("place")),
    miles: RADII.find((miles) => String(miles) === params.get("miles")) ?? null,
    isPlain: false,
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "best",
    hasOpenFilters: params.get("filters") === "show",
    after: cursorFrom(params.get("after")),
  };
}

/** Returns the typed hours if they are not a whole number within the filter's range; else null. */
export function refusedHours(params: URLSearchParams, { minHours }: Pick<CandidateSearch, "minHours">): string | null {
  const typed = textFrom(params.get("minHours"));
  return typed === "" || Number(typed) === minHours ? null : typed;
}

/** Returns the address of a search, without defaults. */
export function candidateParams(search: CandidateSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.query !== "") params.set("q", search.query);
  if (search.minYears > 0) params.set("minYears", String(search.minYears));
  if (search.workType) params.set("workType", search.workType);
  if (search.minHours > 0) params.set("minHours", String(search.minHours));
  if (search.place !== "") params.set("place", search.place);
  if (search.miles !== null) params.set("miles", String(search.miles));
  if (search.sort !== "best") params.set("sort", search.sort);
  if (search.hasOpenFilters) params.set("filters", "show");
  if (search.after) params.set("after", addressOf(search.after));
  return params;
}

function textFrom(text: string | null, longest = LONGEST): string {
  return firstLetters((text ?? "").replaceAll("\u0000", "").trim(), longest);
}

function wholeNumber(text: string | null, { min, max }: { min: number; max: number }): number {
  const number = Number(text ?? "");
  return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.round(number))) : min;
}

function addressOf({ rank, updatedAt, userId }: CandidateCursor): string {
  return `${rank}_${updatedAt.getTime()}_${userId}`;
}

function cursorFrom(text: string | null): CandidateCursor | null {
  const [rank = "", time = "", userId = ""] = text?.split("_") ?? [];
  const updatedAt = new Date(/^\d{1,14}$/.test(time) ? Number(time) : Number.NaN);
  if (!/^\d$/.test(rank) || !isId(userId) || Number.isNaN(updatedAt.getTime())) return null;
  return { rank: Number(rank), updatedAt, userId };
}
