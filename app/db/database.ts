import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { EmbeddedClient } from "../platform/embedded/client.ts";
import type * as schema from "./schema.ts";

/** A database or a transaction in it; everything that reads or writes gets one as an argument. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How background tasks reach the same database. */
type TaskSource = { kind: "embedded"; client: EmbeddedClient } | { kind: "postgres"; url: string };

/** A database that this process opened and must close. */
export type OpenDatabase = {
  db: Database;
  kind: "embedded" | "postgres";
  /** A sentence for the start line: which database, and what an acknowledged write survives. */
  durability: string;
  taskSource: TaskSource;
  /**
   * Calls `handler`, which must not throw, for each NOTIFY on `channel`, even after reconnecting; calls `onGap` after a
   * reconnection, because notifications may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Resolves while the database answers; rejects within two seconds when it does not. */
  ping(): Promise<void>;
  /** Runs `run` without a time limit for transactions. For the start, before requests are served. */
  unhurried<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
