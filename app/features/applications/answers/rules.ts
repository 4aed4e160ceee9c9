import { DAY_MS, dayOf } from "#app/time.ts";

/**
 * When the employer is reminded of an unanswered application, in business days from the promised day; at the last step
 * the job counts as unresponsive (decision 026).
 */
export const REMINDER_STEPS = [-3, 0, 5, 15] as const;

/**
 * Returns the day that many business days after `day`, or before it if `days` is negative. Business days are Monday to
 * Friday, holidays included. A Saturday or Sunday counts as the Friday before it.
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

/**
 * A company's answer record over 90 days: of `counted` people it `answered` some, half of them within `medianHours`.
 */
export type AnswerRecord = { counted: number; answered: number; medianHours: number | null };

/** Records of fewer people are not significant. */
const LEAST_COUNTED = 5;

/** Whether a record has too few people to be shown. */
export function isUnknown(record: AnswerRecord | null): boolean {
  return record === null || record.counted < LEAST_COUNTED;
}

/** The fields that decide about an answer; `answerDueOn` is null if none was promised. */
export type Promised = { status: string; answerDueOn: string | null; answeredAt: Date | null };

/** By noon UTC the previous day is over in all of the United States. */
export const HALF_A_DAY = DAY_MS / 2;

/** Returns the promised day of an application that still waits for an answer, and whether it has passed; else null. */
export function answerStillDue({ status, answerDueOn, answeredAt }: Promised, now: Date) {
  if (status !== "pending" || answeredAt !== null || answerDueOn === null) return null;
  return { on: answerDueOn, isLate: answerDueOn < dayOf(new Date(now.getTime() - HALF_A_DAY)) };
}
