import { expect, test } from "vitest";
import { isReadyToApply } from "./applying.ts";

test("a profile with a few words or one skill is enough to apply", () => {
  expect(isReadyToApply({ bio: null, skills: [] })).toBe(false);
  expect(isReadyToApply({ bio: "  \n", skills: [] })).toBe(false);
  expect(isReadyToApply({ bio: "I close books.", skills: [] })).toBe(true);
  expect(isReadyToApply({ bio: null, skills: ["IFRS"] })).toBe(true);
});
