import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema.ts";
import { STORED } from "./stored.ts";

test("the privacy page names every table of the database, each once", () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  const named = Object.values(STORED).flatMap((things) => things.flatMap((thing) => [...thing.tables]));
  expect(named.toSorted()).toEqual(tables.toSorted());
});
