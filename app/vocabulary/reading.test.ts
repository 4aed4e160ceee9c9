import { describe, expect, it } from "vitest";
import { readDocument } from "./reading.ts";
import { vocabulary } from "./vocabulary.ts";

function occupationsIn(text: string, title = ""): string[] {
  const parts = [
    { text: title, weight: 3, isTitle: true },
    { text, weight: 1 },
  ];
  const { occupations } = readDocument(parts, vocabulary());
  return occupations.map(({ id }) => vocabulary().concepts[id]?.name ?? "");
}

describe("readDocument", () => {
  it.each([
    ["Chemist", "Fill prescriptions, check doses, and advise patients at our drugstore.", "Pharmacist"],
    ["Driver", "Haul freight over the road in a tractor trailer. CDL A and clean MVR.", "Truck driver"],
    ["Nursery manager", "Grow shrubs and perennials in the greenhouse, potting and propagation.", "Greenhouse grower"],
  ])("resolves the title %s by nearby words: %s", (title, text, wanted) => {
    expect(occupationsIn(text, title).slice(0, 2)).toContain(wanted);
  });

  it("prefers the trade whose words are near when trades share a title", () => {
    const parts = [
      { text: "Chemist", weight: 3, isTitle: true },
      { text: "Prescriptions and medicines for patients.", weight: 1 },
    ];
    const { occupations } = readDocument(parts, vocabulary());
    const shareOf = (name: string) =>
      occupations.find(({ id }) => vocabulary().concepts[id]?.name === name)?.share ?? 0;
    expect(shareOf("Pharmacist")).toBeGreaterThan(2 * shareOf("Chemist"));
  });

  it.each([
    ["Linux kernel work: write a device driver in C for our board.", "Truck driver"],
    ["I am a widower and walk the dog.", "Cloud engineer"],
    ["Born in 1950, aged 67, grandmother of six.", "Aging in place specialist"],
  ])("does not read %j as a %s", (text, other) => {
    expect(occupationsIn(text)).not.toContain(other);
  });

  it.each([
    ["Cabinet maker", "Cabinetmaker"],
    ["Book keeper", "Bookkeeper"],
    ["Haematology nurse's aide", "Nursing assistant"],
  ])("reads %s, joined, split, or in British spelling", (title, wanted) => {
    expect(occupationsIn("", title)).toContain(wanted);
  });

  it("reads the trade of a text that never names it", () => {
    const text = "We need somebody to close the books each month, reconcile accounts, and prepare for the auditors.";
    const fields = ["Accountant", "Bookkeeper", "Accounting manager", "Financial controller"];
    expect(fields).toContain(occupationsIn(text)[0]);
  });

  it("reads nothing from words that every trade uses", () => {
    expect(occupationsIn("Good people, good work, flexible hours, and a friendly team.")).toEqual([]);
  });
});
