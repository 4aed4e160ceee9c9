import { describe, expect, it } from "vitest";
import { tooNew } from "./too-new.ts";

function found(script: string) {
  return tooNew("part.js", script).map((one) => /^part\.js: (.*) in /.exec(one)?.[1]);
}

describe("tooNew", () => {
  it.each([
    ["[1].toReversed()", "toReversed"],
    ["URL.canParse(a)", "canParse"],
    ["Promise.withResolvers()", "withResolvers"],
    ["AbortSignal.any([a])", "AbortSignal.any"],
    ["new OffscreenCanvas(1, 1)", "OffscreenCanvas"],
    ["/(?<!a)b/.test(c)", "a pattern"],
    ["async function f(a) { for await (const b of a) c(b); }", "for await"],
  ])("finds what an older browser lacks in %s", (script, name) => {
    expect(found(script)).toEqual([name]);
  });

  it("accepts what all browsers have, and similar names", () => {
    expect(
      found(
        "[1].at(-1); Object.hasOwn(a, b); [1].findLast(c); AbortSignal.timeout(1); state.any; /(?<name>a)/.test(b)",
      ),
    ).toEqual([]);
  });
});
