import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { characterCount, counted, escapedHtml, firstLetters, namesIn, shortened, shortenedAtWord } from "./words.ts";

const ROOT = resolve(import.meta.dirname, "..");

test.each([
  [0, "0 jobs"],
  [1, "1 job"],
  [2, "2 jobs"],
  [1_200, "1,200 jobs"],
])("%i is %s", (count, text) => {
  expect(counted(count, "job")).toBe(text);
});

test("uses a given plural", () => {
  expect(counted(1, "person", "people")).toBe("1 person");
  expect(counted(3, "person", "people")).toBe("3 people");
});

test.each([
  ["Kiln", "Kiln"],
  ["Kilns", "Kilns"],
  ["Kilns!", "Kilns..."],
  ["👵👵👵👵👵", "👵👵👵👵👵"],
  ["👵👵👵👵👵👵", "👵👵👵👵👵..."],
])("%s in five letters is %s", (text, short) => {
  expect(shortened(text, 5)).toBe(short);
});

describe("the start of a text", () => {
  it("never ends with half a letter", () => {
    expect(firstLetters("a👵👵", 2)).toBe("a👵");
    expect(shortenedAtWord("a👵👵👵", 2)).toBe("a👵…");
  });

  it("ends with a whole word if words follow", () => {
    expect(shortenedAtWord("Kilns and glazes", 12)).toBe("Kilns and…");
    expect(shortenedAtWord("Kilns and", 9)).toBe("Kilns and");
  });

  it("cuts people's texts by letters only", () => {
    const cut =
      /\b(content|body|about|description|message|reason|typed|last|value|q"\) \?\? "")\)?\??\s*\.(slice|substring)\(0, (\d|[A-Z_]{3})/;
    const sources = globSync("{app,server}/**/*.{ts,tsx}", { cwd: ROOT }).filter((path) => !path.includes(".test."));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => cut.test(readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
  });
});

test("escapes markup", () => {
  expect(escapedHtml(`<a href="x">Kiln & "Glaze"</a> &amp;`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Kiln &amp; &quot;Glaze&quot;&lt;/a&gt; &amp;amp;",
  );
});

test.each([
  ["Kiln", 4],
  ["  Kiln \n", 4],
  ["Ame\u0301li", 5],
  ["\u{1f475}\u{1f475}", 2],
])("%j has %i characters", (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test.each([
  ["Payroll, Audit lead,IFRS"],
  ["Payroll; Audit  lead ;IFRS;"],
  ["Payroll\r\nAudit lead\n\nIFRS\n"],
  ["Payroll\uff0cAudit lead\u3001IFRS"],
  ["Payroll\uff1bAudit lead\uff64IFRS"],
  ["\u2022\tPayroll\n\u2022\tAudit lead\n\u2022 IFRS"],
  ["- Payroll\n- Audit lead\n- IFRS"],
  ["1. Payroll\n2) Audit lead\n(3) IFRS"],
  ["\uf0b7\tPayroll\no\tAudit lead\n\u25aa IFRS"],
])("the list %j has three names", (list) => {
  expect(namesIn(list)).toEqual(["Payroll", "Audit lead", "IFRS"]);
});

test("a name that begins like a list mark stays whole", () => {
  const names = [".NET", "-40 degree storage", "3D printing", "401(k) plans", "24/7 support", "o-ring seals"];
  expect(namesIn(names.join("\n"))).toEqual(names);
});
