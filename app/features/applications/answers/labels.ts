import { type AnswerRecord, isUnknown } from "./rules.ts";

/** Returns "November 30, 2026"; a calendar day has no time zone. */
export function dueDayText(day: string): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-US", options).format(new Date(`${day}T00:00:00Z`));
}

/** Says on a job or company page how the employer has answered so far. */
export function answerRecordText(record: AnswerRecord | null): string {
  if (record === null || isUnknown(record)) return "Not enough data yet";
  const percent = Math.floor((100 * record.answered) / record.counted);
  const within = record.medianHours === null ? "" : `, half of them ${withinText(record.medianHours)}`;
  return `${percent}% of people in the last 90 days${within}`;
}

function withinText(hours: number): string {
  const days = Math.ceil(hours / 24);
  return days <= 1 ? "within a day" : `within ${days} days`;
}

/** Tells a senior until when an answer is promised. */
export function waitingText({ on, isLate }: { on: string; isLate: boolean }): string {
  return isLate
    ? `The employer promised an answer by ${dueDayText(on)}. We've reminded them.`
    : `The employer promises an answer by ${dueDayText(on)}.`;
}

/** Returns the short form "Nov 30". */
export function shortDueDayText(day: string): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-US", options).format(new Date(`${day}T00:00:00Z`));
}

/** Tells the recruiter until when an applicant was promised an answer. */
export function owedText({ on, isLate }: { on: string; isLate: boolean }): string {
  return isLate ? `Your reply was due by ${dueDayText(on)}` : `Your reply is due by ${dueDayText(on)}`;
}

export const NOT_ANSWERING = {
  title: "This employer isn't answering",
  text: "Someone who applied has waited at least three weeks longer than they were promised. Until the employer answers, we recommend this job to nobody.",
} as const;
