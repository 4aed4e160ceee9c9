import { describe, expect, it } from "vitest";
import { companiesParams, companiesSearchFrom, companyState } from "./rules.ts";

describe("the address of the list", () => {
  it("keeps valid filters and ignores the rest", () => {
    const id = "0193a1f0-0000-7000-8000-000000000000";
    const asked = companiesSearchFrom(new URLSearchParams({ show: "refused", q: " kestrel ", after: id }));
    expect(companiesParams(asked)).toBe(`?show=refused&q=kestrel&after=${id}`);
    expect(companiesParams(companiesSearchFrom(new URLSearchParams({ show: "<b>", q: "\u0000", after: "1" })))).toBe(
      "",
    );
  });
});

describe("a company", () => {
  const at = new Date();
  it.each([
    [{ verifiedAt: at, askedAt: null, refusedAt: null }, "verified"],
    [{ verifiedAt: null, askedAt: at, refusedAt: at }, "waiting"],
    [{ verifiedAt: null, askedAt: null, refusedAt: at }, "refused"],
    [{ verifiedAt: null, askedAt: null, refusedAt: null }, "unverified"],
  ])("has the state that its dates imply: %j", (dates, state) => {
    expect(companyState(dates)).toBe(state);
  });
});
