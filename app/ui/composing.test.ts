import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isComposing } from "./composing.ts";

describe("a key of an input method", () => {
  it("is known while the word is open, and by Safari's code when it has just ended", () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });

  it("is asked about wherever Enter does something", () => {
    const deaf = globSync(`${import.meta.dirname}/../**/*.tsx`).filter((path) => {
      const source = readFileSync(path, "utf8");
      return /key [!=]== "Enter"/.test(source) && !source.includes("isComposing(");
    });
    expect(deaf).toEqual([]);
  });
});
