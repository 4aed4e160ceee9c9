import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../platform/log.ts";

const RECONNECT_AFTER_SECONDS = [1, 2, 5, 10];
const BEAT_EVERY_MILLISECONDS = 800;
const BEAT_WITHIN_MILLISECONDS = 1_000;

type Handler = { receive(payload: string): void; onGap(): void };

/** The process's only connection for NOTIFY, open as long as the process runs. */
export type Listener = {
  listen(channel: string, receive: Handler["receive"], onGap?: Handler["onGap"]): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/**
 * Keeps one LISTEN connection with a heartbeat and reopens it after 1, 2, 5, then 10 seconds. Calls `onDown` when the
 * server keeps the connection but stops responding, which is the only sign of a frozen server. Throws when the first
 * connection fails.
 */
export async function keepListening(url: string, log: Log, onDown: () => void): Promise<Listener> {
  const handlers = new Map<string, Set<Handler>>();
  let isClosed = false;
  let client: pg.Client | null = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: "seasoned live",
      connectionTimeoutMillis: 1_500,
      keepAlive: true,
    });
    next.on("error", () => {});
    next.on("notification", ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler.receive(payload ?? "");
    });
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.connection.stream.destroy();
      throw error;
    }
    next.once("end", () => lost(next));
    watch(next);
    return next;
  }

  async function watch(connection: pg.Client) {
    let hasEnded = false;
    connection.once("end", () => {
      hasEnded = true;
    });
    while (!isClosed && !hasEnded) {
      await sleep(BEAT_EVERY_MILLISECONDS, undefined, { ref: false });
      if (isClosed || hasEnded || (await answers(connection))) continue;
      onDown();
      connection.connection.stream.destroy();
    }
  }

  async function lost(connection: pg.Client) {
    if (isClosed || (client !== null && client !== connection)) return;
    client = null;
    log.warn({}, "the database does not answer");
    for (let attempt = 0; !isClosed && client === null; attempt += 1) {
      await sleep(1000 * (RECONNECT_AFTER_SECONDS.at(attempt) ?? 10), undefined, { ref: false });
      if (isClosed) return;
      client = await connect().catch(() => null);
    }
    log.info({}, "the database answers again");
    for (const listeners of handlers.values()) for (const handler of listeners) handler.onGap();
  }

  return {
    async listen(channel, receive, onGap = () => {}) {
      const handler = { receive, onGap };
      const isNew = !handlers.has(channel);
      const listeners = handlers.get(channel) ?? new Set();
      handlers.set(channel, listeners.add(handler));
      // Nothing to do while the connection is down: connecting listens to every channel.
      if (isNew) await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(handler);
        if (listeners.size > 0 || isClosed || !handlers.delete(channel)) return;
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

async function answers(connection: pg.Client): Promise<boolean> {
  const late = new AbortController();
  const answer = connection.query("select 1").then(
    () => true,
    () => false,
  );
  const tooLate = sleep(BEAT_WITHIN_MILLISECONDS, undefined, { signal: late.signal, ref: false })
    // This process may have been the slow one, so read what is already in the socket first.
    .then(() => sleep(50))
    .then(
      () => false,
      () => true,
    );
  const isAlive = await Promise.race([answer, tooLate]);
  late.abort();
  return isAlive;
}
