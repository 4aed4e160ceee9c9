import { formatDistance } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceText, relativeTime } from "./time-distance.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const SECOND = 1000;
const DAY = 86_400 * SECOND;

// Clauses 9-24.
test('up to two months, equals date-fns without "about" before hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * DAY }), (milliseconds) => {
      const at = new Date(NOW.getTime() - milliseconds);
      // In UTC no daylight saving time disturbs the library's count.
      const words = formatDistance(at.getTime() + offset(at), NOW.getTime() + offset(NOW));
      expect(distanceText(at, NOW)).toBe(words.replace(/^about (\d+ hours)$/, "$1"));
    }),
    { numRuns: 2000 },
  );
});

function offset(at: Date): number {
  return at.getTimezoneOffset() * 60_000;
}

test.each([
  ["2026-08-20T10:00:00Z", "3 months"],
  ["2025-11-20T10:00:00Z", "about 1 year"],
  ["2025-11-21T10:00:00Z", "12 months"],
  ["2025-08-20T10:00:00Z", "over 1 year"],
  ["2025-02-20T10:00:00Z", "almost 2 years"],
  ["2021-11-20T10:00:00Z", "about 5 years"],
])("since %s it has been %s", (at, text) => {
  expect(distanceText(new Date(at), NOW)).toBe(text);
  expect(formatDistance(new Date(at), NOW)).toBe(text);
});

// Clauses D54.
test('the past is "ago", the future is "in"', () => {
  expect(relativeTime(new Date("2026-11-17T10:00:00Z"), NOW)).toBe("3 days ago");
  expect(relativeTime(new Date("2026-11-20T12:00:00Z"), NOW)).toBe("in 2 hours");
  expect(relativeTime(NOW, NOW)).toBe("less than a minute ago");
});
