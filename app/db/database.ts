import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { EmbeddedClient } from "../platform/embedded/client.ts";
import type * as schema from "./schema.ts";

/** A database or a transaction in it; everything that reads or writes is handed one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What background work needs to reach the same database by its own means. */
type TaskSource = { kind: "embedded"; client: EmbeddedClient } | { kind: "postgres"; url: string };

/** A database that this process opened and must close. */
export type OpenDatabase = {
  db: Database;
  kind: "embedded" | "postgres";
  /** One sentence for the start line: which database, and what an acknowledged write survives. */
  durability: string;
  taskSource: TaskSource;
  /**
   * Calls `handler`, which must not throw, for each NOTIFY on `channel`, across lost connections; `onGap` when one was
   * lost and is back: what was notified meanwhile is not known.
   */
  listen(channel: string, handler: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Resolves while the database answers; rejects within two seconds when it does not. */
  ping(): Promise<void>;
  /** Runs `run`, in which a transaction may stay open as long as it needs. For the start, before anybody waits. */
  unhurried<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
