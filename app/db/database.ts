import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { type EmbeddedClient, isLikePglite } from "../platform/embedded/client.ts";
import { openEmbedded } from "../platform/embedded/open.ts";
import type { Log } from "../platform/log.ts";
import { answersWithin } from "./answers-within.ts";
import { openPostgres } from "./postgres.ts";
import * as schema from "./schema.ts";

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

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database below `dataDir`. Throws StartError with one
 * plain sentence when it cannot be reached, is too old, is in use by another process, or is damaged.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}): Promise<OpenDatabase> {
  if (options.databaseUrl) return await openPostgres(options.databaseUrl, options.log);
  const client = await openEmbedded(options.dataDir, options.log);
  return describeEmbedded(client, embeddedDurability(options.dataDir));
}

/** Puts Drizzle on an embedded client that is already open. */
export function describeEmbedded(client: EmbeddedClient, durability: string): OpenDatabase {
  if (!isLikePglite(client)) throw new Error("expected a client that Drizzle can use");
  return {
    db: drizzle({ client, schema }),
    kind: "embedded",
    durability,
    taskSource: { kind: "embedded", client },
    listen: client.listen,
    ping: () => answersWithin(2_000, client.query("select 1")),
    unhurried: client.withoutTimeout,
    close: client.close,
  };
}

function embeddedDurability(dataDir: string): string {
  const promise = "Every change is flushed to disk before it is confirmed";
  const survives = process.platform === "linux" ? "so it survives a crash and a power cut" : "so it survives a crash";
  return `Embedded database in ${dataDir}. ${promise}, ${survives}.`;
}
