import { describe, expect, it } from "vitest";
import { matchPage } from "./rules.ts";

const ALL = Array.from({ length: 45 }, (_, index) => index);

describe("matchPage", () => {
  it("holds twenty matches, and the last page the rest", () => {
    expect(matchPage(ALL, null)).toEqual({ items: ALL.slice(0, 20), number: 1, pages: 3, total: 45 });
    expect(matchPage(ALL, "3").items).toEqual([40, 41, 42, 43, 44]);
  });

  it("is the first page for a malformed number, the last for one past the end", () => {
    for (const asked of ["", "0", "-1", "1.5", "x", "1e3", " 2", "99999"])
      expect(matchPage(ALL, asked).number, asked).toBe(1);
    expect(matchPage(ALL, "9999").number).toBe(3);
  });

  it("is one empty page if nothing matches", () => {
    expect(matchPage([], "2")).toEqual({ items: [], number: 1, pages: 1, total: 0 });
  });
});
