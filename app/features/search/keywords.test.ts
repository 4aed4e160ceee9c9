import { expect, test } from "vitest";
import { type Keywords, readKeywords, type Term } from "./keywords.ts";

function termText({ runs, isPrefix, isExcluded }: Term): string {
  const [typed = [], ...synonyms] = runs.map((run) => run.join("+"));
  const others = synonyms.length > 0 ? `=${synonyms.join("=")}` : "";
  return `${isExcluded ? "-" : ""}${typed}${isPrefix ? "*" : ""}${others}`;
}

/**
 * In the expected values, "night+porter*" is one term with an unfinished last word; spaces separate terms, bars
 * separate groups.
 */
function shorthand(keywords: Keywords): string {
  if (keywords.kind !== "words") return keywords.kind === "none" ? "none" : `literal ${keywords.text}`;
  return keywords.groups.map((group) => group.map(termText).join(" ")).join(" | ");
}

test.each([
  ["", "none"],
  ["   ", "none"],
  ["payroll", "payroll*"],
  ["Night Porter", "night porter*"],
  ["night porter.", "night porter"],
  ["a", "a"],
  ["e\u0301\u0301\u0301", "e"],
  ["it", "it*=information+technology"],
  ["C++", "c"],
  ["month-end close", "month+end close*"],
  ["SAP/PM", "sap+pm*"],
  ["head of the finance", "head finance*"],
  ["of the", "of the*"],
  ['"night porter"', "night+porter"],
  ['"night porter', "night+porter"],
  ['clerk "night porter"', "clerk night+porter"],
  ["porter or clerk", "porter | clerk*"],
  ["finance, safety or quality", "finance | safety | quality*"],
  ["finance, safety", "finance safety*"],
  ["or", "or*"],
  ["or or", "or or*"],
  ["porter or", "porter*"],
  ["Café", "cafe*"],
  ["Бухгалтер", "бухгалтер*"],
  ["Dvořák", "dvorak*"],
  ["%", "literal %"],
  ["\\ _", "literal \\ _"],
  ["'; drop table jobs; --", "drop table jobs"],
  ["x & !b | (c:*)", "x b c"],
  ["clerk -night", "clerk -night"],
  ['clerk -"night shift" remote', "clerk remote* -night+shift"],
  ["-night", "-night"],
  ["patient’s", "patient"],
  ['"Farmer\'s"', "farmer"],
  ["-vendor's", "-vendor"],
  ['"driver\'s license"', "driver+s+license"],
  ['"class s"', "class+s"],
  ["half-time -night-shift", "half+time -night+shift"],
  ["clerk or porter -night", "clerk -night | porter -night"],
  ["manager -hr", "manager -hr=human+resources=personnel"],
  ["-human -resources", "-human -resources"],
  ["hr manager", "hr=human+resources=personnel manager*"],
  ["human resources manager", "human+resources=hr=personnel manager*"],
  ["registered nurse", "registered+nurse*=rn"],
  ['"human resources"', "human+resources=hr=personnel"],
])("%s asks for %s", (typed, wanted) => {
  expect(shorthand(readKeywords(typed))).toBe(wanted);
});

test("cuts long texts to two hundred characters and twenty words", () => {
  const keywords = readKeywords("word ".repeat(2000));
  expect(keywords.kind === "words" && keywords.groups[0]).toHaveLength(20);
  expect(shorthand(readKeywords("x".repeat(10_240)))).toBe("x".repeat(200));
});
