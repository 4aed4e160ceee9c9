import { isId } from "#app/input-fields.ts";
import {
  type ExperienceStep,
  experienceStep,
  PROFILE_NUMBERS,
  WORK_PREFERENCES,
  type WorkPreference,
} from "../rules.ts";

/** Ends of the filters of 'Search Candidates' (section 9). */
export const CANDIDATE_FILTERS = { years: PROFILE_NUMBERS.years, hours: { min: 0, max: 40 } } as const;

/** Skills that a row of the table names before '+N'. */
export const SKILLS_IN_ROW = 3;

/** Where a page starts: behind this row of the list, which is the latest change first. */
export type CandidateCursor = { updatedAt: Date; userId: string };

/** What the address of 'Search Candidates' asks for. */
export type CandidateSearch = {
  query: string;
  /** A step of the bands that rows show: a finer question would tell exact years, and with them an age. */
  minYears: ExperienceStep;
  workType: WorkPreference | null;
  minHours: number;
  /** A town, a state or both, as typed. */
  place: string;
  hasOpenFilters: boolean;
  after: CandidateCursor | null;
};

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

/**
 * One page; `isCapped` when there are more people than `total`. `corrected` says what was typed and searched for otherwise,
 * because nobody has it so.
 */
export type CandidateList = {
  rows: CandidateRow[];
  total: number;
  isCapped: boolean;
  nextAfter: CandidateCursor | null;
  corrected: { from: string; to: string } | null;
};

/** The index knows hours and years in such steps, as `profile_search_document` counts them. */
export const FILTER_STEP = 5;

const LONGEST = 100;

/** Reads the address; whatever is not understood is left out. */
export function candidateSearchFrom(params: URLSearchParams): CandidateSearch {
  return {
    query: textFrom(params.get("q")),
    minYears: experienceStep(wholeNumber(params.get("minYears"), CANDIDATE_FILTERS.years)),
    workType: WORK_PREFERENCES.find((type) => type === params.get("workType")) ?? null,
    minHours: wholeNumber(params.get("minHours"), CANDIDATE_FILTERS.hours),
    place: textFrom(params.get("place")),
    hasOpenFilters: params.get("filters") === "show",
    after: cursorFrom(params.get("after")),
  };
}

/** The same search by words alone, for a plan without filters. */
export function withoutFilters(search: CandidateSearch): CandidateSearch {
  return { ...search, minYears: 0, minHours: 0, workType: null, place: "" };
}

/** The address of a search; what is as usual is left out. */
export function candidateParams(search: CandidateSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.query !== "") params.set("q", search.query);
  if (search.minYears > 0) params.set("minYears", String(search.minYears));
  if (search.workType) params.set("workType", search.workType);
  if (search.minHours > 0) params.set("minHours", String(search.minHours));
  if (search.place !== "") params.set("place", search.place);
  if (search.hasOpenFilters) params.set("filters", "show");
  if (search.after) params.set("after", `${search.after.updatedAt.getTime()}_${search.after.userId}`);
  return params;
}

function textFrom(text: string | null): string {
  return Array.from((text ?? "").replaceAll("\u0000", "").trim())
    .slice(0, LONGEST)
    .join("");
}

function wholeNumber(text: string | null, { min, max }: { min: number; max: number }): number {
  const number = Number(text ?? "");
  return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.round(number))) : min;
}

function cursorFrom(text: string | null): CandidateCursor | null {
  const [time = "", userId = ""] = text?.split("_") ?? [];
  const updatedAt = new Date(/^\d{1,14}$/.test(time) ? Number(time) : Number.NaN);
  return isId(userId) && !Number.isNaN(updatedAt.getTime()) ? { updatedAt, userId } : null;
}
