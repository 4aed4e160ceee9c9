import { expect, test } from "vitest";
import { STATUSES } from "#app/domain/status.ts";
import { canMove, movesFrom } from "./rules.ts";

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
