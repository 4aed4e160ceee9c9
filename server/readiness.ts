import { is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import * as schema from "#app/db/schema.ts";
import type { Platform } from "#app/platform/platform.ts";
import { heldUpSince } from "#app/platform/task-clock.ts";

/** What the process can tell about itself; absent in tests that only ask for pages. */
export type Health = { ping(): Promise<void>; isClosing(): boolean };

/** An answer to whoever asks whether to send people here. */
export type Readiness = { status: 200 | 503; text: string };

/** Reading every table is for once in a while: who asks each second must not slow anyone down. */
const LOOK_EVERY_MILLISECONDS = 10_000;

/**
 * Tells whether pages can be answered: the process stays, the database answers, and each table can be read. Held up
 * background work is told and no reason to send people elsewhere.
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

/** Reads a row of each table. Throws where one cannot be read: its file is gone, or its pages are damaged. */
async function readEveryTable(db: Database): Promise<void> {
  await db.execute(sql`select ${ONE_ROW_OF_EACH}`);
}
