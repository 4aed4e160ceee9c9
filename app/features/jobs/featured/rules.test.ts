import { describe, expect, it } from "vitest";
import { DAY_MS } from "#app/time.ts";
import { turnOfDay } from "./rules.ts";

const START = new Date("2026-11-28T00:00:00Z").getTime();

function daysOfEach(companies: number, days: number): number[] {
  const counts = Array.from({ length: companies }, () => 0);
  for (let day = 0; day < days; day += 1) {
    const turn = turnOfDay(new Date(START + day * DAY_MS), companies);
    counts[turn] = (counts[turn] ?? 0) + 1;
  }
  return counts;
}

describe("the Featured employer place", () => {
  it.each([1, 2, 3, 7, 30, 365])("gives each of %i companies the same number of days", (companies) => {
    expect(daysOfEach(companies, companies * 4)).toEqual(Array(companies).fill(4));
  });

  it.each([
    [3, 10],
    [7, 30],
    [31, 365],
  ])("never gives one of %i companies two days more than another in %i", (companies, days) => {
    const counts = daysOfEach(companies, days);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it("shows one company for the whole day, and the next on the following day", () => {
    expect(turnOfDay(new Date(START + DAY_MS - 1), 5)).toBe(turnOfDay(new Date(START), 5));
    expect(turnOfDay(new Date(START + DAY_MS), 5)).toBe((turnOfDay(new Date(START), 5) + 1) % 5);
  });
});
