import { expect, test } from "vitest";
import { messageDay, messageTime } from "./message-time.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

// Clauses 9-25, D54.
test.each([
  ["2026-11-20T13:32:00Z", "America/Chicago", "7:32 AM", "Today"],
  ["2026-11-20T03:00:00Z", "America/Chicago", "Nov 19", "Yesterday"],
  ["2026-11-20T03:00:00Z", "UTC", "3:00 AM", "Today"],
  ["2026-11-17T15:12:00Z", "UTC", "Nov 17", "November 17"],
  ["2025-12-31T23:00:00Z", "UTC", "Dec 31, 2025", "December 31, 2025"],
])("%s in %s is %s", (at, timeZone, time, day) => {
  expect(messageTime(new Date(at), NOW, timeZone)).toBe(time);
  expect(messageDay(new Date(at), NOW, timeZone)).toBe(day);
});
