import { drizzle } from "drizzle-orm/pglite";
import { type EmbeddedClient, isLikePglite } from "../platform/embedded/client.ts";
import { openEmbedded } from "../platform/embedded/open.ts";
import type { Log } from "../platform/log.ts";
import { answersWithin } from "./answers-within.ts";
import type { OpenDatabase } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import * as schema from "./schema.ts";

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database below `dataDir`, or waits for the one that is
 * being opened there. Throws StartError with one plain sentence when it cannot be reached, is too old, is in use by
 * another process, or is damaged.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
  embedded?: Promise<EmbeddedClient> | undefined;
}): Promise<OpenDatabase> {
  if (options.databaseUrl) return await openPostgres(options.databaseUrl, options.log);
  const client = await (options.embedded ?? openEmbedded(options.dataDir, options.log));
  return describeEmbedded(client, embeddedDurability(options.dataDir));
}

/** Wraps an open embedded client in Drizzle. */
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
