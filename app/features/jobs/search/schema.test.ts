import { expect, test } from "vitest";
import { readJobSearch, searchQuery } from "./schema.ts";
import { NO_FILTERS } from "./types.ts";

test("a search round-trips through its address", () => {
  const query =
    "?q=payroll+%22month+end%22&where=Duluth&employmentType=part-time&employmentType=consulting&workType=hybrid" +
    "&hours=20&hours=30&pay=40&flexibility=job-share&industry=energy-water&posted=7&sort=pay" +
    "&after=72.5_1794396557777_018f0000-0000-7000-8000-000000000000&page=3&pages=2";
  expect(searchQuery(readJobSearch(new URLSearchParams(query)))).toBe(query);
});

test("defaults stay out of the address", () => {
  expect(searchQuery(readJobSearch(new URLSearchParams("q=&where=+&sort=best&x=1&after=")))).toBe("");
});

// Clauses D45.
test("ignores unknown and malformed values", () => {
  const query =
    "employmentType=Full-time&employmentType=__proto__&workType=onsite&sort=rank&after=1_2&before=0_1_zz&hours=15&pay=1&flexibility=x&industry=A%20B&posted=2&page=7&pages=6&is_active=false&q=a&q=b";
  expect(readJobSearch(new URLSearchParams(query))).toEqual({
    ...NO_FILTERS,
    keywords: "a",
    place: "",
    sort: "best",
    cursor: null,
    pageNumber: 1,
    pagesShown: 1,
  });
});

// Clauses D61.
test("contract means consulting and project, once each", () => {
  const search = readJobSearch(new URLSearchParams("employmentType=contract&employmentType=project"));
  expect(search.employmentTypes).toEqual(["consulting", "project"]);
});
