import { expect, test } from "vitest";
import { isWithinMessages } from "./page-changes.ts";

const at = (path: string) => new URL(path, "http://same.origin");

test.each([
  ["/senior/messages", "/senior/messages?conversation=1", undefined, true],
  ["/recruiter/messages?q=a", "/recruiter/messages?q=ab", "GET", true],
  // After a live event everything is reloaded.
  ["/senior/messages?q=a", "/senior/messages?q=a", undefined, false],
  ["/senior/messages", "/senior/messages?conversation=1", "POST", false],
  ["/senior/dashboard", "/senior/messages", undefined, false],
  ["/senior/messages", "/recruiter/messages?q=a", undefined, false],
  ["/find-jobs", "/find-jobs?q=a", undefined, false],
])("from %s to %s by %s", (from, to, formMethod, expected) => {
  expect(isWithinMessages({ currentUrl: at(from), nextUrl: at(to), formMethod })).toBe(expected);
});
