import { describe, expect, it } from "vitest";
import { daysOf, lastPeriod, nextDue, periodBefore } from "./rules.ts";

// Clauses 2.1-191.
describe("when a report is due", () => {
  it.each([
    ["monday", "2026-11-28T09:00:00Z", "2026-11-30T12:00:00Z"],
    ["monday", "2026-11-30T11:59:59Z", "2026-11-30T12:00:00Z"],
    ["monday", "2026-11-30T12:00:00Z", "2026-12-07T12:00:00Z"],
    ["sunday", "2026-12-31T09:00:00Z", "2027-01-03T12:00:00Z"],
    ["first", "2026-11-01T12:00:00Z", "2026-12-01T12:00:00Z"],
    ["first", "2026-12-01T12:00:00Z", "2027-01-01T12:00:00Z"],
  ] as const)("%s, after %s, is %s", (day, now, due) => {
    expect(nextDue(day, new Date(now))).toEqual(new Date(due));
  });
});

describe("the period of a report", () => {
  it.each([
    ["monday", "2026-11-30T12:05:00Z", "2026-11-23", "2026-11-30", 7],
    ["monday", "2026-12-02T08:00:00Z", "2026-11-23", "2026-11-30", 7],
    ["wednesday", "2026-12-02T12:05:00Z", "2026-11-25", "2026-12-02", 7],
    ["first", "2027-01-01T12:05:00Z", "2026-12-01", "2027-01-01", 31],
    ["first", "2028-03-03T12:05:00Z", "2028-02-01", "2028-03-01", 29],
  ] as const)("%s, sent at %s, goes from %s until %s", (day, now, from, until, days) => {
    const period = lastPeriod(day, new Date(now));
    expect(period).toEqual({ from: new Date(from), until: new Date(until) });
    expect(daysOf(period)).toBe(days);
  });

  it("follows the one before without a gap", () => {
    for (const day of ["friday", "first"] as const) {
      const period = lastPeriod(day, new Date("2026-03-01T12:05:00Z"));
      expect(periodBefore(day, period).until).toEqual(period.from);
    }
    expect(periodBefore("first", lastPeriod("first", new Date("2026-03-01T12:05:00Z"))).from).toEqual(
      new Date("2026-01-01"),
    );
  });
});
