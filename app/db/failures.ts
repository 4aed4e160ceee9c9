/** Database failures that are not bugs. */
export type DatabaseFailure = "unavailable" | "timeout" | "storage-full";

const UNAVAILABLE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);
// By name and not by class: the platform is loaded outside the bundle, which has its own copies of the classes.
const BY_NAME: ReadonlyMap<string, DatabaseFailure> = new Map<string, DatabaseFailure>([
  ["StorageFullError", "storage-full"],
  ["DatabaseTimeoutError", "timeout"],
  ["DatabaseUnavailableError", "unavailable"],
]);
// Messages of errors to which the driver gives no code.
const UNAVAILABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has|was) .*not queryable)/;

/**
 * Classifies an error of Drizzle or a driver; null for any other error. Pages turn "unavailable" and "timeout" into 503
 * with Retry-After and "storage-full" into 507.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const named = BY_NAME.get(error.name);
  if (named) return named;
  const code = "code" in error ? String(error.code) : "";
  // ENOSPC comes from a file that an upload writes, not from the database.
  if (code === "53100" || code === "ENOSPC") return "storage-full";
  if (code === "57014") return "timeout";
  if (UNAVAILABLE_CODES.has(code) || code.startsWith("08") || UNAVAILABLE_TEXT.test(error.message))
    return "unavailable";
  if (error instanceof AggregateError) return databaseFailure(error.errors[0]);
  return databaseFailure(error.cause);
}

/**
 * Runs a write that accompanies a read. If storage is full it is skipped (null), so that the read still succeeds; any
 * other failure is thrown.
 */
export async function skipIfStorageFull<T>(write: PromiseLike<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (databaseFailure(error) === "storage-full") return null;
    throw error;
  }
}
