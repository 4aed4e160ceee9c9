import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";
import { HEAD_SCRIPT } from "./head-script.ts";

type Stored = Record<string, string>;

function paint(
  stored: Stored | "refused" | "throws on read",
  matching: readonly string[] = [],
  fromAccount: Stored = {},
) {
  const dataset: Stored = { ...fromAccount };
  const page: Record<string, unknown> = {
    matchMedia: (query: string) => ({ matches: matching.includes(query) }),
  };
  if (stored === "refused") {
    Object.defineProperty(page, "localStorage", {
      get() {
        throw new Error("storage is off");
      },
    });
  } else if (stored === "throws on read") {
    page.localStorage = {
      getItem() {
        throw new Error("storage is off");
      },
    };
  } else {
    page.localStorage = { getItem: (key: string) => stored[key] ?? null };
  }
  runInNewContext(FIRST_PAINT_SCRIPT, { window: page, document: { documentElement: { dataset } } });
  return dataset;
}

test("without any choice the system decides the colors", () => {
  expect(paint({})).toEqual({ theme: "light", text: "reset" });
  expect(paint({}, ["(prefers-color-scheme:dark)"]).theme).toBe("dark");
  expect(paint({}, ["(prefers-contrast:more)", "(prefers-color-scheme:dark)"]).theme).toBe("contrast");
});

// Clauses 4-30.
test("high contrast comes first, then the person's choice, then the system", () => {
  expect(paint({ "high-contrast": "enabled", theme: "dark" }).theme).toBe("contrast");
  expect(
    paint({ "high-contrast": "disabled", theme: "light" }, ["(prefers-contrast:more)", "(prefers-color-scheme:dark)"])
      .theme,
  ).toBe("light");
});

// Clauses D21.
test("the account's choice counts if this browser has none", () => {
  const account = { theme: "dark", text: "larger" };
  expect(paint({}, [], account)).toEqual(account);
  expect(paint({ theme: "light", "text-size": "reset" }, [], account)).toEqual({ theme: "light", text: "reset" });
  expect(paint({}, [], { theme: "contrast" }).theme).toBe("contrast");
  expect(paint({ "high-contrast": "disabled" }, [], { theme: "contrast" }).theme).toBe("light");
});

// Clauses 2.3-11, 4-31.
test("remembers the text size, and ignores invalid values", () => {
  expect(paint({ "text-size": "largest" }).text).toBe("largest");
  expect(paint({ "text-size": "x", theme: "<b>" })).toEqual({ theme: "light", text: "reset" });
});

test("never throws: refused storage, no matchMedia", () => {
  expect(paint("refused")).toEqual({ theme: "light", text: "reset" });
  expect(paint("throws on read")).toEqual({ theme: "light", text: "reset" });
  const dataset: Stored = {};
  runInNewContext(FIRST_PAINT_SCRIPT, { window: {}, document: { documentElement: { dataset } } });
  expect(dataset).toEqual({ theme: "light", text: "reset" });
});

test("needs no escaping within a page", () => {
  expect(HEAD_SCRIPT).not.toMatch(/<|\n/);
});
