import type { FiguresDay } from "#app/domain/figures-days.ts";
import { DAY_MS, dayOf, HOUR_MS } from "#app/time.ts";

/** The hour (UTC) at which reports are due: the morning in America. */
const DUE_HOUR = 12;
const WEEKDAYS: readonly FiguresDay[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Whole days (UTC): from the beginning of the first to the end of the last, which is not part of it. */
export type Period = { from: Date; until: Date };

/** A person's choice, and when their next report comes. */
export type FiguresChoice = { day: FiguresDay; dueAt: Date };

/** Returns the first moment after `now` at which a report is due. */
export function nextDue(day: FiguresDay, now: Date): Date {
  let due = new Date(Date.parse(dayOf(now)) + DUE_HOUR * HOUR_MS);
  while (due <= now || !isOn(day, due)) due = new Date(due.getTime() + DAY_MS);
  return due;
}

/** Returns the last whole week or month that a report at `now` is about: it ended on its day, or with the month. */
export function lastPeriod(day: FiguresDay, now: Date): Period {
  let until = new Date(Date.parse(dayOf(now)));
  while (!isOn(day, until)) until = new Date(until.getTime() - DAY_MS);
  return { from: startOf(day, until), until };
}

/** Returns the week or month before a period. */
export function periodBefore(day: FiguresDay, { from }: Period): Period {
  return { from: startOf(day, from), until: from };
}

/** Returns how many days a period has. */
export function daysOf({ from, until }: Period): number {
  return Math.round((until.getTime() - from.getTime()) / DAY_MS);
}

function startOf(day: FiguresDay, until: Date): Date {
  if (day === "first") return new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - 1, 1));
  return new Date(until.getTime() - 7 * DAY_MS);
}

function isOn(day: FiguresDay, at: Date): boolean {
  return day === "first" ? at.getUTCDate() === 1 : WEEKDAYS[at.getUTCDay()] === day;
}
