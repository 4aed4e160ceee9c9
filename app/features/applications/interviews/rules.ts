import { FieldError } from "#app/domain-error.ts";
import { DAY_MS, dayOf, isTimeZone } from "#app/time.ts";

/** How often the date of an interview may change in a day, because each change notifies the senior. */
export const CHANGES_A_DAY = { attempts: 4, windowSeconds: 24 * 3600 } as const;

export const INTERVIEW_WAYS = ["phone", "video", "in-person"] as const;

export type InterviewWay = (typeof INTERVIEW_WAYS)[number];

/** An interview: the moment, the time zone it was entered in, and the way to meet, if given. */
export type Interview = { at: Date; zone: string; how: InterviewWay | null };

/** A future interview, with its person and job. */
export type UpcomingInterview = {
  applicationId: string;
  jobId: string;
  title: string;
  candidateId: string;
  fullName: string;
  interview: Interview;
};

/** The date fields of a form; all empty means no date yet. */
export type InterviewFields = {
  interviewDate: string;
  interviewTime: string;
  interviewZone: string;
  interviewHow: InterviewWay | "";
};

/** The time zones of the United States, offered where the browser does not report its own. */
export const OFFERED_ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
] as const;

/** A date further in the future is a typing error. */
const FURTHEST_DAYS = 366;

/**
 * Parses the interview of a form; null if it has no date. Throws FieldError for half a date, a day or zone that does
 * not exist, and a time in the past or more than a year ahead.
 */
export function interviewFrom(fields: InterviewFields, now: Date): Interview | null {
  const { interviewDate: date, interviewTime: time, interviewZone: zone, interviewHow } = fields;
  if (date === "" && time === "") return null;
  if (date === "") throw new FieldError("interviewDate", "Please choose a day too");
  if (time === "") throw new FieldError("interviewTime", "Please choose a time too");
  if (!isTimeZone(zone)) throw new FieldError("interviewZone", "Please choose a time zone");
  const at = momentIn(zone, date, time);
  if (!at) throw new FieldError("interviewDate", "Please choose a day and a time that exist");
  if (at <= now) throw new FieldError("interviewDate", "Please choose a time in the future");
  if (at.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS)
    throw new FieldError("interviewDate", "Please choose a day within a year");
  return { at, zone, how: interviewHow === "" ? null : interviewHow };
}

/**
 * Returns the moment at which clocks in `zone` show "2027-05-04" and "10:00"; null for an invalid day or time. A time
 * that is skipped in spring becomes the one an hour later; of a time that occurs twice in fall, the first counts.
 */
export function momentIn(zone: string, date: string, time: string): Date | null {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wanted) || dayOf(new Date(wanted)) !== date) return null;
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => offsetAt(zone, at));
  const moments = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const exact = moments.find((at) => at + offsetAt(zone, at) === wanted);
  return new Date(exact ?? Math.max(...moments));
}

/** Returns the offset of `zone` from UTC at a moment, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

/** Returns a moment as the form's fields, in its time zone. */
export function fieldsOf(interview: Interview | null): InterviewFields {
  if (!interview) return { interviewDate: "", interviewTime: "", interviewZone: OFFERED_ZONES[0], interviewHow: "" };
  const { at, zone, how } = interview;
  const local = new Date(at.getTime() + offsetAt(zone, at.getTime())).toISOString();
  return {
    interviewDate: local.slice(0, 10),
    interviewTime: local.slice(11, 16),
    interviewZone: zone,
    interviewHow: how ?? "",
  };
}
