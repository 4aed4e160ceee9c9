import type { Results } from "@electric-sql/pglite";

/** How the worker opens its database. A null `directory` means memory only. */
export type WorkerSettings = {
  directory: string | null;
  /** A tarball of a database directory to start from; in memory only. */
  imagePath: string | null;
  checkpointSeconds: number;
  checkpointBytes: number;
  /** How many seconds to leave the tables alone once none needs a vacuum. */
  tidySeconds: number;
  minimumFreeBytes: number;
  /** Within this time after opening, a quarter of the free space is enough, because a starting server writes little. */
  startSeconds: number;
};

/** The form of rows. Functions cannot cross threads, so the worker is told which types stay text. */
export type RowShape = { rowMode?: "array" | "object" | undefined; textTypes?: number[] | undefined };

/** A statement for the worker. If `isInTransaction` is false, a failed block is rolled back at once. */
export type Request = { isInTransaction?: boolean } & (
  | ({ kind: "query"; sql: string; params: unknown[] } & RowShape)
  | ({ kind: "exec"; sql: string } & RowShape)
  | { kind: "listen" | "unlisten"; channel: string }
  | { kind: "dump"; path: string }
  | { kind: "refresh" | "close" }
);

/** What remains of an error after crossing threads. */
export type ErrorFields = { message: string; isStorageFull: boolean; fields: Record<string, string> };

/**
 * A message from the worker. `panic` is its last one: PostgreSQL could not write and must be restarted. `trouble` is
 * not a response and is logged.
 */
export type Report =
  | { kind: "ready" }
  | { kind: "refused"; reason: string }
  | { kind: "panic"; reason: string }
  | { kind: "trouble"; error: ErrorFields }
  | { kind: "answer"; id: number; result: Results | Results[] | null }
  | { kind: "failure"; id: number; error: ErrorFields }
  | { kind: "notification"; channel: string; payload: string };
