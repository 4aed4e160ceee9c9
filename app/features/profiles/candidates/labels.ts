import type { BooleanProblem } from "#app/features/search/boolean.ts";
import { experienceFrom } from "../rules.ts";
import {
  CANDIDATE_FILTERS,
  type CandidateAdvice,
  type CandidateCriterion,
  type CandidateSearch,
  NO_CRITERIA,
} from "./rules.ts";

type Criteria = Pick<CandidateSearch, CandidateCriterion>;

/** Advice if no one was found, about the parts that this search has; null for an empty search. */
export function emptyAdvice({ query, minYears, minHours, workType, place }: Criteria): string | null {
  const less = [
    query !== "" && "use fewer words",
    minYears > 0 && "ask for less experience",
    workType !== null && "allow any work type",
    minHours > 0 && "ask for fewer hours",
    place !== "" && "leave the location out",
  ].filter((one) => one !== false);
  const last = less.pop();
  if (last === undefined) return null;
  const text = less.length === 0 ? last : `${less.join(", ")} or ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The active filters of a search, each with the change that removes it; a place takes its miles along. */
export function filterTexts(
  { minYears, workType, minHours, place, miles }: CandidateSearch,
  around: string | null,
): Array<{ text: string; less: Partial<CandidateSearch> }> {
  return [
    ...(minYears > 0 ? [{ text: experienceFrom(minYears), less: { minYears: NO_CRITERIA.minYears } }] : []),
    ...(workType ? [{ text: workType, less: { workType: null } }] : []),
    ...(minHours > 0 ? [{ text: `${minHours}+ hours a week`, less: { minHours: NO_CRITERIA.minHours } }] : []),
    ...(place !== "" ? [{ text: place, less: { place: NO_CRITERIA.place, miles: null } }] : []),
    ...(around !== null && miles !== null
      ? [{ text: `Within ${miles} miles of ${around}`, less: { miles: null } }]
      : []),
  ];
}

/** The message beside the hours if the typed text is not a number of hours, with what the search used instead. */
export function hoursProblem(minHours: number): string {
  const { min, max } = CANDIDATE_FILTERS.hours;
  const instead = minHours === 0 ? "any hours" : `${minHours} hours or more`;
  return `Please type a whole number from ${min} to ${max}. We show ${instead} instead.`;
}

/** The message beside the words whose operators do not fit together, with what the search did instead. */
export function wordsProblem(problem: BooleanProblem): string {
  switch (problem.kind) {
    case "unclosed":
      return "A “(” has no “)”. We searched as if it were at the end.";
    case "unopened":
      return "A “)” has no “(”. We searched without it.";
    case "unquoted":
      return "A quotation mark is missing its pair. We searched as if it were at the end.";
    case "empty":
      return "There's nothing between “(” and “)”. We searched without them.";
    case "long":
      return `We searched for the first ${problem.words} words only. Please use fewer.`;
    case "dangling":
      return `${problem.operator} needs a word ${problem.operator === "NOT" ? "after it" : "on both sides"}. We searched without it.`;
  }
}

/** The message beside the miles of a search whose place is no known town, with what the search used instead. */
export function milesProblem(place: string): string {
  if (place === "") return "Please type a town or ZIP code as the location. Until then we show people from anywhere.";
  return `“${place}” isn't a town or ZIP code that we know, so miles aren't counted.`;
}

/** "42 candidates", "1,000+ candidates". */
export function candidatesText(count: number, isMore: boolean): string {
  return count === 1 && !isMore ? "1 candidate" : `${count.toLocaleString("en-US")}${isMore ? "+" : ""} candidates`;
}

/** Returns "Without the location “Duluth”: 12 candidates", for a search that found no one. */
export function adviceText({ total, isMore, ...way }: CandidateAdvice, search: Criteria): string {
  const what = way.drop === "word" ? `“${way.word}”` : criterionText(way.drop, search);
  return `Without ${what}: ${candidatesText(total, isMore)}`;
}

function criterionText(
  criterion: CandidateCriterion,
  { query, minYears, minHours, workType, place }: Criteria,
): string {
  switch (criterion) {
    case "query":
      return `the words “${query}”`;
    case "place":
      return `the location “${place}”`;
    case "workType":
      return `the work type ${workType}`;
    case "minYears":
      return `${experienceFrom(minYears)} of experience`;
    case "minHours":
      return `${minHours} ${minHours === 1 ? "hour" : "hours"} a week`;
  }
}
