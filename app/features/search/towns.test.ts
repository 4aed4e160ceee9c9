import { expect, test } from "vitest";
import { milesBetween, type Point } from "./points.ts";
import { pointOf, townsNamed, townsWithin } from "./towns.ts";
import { townTyped } from "./typed-town.ts";

function at(town: string, region: string): Point {
  const point = pointOf(town, region);
  if (!point) throw new Error(`${town}, ${region} is not known`);
  return point;
}

test.each([
  ["baton rouge", "louisiana", "hammond", "louisiana", 43],
  ["new york", "new york", "los angeles", "california", 2446],
  ["portland", "oregon", "vancouver", "washington", 8],
  ["portland", "maine", "portland", "oregon", 2532],
  ["anchorage", "alaska", "honolulu", "hawaii", 2781],
  ["st louis", "missouri", "saint louis", "missouri", 1],
])("from %s, %s to %s, %s it is about %i miles", (town, region, otherTown, otherRegion, miles) => {
  const found = milesBetween(at(town, region), at(otherTown, otherRegion));
  expect(Math.abs(found - miles)).toBeLessThanOrEqual(Math.max(1, miles / 200));
});

test("knows a town only with its state", () => {
  expect(pointOf("springfield", "illinois")).not.toEqual(pointOf("springfield", "missouri"));
  for (const [town, region] of [
    ["springfield", null],
    [null, "illinois"],
    ["nowhere much", "oregon"],
    ["constructor", "__proto__"],
  ] as const) {
    expect(pointOf(town, region)).toBeNull();
  }
});

// Clauses 2.6-40.
test.each([
  ["Duluth, Minnesota", "duluth, minnesota"],
  ["duluth mn 55802", "duluth, minnesota"],
  ["55802", "duluth, minnesota"],
  ["near Duluth, MN", "duluth, minnesota"],
  ["Raleigh or Durham", "raleigh, north carolina"],
  ["Duluth, Georgia", "duluth, georgia"],
  // Without its state, the largest town of the name.
  ["Houston", "houston, texas"],
  ["portland", "portland, oregon"],
  ["Saint Paul", "saint paul, minnesota"],
  ["St. Paul, MN", "saint paul, minnesota"],
  ["nyc", "new york, new york"],
  ["New York", "new york, new york"],
  ["New York, NY", "new york, new york"],
  ["Washington, D.C.", "washington, district of columbia"],
  ["Kansas City, Kansas", "kansas city, kansas"],
  ["Ohio", null],
  ["Washington", null],
  ["Nowhere Much", null],
  ["00001", null],
  ["remote", null],
  ["Anywhere in the United States", null],
  ["", null],
  ["constructor", null],
])("reads %s as %s", (typed, town) => {
  const found = townTyped(typed);
  expect(found && `${found.name}, ${found.region}`).toBe(town);
});

// Clauses 1-11.
test("finds all towns within a distance", () => {
  for (const point of [at("austin", "texas"), at("new york", "new york"), at("nome", "alaska"), at("hilo", "hawaii")]) {
    const all = townsWithin(point, 13_000);
    expect(all.length).toBeGreaterThan(16_000);
    for (const miles of [1, 25, 50, 400]) {
      const near = all.filter((town) => milesBetween(point, town) <= miles);
      expect(townsWithin(point, miles)).toEqual(near);
    }
  }
});

test.each([
  ["portland", ["oregon"]],
  ["arlington", ["texas", "virginia"]],
  ["coeur d alene", ["idaho"]],
])("%s alone may mean the one in %s", (name, regions) => {
  const meant = townsNamed(name).filter(({ isMeant }) => isMeant);
  expect(meant.map(({ region }) => region).toSorted()).toEqual(regions);
});
