import { describe, expect, it } from "vitest";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { type Known, knownTexts } from "./scams/corpus.ts";

const OURS = "seasoned.example";

describe.each([
  ["train", 0.97, 0.9],
  ["second-train", 0.91, 0.8],
  ["third-train", 0.9, 0.78],
  ["fourth-train", 0.94, 0.7],
  ["fifth-train", 0.93, 0.87],
] as const)("the warnings on %s, which the model learned from", (file, least, leastOfKind) => {
  const texts = knownTexts(file);
  const flagged = new Set(texts.filter(({ text }) => warningsIn(text, OURS).length > 0));
  const scams = texts.filter(({ label }) => label === "scam");
  const fine = texts.filter(({ label }) => label === "fine");

  function shareFlagged(some: readonly Known[]): number {
    return some.filter((text) => flagged.has(text)).length / some.length;
  }

  // Clauses 2.1-76.
  it("flag scams, and rarely texts that only look like one", () => {
    expect(shareFlagged(scams)).toBeGreaterThanOrEqual(least);
    expect(shareFlagged(fine)).toBeLessThanOrEqual(0.02);
  });

  it("flag most of each kind", () => {
    for (const [kind, some] of Map.groupBy(scams, (text) => text.kind))
      expect(shareFlagged(some), kind).toBeGreaterThanOrEqual(leastOfKind);
  });
});
