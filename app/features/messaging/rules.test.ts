import { expect, test } from "vitest";
import { nameOf, previewOf } from "./labels.ts";
import { isChangeable, mustVerifyCompany, mustWaitForAnswer } from "./rules.ts";

test("a message can be changed for fifteen minutes, unless it was removed", () => {
  const createdAt = new Date("2026-11-20T10:00:00Z");
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  expect(isChangeable({ createdAt, isRemoved: false }, at("10:14:59"))).toBe(true);
  expect(isChangeable({ createdAt, isRemoved: false }, at("10:15:00"))).toBe(false);
  expect(isChangeable({ createdAt, isRemoved: true }, at("10:00:01"))).toBe(false);
});

test("a recruiter waits for the first answer, a senior never does", () => {
  const nothing = {
    hasOwn: false,
    hasTheirs: false,
    hasOwnAnywhere: false,
    hasTheirsAnywhere: false,
    isTheirApplication: false,
    isHired: false,
    hasApplied: false,
    isVerified: true,
  };
  const asked = { ...nothing, hasOwn: true, hasOwnAnywhere: true };
  expect(mustWaitForAnswer("recruiter", nothing)).toBe(false);
  expect(mustWaitForAnswer("recruiter", asked)).toBe(true);
  expect(mustWaitForAnswer("recruiter", { ...asked, isTheirApplication: true })).toBe(true);
  expect(mustWaitForAnswer("recruiter", { ...asked, hasTheirsAnywhere: true })).toBe(true);
  expect(mustWaitForAnswer("recruiter", { ...asked, hasTheirs: true, hasTheirsAnywhere: true })).toBe(false);
  expect(mustWaitForAnswer("recruiter", { ...asked, isHired: true })).toBe(false);
  expect(mustWaitForAnswer("senior", asked)).toBe(false);
  // In another conversation of the two.
  const elsewhere = { ...nothing, hasOwnAnywhere: true };
  expect(mustWaitForAnswer("recruiter", elsewhere)).toBe(true);
  expect(mustWaitForAnswer("recruiter", { ...elsewhere, isTheirApplication: true })).toBe(false);
  expect(mustWaitForAnswer("recruiter", { ...elsewhere, hasTheirsAnywhere: true })).toBe(false);
  expect(mustWaitForAnswer("senior", elsewhere)).toBe(false);
});

test.each([
  ["begins nothing", {}, true],
  ["begins what a verified one may", { isVerified: true }, false],
  ["answers who has written", { hasTheirsAnywhere: true }, false],
  ["answers who has applied", { hasApplied: true }, false],
  ["says nothing more where nobody answered", { hasOwn: true, hasOwnAnywhere: true }, true],
])("an unverified company's recruiter %s", (_, written, expected) => {
  const nothing = {
    hasOwn: false,
    hasTheirs: false,
    hasOwnAnywhere: false,
    hasTheirsAnywhere: false,
    isTheirApplication: false,
    isHired: false,
    hasApplied: false,
    isVerified: false,
  };
  expect(mustVerifyCompany("recruiter", { ...nothing, ...written })).toBe(expected);
  expect(mustVerifyCompany("senior", { ...nothing, ...written })).toBe(false);
});

// Clauses 2.5-35, 2.6-24, 8-31.
test("previews and names follow the specification", () => {
  expect(previewOf({ content: "Thank you,\n that helps.", isOwn: true, isRemoved: false })).toBe(
    "You: Thank you, that helps.",
  );
  expect(previewOf({ content: "Hello", isOwn: false, isRemoved: false })).toBe("Hello");
  expect(previewOf({ content: "", isOwn: false, isRemoved: true })).toBe("This message was removed.");
  expect(nameOf({ name: null }, "senior")).toBe("Unknown");
  expect(nameOf({ name: " " }, "recruiter")).toBe("Unknown User");
});
