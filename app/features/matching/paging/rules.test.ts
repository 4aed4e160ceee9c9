import { describe, expect, it } from "vitest";
import { matchPage } from "./rules.ts";

const ALL = Array.from({ length: 45 }, (_, index) => index);

describe("a page of matches", () => {
  it("holds twenty, and the last one the rest", () => {
    expect(matchPage(ALL, null)).toEqual({ items: ALL.slice(0, 20), number: 1, pages: 3, total: 45 });
    expect(matchPage(ALL, "3").items).toEqual([40, 41, 42, 43, 44]);
  });

  it("is the first for what is no page, and the last for one behind it", () => {
    for (const asked of ["", "0", "-1", "1.5", "x", "1e3", " 2", "99999"])
      expect(matchPage(ALL, asked).number, asked).toBe(1);
    expect(matchPage(ALL, "9999").number).toBe(3);
  });

  it("is one without anything where nothing matches", () => {
    expect(matchPage([], "2")).toEqual({ items: [], number: 1, pages: 1, total: 0 });
  });
});
