import { expect, test } from "vitest";
import { type Keywords, readKeywords } from "./rules.ts";
import { readJobSearch, searchQuery } from "./schema.ts";

/** "night+porter*" is one term with an unfinished end; spaces separate terms, bars groups. */
function shorthand(keywords: Keywords): string {
  if (keywords.kind !== "words") return keywords.kind === "none" ? "none" : `literal ${keywords.text}`;
  return keywords.groups
    .map((group) => group.map(({ words, isPrefix }) => words.join("+") + (isPrefix ? "*" : "")).join(" "))
    .join(" | ");
}

test.each([
  ["", "none"],
  ["   ", "none"],
  ["payroll", "payroll*"],
  ["Night Porter", "night porter*"],
  ["night porter.", "night porter"],
  ["a", "a"],
  ["it", "it*"],
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
  ["%", "literal %"],
  ["\\ _", "literal \\ _"],
  ["'; drop table jobs; --", "drop table jobs"],
  ["x & !b | (c:*)", "x b c"],
])("%s asks for %s", (typed, wanted) => {
  expect(shorthand(readKeywords(typed))).toBe(wanted);
});

test("long texts are cut to two hundred characters and twelve words", () => {
  const keywords = readKeywords("word ".repeat(2000));
  expect(keywords.kind === "words" && keywords.groups[0]).toHaveLength(12);
  expect(shorthand(readKeywords("x".repeat(10_240)))).toBe("x".repeat(200));
});

test("a search survives its address", () => {
  const query =
    "?q=payroll+%22month+end%22&where=Duluth&employmentType=part-time&employmentType=consulting&workType=hybrid&sort=pay" +
    "&after=72.5_1794396557777_018f0000-0000-7000-8000-000000000000";
  expect(searchQuery(readJobSearch(new URLSearchParams(query)))).toBe(query);
});

test("what would be assumed anyway stays out of the address", () => {
  expect(searchQuery(readJobSearch(new URLSearchParams("q=&where=+&sort=best&x=1&after=")))).toBe("");
});

test("unknown and malformed values ask for nothing", () => {
  const query =
    "employmentType=Full-time&employmentType=__proto__&workType=onsite&sort=rank&after=1_2&before=0_1_zz&is_active=false&q=a&q=b";
  expect(readJobSearch(new URLSearchParams(query))).toEqual({
    keywords: "a",
    place: "",
    employmentTypes: [],
    workTypes: [],
    sort: "best",
    cursor: null,
  });
});

test("contract is consulting and project, once each", () => {
  const search = readJobSearch(new URLSearchParams("employmentType=contract&employmentType=project"));
  expect(search.employmentTypes).toEqual(["consulting", "project"]);
});
