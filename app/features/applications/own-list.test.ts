import { expect, test } from "vitest";
import { OPEN_STATUSES, STATUSES } from "#app/domain/status.ts";
import { countByStatus, isInView } from "./own-list.ts";

// Clauses 3-19, 4-15.
test("counts every status by the rule of section 4", () => {
  const rows = [...STATUSES, "archived"].map((status) => ({ status, count: 1 }));
  expect(countByStatus(rows)).toEqual({ total: 9, applied: 2, inReview: 1, interviews: 1, offers: 1, hired: 1 });
  expect(countByStatus([])).toEqual({ total: 0, applied: 0, inReview: 0, interviews: 0, offers: 0, hired: 0 });
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
