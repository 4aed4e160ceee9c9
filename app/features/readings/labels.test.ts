import { describe, expect, it } from "vitest";
import { jobReadHint, NOTHING_READ, personReadHint, readAsOf, readAsText } from "./labels.ts";

const READING = {
  occupations: [
    { name: "Bookkeeper", share: 1 },
    { name: "Accountant", share: 0.6 },
    { name: "Zookeeper", share: 0.1 },
  ],
  skills: { "s:Teamwork": 0.05, "s:QuickBooks": 0.4, "s:Payroll": 0.7, "s:Sage": 0.3, "s:Xero": 0.25 },
};

describe("readAsOf", () => {
  it("shows the occupations of the text and the strongest skills", () => {
    expect(readAsText(readAsOf(READING, null))).toBe("Bookkeeper, Accountant; Payroll, QuickBooks, Sage");
  });

  it("shows the occupations that a person chose instead", () => {
    expect(readAsOf(READING, ["Auditor"])).toMatchObject({ occupations: ["Auditor"], isSaid: true });
    expect(readAsOf(null, ["Auditor"]).occupations).toEqual(["Auditor"]);
  });

  it("shows nothing if nothing was read", () => {
    expect(readAsOf(null, null)).toEqual(NOTHING_READ);
  });
});

describe("the hint beside the field", () => {
  it("says what was read, and that it can be changed", () => {
    const read = { occupations: ["Controller"], skills: ["Auditing"], isSaid: false };
    expect(jobReadHint(read)).toBe("We read this as: Controller; Auditing. Change it if we're wrong.");
    expect(personReadHint(read)).toBe("Employers find you as: Controller; Auditing. Change it if we're wrong.");
  });

  it("says how to undo a choice", () => {
    const read = { occupations: ["Controller"], skills: [], isSaid: true };
    expect(jobReadHint(read)).toContain("You chose this. Clear the field, and we'll read it from your words again.");
  });

  it("says what is read while nothing is known", () => {
    expect(jobReadHint(NOTHING_READ)).toBe("If you skip this, we suggest one from your description.");
  });
});
