import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { answersWithin } from "./answers-within.ts";
import type { OpenDatabase } from "./database.ts";
import { keepListening } from "./postgres-listener.ts";
import * as schema from "./schema.ts";

const OLDEST_MAJOR = 15;
const CONNECT_WITHIN_MILLISECONDS = 1_500;
const STATEMENT_MILLISECONDS = 30_000;
/** What every session is told: compiling a statement takes longer than any of ours runs. */
export const SESSION_OPTIONS = "-c jit=off";

/** Opens a pool on the PostgreSQL server at `url`. Throws StartError when it is unreachable or too old. */
export async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  const durability = await inspect(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "seasoned",
    options: SESSION_OPTIONS,
    max: 10,
    keepAlive: true,
    // What is asked of one connection without waiting is sent at once, and answered in turn.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
  });
  const connections = watchConnections(pool, log);
  const listener = await keepListening(url, log, () => {
    // Whoever waits on a server that no longer answers should hear so now, not after its statement timeout.
    for (const connection of connections) connection.connection.stream.destroy();
  });
  return {
    db: drizzle({ client: pool, schema }),
    kind: "postgres",
    durability,
    taskSource: { kind: "postgres", url },
    listen: listener.listen,
    ping: () => answersWithin(2_000, pool.query("select 1")),
    // Only a single statement is limited there.
    unhurried: (run) => run(),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

function watchConnections(pool: pg.Pool, log: Log): Set<pg.PoolClient> {
  const connections = new Set<pg.PoolClient>();
  // An error on an idle connection would otherwise end the process.
  // Its message only: the driver hangs the whole connection, settings included, on the error.
  pool.on("error", (error) => log.debug({ reason: error.message }, "a database connection was lost"));
  pool.on("connect", (connection) => {
    connections.add(connection);
    // The pool listens only while a connection is idle; a transaction's connection needs its own listener.
    connection.on("error", () => {});
    connection.once("end", () => {
      connections.delete(connection);
      setTimeout(() => returnToPool(connection), 1_000).unref();
    });
  });
  return connections;
}

/** Drizzle keeps a connection for ever when its BEGIN fails; ten such and the pool is empty. */
function returnToPool(connection: pg.PoolClient) {
  try {
    connection.release(true);
  } catch {
    // Already returned, as it should be.
  }
}

async function inspect(url: string): Promise<string> {
  const place = placeOf(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: "seasoned" });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartError(
      `The database at ${place} cannot be reached: ${reason}. Check DATABASE_URL and that PostgreSQL runs.`,
    );
  }
  try {
    const { rows } = await client.query(
      "select name, setting from pg_settings where name in ('server_version', 'server_version_num', 'fsync', 'synchronous_commit')",
    );
    const settings = new Map<string, string>(rows.map((row) => [row.name, row.setting]));
    const version = settings.get("server_version");
    if (Number(settings.get("server_version_num")) < OLDEST_MAJOR * 10_000) {
      throw new StartError(
        `The database at ${place} is PostgreSQL ${version}. Seasoned needs PostgreSQL ${OLDEST_MAJOR} or newer.`,
      );
    }
    const isDurable = settings.get("fsync") === "on" && settings.get("synchronous_commit") !== "off";
    const promise = isDurable
      ? "Every change is on the server's disk before it is confirmed."
      : "It is set not to flush to disk, so a crash of the server can lose the last changes.";
    return `PostgreSQL ${version} at ${place}. ${promise}`;
  } finally {
    await client.end();
  }
}

/** Host and database without the password, which must not appear on a screen. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || "the local socket"}${pathname}`;
}

function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text.replace(/\.$/, "");
}
