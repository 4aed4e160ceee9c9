import type { Interview, InterviewWay } from "./rules.ts";

export const WAY_LABELS: Record<InterviewWay, string> = {
  phone: "By phone",
  video: "By video",
  "in-person": "In person",
};

/**
 * Returns "Tuesday, May 4, 2027, 10:00 AM Eastern Daylight Time, by phone". Normalizes spaces, which differ between
 * engines.
 */
export function interviewText({ at, zone, how }: Interview): string {
  const day = new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: zone,
  });
  const [weekday, dayOfMonth, month, year] = partsOf(day, at, ["weekday", "day", "month", "year"]);
  const way = how ? `, ${WAY_LABELS[how].toLowerCase()}` : "";
  return `${weekday}, ${month} ${dayOfMonth}, ${year}, ${clockIn(zone, at)} ${zoneName(zone, at)}${way}`;
}

/** Returns the short form "May 4, 10:00 AM EDT"; the profile has the year and the way. */
export function shortInterviewText({ at, zone }: Interview): string {
  const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: zone });
  const [dayOfMonth, month] = partsOf(day, at, ["day", "month"]);
  const named = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" });
  return `${month} ${dayOfMonth}, ${clockIn(zone, at)} ${partsOf(named, at, ["timeZoneName"])[0]}`;
}

/** "Eastern Daylight Time". */
export function zoneName(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "long" });
  return partsOf(format, at, ["timeZoneName"])[0] ?? zone;
}

function clockIn(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: zone });
  const [hour, minute, half] = partsOf(format, at, ["hour", "minute", "dayPeriod"]);
  return `${hour}:${minute} ${half}`;
}

function partsOf(format: Intl.DateTimeFormat, at: Date, types: readonly string[]): string[] {
  const parts = format.formatToParts(at);
  return types.map((type) => parts.find((part) => part.type === type)?.value ?? "");
}

/** The beginning of the line with the date in a message. */
export const INTERVIEW_BEGINS = "Interview: ";

/** Returns the last line of a message with the date. */
export function interviewLine(interview: Interview): string {
  return INTERVIEW_BEGINS + interviewText(interview);
}

/** Returns what a senior is told when the date was set, changed, or removed. */
export function interviewNotification(interview: Interview | null): { title: string; text: string } {
  return interview
    ? { title: "Interview date", text: `Your interview is on ${interviewText(interview)}.` }
    : { title: "Interview date removed", text: "The employer will write to you about a new date." };
}

/** Returns the recruiter's toast for each result of the form. */
export function interviewToast(outcome: "told" | "removed" | "unchanged", name: string) {
  const title = outcome === "removed" ? "Interview date removed" : "Interview date saved";
  const text = outcome === "unchanged" ? `Nothing changed for ${name}.` : `We've let ${name} know.`;
  return { kind: "success", title, text } as const;
}
export const INTERVIEW_FAILED = { title: "The interview date couldn't be saved", text: "Please try again." };
/** The hint that explains the figure "Interviews Scheduled". */
export const INTERVIEWS_HELP = "Upcoming or not yet scheduled";
