import { describe, expect, it, test } from "vitest";
import { completionTitle, openText, partsText, typedPayAYear } from "./labels.ts";

test("the dashboard names the missing parts", () => {
  expect(openText(["bio", "skills", "availabilityHours"])).toBe(
    "5 of 8 done. Still to add: a few words about you, your skills and your hours.",
  );
  expect(openText(["photoUrl", "resumeUrl"])).toBe("6 of 8 done. Still to add: a photo and your resume.");
  expect(openText(["skills"])).toBe("7 of 8 done. Still to add: your skills.");
  expect(openText([])).toBe("All 8 are done.");
});

test("the title depends on what is missing", () => {
  expect(partsText(["photoUrl", "resumeUrl"])).toBe("6 of 8 done");
  expect(completionTitle([])).toBe("Your profile is complete");
  expect(completionTitle(["skills"])).toBe("Almost complete");
  expect(completionTitle(["bio", "skills"])).toBe("Good progress");
});

describe("typed pay", () => {
  it("shows the yearly pay at the stated hours", () => {
    expect(typedPayAYear({ pay: "68", unit: "hour", hours: "20" })).toBe(
      "$68 per hour, about $70,700 per year at 20 hours a week",
    );
    expect(typedPayAYear({ pay: "$400", unit: "day", hours: "1" })).toBe(
      "$400 per day, about $2,600 per year at 1 hour a week",
    );
    expect(typedPayAYear({ pay: "3,000", unit: "month", hours: "20" })).toBe(
      "$3,000 per month, about $36,000 per year",
    );
  });

  it("assumes a full week without hours, and says so", () => {
    for (const hours of ["", "0", "many", "200"]) {
      expect(typedPayAYear({ pay: "45", unit: "hour", hours })).toBe(
        "$45 per hour, about $93,600 per year full-time (40 hours a week)",
      );
    }
  });

  it("adds nothing to no pay, yearly pay, and project pay", () => {
    expect(typedPayAYear({ pay: "", unit: "hour", hours: "20" })).toBeNull();
    expect(typedPayAYear({ pay: "much", unit: "hour", hours: "20" })).toBeNull();
    expect(typedPayAYear({ pay: "0", unit: "hour", hours: "20" })).toBeNull();
    expect(typedPayAYear({ pay: "90000", unit: "year", hours: "20" })).toBeNull();
    expect(typedPayAYear({ pay: "9000", unit: "project", hours: "20" })).toBeNull();
  });
});
