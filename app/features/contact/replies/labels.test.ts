import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { recordText, waitText } from "./labels.ts";
import { percentInTime } from "./rules.ts";

test.each([
  [0.2, "1 hour"],
  [1, "1 hour"],
  [1.01, "2 hours"],
  [47.5, "48 hours"],
  [48.1, "3 days"],
  [72, "3 days"],
])("%j hours are shown as %j", (hours, expected) => {
  expect(waitText(hours)).toBe(expected);
});

test.each([
  [{ counted: 0, answeredInTime: 0 }, 0],
  [{ counted: 250, answeredInTime: 249 }, 99],
  [{ counted: 20, answeredInTime: 20 }, 100],
])("of %j, the share is %j percent", (said, expected) => {
  expect(percentInTime({ answered: said.counted, medianHours: 1, ...said })).toBe(expected);
});

test.each([
  [
    "nineteen answers are too few for a figure",
    { counted: 19, answered: 19, answeredInTime: 19, medianHours: 2 },
    null,
  ],
  [
    "twenty are enough",
    { counted: 20, answered: 20, answeredInTime: 19, medianHours: 5.2 },
    "In the last 90 days we answered 95% of messages within 48 hours, and half of all messages within 6 hours.",
  ],
  [
    "a broken promise is told as it is",
    { counted: 40, answered: 30, answeredInTime: 8, medianHours: 90 },
    "In the last 90 days we answered 20% of messages within 48 hours, and half of all messages within 4 days.",
  ],
  [
    "where most wait there is no middle",
    { counted: 60, answered: 20, answeredInTime: 20, medianHours: null },
    "In the last 90 days we answered 33% of messages within 48 hours.",
  ],
])("%s", (_, record, expected) => {
  expect(recordText(record)).toBe(expected);
});

test("the deadline that is measured is the one that is promised", () => {
  expect(BRAND.replyTime).toBe(`${BRAND.replyHours.soon}-${BRAND.replyHours.latest} hours`);
});
