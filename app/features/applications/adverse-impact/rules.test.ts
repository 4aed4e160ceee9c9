import { expect, test } from "vitest";
import { impactRatios, isBehind } from "./rules.ts";

// Clauses 2.1-72.
test("computes each band's share and its ratio to the best band", () => {
  const ratios = impactRatios([
    { years: 2, people: 40, chosen: 10 },
    { years: 12, people: 30, chosen: 9 },
    { years: 19, people: 10, chosen: 7 },
    { years: 24, people: 20, chosen: 6 },
    { years: 41, people: 30, chosen: 9 },
    { years: null, people: 500, chosen: 500 },
  ]);
  expect(ratios).toEqual([
    { band: "Under 5 years", people: 40, share: 0.25, ratio: 0.625 },
    { band: "5+ years", people: 0, share: null, ratio: null },
    { band: "10+ years", people: 40, share: 0.4, ratio: 1 },
    { band: "20+ years", people: 50, share: 0.3, ratio: expect.closeTo(0.75) },
  ]);
  expect(ratios.map(isBehind)).toEqual([true, false, false, true]);
});

test("ignores bands of fewer than ten people, for the best band too", () => {
  const ratios = impactRatios([
    { years: 1, people: 9, chosen: 9 },
    { years: 30, people: 10, chosen: 4 },
  ]);
  expect(ratios[0]).toMatchObject({ people: 9, share: null, ratio: null });
  expect(ratios[3]).toMatchObject({ share: 0.4, ratio: 1 });
});

test("no band is behind if no one was selected", () => {
  expect(impactRatios([{ years: 30, people: 20, chosen: 0 }]).some(isBehind)).toBe(false);
});
