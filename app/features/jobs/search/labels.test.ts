import { expect, test } from "vitest";
import { foundText, publicFilters, seniorFilters } from "./labels.ts";
import { readJobSearch } from "./schema.ts";

const COUNTS = {
  employmentTypes: { "full-time": 1, "part-time": 2, consulting: 3, project: 4 },
  workTypes: { remote: 5, "on-site": 6, hybrid: 7 },
};

function searchFor(query: string) {
  return readJobSearch(new URLSearchParams(query));
}

test.each([
  [0, false, "No jobs found"],
  [1, false, "1 job found"],
  [1234, false, "1,234 jobs found"],
  [10_000, true, "10,000+ jobs found"],
])("%i (capped: %s) reads %s", (total, isCapped, text) => {
  expect(foundText({ total, isCapped })).toBe(text);
});

test("the senior area offers the specification's four boxes", () => {
  const [group] = seniorFilters(searchFor(""), COUNTS);
  expect(group?.legend).toBe("Job Type");
  expect(group?.choices.map(({ label, count }) => [label, count])).toEqual([
    ["Full-time", 1],
    ["Part-time", 2],
    ["Contract", 7],
    ["Remote", 5],
  ]);
});

test("in the senior area, what another address brings along can be seen and taken off", () => {
  const choices = seniorFilters(searchFor("employmentType=consulting&workType=hybrid"), COUNTS)[0]?.choices ?? [];
  expect(choices.filter(({ isOn }) => isOn).map(({ label }) => label)).toEqual(["Consulting", "Hybrid"]);
  const contract = seniorFilters(searchFor("employmentType=contract"), COUNTS)[0]?.choices ?? [];
  expect(contract.filter(({ isOn }) => isOn).map(({ label }) => label)).toEqual(["Contract"]);
});

test("taking a filter off leaves the rest of the search, from its first page", () => {
  const search = searchFor(
    "q=a1&employmentType=part-time&employmentType=project&workType=remote&after=0_0_018f0000-0000-7000-8000-000000000000",
  );
  const partTime = publicFilters(search, COUNTS)[0]?.choices.find(({ value }) => value === "part-time");
  expect(partTime?.without).toEqual({ ...search, employmentTypes: ["project"], cursor: null });
});

test("without counts there are none, rather than wrong ones", () => {
  const [group] = publicFilters(searchFor(""), null);
  expect(group?.choices.every(({ count }) => count === undefined)).toBe(true);
});
