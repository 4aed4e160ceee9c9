import { describe, expect, it } from "vitest";
import { afterFailure, nextLook } from "./proof-schedule.ts";

// Clauses 2.1-112.
describe("a proof that is no longer found", () => {
  it("is checked again, then reported a week before the badge is removed", () => {
    const steps = Array.from({ length: 10 }, (_, index) => afterFailure("dns", index + 1));
    expect(steps.map(({ step }) => step)).toEqual(["again", "tell", ...Array(6).fill("again"), "end", "end"]);
    expect(steps[1]).toEqual({ step: "tell", days: 1, endsIn: 7 });
    expect(steps[8]?.endsIn).toBe(0);
  });

  it("is requested by email twice, a week apart, before the badge is removed", () => {
    expect([1, 2, 3].map((failures) => afterFailure("domain", failures))).toEqual([
      { step: "tell", days: 7, endsIn: 14 },
      { step: "tell", days: 7, endsIn: 7 },
      { step: "end", days: 7, endsIn: 0 },
    ]);
  });
});

describe("a proof that was found", () => {
  it("is checked again after 90 days", () => {
    expect(nextLook(new Date("2026-11-20T10:00:00Z"))).toEqual(new Date("2027-02-18T10:00:00Z"));
  });
});
