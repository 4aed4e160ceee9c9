import { expect, test } from "vitest";
import { availabilityText, movedToast, NOT_APPLIED } from "./labels.ts";

// Clauses 4-9.
test("a person without an application is Not Applied to the recruiter", () => {
  expect(NOT_APPLIED.recruiter).toBe("Not Applied");
});

// Clauses 4-11.
test("the recruiter's toast names the review, and else says 'status updated'", () => {
  expect(movedToast("reviewing")).toBe("Application is now under review");
  expect(movedToast("interview")).toBe("status updated");
});

// Clauses 2.6-17.
test("availability says what is not specified", () => {
  expect(availabilityText({ availabilityHours: 24, workPreference: "remote" })).toBe("Available 24h/week • remote");
  expect(availabilityText({ availabilityHours: 0, workPreference: null })).toBe("Available 0h/week • Not specified");
  expect(availabilityText({ availabilityHours: null, workPreference: null })).toBe(
    "Hours not specified • Not specified",
  );
});
