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

describe("what is shown of a reading", () => {
  it("is what the text is about, and the weightiest skills", () => {
    expect(readAsText(readAsOf(READING, null))).toBe("Bookkeeper, Accountant; Payroll, QuickBooks, Sage");
  });

  it("is what somebody chose instead, where they did", () => {
    expect(readAsOf(READING, ["Auditor"])).toMatchObject({ occupations: ["Auditor"], isSaid: true });
    expect(readAsOf(null, ["Auditor"]).occupations).toEqual(["Auditor"]);
  });

  it("is nothing where nothing was read", () => {
    expect(readAsOf(null, null)).toEqual(NOTHING_READ);
  });
});

describe("the words beside the field", () => {
  it("say what was read, and that it can be changed", () => {
    const read = { occupations: ["Controller"], skills: ["Auditing"], isSaid: false };
    expect(jobReadHint(read)).toBe("We read this as: Controller; Auditing. Change it if we're wrong.");
    expect(personReadHint(read)).toBe("Employers find you as: Controller; Auditing. Change it if we're wrong.");
  });

  it("say how to go back once something was chosen", () => {
    const read = { occupations: ["Controller"], skills: [], isSaid: true };
    expect(jobReadHint(read)).toContain("You chose this. Empty the field, and we read it from your words again.");
  });

  it("say where it is read from while nothing is known", () => {
    expect(jobReadHint(NOTHING_READ)).toBe("Leave this empty, and we read it from your words.");
  });
});
