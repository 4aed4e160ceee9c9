import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { milesBetween, type Point } from "./rules.ts";
import { placeCode, pointOf, statesWithin, townsWithin } from "./towns.server.ts";

const { db } = await openTestDatabase();

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

// Clauses 1-11.
test("finds all towns within a distance, and their states", () => {
  for (const point of [at("austin", "texas"), at("new york", "new york"), at("nome", "alaska"), at("hilo", "hawaii")]) {
    const all = townsWithin(point, 13_000);
    expect(all.length).toBeGreaterThan(16_000);
    for (const miles of [1, 25, 50, 400]) {
      const near = all.filter((town) => milesBetween(point, town) <= miles);
      expect(townsWithin(point, miles)).toEqual(near);
      const states = statesWithin(point, miles);
      expect(near.filter(({ region }) => !states.includes(region))).toEqual([]);
    }
    expect(statesWithin(point, 50).length).toBeLessThan(10);
  }
});

test("codes of towns equal those of the database", async () => {
  const names = ["austin", "new york", "saint etienne", "kealakekua"];
  const [row] = await db
    .select({ codes: sql<number[]>`array(select place_code(name) from unnest(${sql.param(names)}::text[]) as name)` })
    .from(sql`(values (1)) as one`);
  expect(names.map(placeCode)).toEqual(row?.codes);
  const [town] = townsWithin(at("austin", "texas"), 1);
  expect(town?.code).toBe(placeCode("austin") ^ placeCode("texas"));
});
