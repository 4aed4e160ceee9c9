import { DAY_MS, dayOf } from "#app/time.ts";

/**
 * When the employer is reminded of an application without an answer, in working days from the promised day; with the
 * last, the job counts as not answering (decision 026).
 */
export const REMINDER_STEPS = [-3, 0, 5, 15] as const;

/**
 * The day so many working days after `day`, or before it where `days` is negative: Monday to Friday, holidays too. A
 * Saturday or Sunday counts as the Friday before it.
 */
export function workingDaysFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const step = days < 0 ? -1 : 1;
  while (isWeekend(date)) date.setTime(date.getTime() - DAY_MS);
  for (let left = Math.abs(days); left > 0; ) {
    date.setTime(date.getTime() + step * DAY_MS);
    if (!isWeekend(date)) left -= 1;
  }
  return dayOf(date);
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6;
}

/** How a company kept its promises to answer, over 90 days: of `counted` people `answered`, half within `medianHours`. */
export type AnswerRecord = { counted: number; answered: number; medianHours: number | null };

/** With fewer people than this nothing can be said of an employer. */
const LEAST_COUNTED = 5;

/** Whether so few people count that nothing can be said. */
export function isUnknown(record: AnswerRecord | null): boolean {
  return record === null || record.counted < LEAST_COUNTED;
}

/** An application as far as its answer goes; `answerDueOn` is null where none was promised. */
export type Promised = { status: string; answerDueOn: string | null; answeredAt: Date | null };

/** A day is over in all of the United States at noon in UTC. */
const HALF_A_DAY = DAY_MS / 2;

/** The promised day of an application that still waits for an answer, and whether it has passed; else null. */
export function answerStillDue({ status, answerDueOn, answeredAt }: Promised, now: Date) {
  if (status !== "pending" || answeredAt !== null || answerDueOn === null) return null;
  return { on: answerDueOn, isLate: answerDueOn < dayOf(new Date(now.getTime() - HALF_A_DAY)) };
}
