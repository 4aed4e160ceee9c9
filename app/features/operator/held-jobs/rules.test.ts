import { describe, expect, it } from "vitest";
import { heldJobsParams, heldJobsSearchFrom, partsOf, sentencesOf } from "./rules.ts";

const none = () => [];

describe("partsOf", () => {
  it("marks added and removed sentences", () => {
    const now = "We look for a helper. A deposit is asked for.\n\nTwo mornings a week.";
    const before = "We look for a helper. Two mornings a week. You work from home.";
    expect(partsOf(now, before, none).map(({ text, change }) => `${change}: ${text}`)).toEqual([
      "same: We look for a helper.",
      "added: A deposit is asked for.",
      "same: Two mornings a week.",
      "removed: You work from home.",
    ]);
  });

  it("marks nothing if there was no earlier text, and names each sentence's signs", () => {
    const signsOf = (text: string) => (text.includes("deposit") ? ["money"] : []);
    expect(partsOf("Hello. A deposit.", null, signsOf)).toEqual([
      { text: "Hello.", change: "same", signs: [] },
      { text: "A deposit.", change: "same", signs: ["money"] },
    ]);
  });
});

describe("the address of the list", () => {
  it("keeps valid filters and ignores the rest", () => {
    const id = "0193a1f0-0000-7000-8000-000000000000";
    const asked = heldJobsSearchFrom(new URLSearchParams({ reason: "first-job", after: id }));
    expect(heldJobsParams(asked)).toBe(`?reason=first-job&after=${id}`);
    expect(heldJobsParams(heldJobsSearchFrom(new URLSearchParams({ reason: "<b>", after: "1" })))).toBe("");
  });

  it("has sentences of any text", () => {
    expect(sentencesOf("One. Two?\n\nThree")).toEqual(["One.", "Two?", "Three"]);
  });
});
