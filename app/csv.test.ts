import { expect, test } from "vitest";
import { csvFile } from "./csv.ts";

test("quotes cells and makes formulas text", () => {
  expect(
    csvFile([
      ["Name", 'Say "hi"'],
      ["=1+1", "-2", "+3", "@x", "a,b\nc"],
    ]),
  ).toBe('\uFEFF"Name","Say ""hi"""\r\n"\'=1+1","\'-2","\'+3","\'@x","a,b\nc"\r\n');
});

test.each(["\uff1d", "\uff0b", "\uff0d", "\uff20"])(
  "treats a cell that begins with the full-width %s as text, too",
  (sign) => {
    expect(csvFile([[`${sign}1+1`, `1${sign}1`]])).toBe(`\uFEFF"'${sign}1+1","1${sign}1"\r\n`);
  },
);

test.each([
  ["Adviser;=1+1", "Adviser;'=1+1"],
  ["Kilns; =1+1; Glazing", "Kilns;' =1+1; Glazing"],
  ["a\t@x", "a\t'@x"],
  ["a\n-2;;\uff1d1", "a\n'-2;;'\uff1d1"],
  ["\t=1", "\t'=1"],
  ["C++; part-time; a=b", "C++; part-time; a=b"],
])("no cell of %j is a formula with semicolons or tabs as separators", (text, safe) => {
  expect(csvFile([[text]])).toBe(`\uFEFF"${safe}"\r\n`);
});
