import { expect, test } from "vitest";
import { OPEN_STATUSES, STATUSES } from "#app/domain/status.ts";
import { canMove, countByStatus, isInView, isReadyToApply, movesFrom } from "./rules.ts";

// Written out on purpose: the table in rules.ts is compared with this one, cell by cell.
const ALLOWED = new Set([
  "recruiter: pending -> reviewing",
  "recruiter: pending -> rejected",
  "recruiter: reviewing -> interview",
  "recruiter: reviewing -> rejected",
  "recruiter: interview -> offered",
  "recruiter: interview -> rejected",
  "recruiter: offered -> hired",
  "recruiter: offered -> rejected",
  "recruiter: rejected -> reviewing",
  "recruiter: declined -> offered",
  "senior: pending -> withdrawn",
  "senior: reviewing -> withdrawn",
  "senior: interview -> withdrawn",
  "senior: offered -> declined",
  "senior: offered -> hired",
]);

const CELLS = (["recruiter", "senior"] as const).flatMap((role) =>
  STATUSES.flatMap((from) => STATUSES.map((to) => ({ role, from, to, name: `${role}: ${from} -> ${to}` }))),
);

// Clauses 4-40.
test.each(CELLS)("$name", ({ role, from, to, name }) => {
  expect(canMove(role, from, to)).toBe(ALLOWED.has(name));
});

test("an unknown status allows no change in either direction", () => {
  for (const role of ["recruiter", "senior"] as const) {
    expect(movesFrom(role, "archived")).toEqual([]);
    for (const from of STATUSES) expect(canMove(role, from, "archived")).toBe(false);
  }
});

// Clauses 3-19, 4-15.
test("counts every status by the rule of section 4", () => {
  const rows = [...STATUSES, "archived"].map((status) => ({ status, count: 1 }));
  expect(countByStatus(rows)).toEqual({ total: 9, applied: 2, inReview: 1, interviews: 1, offers: 1, hired: 1 });
  expect(countByStatus([])).toEqual({ total: 0, applied: 0, inReview: 0, interviews: 0, offers: 0, hired: 0 });
});

test("a profile with a few words or one skill is enough to apply", () => {
  expect(isReadyToApply({ bio: null, skills: [] })).toBe(false);
  expect(isReadyToApply({ bio: "  \n", skills: [] })).toBe(false);
  expect(isReadyToApply({ bio: "I close books.", skills: [] })).toBe(true);
  expect(isReadyToApply({ bio: null, skills: ["IFRS"] })).toBe(true);
});

test("every status is open or ended, and an unknown one is open", () => {
  for (const status of STATUSES) expect(isInView("open", status)).toBe(!isInView("ended", status));
  for (const status of [...STATUSES, "archived"]) expect(isInView("all", status)).toBe(true);
  expect(isInView("open", "archived")).toBe(true);
  expect(isInView("offered", "interview")).toBe(false);
});

test("the senior's list and the server agree on what is open", () => {
  expect(STATUSES.filter((status) => isInView("open", status))).toEqual(OPEN_STATUSES);
});
