import type { Results } from "@electric-sql/pglite";

/** How the worker opens its database. A null `directory` means memory only. */
export type WorkerSettings = {
  directory: string | null;
  /** A tarball of a database directory to start from instead of an empty database; memory only. */
  imagePath: string | null;
  checkpointSeconds: number;
  checkpointBytes: number;
  /** How long to leave the tables alone once all are tidy. */
  tidySeconds: number;
  minimumFreeBytes: number;
  /** So long after it was opened a quarter of that is enough: what a server writes while it starts is little. */
  startSeconds: number;
};

/** How rows come back. Functions cannot cross threads, so the worker is told which types stay text. */
export type RowShape = { rowMode?: "array" | "object" | undefined; textTypes?: number[] | undefined };

/** One statement for the worker. `isInTransaction` false makes a failed block roll back at once. */
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
 * What the worker sends. `panic` is its last word: PostgreSQL could not write and must be restarted. `trouble` is
 * nobody's answer: it is logged.
 */
export type Report =
  | { kind: "ready" }
  | { kind: "refused"; reason: string }
  | { kind: "panic"; reason: string }
  | { kind: "trouble"; error: ErrorFields }
  | { kind: "answer"; id: number; result: Results | Results[] | null }
  | { kind: "failure"; id: number; error: ErrorFields }
  | { kind: "notification"; channel: string; payload: string };
