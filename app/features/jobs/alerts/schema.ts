import { changedQuery, readJobSearch } from "../search/schema.ts";

/** The search of an address as it is kept: what it asks for, without order and page. "" asks for nothing. */
export function keptQuery(query: string): string {
  return changedQuery(readJobSearch(new URLSearchParams(query)), { sort: "best" });
}
