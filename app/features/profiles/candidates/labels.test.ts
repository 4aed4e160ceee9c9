import { expect, test } from "vitest";
import { adviceText, candidatesText } from "./labels.ts";
import { candidateSearchFrom } from "./rules.ts";

const SEARCH = {
  query: "loom audits",
  minYears: 20,
  minHours: 33,
  workType: "on-site",
  place: "Toledo, Ohio",
} as const;

test.each([
  [{ drop: "query" }, "Without the words “loom audits”: 3 candidates"],
  [{ drop: "word", word: "loom" }, "Without “loom”: 3 candidates"],
  [{ drop: "place" }, "Without the location “Toledo, Ohio”: 3 candidates"],
  [{ drop: "workType" }, "Without the work type on-site: 3 candidates"],
  [{ drop: "minYears" }, "Without 20+ years of experience: 3 candidates"],
  [{ drop: "minHours" }, "Without 33 hours a week: 3 candidates"],
] as const)("%o reads: %s", (less, text) => {
  expect(
    adviceText({ ...less, search: candidateSearchFrom(new URLSearchParams()), total: 3, isMore: false }, SEARCH),
  ).toBe(text);
});

test.each([
  [0, false, "0 candidates"],
  [1, false, "1 candidate"],
  [1, true, "1+ candidates"],
  [1000, true, "1,000+ candidates"],
])("%i, more: %s, reads %s", (count, isMore, text) => {
  expect(candidatesText(count, isMore)).toBe(text);
});
