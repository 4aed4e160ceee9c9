import { expect, test } from "vitest";
import { answerStillDue, isUnknown, workingDaysFrom } from "./rules.ts";

test.each([
  // 2026-11-23 is a Monday.
  ["2026-11-23", 5, "2026-11-30"],
  ["2026-11-23", 10, "2026-12-07"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-11-29", 10, "2026-12-11"],
  ["2026-11-27", 10, "2026-12-11"],
  ["2026-11-23", -1, "2026-11-20"],
  ["2026-11-23", -5, "2026-11-16"],
  ["2026-11-29", 0, "2026-11-27"],
  ["2026-12-31", 1, "2027-01-01"],
])("%s and %i business days: %s", (day, days, then) => {
  expect(workingDaysFrom(day, days)).toBe(then);
});

test("an answer is due until given, and late when its day is over everywhere", () => {
  const promised = { status: "pending", answerDueOn: "2026-11-30", answeredAt: null };
  expect(answerStillDue(promised, new Date("2026-12-01T11:59:59Z"))).toEqual({ on: "2026-11-30", isLate: false });
  expect(answerStillDue(promised, new Date("2026-12-01T12:00:00Z"))).toEqual({ on: "2026-11-30", isLate: true });
  expect(answerStillDue({ ...promised, answeredAt: new Date() }, new Date())).toBeNull();
  expect(answerStillDue({ ...promised, status: "reviewing" }, new Date())).toBeNull();
  expect(answerStillDue({ ...promised, answerDueOn: null }, new Date())).toBeNull();
});

test("has no record for fewer than five people", () => {
  expect(isUnknown(null)).toBe(true);
  expect(isUnknown({ counted: 4, answered: 4, medianHours: 1 })).toBe(true);
  expect(isUnknown({ counted: 5, answered: 0, medianHours: null })).toBe(false);
});
