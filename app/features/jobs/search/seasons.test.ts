import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database.ts";

const { db } = await openTestDatabase();

describe("the times of work that a job's text names", () => {
  it.each([
    ["mid june to mid august", ["~wsummer"]],
    ["late may to the end of august", ["~wsummer"]],
    ["two school days, never summers", []],
    ["december through march", ["~wwinter"]],
    ["mornings mostly, before the heat", ["~wmornings"]],
    ["from 8 to noon", ["~wmornings"]],
    ["monday through friday, 9 to 5", ["~wweekdays"]],
    ["no evenings, no weekends", []],
    ["one evening a month", []],
    ["after school until five", ["~wafternoons"]],
  ])("%s: %j", async (said, wanted) => {
    const [row] = await db
      .select({ entries: sql<string[]>`time_entries(${said}, 20, 'part-time')` })
      .from(sql`(select 1) one`);
    expect(row?.entries.filter((entry) => /^~w(?!school|short)/.test(entry))).toEqual(wanted);
  });
});
