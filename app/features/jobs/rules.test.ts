import { expect, test } from "vitest";
import { JOB_STATUSES } from "#app/domain/status.ts";
import { canStep, endOfLife, extendedLife, JOB_STEPS, type JobStep, undoOf } from "./rules.ts";

/** Every legal step, written out by hand again: status, step, status. */
const LEGAL = new Set([
  "draft publish live",
  "live pause paused",
  "paused resume live",
  "live extend live",
  "live close closed",
  "paused close closed",
  "live markFilled filled",
  "paused markFilled filled",
  "closed markFilled filled",
  "expired markFilled filled",
  "closed reopen live",
  "filled reopen live",
  "expired reopen live",
  "closed putBack paused",
  "filled putBack paused",
  "live expire expired",
]);

const STEPS = Object.keys(JOB_STEPS).filter((name): name is JobStep => name in JOB_STEPS);
const EVERY = STEPS.flatMap((step) => JOB_STATUSES.map((status) => [step, status] as const));

test.each(EVERY)("%s from %s", (step, status) => {
  expect(canStep(step, status)).toBe(LEGAL.has(`${status} ${step} ${JOB_STEPS[step].to}`));
});

test.each(EVERY)("undoing %s from %s restores the status", (step, was) => {
  const undo = undoOf(step, was);
  if (!canStep(step, was) || undo === null) return;
  expect(canStep(undo, JOB_STEPS[step].to)).toBe(true);
  expect(JOB_STEPS[undo].to).toBe(was);
});

test("no undo leads to a draft, and an expiry cannot be undone", () => {
  expect(undoOf("publish", "draft")).toBeNull();
  expect(undoOf("expire", "live")).toBeNull();
  expect(undoOf("markFilled", "expired")).toBeNull();
});

const NOW = new Date("2026-11-20T10:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test.each([
  ["never live before", null, inDays(30)],
  ["an end that is past", inDays(-1), inDays(30)],
  ["an end still to come stays", inDays(12), inDays(12)],
])("going live with %s", (_, had, expected) => {
  expect(endOfLife(NOW, had)).toEqual(expected);
});

test.each([
  [inDays(3), inDays(33)],
  [inDays(-3), inDays(30)],
  [null, inDays(30)],
  [inDays(80), inDays(90)],
])("%s extended", (had, expected) => {
  expect(extendedLife(NOW, had)).toEqual(expected);
});
