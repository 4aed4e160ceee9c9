import { describe, expect, it } from "vitest";
import { ageWordingFigures, judgedTexts } from "./age-wording.ts";

describe("the check of words about age on its judged texts", () => {
  const { levels } = ageWordingFigures(judgedTexts("train.jsonl"));

  // Clauses 2.1-75.
  it.each([
    ["blocking", 0.97],
    ["advisory", 0.95],
    ["fine", 0.99],
  ])("gives %s texts their level in %d of all", (level, least) => {
    const { right, of } = levels.get(level) ?? { right: 0, of: 1 };
    expect(right / of).toBeGreaterThanOrEqual(least);
  });
});
