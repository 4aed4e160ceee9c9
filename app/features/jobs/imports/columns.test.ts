import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cellsError, checkedRow, missingColumns, repeatedId } from "./checking.ts";
import { headerOf, rowOf } from "./columns.ts";
import { templateRows } from "./template.ts";

const [COLUMNS = [], ...EXAMPLES] = templateRows();
const OWN = { company: "Kestrel Row", submissionKey: randomUUID() };

/** Returns the first example with other cells, checked. */
function checked(changes: Record<string, string> = {}) {
  const cells = COLUMNS.map((column, at) => changes[column] ?? (column === "ID" ? "a-1" : (EXAMPLES[0]?.[at] ?? "")));
  return checkedRow(rowOf(headerOf(COLUMNS), cells, 2), OWN);
}

// Clauses 2.6-38.
describe("a header", () => {
  it("is known in other spellings and by other names", () => {
    const { fields, unused } = headerOf(["Reference Number", "JOB TITLE", "hours/week", "salary-min", "Notes", ""]);
    expect(fields).toEqual(["sourceId", "title", null, "payRangeMin", null, null]);
    expect(unused).toEqual(["hours/week", "Notes"]);
  });

  it("uses the first of two columns for the same field", () => {
    expect(headerOf(["Title", "Job title"])).toEqual({ fields: ["title", null], unused: ["Job title"] });
  });

  it("says which columns every row needs", () => {
    expect(missingColumns(headerOf(["Location"]))).toEqual([
      "Job title",
      "Description",
      "Industry",
      "Employment type",
      "Work type",
      "Hours per week",
      "Minimum pay",
      "Maximum pay",
      "Flexibility",
    ]);
    expect(missingColumns(headerOf(COLUMNS))).toEqual([]);
  });
});

describe("a file without IDs", () => {
  const rowIn = (...cells: string[]) => rowOf(headerOf(["Title", "Location", "Minimum pay"]), cells, 2).sourceId;

  it("knows a job by its title and location, whatever else changes", () => {
    expect(rowIn("Bookkeeper", "Dayton, Ohio", "32")).toBe("bookkeeper, dayton, ohio");
    expect(rowIn(" BOOKKEEPER ", "Dayton,  Ohio", "40")).toBe("bookkeeper, dayton, ohio");
    expect(rowIn("Bookkeeper", "Troy, Ohio", "32")).not.toBe("bookkeeper, dayton, ohio");
    expect(rowIn("x".repeat(300), "Troy", "1")).toHaveLength(120);
  });
});

it("a row with more cells than the first row says why, and one with empty ones does not", () => {
  const header = headerOf(["Title", "Minimum pay"]);
  expect(cellsError(header, ["Bookkeeper", "32", "50"])?.row).toMatch(
    /has 3 cells, the first row 2\. A text with a comma/,
  );
  expect(cellsError(header, ["Bookkeeper", "32", "", " "])).toBeNull();
});

describe("a row", () => {
  it("becomes what the posting form sends", () => {
    expect(checked().input).toMatchObject({
      title: "Bookkeeper for a family firm",
      company: "Kestrel Row",
      employmentType: "part-time",
      workType: "hybrid",
      hoursPerWeek: 16,
      payRangeMin: 32,
      payUnit: "hour",
      flexibility: ["flexible-hours", "choose-days"],
      skills: ["Bookkeeping", "Payroll"],
      answerDays: 10,
      hidesNames: false,
    });
  });

  it.each([
    ["Employment type", "full time", { employmentType: "full-time" }],
    ["Employment type", "CONTRACT", { employmentType: "consulting" }],
    ["Work type", "Onsite", { workType: "on-site" }],
    ["Work type", "Fully remote", { workType: "remote" }],
    ["Hours per week", "16 hours a week", { hoursPerWeek: 16 }],
    ["Minimum pay", "$30.50", { payRangeMin: 30.5 }],
    ["Maximum pay", "1,250", { payRangeMax: 1250 }],
    ["Pay per", "hourly", { payUnit: "hour" }],
    ["Pay per", "", { payUnit: "hour" }],
    ["Flexibility", "seasonal | job share", { flexibility: ["job-share", "seasonal"] }],
    ["Flexibility", "Flexible", { flexibility: ["flexible-hours"] }],
    ["Review without names", "No", { hidesNames: false }],
    ["Reply within", "15 business days", { answerDays: 15 }],
    ["Review without names", "YES", { hidesNames: true }],
    ["Company", "Pell Joinery", { company: "Pell Joinery" }],
    [
      "Description",
      `${"Long enough. ".repeat(6)}\r\nSecond line`,
      { description: `${"Long enough. ".repeat(6)}\nSecond line` },
    ],
  ])("understands %s %j", (column, text, said) => {
    expect(checked({ [column]: text }).input).toMatchObject(said);
  });

  it.each([
    ["Job title", "Book", { title: "Job title must be at least 5 characters" }],
    ["Hours per week", "ninety", { hoursPerWeek: "Hours must be greater than 0. Found: “ninety”" }],
    ["Hours per week", "90", { hoursPerWeek: "Hours must be at most 60 a week. Found: “90”" }],
    ["Maximum pay", "20", { payRangeMax: "Maximum pay must be at least the minimum. Found: “20”" }],
    ["Work type", "On the moon", { workType: "Please choose a work type. Found: “On the moon”" }],
    ["Pay per", "fortnight", { payUnit: "Please choose what the pay is for. Found: “fortnight”" }],
    ["Flexibility", "None", { flexibility: "Please choose at least one kind of flexibility. Found: “None”" }],
    ["Review without names", "maybe", { hidesNames: "Please enter Yes or No. Found: “maybe”" }],
    ["Description", "Too short", { description: "Description must be at least 50 characters. Found: “Too short”" }],
    ["ID", "", { sourceId: expect.stringContaining("an ID of your own") }],
    ["ID", "EXAMPLE-1", { sourceId: expect.stringContaining("the template's example") }],
    ["ID", "x".repeat(121), { sourceId: "Please use at most 120 characters" }],
  ])("has the form's sentence for %s %j", (column, text, errors) => {
    expect(checked({ [column]: text })).toEqual({ input: null, errors });
  });

  it("may not ask for an age", () => {
    const errors = checked({
      Description: `We want a young and energetic person. ${"We keep books. ".repeat(4)}`,
    }).errors;
    expect(errors?.description).toContain("young");
  });

  it("has its own ID, or names the row that has it", () => {
    const seen = new Map<string, number>();
    expect(repeatedId({ position: 2, sourceId: "a", said: {} }, seen)).toBeNull();
    expect(repeatedId({ position: 3, sourceId: "a", said: {} }, seen)).toEqual({
      sourceId: "Row 2 has the same ID. Each job needs its own",
    });
  });
});

describe("the template", () => {
  it("has examples that only their IDs keep from being jobs", () => {
    for (const cells of EXAMPLES) {
      const row = rowOf(headerOf(COLUMNS), cells, 2);
      expect(checkedRow({ ...row, sourceId: "mine" }, OWN).errors).toBeNull();
    }
  });
});
