import { expect, test } from "vitest";
import { rarestWords } from "./advice.ts";
import type { Lexicon } from "./lexicon.ts";

const LEXICON: Lexicon = {
  forms: new Map([["audits", { stem: "audit", begins: { anywhere: [], skills: [], title: [] } }]]),
  counts: new Map([
    ["audit", 40],
    ["loom", 3],
    ["payroll", 90],
    ["toledo", 12],
  ]),
  total: 1_000,
  oldest: null,
  newest: null,
};

test.each([
  ["audits loom", ["loom", "audits"]],
  ["payroll toledo audits loom", ["loom", "toledo", "audits"]],
  ["payroll nowhere", ["nowhere", "payroll"]],
  ["payroll -loom", []],
  ["loom", []],
  ["", []],
  ["%", []],
  ['"loom audits" payroll', []],
  ["loom or audits", []],
  ["half-time loom", ["loom"]],
  ["half-time half loom", ["loom"]],
  ["loom toledo -loom", ["toledo"]],
  ["half-time", []],
  ["human resources", []],
  ["human resources toledo", ["toledo"]],
])("for %j, suggests leaving out %j", (typed, words) => {
  expect(rarestWords(typed, LEXICON)).toEqual(words);
});
