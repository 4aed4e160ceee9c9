import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  FLEXIBILITIES,
  HOUR_BANDS,
  WORK_TYPES,
} from "#app/domain/employment.ts";
import { PAY_STEPS } from "#app/domain/pay.ts";
import { QUERY_LIMITS } from "#app/features/search/keywords.ts";
import { firstLetters } from "#app/words.ts";
import { type Cursor, FROM_THE_FIRST, type JobSearch, MOST_PAGES_SHOWN, POSTED_WITHIN, SORTS } from "./types.ts";

/** Contract work, as the senior area calls it (D61). */
export const CONTRACT_TYPES: readonly EmploymentType[] = ["consulting", "project"];

const CURSOR = /^(\d{1,10}(?:\.\d{1,2})?)_(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const SLUG = /^[a-z0-9-]{1,100}$/;
const LAST_NUMBER = 9_999;

/** Reads a search from a query string. Never throws: unknown or malformed values are ignored. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  const types = params.getAll("employmentType");
  const sort = params.get("sort");
  const industry = params.get("industry") ?? "";
  const cursor = readCursor("after", params.get("after")) ?? readCursor("before", params.get("before"));
  return {
    keywords: textOf(params.get("q")),
    place: textOf(params.get("where")),
    employmentTypes: EMPLOYMENT_TYPES.filter(
      (type) => types.includes(type) || (types.includes("contract") && CONTRACT_TYPES.includes(type)),
    ),
    workTypes: WORK_TYPES.filter((type) => params.getAll("workType").includes(type)),
    hours: HOUR_BANDS.filter((band) => params.getAll("hours").includes(String(band))),
    minPay: PAY_STEPS.find((step) => String(step) === params.get("pay")) ?? null,
    flexibility: FLEXIBILITIES.filter((kind) => params.getAll("flexibility").includes(kind)),
    industry: SLUG.test(industry) ? industry : null,
    postedWithin: POSTED_WITHIN.find((days) => String(days) === params.get("posted")) ?? null,
    sort: SORTS.find((known) => known === sort) ?? "best",
    cursor,
    pageNumber: cursor ? numberOf(params.get("page"), LAST_NUMBER) : 1,
    pagesShown: numberOf(params.get("pages"), MOST_PAGES_SHOWN),
  };
}

/** Returns the query string of a search, with "?" unless it is empty; defaults are left out. */
export function searchQuery(search: JobSearch): string {
  const { keywords, place, minPay, industry, postedWithin, sort, cursor, pageNumber, pagesShown } = search;
  const params = new URLSearchParams();
  if (keywords) params.set("q", keywords);
  if (place) params.set("where", place);
  for (const type of search.employmentTypes) params.append("employmentType", type);
  for (const type of search.workTypes) params.append("workType", type);
  for (const band of search.hours) params.append("hours", String(band));
  if (minPay !== null) params.set("pay", String(minPay));
  for (const kind of search.flexibility) params.append("flexibility", kind);
  if (industry !== null) params.set("industry", industry);
  if (postedWithin !== null) params.set("posted", String(postedWithin));
  if (sort !== "best") params.set("sort", sort);
  if (cursor) {
    params.set(cursor.direction, `${cursor.rank}_${cursor.createdAt.getTime()}_${cursor.id}`);
    if (pageNumber > 1) params.set("page", String(pageNumber));
  }
  if (pagesShown > 1) params.set("pages", String(pagesShown));
  return params.size === 0 ? "" : `?${params}`;
}

/** Returns the query string of a changed search, from its first page. */
export function changedQuery(search: JobSearch, change: Partial<JobSearch>): string {
  return searchQuery({ ...search, ...FROM_THE_FIRST, ...change });
}

function textOf(value: string | null): string {
  // Drops control characters and lone surrogates, which the database refuses.
  const text = firstLetters(value ?? "", QUERY_LIMITS.characters).toWellFormed();
  return text.replaceAll(/\p{Cc}/gu, " ").trim();
}

/** Parses a whole number from 1 to `most`; 1 for anything else. */
function numberOf(value: string | null, most: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1;
}

function readCursor(direction: Cursor["direction"], value: string | null): Cursor | null {
  const [, rank, time, id] = CURSOR.exec(value ?? "") ?? [];
  if (rank === undefined || time === undefined || id === undefined) return null;
  return { direction, rank: Number(rank), createdAt: new Date(Number(time)), id };
}
