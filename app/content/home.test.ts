import { expect, test } from "vitest";
import { yearsOf } from "#app/ui/trees.ts";
import { PLATES } from "./home.ts";

// Where each label stands: its year, and the angle on that year's ring.
const PLACES = [
  { year: 7, angle: -0.15 },
  { year: 15, angle: 2.6 },
  { year: 25, angle: 1.75 },
  { year: 35, angle: 3.95 },
];

test("the labels of the hero stand on rings of its tree", () => {
  const years = yearsOf("launch");
  const points = PLACES.map(({ year, angle }) => years[year - 1]?.pointAt(angle) ?? [0, 0]);
  expect(PLATES).toHaveLength(PLACES.length);
  for (const [index, { text, x, y }] of PLATES.entries()) {
    expect(points[index]?.[0], text).toBeCloseTo(x, 1);
    expect(points[index]?.[1], text).toBeCloseTo(y, 1);
  }
});
