import { describe, expect, it } from "vitest";
import { STAFF_LEVELS } from "#app/domain/staff.ts";
import { isCodeFresh, MAY, mayStaff, type Permission, requirePermission } from "./policy.ts";

// Each permission with the levels that have it. It repeats MAY on purpose.
const TABLE: ReadonlyArray<[Permission, string]> = [
  ["see the console", "support moderator admin"],
  ["look at people", "support moderator admin"],
  ["help a person", "support moderator admin"],
  ["answer support", "support moderator admin"],
  ["decide about jobs", "moderator admin"],
  ["work on cases", "support moderator admin"],
  ["decide cases", "moderator admin"],
  ["suspend people", "moderator admin"],
  ["decide appeals", "moderator admin"],
  ["decide about companies", "moderator admin"],
  ["see fairness", "moderator admin"],
  ["look after words", "moderator admin"],
  ["assign account managers", "admin"],
  ["look at staff", "admin"],
  ["read the audit log", "admin"],
  ["change staff", "admin"],
  ["run the waitlist", "admin"],
  ["retry tasks", "admin"],
  ["handle legal requests", "admin"],
  ["change content", "admin"],
];

describe("what staff may do", () => {
  it.each(TABLE)("%s: %s", (permission, levels) => {
    const allowed = STAFF_LEVELS.filter((level) => mayStaff(level, permission));
    expect(allowed.join(" ")).toBe(levels);
  });

  // Clauses 2.1-65.
  it("is all in this table", () => {
    expect(TABLE.map(([permission]) => permission)).toEqual(Object.keys(MAY));
  });

  it("is nothing for anyone else, who gets the error of a missing page", () => {
    const anyone = { id: "1", role: "recruiter", name: "", email: "", isEmailVerified: true } as const;
    expect(() => requirePermission(anyone, "see the console")).toThrow("not-found");
    const support = { ...anyone, role: null, staff: { level: "support", codeAt: null } } as const;
    expect(() => requirePermission(support, "change staff")).toThrow("not-found");
    expect(() => requirePermission(support, "see the console")).not.toThrow();
  });
});

describe("a code allows irreversible actions", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  it.each([
    ["at once", 0, true],
    ["for almost 15 minutes", -899_999, true],
    ["no longer than 15 minutes", -900_000, false],
    ["not when it comes from the future", 1, false],
  ])("%s", (_, milliseconds, isFresh) => {
    expect(isCodeFresh(new Date(now.getTime() + milliseconds), now)).toBe(isFresh);
  });

  it("but not if no code was given", () => {
    expect(isCodeFresh(null, now)).toBe(false);
  });
});
