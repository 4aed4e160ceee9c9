import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { namesOfPlace, stateOf } from "./states.ts";

test("the database and the search agree on the states and their letters", async () => {
  const { db } = await openTestDatabase();
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const rows = await db
    .select({ pair: sql<string>`pair`, region: sql<string>`(place_parts('Springfield, ' || pair))[2]` })
    .from(sql`unnest(${sql.param(pairs)}::text[]) pair`);
  const stored = rows.flatMap(({ pair, region }) => (region === pair || region === null ? [] : [[pair, region]]));
  const searched = pairs.flatMap((pair) => {
    const [[, other] = []] = namesOfPlace([pair]);
    return other && stateOf([pair]) ? [[pair, other.join(" ")]] : [];
  });
  expect(stored.length).toBe(51);
  expect(searched).toEqual(stored);
});
