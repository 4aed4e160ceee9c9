import { expect, test } from "vitest";
import { askOf } from "./rules.ts";

test.each([
  ["email", false, false, "email"],
  ["delete", true, true, "delete"],
  ["two-step", false, true, "two-step"],
  ["two-step", false, false, null],
  ["two-step", true, true, null],
  ["two-step-off", true, true, "two-step-off"],
  ["two-step-off", false, true, null],
  ["backup-codes", true, true, "backup-codes"],
  ["backup-codes", false, true, null],
  ["something else", true, true, null],
  [null, true, true, null],
])("asked for %j, two steps %j, address confirmed %j: %j", (asked, isTwoStepOn, isEmailVerified, ask) => {
  expect(askOf(asked, isTwoStepOn, isEmailVerified)).toBe(ask);
});
