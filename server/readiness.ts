import { is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import * as schema from "#app/db/schema.ts";
import type { Platform } from "#app/platform/platform.ts";
import { heldUpSince } from "#app/platform/task-clock.ts";

/** The state of the process; absent in tests that only request pages. */
export type Health = { ping(): Promise<void>; isClosing(): boolean };

/** The response to a load balancer's check. */
export type Readiness = { status: 200 | 503; text: string };

/** Reading every table is expensive, so frequent checks reuse the last result. */
const LOOK_EVERY_MILLISECONDS = 10_000;

/**
 * Returns a function that checks whether pages can be served: the process is not closing, the database responds, and
 * each table can be read. Delayed background tasks are reported but do not make it unready.
 */
export function openReadiness({ db, log }: Pick<Platform, "db" | "log">, health: Health): () => Promise<Readiness> {
  let looked: { at: number; found: Promise<Readiness> } | null = null;

  async function look(): Promise<Readiness> {
    try {
      await readEveryTable(db);
    } catch (error) {
      log.error({ event: "a table cannot be read", err: error }, "the database may be damaged");
      return { status: 503, text: "a table cannot be read" };
    }
    const since = await heldUpSince(db).catch(() => null);
    return { status: 200, text: since ? `ready, but no background work since ${since.toISOString()}` : "ready" };
  }

  return async function readiness() {
    if (health.isClosing()) return { status: 503, text: "closing" };
    try {
      await health.ping();
    } catch {
      return { status: 503, text: "the database does not answer" };
    }
    if (!looked || performance.now() - looked.at > LOOK_EVERY_MILLISECONDS)
      looked = { at: performance.now(), found: look() };
    return await looked.found;
  };
}

const ONE_ROW_OF_EACH = sql.join(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => sql`(select 1 from ${table} limit 1)`),
  sql`, `,
);

/** Reads a row of each table. Throws if one cannot be read, because its file is missing or damaged. */
async function readEveryTable(db: Database): Promise<void> {
  await db.execute(sql`select ${ONE_ROW_OF_EACH}`);
}
