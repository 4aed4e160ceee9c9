import { describe, expect, it } from "vitest";
import { honestFigures, UNTAUGHT_MARKET } from "./honest-texts.ts";

describe("the honest jobs of a market that no model learned from", () => {
  const figures = honestFigures(UNTAUGHT_MARKET);

  // Clauses 2.1-75.
  it("are hardly ever refused for words about age", () => {
    expect(figures.refused.length / figures.all).toBeLessThanOrEqual(0.02);
    expect(figures.advised.length / figures.all).toBeLessThanOrEqual(0.02);
  });

  // Clauses 2.1-76.
  it("are hardly ever flagged as scams", () => {
    expect(figures.flagged.length / figures.all).toBeLessThanOrEqual(0.01);
  });
});
