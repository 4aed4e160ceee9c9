import { expect, test } from "vitest";
import { skillKey, splitSkills } from "./rules.ts";
import { skillsField } from "./schema.ts";

test.each([
  ["Book-keeping", "bookkeeping"],
  ["book keeping", "bookkeeping"],
  ["BOOK–KEEPING", "bookkeeping"],
  ["Café Management", "cafemanagement"],
  ["C++", "c++"],
  ["C#", "c#"],
  ["Node.js", "node.js"],
  ["Ångström", "angstrom"],
  ["Бухгалтерия", "бухгалтерия"],
  ["ﬁnance", "finance"],
  [" - ", ""],
])("compares %s as %s", (name, key) => {
  expect(skillKey(name)).toBe(key);
});

test("keeps symbols that distinguish skills", () => {
  expect(skillKey("C")).not.toBe(skillKey("C++"));
  expect(skillKey("C#")).not.toBe(skillKey("C++"));
});

test.each<[string[], string[]]>([
  [["Payroll, Mentoring"], ["Payroll", "Mentoring"]],
  [
    ["Payroll", "Mentoring"],
    ["Payroll", "Mentoring"],
  ],
  [["Payroll, payroll", "PAY ROLL"], ["Payroll"]],
  [["  Month-end \u00a0 close ,, ,-,"], ["Month-end close"]],
  [["HR, human resources, Q.C., QC"], ["Human resources", "Q.C.", "Quality control"]],
  [[""], []],
  [[], []],
])("typed %j becomes the skills %j", (typed, names) => {
  expect(splitSkills(typed)).toEqual(names);
});

function firstMessage(value: unknown): string | undefined {
  return skillsField.safeParse(value).error?.issues[0]?.message;
}

test("skills may be one text, several, or missing", () => {
  expect(skillsField.parse("Payroll, Mentoring")).toEqual(["Payroll", "Mentoring"]);
  expect(skillsField.parse(["Payroll", "Mentoring, Ledgers"])).toEqual(["Payroll", "Mentoring", "Ledgers"]);
  expect(skillsField.parse(undefined)).toEqual([]);
});

test("accepts thirty skills of sixty characters, and not one more", () => {
  const many = Array.from({ length: 30 }, (_, n) => `Skill ${n}`);
  expect(skillsField.parse(many)).toHaveLength(30);
  expect(firstMessage([...many, "One more"])).toBe("Please list at most 30 skills");
  expect(skillsField.parse("é".repeat(60))).toHaveLength(1);
  expect(firstMessage("e".repeat(61))).toBe("Please use at most 60 characters for each skill");
});

test("refuses anything but text", () => {
  for (const value of [1, null, {}, [1], [["a"]]]) expect(firstMessage(value)).toBeDefined();
});
