import { expect, test } from "vitest";
import type { Lexicon } from "./lexicon.ts";
import { allOf, allWordsOf, anyOf, oneOf } from "./query.ts";

const LEXICON: Lexicon = {
  forms: new Map(),
  counts: new Map([
    ["manag", 400],
    ["clerk", 100],
    ["~mremote", 500],
  ]),
  total: 1_000,
  oldest: null,
  newest: null,
};

test("looks for the rarest word first", () => {
  const [mode, clerk, manager] = ["~mremote", "clerk", "manag"].map((entry) => anyOf([entry], LEXICON));
  if (!mode || !clerk || !manager) throw new Error("no parts");
  // By each condition alone, not by how rare their combination is.
  const { all } = allOf([allOf([manager, clerk]), mode]);
  expect(all.map(({ text }) => text)).toEqual(["('clerk')", "('manag')", "('~mremote')"]);
});

const PARTS = ["clerk", "manag"].map((entry) => anyOf([entry], LEXICON));

test("estimates filters as independent", () => {
  expect(allOf(PARTS).share).toBeCloseTo(0.1 * 0.4);
  expect(oneOf(PARTS).share).toBeCloseTo(0.1 + 0.4 - 0.1 * 0.4);
});

test("estimates that words occur together more often than by chance", () => {
  const { share } = allWordsOf(PARTS);
  expect(share).toBeGreaterThan(0.1 * 0.4);
  expect(share).toBeLessThan(0.1);
  expect(allWordsOf([]).share).toBe(1);
});
