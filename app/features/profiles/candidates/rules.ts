import { WORK_TYPES, type WorkPreference } from "#app/domain/employment.ts";
import { isId } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";
import { type ExperienceStep, experienceStep, PROFILE_NUMBERS } from "../rules.ts";

/** Ends of the filters of 'Search Candidates' (section 9). */
export const CANDIDATE_FILTERS = { years: PROFILE_NUMBERS.years, hours: { min: 0, max: 40 } } as const;

/** Skills that a row of the table names before '+N'. */
export const SKILLS_IN_ROW = 3;

/** Where a page starts: behind this row. A higher rank is a better find; of one rank the latest change is first. */
export type CandidateCursor = { rank: number; updatedAt: Date; userId: string };

/** The orders of the list: who has the words in name or skills first, or who changed their profile last. */
const SORTS = ["best", "newest"] as const;

/** What the address of 'Search Candidates' asks for. */
export type CandidateSearch = {
  query: string;
  /** A step of the bands that rows show: a finer question would tell exact years, and with them an age. */
  minYears: ExperienceStep;
  workType: WorkPreference | null;
  minHours: number;
  /** A town, a state or both, as typed. */
  place: string;
  sort: (typeof SORTS)[number];
  hasOpenFilters: boolean;
  after: CandidateCursor | null;
};

/** What a search asks for when it asks for nothing: everybody. */
export const NO_CRITERIA = { query: "", minYears: 0, minHours: 0, workType: null, place: "" } as const;

/** A part of a search that can ask for something. */
export type CandidateCriterion = keyof typeof NO_CRITERIA;

const CRITERIA: readonly CandidateCriterion[] = ["query", "minYears", "workType", "minHours", "place"];

/** What of a search asks for something. */
export function criteriaOf(search: Pick<CandidateSearch, CandidateCriterion>): CandidateCriterion[] {
  return CRITERIA.filter((criterion) => search[criterion] !== NO_CRITERIA[criterion]);
}

/** A criterion, or a word of the query, to take off a search. */
export type Less = { drop: CandidateCriterion } | { drop: "word"; word: string };

/** A row of the table. Years come as a band, because exact years tell an age. */
export type CandidateRow = {
  userId: string;
  fullName: string;
  experience: string | null;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: string | null;
  skills: string[];
};

/** What can be taken off a search, the search without it, and how many it finds; `isMore` when there are more. */
export type CandidateAdvice = Less & { search: CandidateSearch; total: number; isMore: boolean };

/** One page of people and what is known about all of them. */
export type CandidateList = {
  rows: CandidateRow[];
  /** Whether it is the first page: also where nobody is behind the cursor that was asked for. */
  isFirst: boolean;
  total: number;
  /** True when there are more people than `total`. */
  isCapped: boolean;
  nextAfter: CandidateCursor | null;
  /** Whether the order can be chosen: without words nobody fits better than anybody else. */
  hasOrder: boolean;
  /** What was typed and searched for otherwise, because nobody has it so. */
  corrected: { from: string; to: string } | null;
  /** Only when nobody was found: what to take off, most useful first, of the search by the words `meant`. */
  advice: CandidateAdvice[];
  /** The words that were looked for last: as typed, or what was probably meant. */
  meant: string;
};

/** The index knows hours and years in such steps, as `profile_search_document` counts them. */
export const FILTER_STEP = 5;

const LONGEST = 100;

/** Reads the address; whatever is not understood is left out. */
export function candidateSearchFrom(params: URLSearchParams): CandidateSearch {
  return {
    query: textFrom(params.get("q")),
    minYears: experienceStep(wholeNumber(params.get("minYears"), CANDIDATE_FILTERS.years)),
    workType: WORK_TYPES.find((type) => type === params.get("workType")) ?? null,
    minHours: wholeNumber(params.get("minHours"), CANDIDATE_FILTERS.hours),
    place: textFrom(params.get("place")),
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "best",
    hasOpenFilters: params.get("filters") === "show",
    after: cursorFrom(params.get("after")),
  };
}

/** What was typed for the hours and is no whole number of them within the ends of the filter; null where it is one. */
export function refusedHours(params: URLSearchParams, { minHours }: Pick<CandidateSearch, "minHours">): string | null {
  const typed = textFrom(params.get("minHours"));
  return typed === "" || Number(typed) === minHours ? null : typed;
}

/** The same search by words alone, for a plan without filters. */
export function withoutFilters(search: CandidateSearch): CandidateSearch {
  return { ...search, ...NO_CRITERIA, query: search.query };
}

/** The address of a search; what is as usual is left out. */
export function candidateParams(search: CandidateSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.query !== "") params.set("q", search.query);
  if (search.minYears > 0) params.set("minYears", String(search.minYears));
  if (search.workType) params.set("workType", search.workType);
  if (search.minHours > 0) params.set("minHours", String(search.minHours));
  if (search.place !== "") params.set("place", search.place);
  if (search.sort !== "best") params.set("sort", search.sort);
  if (search.hasOpenFilters) params.set("filters", "show");
  if (search.after) params.set("after", addressOf(search.after));
  return params;
}

function textFrom(text: string | null): string {
  return firstLetters((text ?? "").replaceAll("\u0000", "").trim(), LONGEST);
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
