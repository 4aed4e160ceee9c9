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
/** Settings of every session: compiling a statement takes longer than any of ours runs. */
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
    // Sends several statements on one connection without waiting for each result.
    pipeline: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_WITHIN_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
  });
  const connections = watchConnections(pool, log);
  const listener = await keepListening(url, log, () => {
    // Fails the statements that wait on an unresponsive server now, not after their timeout.
    for (const connection of connections) connection.connection.stream.destroy();
  });
  return {
    db: drizzle({ client: pool, schema }),
    kind: "postgres",
    durability,
    taskSource: { kind: "postgres", url },
    listen: listener.listen,
    ping: () => answersWithin(2_000, pool.query("select 1")),
    // Only single statements have a time limit there.
    unhurried: (run) => run(),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

function watchConnections(pool: pg.Pool, log: Log): Set<pg.PoolClient> {
  const connections = new Set<pg.PoolClient>();
  // An unhandled error on an idle connection would end the process. Logs only its message, because the driver attaches
  // the whole connection, settings included, to the error.
  pool.on("error", (error) => log.debug({ reason: error.message }, "a database connection was lost"));
  pool.on("connect", (connection) => {
    connections.add(connection);
    // The pool handles errors only of idle connections; one in a transaction needs its own listener.
    connection.on("error", () => {});
    connection.once("end", () => {
      connections.delete(connection);
      setTimeout(() => returnToPool(connection), 1_000).unref();
    });
  });
  return connections;
}

/** Drizzle never releases a connection whose BEGIN fails; ten of those would empty the pool. */
function returnToPool(connection: pg.PoolClient) {
  try {
    connection.release(true);
  } catch {
    // Already released, as expected.
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

/** Returns host and database without the password, which must not be shown. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || "the local socket"}${pathname}`;
}

function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text.replace(/\.$/, "");
}
