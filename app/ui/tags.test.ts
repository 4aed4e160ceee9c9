import { expect, test } from "vitest";
import { tagsFromText } from "./tags.ts";

// Clauses 5-17.
test("tags are split at commas and trimmed, empty ones are ignored", () => {
  expect(tagsFromText(" IFRS , , Audit   lead,\nHandover,")).toEqual(["IFRS", "Audit lead", "Handover"]);
});

// Clauses 5-29.
test("a tag is there once, whatever its capitals", () => {
  expect(tagsFromText("payroll, PAYROLL, Mentoring", ["Payroll"])).toEqual(["Payroll", "Mentoring"]);
});

test("the present tags keep their order and spelling", () => {
  expect(tagsFromText("a", ["C", "B"])).toEqual(["C", "B", "a"]);
});
