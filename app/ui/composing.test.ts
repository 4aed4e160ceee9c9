import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isComposing } from "./composing.ts";

describe("a key of an input method", () => {
  it("is detected during composition, and by Safari's code right after", () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });

  it("is checked wherever Enter does something", () => {
    const deaf = globSync(`${import.meta.dirname}/../**/*.tsx`).filter((path) => {
      const source = readFileSync(path, "utf8");
      return /key [!=]== "Enter"/.test(source) && !source.includes("isComposing(");
    });
    expect(deaf).toEqual([]);
  });
});
