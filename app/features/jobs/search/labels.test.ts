import { expect, test } from "vitest";
import { countText, foundText, publicFilters, seniorFilters, sortChoices } from "./labels.ts";
import { readJobSearch } from "./schema.ts";

const COUNTS = {
  employmentTypes: { "full-time": 1, "part-time": 2, consulting: 3, project: 4 },
  workTypes: { remote: 5, "on-site": 6, hybrid: 7 },
  hours: { 10: 1, 20: 2, 30: 3, 40: 4 },
  minPay: { 20: 9, 30: 8 },
  flexibility: { seasonal: 3 },
  industries: [{ slug: "energy", name: "Energy", jobs: 12 }],
  isWhole: true,
};

function searchFor(query: string) {
  return readJobSearch(new URLSearchParams(query));
}

test.each([
  [0, false, "No jobs found"],
  [1, false, "1 job found"],
  [1234, false, "1,234 jobs found"],
  [1_000, true, "1,000+ jobs found"],
])("%i (capped: %s) reads %s", (total, isCapped, text) => {
  expect(foundText({ total, isCapped })).toBe(text);
});

// Clauses D44.
test.each([
  [
    "",
    [
      ["best", "Newest"],
      ["pay", "Highest pay"],
    ],
  ],
  [
    "where=Duluth",
    [
      ["best", "Newest"],
      ["pay", "Highest pay"],
    ],
  ],
  [
    "q=%25",
    [
      ["best", "Newest"],
      ["pay", "Highest pay"],
    ],
  ],
  [
    "sort=newest",
    [
      ["newest", "Newest"],
      ["pay", "Highest pay"],
    ],
  ],
  [
    "q=payroll",
    [
      ["best", "Best match"],
      ["newest", "Newest"],
      ["pay", "Highest pay"],
    ],
  ],
])("sort orders for %j from %j: best match only if there are words", (query, expected) => {
  expect(sortChoices(searchFor(query)).map(({ value, label }) => [value, label])).toEqual(expected);
});

// Clauses 2.5-31.
test("the senior area offers the specification's four boxes", () => {
  const [group] = seniorFilters(searchFor(""), COUNTS);
  expect(group?.legend).toBe("Job Type");
  expect(group?.hint).toBe("Contract means consulting or project work.");
  expect(group?.choices.map(({ label, count }) => [label, count])).toEqual([
    ["Full-time", "1"],
    ["Part-time", "2"],
    ["Contract", "7"],
    ["Remote", "5"],
  ]);
});

test("the senior area shows filters from other addresses, to be removed", () => {
  const choices = seniorFilters(searchFor("employmentType=consulting&workType=hybrid"), COUNTS)[0]?.choices ?? [];
  expect(choices.filter(({ isOn }) => isOn).map(({ label }) => label)).toEqual(["Consulting", "Hybrid"]);
  const contract = seniorFilters(searchFor("employmentType=contract"), COUNTS)[0]?.choices ?? [];
  expect(contract.filter(({ isOn }) => isOn).map(({ label }) => label)).toEqual(["Contract"]);
});

// Clauses D44.
test("removing a filter keeps the rest of the search, from its first page", () => {
  const search = searchFor(
    "q=a1&employmentType=part-time&employmentType=project&workType=remote&after=0_0_018f0000-0000-7000-8000-000000000000",
  );
  const partTime = publicFilters(search, COUNTS)[0]?.choices.find(({ value }) => value === "part-time");
  expect(partTime?.without).toBe("?q=a1&employmentType=project&workType=remote");
});

test("shows no counts if they are unknown", () => {
  const [group] = publicFilters(searchFor(""), null);
  expect(group?.choices.every(({ count }) => count === undefined)).toBe(true);
});

test.each([
  [0, true, "0"],
  [12, true, "12"],
  [12, false, "12+"],
  [1_000, true, "1,000"],
  [1_240, true, "1,000+"],
])("%i jobs (whole pass: %s) reads %s", (jobs, isWhole, text) => {
  expect(countText(jobs, isWhole)).toBe(text);
});

test("shows a chosen industry without jobs, to be removed", () => {
  const industry = publicFilters(searchFor("industry=deep-sea-mining"), COUNTS).find(
    ({ legend }) => legend === "Industry",
  );
  expect(industry?.choices.map(({ label, isOn, count }) => [label, isOn, count])).toEqual([
    ["Deep sea mining", true, "0"],
    ["Energy", false, "12"],
  ]);
});
