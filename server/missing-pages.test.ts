import { expect, test } from "vitest";
import { createLog } from "#app/platform/log.ts";
import { openMissingPages } from "./missing-pages.ts";

function open() {
  const lines: string[] = [];
  let now = new Date("2026-11-20T10:00:00Z");
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const missing = openMissingPages({ log, clock: { now: () => now } });
  return {
    lines,
    ask: (path: string, times = 1) => {
      for (let n = 0; n < times; n++) missing.count(path);
    },
    anHourLater: () => {
      now = new Date(now.getTime() + 60 * 60 * 1000);
    },
  };
}

// Clauses D47.
test("logs missing paths in one line an hour, most common first", () => {
  const { lines, ask, anHourLater } = open();
  ask("/old-link", 2);
  ask("/older-link", 3);
  expect(lines).toEqual([]);
  anHourLater();
  ask("/old-link");
  expect(lines).toHaveLength(1);
  const report = JSON.parse(lines[0] ?? "");
  expect(report).toMatchObject({ event: "missing pages", total: 5, commonest: { "/older-link": 3, "/old-link": 2 } });
  expect(Object.keys(report.commonest)).toEqual(["/older-link", "/old-link"]);
});

// Clauses D47.
test("counts a flood of guesses without storing each", () => {
  const { lines, ask, anHourLater } = open();
  for (let guess = 0; guess < 2000; guess++) ask(`/guess-${guess}${"x".repeat(500)}`);
  anHourLater();
  ask("/next");
  const { total, commonest } = JSON.parse(lines[0] ?? "");
  expect(total).toBe(2000);
  expect(Object.keys(commonest)).toHaveLength(20);
  expect(Math.max(...Object.keys(commonest).map((path) => path.length))).toBeLessThanOrEqual(120);
});
