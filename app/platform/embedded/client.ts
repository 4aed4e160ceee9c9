import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";
import type { Log } from "../log.ts";
import { DatabaseTimeoutError, DatabaseUnavailableError } from "./errors.ts";
import { type Link, openLink } from "./link.ts";
import type { Request, RowShape, WorkerSettings } from "./messages.ts";

const REOPEN_AFTER_SECONDS = [1, 2, 5, 10];

type Statements = {
  query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  exec(sql: string, options?: QueryOptions): Promise<Results[]>;
};

type Handler = { receive(payload: string): void; onGap(): void };

/** The embedded database as the main thread sees it: the part of PGlite's interface that Drizzle and pg-boss use. */
export type EmbeddedClient = Statements & {
  /** One transaction at a time. Using the client itself inside `run` throws, because it would deadlock. */
  transaction<T>(run: (tx: Statements) => Promise<T>): Promise<T>;
  /** `receive` must not throw. Survives a restart of the worker, after which `onGap` is called. */
  listen(channel: string, receive: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Tells PGlite about array types that migrations have added. */
  refreshArrayTypes(): Promise<void>;
  /** Writes a tarball of the whole database between two statements, however long that takes. */
  dump(path: string): Promise<void>;
  /** Removes the time limit of statements during `run`. For migrations. */
  withoutTimeout<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Opens the worker and keeps it open. Throws when the first attempt fails; later ones are retried. */
export async function connectEmbedded(
  settings: WorkerSettings,
  { log, timeoutMilliseconds }: { log: Log; timeoutMilliseconds: number },
): Promise<EmbeddedClient> {
  const handlers = new Map<string, Set<Handler>>();
  const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();
  let isClosed = false;
  let timeout = timeoutMilliseconds;
  let last: Promise<unknown> = Promise.resolve();
  let current: Promise<Link> = Promise.resolve(await open());

  async function open(): Promise<Link> {
    const link = await openLink(settings, {
      onNotification(channel, payload) {
        for (const handler of handlers.get(channel) ?? []) handler.receive(payload);
      },
      onTrouble: (error) => log.warn({ err: error }, "the embedded database could not be tidied"),
    });
    try {
      for (const channel of handlers.keys()) await link.ask({ kind: "listen", channel }, timeout);
    } catch (error) {
      await link.end(unavailable());
      throw error;
    }
    link.lost.then(reopen);
    return link;
  }

  async function reopen(reason: Error) {
    if (isClosed) return;
    log.error({ err: reason }, "the embedded database stopped and is being opened again");
    // Callers wait for the first attempt; later they fail at once while there is no database.
    let opening = open();
    current = opening.catch(() => Promise.reject(unavailable()));
    for (let attempt = 0; !isClosed; attempt += 1) {
      try {
        current = Promise.resolve(await opening);
        log.info({}, "the embedded database is open again");
        for (const listeners of handlers.values()) for (const handler of listeners) handler.onGap();
        return;
      } catch (error) {
        log.error({ err: error }, "the embedded database could not be opened");
      }
      await sleep(1000 * (REOPEN_AFTER_SECONDS.at(attempt) ?? 10));
      opening = open();
    }
  }

  /** Skips a link that is being stopped, because its successor is on the way. */
  async function usableLink(): Promise<Link> {
    const link = await current;
    if (!link.isEnding()) return link;
    await link.lost;
    return await current;
  }

  const unavailable = () => new DatabaseUnavailableError("The database cannot be opened at the moment.");

  function refuseInsideTransaction() {
    if (isClosed) throw new DatabaseUnavailableError("The database is closed.");
    if (!scopes.getStore()?.isOpen) return;
    throw new Error("The database handle was used inside a transaction. Use the transaction (tx) that was handed in.");
  }

  /** Runs callers one after the other, because there is only one session. */
  function inTurn<T>(run: (link: Link) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const mine = last.then(async () => await run(await usableLink()));
    last = mine.catch(() => {});
    return mine;
  }

  const outside = (request: Request) => ({ ...request, isInTransaction: false });

  async function transaction<T>(run: (tx: Statements) => Promise<T>): Promise<T> {
    return await inTurn(async (link) => {
      const scope = { isOpen: true };
      const deadline = Promise.withResolvers<never>();
      const seconds = timeout / 1000;
      const timer =
        timeout === Number.POSITIVE_INFINITY
          ? undefined
          : setTimeout(
              () =>
                deadline.reject(new DatabaseTimeoutError(`A transaction was open for more than ${seconds} seconds.`)),
              timeout,
            );
      function ask<R>(request: Request): Promise<R> {
        if (!scope.isOpen) return Promise.reject(new Error("This transaction has already ended."));
        return link.ask<R>({ ...request, isInTransaction: true }, timeout);
      }
      await link.ask(outside({ kind: "exec", sql: "BEGIN" }), timeout);
      try {
        const result = await Promise.race([scopes.run(scope, () => run(statements(ask))), deadline.promise]);
        const [commit] = await ask<Results[]>({ kind: "exec", sql: "COMMIT" });
        scope.isOpen = false;
        // A statement failed and its error was swallowed: PostgreSQL responds to COMMIT with a rollback.
        if (commit?.command === "ROLLBACK")
          throw new Error("The transaction was rolled back because a statement in it failed.");
        return result;
      } catch (error) {
        if (scope.isOpen) {
          scope.isOpen = false;
          // If the worker is gone, so is the transaction.
          await link.ask({ kind: "exec", sql: "ROLLBACK", isInTransaction: true }, timeout).catch(() => {});
        }
        throw error;
      } finally {
        scope.isOpen = false;
        clearTimeout(timer);
      }
    });
  }

  return {
    ...statements((request) => inTurn((link) => link.ask(outside(request), timeout))),
    transaction,
    async listen(channel, receive, onGap = () => {}) {
      const handler = { receive, onGap };
      const isNew = !handlers.has(channel);
      const listeners = handlers.get(channel) ?? new Set();
      handlers.set(channel, listeners.add(handler));
      if (isNew) await inTurn((link) => link.ask(outside({ kind: "listen", channel }), timeout));
      return async () => {
        listeners.delete(handler);
        if (listeners.size > 0 || isClosed || !handlers.delete(channel)) return;
        await inTurn((link) => link.ask(outside({ kind: "unlisten", channel }), timeout));
      };
    },
    refreshArrayTypes: () => inTurn((link) => link.ask<void>({ kind: "refresh" }, timeout)),
    dump: (path) => inTurn((link) => link.ask<void>({ kind: "dump", path }, Number.POSITIVE_INFINITY)),
    async withoutTimeout(run) {
      timeout = Number.POSITIVE_INFINITY;
      try {
        return await run();
      } finally {
        timeout = timeoutMilliseconds;
      }
    },
    async close() {
      if (isClosed) return;
      const closing = inTurn(async (link) => {
        await link.ask(outside({ kind: "close" }), timeout).catch(() => {});
        await link.end(new DatabaseUnavailableError("The database is closed."));
      });
      isClosed = true;
      await closing.catch(() => {});
    },
  };
}

function statements(ask: <R>(request: Request) => Promise<R>): Statements {
  return {
    query: (sql, params = [], options = {}) => ask({ kind: "query", sql, params, ...rowShape(options) }),
    exec: (sql, options = {}) => ask({ kind: "exec", sql, ...rowShape(options) }),
  };
}

// Drizzle passes functions that return their input to get some types as text; the worker has functions of its own.
function rowShape({ rowMode, parsers }: QueryOptions): RowShape {
  return { rowMode, textTypes: parsers && Object.keys(parsers).map(Number) };
}

/** Whether `client` can replace PGlite for Drizzle and pg-boss. */
export function isLikePglite(client: EmbeddedClient | PGlite): client is PGlite {
  return (
    typeof client.query === "function" && typeof client.exec === "function" && typeof client.transaction === "function"
  );
}
