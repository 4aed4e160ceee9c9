import { describe, expect, it } from "vitest";
import { AUDIT_ACTIONS, auditDetailText, auditFacts, auditKindLabel } from "./labels.ts";

const DETAIL = { isShown: false, hold: "01a21e30-fa47-723a-9383-f70f92fcb5e1", newLevel: "admin", was: null, note: "" };

describe("the audit log, for people", () => {
  it("says details in words, with the end of an id", () => {
    expect(auditFacts(DETAIL)).toBe("shown: no, hold: …f70f92fcb5e1, new level: admin");
  });

  it("has a word for what every action is about", () => {
    const kinds = Object.keys(AUDIT_ACTIONS).map((action) => action.split(".")[0] ?? "");
    expect(kinds.filter((kind) => auditKindLabel(kind) === kind)).toEqual([]);
  });
});

it("the exported details are those that are stored", () => {
  expect(auditDetailText(DETAIL)).toContain("isShown: false, hold: 01a21e30-fa47-723a-9383-f70f92fcb5e1");
});
