import { expect, test } from "vitest";
import { DomainError, ERROR_CODES } from "#app/domain-error.ts";
import { problemFor } from "./problems.ts";

test.each(ERROR_CODES)("%s has a status, a title, and a sentence", (code) => {
  const { status, title, text } = problemFor(new DomainError(code));
  expect(status).toBeGreaterThanOrEqual(400);
  // Only what staff turned off is no fault of the sender.
  expect(code === "turned-off" ? status === 503 : status < 500).toBe(true);
  expect(title.length).toBeGreaterThan(3);
  expect(text).toMatch(/[A-Z].*[a-z.]$/s);
});

test.each([
  [20, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [3_599, "an hour"],
  [3_600, "an hour"],
  [7_200, "2 hours"],
])("a limit of %i seconds reads %s", (retryAfterSeconds, words) => {
  expect(problemFor(new DomainError("too-many-requests", { retryAfterSeconds })).text).toContain(`wait ${words} and`);
});
