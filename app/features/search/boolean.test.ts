import { describe, expect, it } from "vitest";
import { type Expression, quoteProblem, readBoolean, wantedTexts } from "./boolean.ts";

/** Writes an expression with all its parentheses. */
function written(expression: Expression | null): string {
  if (expression === null) return "nothing";
  if (expression.kind === "text") return expression.text;
  if (expression.kind === "not") return `!${written(expression.part)}`;
  return `(${expression.parts.map(written).join(expression.kind === "and" ? " & " : " | ")})`;
}

// Clauses 2.6-41.
describe("a search with operators", () => {
  it.each([
    ["payroll AND tax", "(payroll & tax)"],
    ["payroll OR bookkeeping", "(payroll | bookkeeping)"],
    ["payroll NOT sales", "(payroll & !sales)"],
    ["payroll AND NOT sales", "(payroll & !sales)"],
    ["NOT sales", "!sales"],
    ["NOT NOT sales", "sales"],
    ["a AND b OR c AND d", "((a & b) | (c & d))"],
    ["a AND (b OR c) AND d", "(a & (b | c) & d)"],
    ["a (b OR c)", "(a & (b | c))"],
    ["head of finance AND audit lead", "(head of finance & audit lead)"],
    ['"fund accounting" nurse OR "home care"', '(("fund accounting" & nurse) | "home care")'],
    ["“fund accounting” AND tax", '("fund accounting" & tax)'],
    ['nurse -(manager OR "charge nurse")', '(nurse & !(manager | "charge nurse"))'],
    ['nurse AND -"charge nurse"', '(nurse & !"charge nurse")'],
    ["nurse AND -manager", "(nurse & -manager)"],
    ["((payroll))", "payroll"],
    ["plumber (boilers)", "(plumber & boilers)"],
    // Small words are no operators.
    ["payroll or tax AND not sales", "(payroll or tax & not sales)"],
    // A state behind its town.
    ["plumber AND Portland OR", "(plumber & Portland OR)"],
    ["(Portland OR) AND plumber", "(Portland OR & plumber)"],
    ["Bend OR 97701 AND plumber", "(Bend OR 97701 & plumber)"],
    ["Portland OR Seattle", "(Portland | Seattle)"],
  ])("%s is read as %s", (typed, meant) => {
    const read = readBoolean(typed);
    expect([written(read?.expression ?? null), read?.problem]).toEqual([meant, null]);
  });

  it.each([
    ["payroll AND (tax OR audit", "(payroll & (tax | audit))", "unclosed"],
    ["payroll AND (", "payroll", "unclosed"],
    ["payroll) AND tax", "(payroll & tax)", "unopened"],
    [")", "nothing", "unopened"],
    ["payroll AND ()", "payroll", "empty"],
    ['payroll AND "fund accounting', '(payroll & "fund accounting")', "unquoted"],
    ["payroll AND", "payroll", "AND"],
    ["AND payroll", "payroll", "AND"],
    ["payroll AND AND tax", "(payroll & tax)", "AND"],
    ["payroll OR", "payroll", "OR"],
    ["OR", "nothing", "OR"],
    ["payroll OR OR tax", "(payroll | tax)", "OR"],
    ["payroll AND NOT", "payroll", "NOT"],
    ["payroll AND OR tax", "(payroll | tax)", "AND"],
    ["(payroll OR) AND tax", "(payroll & tax)", "OR"],
    ["NOT", "nothing", "NOT"],
  ])("%s is read as %s, and has a problem: %s", (typed, meant, problem) => {
    const read = readBoolean(typed);
    const found = read?.problem;
    expect(written(read?.expression ?? null)).toBe(meant);
    expect(found?.kind === "dangling" ? found.operator : found?.kind).toBe(problem);
  });

  it("reads forty words and says so of more", () => {
    const words = Array.from({ length: 41 }, (_, index) => `w${index}`);
    const read = readBoolean(words.join(" OR "));
    expect([wantedTexts(read?.expression ?? { kind: "text", text: "" }).length, read?.problem]).toEqual([
      40,
      { kind: "long", words: 40 },
    ]);
    expect(readBoolean(words.slice(1).join(" OR "))?.problem).toBeNull();
  });

  it("reads any nesting that fits into a search", () => {
    const deep = `${"(".repeat(200)}payroll${")".repeat(200)}`;
    expect(written(readBoolean(deep)?.expression ?? null)).toBe("payroll");
    expect(readBoolean("(".repeat(500))?.problem).toEqual({ kind: "unclosed" });
  });
});

it.each(["payroll", "head of finance", "payroll or tax", '"fund accounting"', "android and nothing", "-sales", ""])(
  "%s has no operators",
  (typed) => {
    expect(readBoolean(typed)).toBeNull();
  },
);

it.each([
  ['"fund accounting', "unquoted"],
  ['payroll "tax" "audit', "unquoted"],
  ["“fund accounting", "unquoted"],
  ['"fund accounting" tax', undefined],
  ['5" pipes', undefined],
  ["", undefined],
])("the quotation marks of %s: %s", (typed, problem) => {
  expect(quoteProblem(typed)?.kind).toBe(problem);
});

it("tells what is wanted from what is excluded", () => {
  const read = readBoolean("payroll AND (tax OR audit) NOT (sales OR retail)");
  expect(read?.expression && wantedTexts(read.expression)).toEqual(["payroll", "tax", "audit"]);
});
