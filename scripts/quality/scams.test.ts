import { describe, expect, it } from "vitest";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { type Known, knownTexts } from "./scams/corpus.ts";

const OURS = "seasoned.example";

function shareFlagged(texts: readonly Known[]): number {
  return texts.filter(({ text }) => warningsIn(text, OURS).length > 0).length / texts.length;
}

describe("the warnings on the corpus that they learned from", () => {
  const texts = knownTexts("train");
  const scams = texts.filter(({ label }) => label === "scam");
  const fine = texts.filter(({ label }) => label === "fine");

  // Clauses 2.1-76.
  it("flag scams, and seldom what only looks like one", () => {
    expect(shareFlagged(scams)).toBeGreaterThanOrEqual(0.93);
    expect(shareFlagged(fine)).toBeLessThanOrEqual(0.03);
  });

  it.each([...new Set(texts.map(({ kind }) => kind))])("flag most of %s", (kind) => {
    expect(shareFlagged(scams.filter((text) => text.kind === kind))).toBeGreaterThanOrEqual(0.8);
    expect(shareFlagged(fine.filter((text) => text.kind === kind))).toBeLessThanOrEqual(0.1);
  });
});
