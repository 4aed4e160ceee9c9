import { expect, test } from "vitest";
import { nameOf, previewOf } from "./labels.ts";
import { isChangeable, mustWaitForAnswer } from "./rules.ts";

test("a message can be changed for fifteen minutes, unless it was removed", () => {
  const createdAt = new Date("2026-11-20T10:00:00Z");
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  expect(isChangeable({ createdAt, isRemoved: false }, at("10:14:59"))).toBe(true);
  expect(isChangeable({ createdAt, isRemoved: false }, at("10:15:00"))).toBe(false);
  expect(isChangeable({ createdAt, isRemoved: true }, at("10:00:01"))).toBe(false);
});

test("a recruiter waits for the first answer, a senior never does", () => {
  expect(mustWaitForAnswer("recruiter", { hasOwn: false, hasTheirs: false })).toBe(false);
  expect(mustWaitForAnswer("recruiter", { hasOwn: true, hasTheirs: false })).toBe(true);
  expect(mustWaitForAnswer("recruiter", { hasOwn: true, hasTheirs: true })).toBe(false);
  expect(mustWaitForAnswer("senior", { hasOwn: true, hasTheirs: false })).toBe(false);
});

test("previews and names read as the specification says", () => {
  expect(previewOf({ content: "Thank you,\n that helps.", isOwn: true, isRemoved: false })).toBe(
    "You: Thank you, that helps.",
  );
  expect(previewOf({ content: "Hello", isOwn: false, isRemoved: false })).toBe("Hello");
  expect(previewOf({ content: "", isOwn: false, isRemoved: true })).toBe("This message was removed.");
  expect(nameOf({ name: null }, "senior")).toBe("Unknown");
  expect(nameOf({ name: " " }, "recruiter")).toBe("Unknown User");
});
