import type { ViewSource } from "#app/domain/job-views.ts";
import { DAY_MS, dayOf } from "#app/time.ts";

/** How far the applicants of a job came. Each figure counts those who reached at least that step. */
export type JobFigures = {
  id: string;
  title: string;
  status: string;
  /** How often its page was opened. */
  views: number;
  saved: number;
  applied: number;
  answered: number;
  interviews: number;
  offers: number;
  hired: number;
  /** The median time from an application to its first answer; null while there is none. */
  hoursToAnswer: number | null;
};

/** The figures of the jobs that one person of a company is responsible for. */
export type RecruiterFigures = Pick<JobFigures, "id" | "applied" | "answered" | "hired" | "hoursToAnswer"> & {
  name: string;
  jobs: number;
};

/** Returns "5 hours" or "3 days", the time until the first answer. */
export function waitText(hours: number | null): string {
  if (hours === null) return "No answer yet";
  if (hours < 1) return "Under 1 hour";
  if (hours < 48) return Math.round(hours) === 1 ? "1 hour" : `${Math.round(hours)} hours`;
  return `${Math.round(hours / 24)} days`;
}

/** Returns the figures as rows of text with a header, for a file. */
export function figuresAsText(figures: readonly JobFigures[]): string[][] {
  return [
    [
      "Job",
      "State",
      "Views",
      "Saved",
      "Applied",
      "Applied per 100 views",
      "Answered",
      "Interviews",
      "Offers",
      "Hired",
      "Hours to first reply",
    ],
    ...figures.map((job) => [
      job.title,
      job.status,
      ...[job.views, job.saved, job.applied].map(String),
      applyRate(job)?.toFixed(1) ?? "",
      ...[job.answered, job.interviews, job.offers, job.hired].map(String),
      job.hoursToAnswer === null ? "" : job.hoursToAnswer.toFixed(1),
    ]),
  ];
}

/** Returns the figures since `from` as an object for a file; `people` are those of each person, for an owner. */
export function figuresAsJson(from: Date, jobs: readonly JobFigures[], people: readonly RecruiterFigures[]) {
  const rated = jobs.map((job) => ({ ...job, appliedPer100Views: applyRate(job) }));
  return { from, jobs: rated, ...(people.length > 0 && { recruiters: people }) };
}

/** The ranges of the figures, in days up to today (UTC). */
export const RANGES = [7, 30, 90] as const;

export type Range = (typeof RANGES)[number];

/** Reads the range that an address asks for; 30 days by default. */
export function rangeFrom(params: URLSearchParams): Range {
  return RANGES.find((days) => String(days) === params.get("days")) ?? 30;
}

/** Returns the beginning of the first of the last `days` days (UTC). */
export function rangeStart(now: Date, days: number): Date {
  return new Date(Date.parse(dayOf(now)) - (days - 1) * DAY_MS);
}

/** Returns one count for each of the last `days` days (UTC), oldest first; days without a row count 0. */
export function countsByDay(
  rows: ReadonlyArray<{ day: string; count: number }>,
  { days, now }: { days: number; now: Date },
): number[] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  const start = rangeStart(now, days).getTime();
  return Array.from({ length: days }, (_, at) => counts.get(dayOf(new Date(start + at * DAY_MS))) ?? 0);
}

/** Returns the applications per 100 views, at most 100 because old views were not counted; null without a view. */
export function applyRate({ views, applied }: { views: number; applied: number }): number | null {
  return views === 0 ? null : Math.min(100, (100 * applied) / views);
}

/** The medians of the market's viewed jobs: views per job, applications per 100 views. */
export type MarketMedians = { jobs: number; views: number; applyRate: number };

/** The fewest jobs whose median is shown, so that no one learns the figures of another's job. */
const LEAST_JOBS = 5;

/** Returns the medians, or null if they would be of too few jobs. */
export function shownMedians(medians: MarketMedians | null): MarketMedians | null {
  return medians !== null && medians.jobs >= LEAST_JOBS ? medians : null;
}

/** Returns the median of numbers; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Returns "8%", or "Under 1%"; a hyphen without a rate. */
export function percentText(percent: number | null): string {
  if (percent === null) return "-";
  return percent > 0 && percent < 1 ? "Under 1%" : `${Math.round(percent)}%`;
}

/**
 * The views and applications of the company's jobs on each of the last `days` days (UTC), and where views came from.
 */
export type DailyFigures = {
  views: number[];
  applications: number[];
  sources: Array<{ source: ViewSource; count: number }>;
};
