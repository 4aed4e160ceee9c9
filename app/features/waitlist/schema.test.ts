import { expect, test } from "vitest";
import { DomainError } from "#app/domain-error.ts";
import { problemFor } from "#app/http/problems.ts";
import { WAITLIST_TEXTS } from "./labels.ts";
import { waitlistSchema } from "./schema.ts";

test.each([
  [undefined],
  [""],
  ["   "],
  ["ines"],
  ["ines@"],
  ["@example.org"],
  ["ines@example"],
  ["ines example@example.org"],
  ["ines@example.org, tobias@example.org"],
  [`${"a".repeat(250)}@example.org`],
])("the address %j is refused in the specification's words", (email) => {
  const answer = waitlistSchema.safeParse({ email, userType: "senior" });
  expect(answer.error?.issues.map((issue) => issue.message)).toEqual(["Please enter a valid email address."]);
});

test("an address is stored trimmed and in lowercase", () => {
  expect(waitlistSchema.parse({ email: "  Ines@Example.ORG " }).email).toBe("ines@example.org");
});

// Clauses 5-14.
test("the default is to join as a senior, and any other type is refused", () => {
  expect(waitlistSchema.parse({ email: "ines@example.org" }).userType).toBe("senior");
  expect(waitlistSchema.safeParse({ email: "ines@example.org", userType: "admin" }).success).toBe(false);
});

test("unknown fields are refused", () => {
  expect(waitlistSchema.safeParse({ email: "ines@example.org", source: "waitlist-test" }).success).toBe(false);
});

// Clauses 8-16, D96.
test("the answers are those of the error catalog", () => {
  expect(WAITLIST_TEXTS.joined).toEqual({
    title: "You're on the list!",
    text: "We'll notify you when the product is ready.",
  });
  expect(WAITLIST_TEXTS.failed).toEqual({
    title: "Submission error",
    text: "There was a problem adding you to the waitlist. Please try again.",
  });
  expect(problemFor(new DomainError("already-on-waitlist"))).toMatchObject({
    title: "Already on the list!",
    text: "This email is already registered on our waitlist.",
  });
});
