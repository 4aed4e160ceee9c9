import { expect, test } from "vitest";
import { DatabaseTimeoutError, DatabaseUnavailableError, StorageFullError } from "#app/platform/embedded/errors.ts";
import { databaseFailure } from "./failures.ts";

const withCode = (code: string) => Object.assign(new Error("refused"), { code });

test.each([
  [new StorageFullError("full"), "storage-full"],
  [new DatabaseTimeoutError("late"), "timeout"],
  [new DatabaseUnavailableError("away"), "unavailable"],
  [new Error("Failed query", { cause: new StorageFullError("full") }), "storage-full"],
  [new Error("Failed query", { cause: withCode("57P01") }), "unavailable"],
  [withCode("ECONNREFUSED"), "unavailable"],
  [withCode("08006"), "unavailable"],
  [withCode("57014"), "timeout"],
  [withCode("53100"), "storage-full"],
  [withCode("ENOSPC"), "storage-full"],
  [new Error("Connection terminated unexpectedly"), "unavailable"],
  [new Error("timeout exceeded when trying to connect"), "unavailable"],
  [new AggregateError([withCode("ECONNREFUSED")]), "unavailable"],
  [withCode("23505"), null],
  [new Error("anything else"), null],
  ["not an error", null],
])("%s is %s", (error, failure) => {
  expect(databaseFailure(error)).toBe(failure);
});
