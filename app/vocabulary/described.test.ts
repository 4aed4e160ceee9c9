import { describe, expect, it } from "vitest";
import { occupationsDescribedBy } from "./described.ts";

describe("a description in everyday words", () => {
  it.each([
    ["fix washing machines", "Appliance repair technician"],
    ["teach kids to read", "Reading tutor"],
    ["estimate what houses are worth", "Real estate appraiser"],
    ["help people with their taxes", "Tax preparer"],
    ["write letters asking for donations", "Fundraiser"],
    ["answer phones at a front desk", "Receptionist"],
  ])("finds the trade: %s", (text, name) => {
    const [best] = occupationsDescribedBy(text);
    expect(best).toEqual({ name, fit: 1 });
  });

  it("treats synonyms as the same word", () => {
    const names = (text: string) => occupationsDescribedBy(text).map(({ name }) => name);
    expect(names("mend kids' clothes")).toEqual(names("repair children's clothing"));
  });

  it.each(["", "urgent hiring now", "people person", "purple monkey zeppelin", "fix"])(
    "finds nothing if nothing is described: %s",
    (text) => {
      expect(occupationsDescribedBy(text)).toEqual([]);
    },
  );

  it.each([
    ["know roses", "Gardener"],
    ["good with numbers and very careful", "Accounting clerk"],
    ["did the books for a plumbing company", "Bookkeeper"],
    ["kept the boiler going", "Boiler operator"],
    ["sold software to banks", "Software sales representative"],
    ["drew blood at the hospital for thirty years", "Phlebotomist"],
  ])("sees the work amid talk, years, and the past: %s", (text, name) => {
    const names = occupationsDescribedBy(text).map((one) => one.name);
    expect(names).toContain(name);
  });

  it("returns at most six trades, best first", () => {
    const fits = occupationsDescribedBy("take care of elderly people at home").map(({ fit }) => fit);
    expect(fits.length).toBeLessThanOrEqual(6);
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  });
});
