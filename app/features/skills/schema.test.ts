import { expect, test } from "vitest";
import { skillsField } from "./schema.ts";

function errorsOf(typed: unknown): string[] {
  return (skillsField.safeParse(typed).error?.issues ?? []).map(({ message }) => message);
}

test("reads names from one text or several, trimmed, without duplicates", () => {
  expect(skillsField.parse("Payroll, , book-keeping ,Bookkeeping")).toEqual(["Payroll", "book-keeping"]);
  expect(skillsField.parse([" Payroll", "Kilns,Glazes"])).toEqual(["Payroll", "Kilns", "Glazes"]);
  expect(skillsField.parse(undefined)).toEqual([]);
});

test("refuses too much with one sentence, before comparing names", () => {
  expect(errorsOf(Array.from({ length: 31 }, (_, at) => `skill ${at}`))).toEqual(["Please list at most 30 skills"]);
  expect(errorsOf("x".repeat(61))).toEqual(["Please use at most 60 characters for each skill"]);
  expect(errorsOf(`a${"\u0301\u0316".repeat(15_500)}`)).toEqual(["Please use at most 60 characters for each skill"]);
  expect(errorsOf(`a${"\u0301".repeat(11)}`)).toEqual(["Please put no more than ten accents on one letter"]);
  expect(skillsField.parse("e\u0301".repeat(30))).toHaveLength(1);
});
