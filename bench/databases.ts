import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "#app/db/database.ts";
import { migrate } from "#app/db/migrate.ts";
import { openDatabase } from "#app/db/open.ts";
import { createLog } from "#app/platform/log.ts";
import { createDatabase, makeHome, type PostgresServer, startPostgres } from "#test/postgres-server.ts";
import { fillMarket } from "./generator/fill.ts";

/** A database with a market, and its platform. */
export type Market = { database: OpenDatabase; size: number; describe: string };

/** The markets of one run. Closing it stops the server and, unless a folder was given, removes everything. */
export type Markets = {
  /** Returns a market of `size` on PostgreSQL, generated if needed. Close its database when done. */
  onPostgres(size: number): Promise<Market>;
  /** The same in the embedded database. */
  embedded(size: number): Promise<Market>;
  close(): Promise<void>;
};

const log = createLog("warn");

/** Opens the server of DATABASE_URL, or starts one. With `folder`, markets are kept there for the next run. */
export async function openMarkets(folder: string | null, say: (line: string) => void): Promise<Markets> {
  const home = folder ?? makeHome("seasoned-bench-");
  mkdirSync(home, { recursive: true, mode: 0o755 });
  let server: PostgresServer | null = null;
  return {
    async onPostgres(size) {
      const outside = process.env.DATABASE_URL;
      server ??= outside ? { url: outside, stop() {} } : await startPostgres(join(home, "postgres"));
      const name = `market_${size}`;
      const isNew = await createDatabase(server.url, name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      // The naive form may exceed the usual statement timeout.
      url.searchParams.set("statement_timeout", "0");
      const database = await openDatabase({ databaseUrl: url.href, dataDir: "", log });
      await migrate(database);
      if (isNew) await fillMarket(database.db, size, say);
      return { database, size, describe: database.durability.split(" at ")[0] ?? "" };
    },
    async embedded(size) {
      const dataDir = join(home, `embedded_${size}`);
      const isNew = !existsSync(dataDir);
      const database = await openDatabase({ databaseUrl: undefined, dataDir, log });
      await migrate(database);
      // Building its indexes may exceed the usual statement timeout.
      if (isNew) await database.unhurried(() => fillMarket(database.db, size, say));
      return { database, size, describe: "embedded (PGlite)" };
    },
    async close() {
      server?.stop();
      if (folder === null) rmSync(home, { recursive: true, force: true });
    },
  };
}
