/** The database does not respond at the moment; the same request may work in a few seconds. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** A statement or a transaction took too long and was stopped; none of it was saved. */
export class DatabaseTimeoutError extends Error {
  override name = "DatabaseTimeoutError";
}

/** Too little free space to write safely. Reading works; writing resumes once there is space again. */
export class StorageFullError extends Error {
  override name = "StorageFullError";
}
