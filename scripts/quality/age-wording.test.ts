import { describe, expect, it } from "vitest";
import { ageWordingFigures, judgedTexts } from "./age-wording.ts";

describe.each([
  ["train.jsonl", 0.96, 0.94, 0.99],
  ["second-train.jsonl", 0.8, 0.77, 0.99],
  ["third-train.jsonl", 0.69, 0.74, 0.99],
  ["fourth-train.jsonl", 0.94, 0.76, 0.99],
  ["fifth-train.jsonl", 0.79, 0.71, 0.99],
])("the check of words about age on %s", (file, blocking, advisory, fine) => {
  const { levels } = ageWordingFigures(judgedTexts(file));

  // Clauses 2.1-75.
  it.each([
    ["blocking", blocking],
    ["advisory", advisory],
    ["fine", fine],
  ])("gives %s texts their level in %d of all", (level, least) => {
    const { right, of } = levels.get(level) ?? { right: 0, of: 1 };
    expect(right / of).toBeGreaterThanOrEqual(least);
  });
});
