import { describe, expect, it } from "vitest";
import { FIELDS } from "#app/vocabulary/fields.ts";
import { settleOccupations } from "./commands.server.ts";
import { readAsOf } from "./labels.ts";
import { findOccupations, occupationErrors, suggestOccupations } from "./queries.server.ts";
import { readJob, skillsToAdd } from "./reading.server.ts";

describe("suggestOccupations", () => {
  it("puts names that begin with the text first", () => {
    expect(suggestOccupations("regist")[0]).toMatch(/^Regist/);
  });

  it("finds other titles, too", () => {
    expect(suggestOccupations("full charge book")).toContain("Bookkeeper");
  });

  it("prefers a name with the word to one whose other title has it", () => {
    const nurses = suggestOccupations("nurse");
    expect(nurses).toContain("Registered nurse");
    expect(nurses).not.toContain("Gardener");
  });

  it("finds an occupation whose doubled letters are typed once, and one that a person retired from", () => {
    expect(suggestOccupations("bookeeper")[0]).toBe("Bookkeeper");
    expect(suggestOccupations("booke")[0]).toBe("Bookkeeper");
    expect(suggestOccupations("Retired accountant")).toEqual(suggestOccupations("accountant"));
  });

  it("returns none for an empty text, and at most eight for a letter", () => {
    expect(suggestOccupations(" ,")).toEqual([]);
    expect(suggestOccupations("e")).toHaveLength(8);
  });
});

describe("findOccupations", () => {
  it("takes doubled letters that are typed once, and leaves out that someone retired", () => {
    const { names } = findOccupations(["bookeeper", "Retired school principal"]);
    expect(names).toEqual(["Bookkeeper", ...(findOccupations(["school principal"]).names ?? [])]);
  });

  it("finds every occupation of the vocabulary by its own name", () => {
    const names = FIELDS.flatMap(({ occupations }) => occupations.map(({ name }) => name));
    const lost = names.filter((name) => findOccupations([name]).names?.[0] !== name);
    expect(lost).toEqual([]);
  });

  it("finds names and titles in any spelling", () => {
    expect(findOccupations(["BOOKKEEPER", "ap clerk"])).toEqual({
      names: ["Bookkeeper", "Accounts payable clerk"],
      problem: null,
    });
  });

  // Clauses 2.6-10.
  it("refuses an unknown occupation in a sentence", () => {
    expect(findOccupations(["Bookkeeper", "Kiln whisperer"]).problem).toBe(
      "We don't know the occupation “Kiln whisperer”. Please choose a suggested one, or leave the field empty.",
    );
    expect(occupationErrors(["Bookkeeper"])).toEqual({});
    expect(Object.keys(occupationErrors("Bookkeeper, Kiln whisperer"))).toEqual(["occupations"]);
  });
});

describe("skillsToAdd", () => {
  const job = {
    title: "Bookkeeper",
    description: "You do bank reconciliation and payroll for forty people, in QuickBooks, and close each month.",
    industry: "Accounting",
  };

  it("names the skills of a text that the job doesn't have, in any spelling of its own", () => {
    const offered = skillsToAdd({ ...job, skills: [] });
    expect(offered).toEqual(expect.arrayContaining(["Payroll processing", "Bank reconciliation", "QuickBooks"]));
    expect(offered).not.toContain("Friendliness");
    const rest = skillsToAdd({ ...job, skills: ["payroll", "Quickbooks"] });
    expect(rest).toContain("Bank reconciliation");
    for (const own of ["Payroll processing", "QuickBooks"]) expect(rest).not.toContain(own);
  });

  it("names none of an empty text, and at most eight", () => {
    expect(skillsToAdd({ title: "", description: "", industry: "", skills: [] })).toEqual([]);
    const long =
      "Payroll, welding, bookkeeping, QuickBooks, carpentry, plumbing, nursing, budgeting, audit, teaching, baking";
    expect(skillsToAdd({ ...job, description: long, skills: [] }).length).toBeLessThanOrEqual(8);
  });
});

describe("settleOccupations", () => {
  const text = { title: "Bookkeeper", skills: ["QuickBooks"], description: "Keep the books.", industry: "Lumber" };
  const read = () => readJob(text);
  const auto = readAsOf(read(), null).occupations;

  it("keeps the stored choice while the field is unchanged", () => {
    const same = { typed: ["Auditor"], shown: ["auditor"], read };
    expect(settleOccupations({ ...same, before: null })).toBeNull();
    expect(settleOccupations({ ...same, before: ["Auditor"] })).toEqual(["Auditor"]);
    expect(settleOccupations({ typed: undefined, shown: undefined, before: ["Auditor"], read })).toEqual(["Auditor"]);
  });

  it("returns none if the field is emptied or equals the reading", () => {
    expect(settleOccupations({ typed: [], shown: ["Auditor"], before: ["Auditor"], read })).toBeNull();
    expect(settleOccupations({ typed: auto, shown: ["Auditor"], before: ["Auditor"], read })).toBeNull();
  });

  it("returns the typed occupations by their names in the vocabulary", () => {
    const typed = ["registered nurse"];
    expect(settleOccupations({ typed, shown: auto, before: null, read })).toEqual(["Registered nurse"]);
  });

  it("refuses unknown occupations beside their field", () => {
    expect(() => settleOccupations({ typed: ["Kiln whisperer"], shown: [], before: null, read })).toThrow(
      /We don't know/,
    );
  });
});
