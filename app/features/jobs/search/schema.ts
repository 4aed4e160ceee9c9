import { EMPLOYMENT_TYPES, type EmploymentType, WORK_TYPES } from "../rules.ts";
import { type Cursor, type JobSearch, QUERY_LIMITS, SORTS } from "./rules.ts";

/** What the senior area calls contract work (D61). */
export const CONTRACT_TYPES: readonly EmploymentType[] = ["consulting", "project"];

const CURSOR = /^(\d{1,10}(?:\.\d{1,2})?)_(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Reads a search from a query string. Never refuses: what is unknown or malformed asks for nothing. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  const types = params.getAll("employmentType");
  const sort = params.get("sort");
  return {
    keywords: textOf(params.get("q")),
    place: textOf(params.get("where")),
    employmentTypes: EMPLOYMENT_TYPES.filter(
      (type) => types.includes(type) || (types.includes("contract") && CONTRACT_TYPES.includes(type)),
    ),
    workTypes: WORK_TYPES.filter((type) => params.getAll("workType").includes(type)),
    sort: SORTS.find((known) => known === sort) ?? "best",
    cursor: readCursor("after", params.get("after")) ?? readCursor("before", params.get("before")),
  };
}

/** The query string of a search, with "?" unless it is empty; what `readJobSearch` would assume anyway stays out. */
export function searchQuery({ keywords, place, employmentTypes, workTypes, sort, cursor }: JobSearch): string {
  const params = new URLSearchParams();
  if (keywords) params.set("q", keywords);
  if (place) params.set("where", place);
  for (const type of employmentTypes) params.append("employmentType", type);
  for (const type of workTypes) params.append("workType", type);
  if (sort !== "best") params.set("sort", sort);
  if (cursor) params.set(cursor.direction, `${cursor.rank}_${cursor.createdAt.getTime()}_${cursor.id}`);
  return params.size === 0 ? "" : `?${params}`;
}

function textOf(value: string | null): string {
  // Control characters and halves of characters mean nothing, and the database refuses them.
  const text = (value ?? "").slice(0, QUERY_LIMITS.characters).toWellFormed();
  return text.replaceAll(/\p{Cc}/gu, " ").trim();
}

function readCursor(direction: Cursor["direction"], value: string | null): Cursor | null {
  const [, rank, time, id] = CURSOR.exec(value ?? "") ?? [];
  if (rank === undefined || time === undefined || id === undefined) return null;
  return { direction, rank: Number(rank), createdAt: new Date(Number(time)), id };
}
