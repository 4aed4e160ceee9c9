import { describe, expect, it } from "vitest";
import { settleOccupations } from "./commands.server.ts";
import { readAsOf } from "./labels.ts";
import { findOccupations, occupationErrors, suggestOccupations } from "./queries.server.ts";
import { readJob } from "./reading.server.ts";

describe("suggestions of occupations", () => {
  it("begin with the names that begin so", () => {
    expect(suggestOccupations("regist")[0]).toMatch(/^Regist/);
  });

  it("come by other titles, too", () => {
    expect(suggestOccupations("full charge book")).toContain("Bookkeeper");
  });

  it("are none for nothing, and at most eight for a letter", () => {
    expect(suggestOccupations(" ,")).toEqual([]);
    expect(suggestOccupations("e")).toHaveLength(8);
  });
});

describe("the occupations that somebody typed", () => {
  it("are found by name and by title, however they are spelled", () => {
    expect(findOccupations(["BOOKKEEPER", "ap clerk"])).toEqual({
      names: ["Bookkeeper", "Accounts payable clerk"],
      problem: null,
    });
  });

  // Clauses 2.6-10.
  it("are refused in a sentence where nobody knows one", () => {
    expect(findOccupations(["Bookkeeper", "Kiln whisperer"]).problem).toBe(
      "We don't know the occupation “Kiln whisperer”. Please choose a suggested one, or leave the field empty.",
    );
    expect(occupationErrors(["Bookkeeper"])).toEqual({});
    expect(Object.keys(occupationErrors("Bookkeeper, Kiln whisperer"))).toEqual(["occupations"]);
  });
});

describe("the occupations to store", () => {
  const text = { title: "Bookkeeper", skills: ["QuickBooks"], description: "Keep the books.", industry: "Lumber" };
  const read = () => readJob(text);
  const auto = readAsOf(read(), null).occupations;

  it("stay as they are while the field is as it was", () => {
    const same = { typed: ["Auditor"], shown: ["auditor"], read };
    expect(settleOccupations({ ...same, before: null })).toBeNull();
    expect(settleOccupations({ ...same, before: ["Auditor"] })).toEqual(["Auditor"]);
    expect(settleOccupations({ typed: undefined, shown: undefined, before: ["Auditor"], read })).toEqual(["Auditor"]);
  });

  it("are none once the field is emptied or says what is read", () => {
    expect(settleOccupations({ typed: [], shown: ["Auditor"], before: ["Auditor"], read })).toBeNull();
    expect(settleOccupations({ typed: auto, shown: ["Auditor"], before: ["Auditor"], read })).toBeNull();
  });

  it("are what was typed, in the names of the vocabulary", () => {
    const typed = ["registered nurse"];
    expect(settleOccupations({ typed, shown: auto, before: null, read })).toEqual(["Registered nurse"]);
  });

  it("are refused beside their field where nobody knows them", () => {
    expect(() => settleOccupations({ typed: ["Kiln whisperer"], shown: [], before: null, read })).toThrow(
      /We don't know/,
    );
  });
});
