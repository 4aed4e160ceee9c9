import { expect, test } from "vitest";
import { readKeywords } from "./keywords.ts";
import type { Lexicon } from "./lexicon.ts";
import { disjoint } from "./query.ts";
import type { SearchField } from "./search-fields.ts";
import { wordsQuery } from "./words-query.ts";

function begins(anywhere: readonly string[] = []) {
  return { anywhere, skills: [], title: [] };
}

const LEXICON: Lexicon = {
  forms: new Map([
    ["finance", { stem: "financ", begins: begins(["financer"]) }],
    ["managers", { stem: "manag", begins: begins() }],
    ["clerk", { stem: "clerk", begins: begins(["clerk"]) }],
    ["zebra", { stem: "zebra", begins: begins() }],
    ["the", { stem: null, begins: begins() }],
    ["can", { stem: null, begins: begins() }],
    ["covid19s", { stem: "covid19", begins: begins() }],
    ["бухгалтер", { stem: "бухгалтер", begins: begins() }],
  ]),
  counts: new Map([
    ["financ", 200],
    ["manag", 400],
    ["clerk", 100],
    ["~mremote", 500],
  ]),
  total: 1_000,
  oldest: null,
  newest: null,
};

test.each<[typed: string, field: SearchField, conditions: string[]]>([
  ["managers ", "anywhere", ["('manag')"]],
  ["managers ", "title", ["('~tmanag')"]],
  ["finance", "anywhere", ["('financ' | 'financer')"]],
  ["clerk ", "anywhere", ["('clerk')"]],
  ["the ", "anywhere", ["('the')"]],
  ["covid19s ", "anywhere", ["('covid19s' | 'covid19')"]],
  ["бухгалтер ", "anywhere", ["('бухгалтер')"]],
  ['"finance managers"', "title", ["('~Tfinanc manag' | '~Tfinance managers')"]],
  ['"finance covid19s"', "skills", ["('~Sfinanc covid19' | '~Sfinance covid19s')"]],
  ["can managers ", "anywhere", ["('manag')"]],
  ["can ", "anywhere", ["('can')"]],
  ['"can" managers ', "anywhere", ["('can')", "('manag')"]],
  ["managers can", "anywhere", ["('manag')", "('can')"]],
  ["managers -can ", "anywhere", ["!(('can'))", "('manag')"]],
  ["managers finance clerk ", "skills", ["('~sfinanc')", "('~smanag')", "('~sclerk')"]],
])("looks for %o in %s as %j", (typed, field, conditions) => {
  const keywords = readKeywords(typed.trimEnd() + (typed.endsWith(" ") ? "." : ""));
  const query = wordsQuery(keywords.kind === "words" ? keywords : { groups: [], isStrict: false }, field, LEXICON);
  expect(query.all.map(({ text }) => text).toSorted()).toEqual(conditions.toSorted());
});

test.each([
  ["zebra", true],
  ["zebra clerk", true],
  ["clerk or zebra", false],
  ["clerk -zebra", false],
  ["-zebra", false],
  ['"clerk zebra"', true],
  ["finance", false],
])("knows of %o whether no document can match: %s", (typed, isNowhere) => {
  const keywords = readKeywords(typed);
  if (keywords.kind !== "words") throw new Error("no words");
  const [titled, anywhere] = (["title", "anywhere"] as const).map((field) => wordsQuery(keywords, field, LEXICON));
  expect(anywhere?.isNowhere).toBe(isNowhere);
  // This lexicon has no counts for words of titles, and a word that no title has need not be excluded from the rest.
  expect(titled?.isNowhere).toBe(!typed.startsWith("-"));
  if (titled && anywhere && titled.isNowhere) expect(disjoint([titled, anywhere])).toEqual([titled, anywhere]);
});
