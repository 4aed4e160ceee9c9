import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/database.ts";
import { openTestDatabase } from "#test/database.ts";
import { withWordsIndex } from "./queries.server.ts";

const { db } = await openTestDatabase();

async function readSettings(on: Database) {
  const [settings] = await on
    .select({
      seqscan: sql<string>`current_setting('enable_seqscan')`,
      indexscan: sql<string>`current_setting('enable_indexscan')`,
      pageCost: sql<string>`current_setting('random_page_cost')`,
    })
    .from(sql`(values (1)) one`);
  return settings;
}

test("the planner is told before anything is asked, and forgets it afterwards", async () => {
  const before = await readSettings(db);
  expect(await withWordsIndex(db, false, readSettings)).toEqual({ seqscan: "off", indexscan: "off", pageCost: "0.1" });
  expect(await withWordsIndex(db, true, readSettings)).toMatchObject({ seqscan: "off", indexscan: "on" });
  expect(await readSettings(db)).toEqual(before);
  expect(before).toMatchObject({ seqscan: "on", indexscan: "on" });
});

test("what fails there leaves the connection as it was", async () => {
  const failing = withWordsIndex(db, false, (tx) => tx.execute(sql`select 1 / 0`));
  await expect(failing).rejects.toThrow();
  expect(await readSettings(db)).toMatchObject({ seqscan: "on", indexscan: "on" });
});
