import { expect, test } from "vitest";
import { marketText } from "./labels.ts";
import { applyRate, countsByDay, medianOf, percentText, rangeFrom, rangeStart } from "./rules.ts";

const NOW = new Date("2026-11-20T23:30:00Z");

// Clauses 2.1-186.
test("a range is one of three, 30 days by default, and ends with today", () => {
  const asked = ["7", "30", "90", "8", "", "__proto__"].map((days) => rangeFrom(new URLSearchParams({ days })));
  expect(asked).toEqual([7, 30, 90, 30, 30, 30]);
  expect(rangeStart(NOW, 7)).toEqual(new Date("2026-11-14T00:00:00Z"));
});

test("days without a row count 0", () => {
  const rows = [
    { day: "2026-11-20", count: 3 },
    { day: "2026-11-18", count: 1 },
    { day: "2026-10-01", count: 9 },
  ];
  expect(countsByDay(rows, { days: 7, now: NOW })).toEqual([0, 0, 0, 0, 1, 0, 3]);
});

test.each([
  [0, 0, null, "-"],
  [0, 3, null, "-"],
  [200, 1, 0.5, "Under 1%"],
  [50, 4, 8, "8%"],
  [2, 3, 100, "100%"],
])("%i views and %i applications", (views, applied, rate, text) => {
  expect(applyRate({ views, applied })).toBe(rate);
  expect(percentText(rate)).toBe(text);
});

test.each([
  [[], null],
  [[4], 4],
  [[9, 1, 5], 5],
  [[1, 9, 5, 3], 4],
])("the median of %j is %s", (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});

test("the market is hidden under five jobs", () => {
  const own = { views: 12, applyRate: 8 };
  const market = { jobs: 4, views: 30, applyRate: 4 };
  for (const few of [null, market]) expect(marketText(own, few)).not.toMatch(/30|4%/);
  expect(marketText(own, { ...market, jobs: 5 })).toBe(
    "Your typical job had 12 views and applications from 8% of them; the typical job on the market had 30 views and applications from 4% of them.",
  );
  expect(marketText(own, { jobs: 5, views: 30, applyRate: 0.4 })).toContain(
    "30 views and applications from under 1% of them",
  );
  expect(marketText({ views: null, applyRate: null }, { ...market, jobs: 5 })).toBe(
    "The typical job on the market had 30 views and applications from 4% of them.",
  );
});
