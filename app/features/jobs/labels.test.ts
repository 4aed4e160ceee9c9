import { expect, test } from "vitest";
import { EMPLOYMENT_TYPES, WORK_TYPES } from "#app/domain/employment.ts";
import { type Pay, yearlyPay } from "#app/domain/pay.ts";
import {
  EMPLOYMENT_TYPE_LABELS,
  employerCheckText,
  flexibilityText,
  fullPayText,
  hoursText,
  POSTING_EMPLOYMENT_TYPES,
  POSTING_WORK_TYPES,
  WORK_TYPE_LABELS,
  yearlyPayText,
} from "./labels.ts";
import { paragraphsOf } from "./rules.ts";

function pay(payRangeMin: number, payRangeMax: number, payUnit: Pay["payUnit"], hoursPerWeek: number): Pay {
  return { payRangeMin, payRangeMax, payUnit, hoursPerWeek };
}

test.each<[Pay, string]>([
  [pay(25, 50, "hour", 20), "$25 - $50 per hour, about $26,000 - $52,000 per year at 20 hours a week"],
  [pay(72, 88, "hour", 16), "$72 - $88 per hour, about $59,900 - $73,200 per year at 16 hours a week"],
  [pay(25.5, 50, "hour", 20), "$25.50 - $50 per hour, about $26,500 - $52,000 per year at 20 hours a week"],
  [pay(44, 44, "hour", 20), "$44 per hour, about $45,800 per year at 20 hours a week"],
  [pay(1, 2, "hour", 1), "$1 - $2 per hour, about $52 - $104 per year at 1 hour a week"],
  [pay(400, 480, "day", 16), "$400 - $480 per day, about $41,600 - $49,900 per year at 16 hours a week"],
  [pay(3000, 4000, "month", 20), "$3,000 - $4,000 per month, about $36,000 - $48,000 per year at 20 hours a week"],
  [pay(92_000, 108_000, "year", 38), "$92,000 - $108,000 per year"],
  [pay(4000, 5500.75, "project", 12), "$4,000 - $5,500.75 per project"],
])("%j reads %s", (given, text) => {
  expect(fullPayText(given)).toBe(text);
});

test.each<[Pay, { min: number; max: number } | null]>([
  [pay(25, 50, "hour", 20), { min: 26_000, max: 52_000 }],
  [pay(80, 160, "day", 20), { min: 10_400, max: 20_800 }],
  [pay(100, 200, "month", 1), { min: 1200, max: 2400 }],
  [pay(100, 200, "month", 60), { min: 1200, max: 2400 }],
  [pay(500, 600, "year", 7), { min: 500, max: 600 }],
  [pay(500, 600, "project", 7), null],
])("the yearly text of %j is %j", (given, yearly) => {
  expect(yearlyPay(given)).toEqual(yearly);
});

// Clauses 3-7, 9-27, D67.
test("does not repeat pay that is already yearly", () => {
  expect(yearlyPayText(pay(92_000, 108_000, "year", 38))).toBeNull();
});

// Clauses 3-5, 3-6, D66.
test("both label sets cover the same values (D66)", () => {
  expect(POSTING_EMPLOYMENT_TYPES.map(({ value }) => value).toSorted()).toEqual([...EMPLOYMENT_TYPES].toSorted());
  expect(POSTING_WORK_TYPES.map(({ value }) => value).toSorted()).toEqual([...WORK_TYPES].toSorted());
  expect(POSTING_EMPLOYMENT_TYPES.slice(0, 3).map(({ label }) => label)).toEqual([
    "Part-time",
    "Consulting",
    "Project",
  ]);
  expect(POSTING_WORK_TYPES.map(({ label }) => label)).toEqual(["Remote", "Onsite", "Hybrid"]);
  expect(WORK_TYPE_LABELS["on-site"]).toBe("On-site");
  expect(EMPLOYMENT_TYPE_LABELS["full-time"]).toBe("Full-time");
});

// Clauses D3.
test("describes hours and flexibility", () => {
  expect(hoursText(1)).toBe("1 hour a week");
  expect(hoursText(20)).toBe("20 hours a week");
  expect(flexibilityText(["flexible-hours", "evenings-weekends"])).toBe("Flexible hours, Evenings or weekends");
});

// Clauses D2.
test("the verified badge says what was checked", () => {
  const checkedAt = new Date("2026-03-03T00:00:00Z");
  const text = employerCheckText({ checkedAt, how: "domain", domain: "hallam.example" });
  expect(text).toContain("confirmed an email address at hallam.example");
  // No one checked whose domain it is.
  expect(text).not.toContain("own domain");
  expect(employerCheckText({ checkedAt, how: "dns", domain: "hallam.example" })).toBe(
    "The recruiter showed that they run hallam.example, where the company says its website is, on",
  );
  expect(employerCheckText({ checkedAt, how: "administrator", domain: null })).toBe("We checked this company on");
});

test("splits a description into paragraphs at empty lines", () => {
  expect(paragraphsOf("One\ntwo\n\n  \nThree\n\n")).toEqual(["One\ntwo", "Three"]);
});
