import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { nearnessOf, type Place, regionNamed, regionsNextTo } from "./rules.ts";

const { db } = await openTestDatabase();

/** Returns a place as the tables hold it; the database parses the name. */
async function placeNamed(name: string): Promise<Place> {
  const [row] = await db
    .select({ parts: sql<Array<string | null> | null>`place_parts(${name})` })
    .from(sql`(values (1)) as one`);
  return { name, town: row?.parts?.[0] ?? null, region: row?.parts?.[1] ?? null, point: null };
}

test.each([
  ["Austin, Texas", "austin, TX", "same-place"],
  ["Austin, Texas", "Austin", "same-place"],
  ["Austin, Texas, USA", "Austin, Texas", "same-place"],
  ["Saint-Étienne, Loire", "saint etienne, loire", "same-place"],
  ["Dallas, Texas", "Austin, Texas", "same-region"],
  ["Texas", "Austin, Texas", "same-region"],
  ["Austin, Texas", "Baton Rouge, LA", "next-region"],
  ["Portland, Maine", "Portland, Oregon", "elsewhere"],
  ["Kansas City, Missouri", "Kansas City, Kansas", "next-region"],
  ["Austin, Texas", "Anywhere in the United States", "elsewhere"],
  ["United States", "United States", "elsewhere"],
  ["", "", "elsewhere"],
  ["constructor, __proto__", "Austin, constructor", "elsewhere"],
  ["New York", "New York, NY", "same-place"],
  ["Duluth, Minnesota", "Duluth, MN 55802", "same-place"],
  ["Duluth, Minnesota", "Duluth MN", "same-place"],
  ["Duluth, Minnesota", "Duluth, MN 55802-1234, USA", "same-place"],
  ["Duluth, Minnesota", "Duluth, MN USA", "same-place"],
  ["Duluth, Minnesota", "Duluth, Wisconsin", "next-region"],
  ["Washington, D.C.", "Washington DC 20001", "same-place"],
  ["Washington, DC", "Washington D.C., U.S.A.", "same-place"],
  ["St. Paul, Minnesota", "St Paul MN", "same-place"],
  ["55802", "55802", "same-place"],
  ["Port Washington", "Washington", "elsewhere"],
  ["duluth mn", "Duluth, Minnesota", "same-place"],
  ["Portland OR", "Salem, Oregon", "same-region"],
  ["Chicago (remote OK)", "Tulsa, Oklahoma", "elsewhere"],
  ["Remote OK", "Tulsa, Oklahoma", "elsewhere"],
  ["Anywhere in USA", "Gary, Indiana", "elsewhere"],
  ["Near me", "Portland, Maine", "elsewhere"],
  ["Cook Co.", "Denver, Colorado", "elsewhere"],
  ["Plzeň, Bohemia", "Plzen, Bohemia", "same-place"],
] as const)("%s and %s: %s", async (one, other, nearness) => {
  const [a, b] = [await placeNamed(one), await placeNamed(other)];
  expect(nearnessOf(a, b, null)).toEqual({ nearness, miles: null });
  expect(nearnessOf(b, a, 200)).toEqual({ nearness, miles: null });
});

test("names a region as the place writes it", async () => {
  const named = async (name: string) => regionNamed(await placeNamed(name));
  expect(await named("Hammond, Louisiana")).toBe("Louisiana");
  expect(await named("Austin, TX, USA")).toBe("TX");
  expect(await named("Duluth, MN 55802 USA")).toBe("MN");
  expect(await named("Duluth MN")).toBe("MN");
  expect(await named("Minnesota")).toBe("Minnesota");
});

test("borders are symmetric", () => {
  expect(regionsNextTo("tennessee")).toHaveLength(8);
  expect(regionsNextTo("maine")).toEqual(["new hampshire"]);
  expect(regionsNextTo("hawaii")).toEqual([]);
  for (const region of regionsNextTo("missouri")) expect(regionsNextTo(region)).toContain("missouri");
});
