import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { addressField, numberField, requireId, textField, whenRead } from "./input-fields.ts";

const MESSAGE = "Please say how many";
const hours = numberField(MESSAGE, { min: 1, max: 60 });
const pay = numberField(MESSAGE, { min: 0, max: 1_000_000, hasCents: true });

test.each([
  ["20", 20],
  [" 7 ", 7],
  [40, 40],
])("reads hours %j as %i", (typed, number) => {
  expect(hours.parse(typed)).toBe(number);
});

test.each(["2,5", "1,5", "2.5", "20abc", "", "0", "61", "-3", "1e1", null, undefined, {}])(
  "refuses hours %j",
  (typed) => {
    expect(hours.safeParse(typed).error?.issues).toMatchObject([{ message: MESSAGE }]);
  },
);

test.each([
  ["25.50", 25.5],
  ["1,200", 1_200],
  ["85,000.00", 85_000],
  ["1,000,000", 1_000_000],
])("reads pay %j as %f", (typed, number) => {
  expect(pay.parse(typed)).toBe(number);
});

test.each(["25,50", "1,20,000", ",500", "1,2000", "1,000,00", "25.505"])("refuses pay %j", (typed) => {
  expect(pay.safeParse(typed).success).toBe(false);
});

test("counts a letter and its accent as one character", () => {
  const name = textField(MESSAGE, { min: 1, max: 5 });
  expect(name.parse(" Ame\u0301li ")).toBe("Améli");
});

test("a malformed id looks like a missing row", () => {
  const id = "0192f0c1-7a3b-7c4d-8e5f-001122334455";
  expect(requireId(id)).toBe(id);
  for (const text of ["", "1", `${id}0`, `x${id.slice(1)}`]) {
    expect(() => requireId(text), text).toThrow(expect.objectContaining({ code: "not-found" }));
  }
});
test("counts letters of four code points as one", () => {
  const name = textField(MESSAGE, { min: 1, max: 5 });
  expect(name.parse("\u03b1\u0313\u0300\u0345".repeat(5))).toBe("\u1f82".repeat(5));
  expect(errorsOf(name, "\u03b1\u0313\u0300\u0345".repeat(6))).toEqual(["Please use at most 5 characters"]);
  expect(errorsOf(name, "x".repeat(60_000))).toEqual(["Please use at most 5 characters"]);
});

test.each([
  ["accents out of order", "\u0301\u0316"],
  ["one accent", "\u0301"],
  ["accents and the marks that only a fold takes apart", "\u0301\uff9e"],
])("refuses a letter with too many accents before composing it: %s", (_, marks) => {
  const text = textField(MESSAGE, { min: 1, max: 10_000 });
  expect(errorsOf(text, `a${marks.repeat(15_500)}`)).toEqual(["Please put no more than ten accents on one letter"]);
  expect(text.parse(`a${marks.repeat(5)}`)).toHaveLength(`a${marks.repeat(5)}`.normalize("NFC").length);
});

test("refuses a text that is too long before any later check", () => {
  let seen = 0;
  const text = textField(MESSAGE, { min: 1, max: 5 }).superRefine(() => {
    seen += 1;
  });
  for (const typed of ["x".repeat(6), "x".repeat(21), `a${"\u0301".repeat(11)}`]) text.safeParse(typed);
  expect(seen).toBe(0);
  text.safeParse("fine");
  expect(seen).toBe(1);
});

describe("an address", () => {
  const address = addressField(MESSAGE);

  it.each([
    ["tom&sue@people.example", "tom&sue@people.example"],
    ["a/b@people.example", "a/b@people.example"],
    ["o'hara+jobs@people.example", "o'hara+jobs@people.example"],
    ["x@xn--80ak6aa92e.xn--p1ai", "x@xn--80ak6aa92e.xn--p1ai"],
    ["x@b\u00fccher.example", "x@xn--bcher-kva.example"],
    [" Pat@People.Example\u00a0", "pat@people.example"],
    ["\u200bpat@people.example", "pat@people.example"],
    ["pat@peo\u00adple.example\ufeff", "pat@people.example"],
    ["\u202apat@people.example\u202c", "pat@people.example"],
    ["pat\uff20people.example", "pat@people.example"],
    ["\uff50\uff41\uff54@people\u3002example", "pat@people.example"],
    ["<mailto:pat@people.example>,", "pat@people.example"],
    ["pat@people.example.", "pat@people.example"],
  ])("reads %j as %s", (typed, read) => {
    expect(address.parse(typed)).toBe(read);
  });

  it.each([
    "",
    "pat",
    "pat@people",
    "@people.example",
    "pat@",
    "pat@@people.example",
    "pat @people.example",
    "pat@people..example",
    "pat@-people.example",
    "pat@1.2.3.4",
    "pat@people.example/x",
    "jos\u00e9@people.example",
    "a@people.example, b@people.example",
    `${"x".repeat(250)}@people.example`,
    "pat@people.example\r\nBcc: b@people.example",
    "\uff41".repeat(60_000),
  ])("refuses %j", (typed) => {
    expect(address.safeParse(typed).error?.issues).toMatchObject([{ message: MESSAGE }]);
  });
});

function errorsOf(field: ReturnType<typeof textField>, typed: string): string[] {
  return (field.safeParse(typed).error?.issues ?? []).map(({ message }) => message);
}

it("a check across fields runs beside a text that is too long", () => {
  const form = z
    .strictObject({ note: textField("", { min: 0, max: 3 }), from: hours, to: hours })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "Too small", when: whenRead("from", "to") });
  const refused = (typed: object) => form.safeParse(typed).error?.issues.map(({ path }) => path[0]);
  expect(refused({ note: "much too long", from: "9", to: "2" })).toEqual(["note", "to"]);
  expect(refused({ note: "", from: "many", to: "2" })).toEqual(["from"]);
});
