import { describe, expect, it } from "vitest";
import { occurs, pattern, readingOf } from "./patterns.ts";

function finds(written: string, content: string, affirmed = true): boolean {
  return occurs(readingOf(content), pattern(written), affirmed);
}

describe("a pattern", () => {
  it("finds word classes in all their forms", () => {
    expect(finds("@purchase ..3 @giftcard", "She purchased two gift cards")).toBe(true);
    expect(finds("@purchase ..3 @giftcard", "She sold two gift cards")).toBe(false);
  });

  it("allows the number of words in between that it states, in one sentence", () => {
    expect(finds("send ..2 money", "send me the money")).toBe(true);
    expect(finds("send ..1 money", "send me the money")).toBe(false);
    expect(finds("send ..2 money", "Send it. The money waits.")).toBe(false);
    expect(finds("send ~3 money", "Send it. The money waits.")).toBe(true);
  });

  // Clauses 2.1-76.
  it("ignores what its clause denies", () => {
    expect(finds("@fee", "We never ask for a fee")).toBe(false);
    expect(finds("@fee", "We never ask, but the fee is due")).toBe(true);
    expect(finds("@fee", "We never ask for a fee", false)).toBe(true);
  });

  it("reads sums, separated letters, and digits inside words", () => {
    expect(finds("send #sum", "send ninety dollars")).toBe(true);
    expect(finds("@giftcard", "g i f t c a r d")).toBe(true);
    expect(finds("@giftcard", "a g1ft c4rd")).toBe(true);
  });

  it("throws for an unknown class", () => {
    expect(() => pattern("@nothing")).toThrow("@nothing");
  });
});

it("stops reading after more words than any form accepts", () => {
  expect(readingOf("send ".repeat(100_000)).tokens.length).toBeLessThanOrEqual(2500);
});
