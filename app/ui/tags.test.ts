import { expect, test } from "vitest";
import { tagsFromText } from "./tags.ts";

// Clauses 5-17.
test("splits tags at commas, trimmed, without empty ones", () => {
  expect(tagsFromText(" IFRS , , Audit   lead,\nHandover,")).toEqual(["IFRS", "Audit lead", "Handover"]);
});

// Clauses 5-29.
test("keeps a tag once, whatever its case", () => {
  expect(tagsFromText("payroll, PAYROLL, Mentoring", ["Payroll"])).toEqual(["Payroll", "Mentoring"]);
});

test("existing tags keep their order and spelling", () => {
  expect(tagsFromText("a", ["C", "B"])).toEqual(["C", "B", "a"]);
});
