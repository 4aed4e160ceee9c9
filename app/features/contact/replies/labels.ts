import { BRAND } from "#app/brand.ts";
import { MIN_ANSWERED, percentInTime, RECORD_DAYS, type ReplyRecord } from "./rules.ts";

/** The button in the email to support and on the page that it links to. */
export const ANSWERED_BUTTON = "I have answered this";

export const ANSWERED_TEXTS = {
  noted: { title: "Noted as answered", text: "Nothing else is left to do." },
} as const;

/**
 * Returns how well the promise of an answer was kept, in words for everyone who may write to us.
 * Returns null if too few messages were answered for a meaningful figure.
 */
export function recordText(record: ReplyRecord): string | null {
  if (record.answered < MIN_ANSWERED) return null;
  const { latest } = BRAND.replyHours;
  const share = `In the last ${RECORD_DAYS} days we answered ${percentInTime(record)}% of messages within ${latest} hours`;
  const { medianHours } = record;
  return medianHours === null ? `${share}.` : `${share}, and half of all messages within ${waitText(medianHours)}.`;
}

/** Returns "1 hour", "5 hours", "3 days", rounded up so that it never promises too much. */
export function waitText(hours: number): string {
  const whole = Math.max(1, Math.ceil(hours));
  if (whole > BRAND.replyHours.latest) return `${Math.ceil(hours / 24)} days`;
  return whole === 1 ? "1 hour" : `${whole} hours`;
}
