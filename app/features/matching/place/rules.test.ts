import { expect, test } from "vitest";
import { nearnessOf, regionNamed } from "./rules.ts";

test.each([
  ["Austin, Texas", "austin, TX", "same-place"],
  ["Austin, Texas", "Austin", "same-place"],
  ["Austin, Texas, USA", "Austin, Texas", "same-place"],
  ["Saint-Étienne, Loire", "saint etienne, loire", "same-place"],
  ["Dallas, Texas", "Austin, Texas", "same-region"],
  ["Texas", "Austin, Texas", "same-region"],
  ["Portland, Maine", "Portland, Oregon", "elsewhere"],
  ["Kansas City, Missouri", "Kansas City, Kansas", "elsewhere"],
  ["Austin, Texas", "Anywhere in the United States", "elsewhere"],
  ["United States", "United States", "elsewhere"],
  ["", "", "elsewhere"],
  ["constructor, __proto__", "Austin, constructor", "elsewhere"],
] as const)("%s and %s: %s", (one, other, nearness) => {
  expect(nearnessOf(one, other)).toBe(nearness);
  expect(nearnessOf(other, one)).toBe(nearness);
});

test("a region is named as the place names it", () => {
  expect(regionNamed("Hammond, Louisiana")).toBe("Louisiana");
  expect(regionNamed("Austin, TX, USA")).toBe("TX");
  expect(regionNamed("Austin")).toBeNull();
});
