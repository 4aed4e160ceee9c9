import { describe, expect, it } from "vitest";
import { figureText } from "./figures.ts";

// Clauses 2.1-113.
describe("a figure of the safety page", () => {
  it.each([
    [0, "Fewer than 5"],
    [4, "Fewer than 5"],
    [5, "5"],
    [1234, "1,234"],
  ])("%i reads as %s", (count, text) => {
    expect(figureText(count)).toBe(text);
  });
});
