import { describe, expect, it } from "vitest";
import { fieldNamed, workFields } from "./field-names.ts";
import { FIELDS } from "./fields.ts";

const FIELD_NAMES = new Set(FIELDS.map(({ field }) => field));
const OCCUPATIONS = new Set(FIELDS.flatMap(({ occupations }) => occupations.map(({ name }) => name)));

// Clauses 2.1-194.
describe("names of fields of work", () => {
  it.each([
    ["retail", "Retail"],
    ["hotel work", "Hotels and travel"],
    ["health care", "Health care"],
    ["in a factory", "Manufacturing"],
    ["farm", "Farms and gardens"],
    ["in a lumber yard", "Hardware store"],
    ["at the post office", "Post office"],
    ["cakes", "Cakes"],
    ["doing hair", "Beauty shop"],
    ["working in a greenhouse", "Plant nursery"],
  ])("%s is %s", (name, label) => {
    expect(fieldNamed(name.split(" "))?.label).toBe(label);
  });

  it("consist of fields and occupations of the vocabulary", () => {
    expect(workFields().flatMap(({ fields }) => fields.filter((field) => !FIELD_NAMES.has(field)))).toEqual([]);
    expect(workFields().flatMap(({ occupations }) => occupations.filter((name) => !OCCUPATIONS.has(name)))).toEqual([]);
  });

  it("an occupation is no field", () => {
    expect(fieldNamed(["bookkeeper"])).toBeNull();
  });
});
