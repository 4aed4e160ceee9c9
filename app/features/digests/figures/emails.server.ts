import type { FiguresDay } from "#app/domain/figures-days.ts";
import {
  applyRate,
  type DailyFigures,
  type JobFigures,
  percentText,
  waitText,
} from "#app/features/applications/figures/rules.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import { DAY_MS } from "#app/time.ts";
import { counted } from "#app/words.ts";
import type { Period } from "./rules.ts";

/** The most jobs with a line of their own. */
const MOST_JOBS = 5;

/** What a report says: every job of the company, its counts by day, and those of the period before. */
export type ReportedFigures = {
  period: Period;
  jobs: readonly JobFigures[];
  daily: Pick<DailyFigures, "views" | "applications">;
  before: Pick<DailyFigures, "views" | "applications">;
};

/** Returns the report of a company's figures. It has numbers and titles of jobs, and names no one. */
export function figuresMail(day: FiguresDay, { period, jobs, daily, before }: ReportedFigures): MailContent {
  const kind = day === "first" ? "month" : "week";
  const [views, applied] = [sumOf(daily.views), sumOf(daily.applications)];
  const beside = (counts: readonly number[]) => `(${sumOf(counts)} the ${kind} before)`;
  const reached = (step: "answered" | "interviews" | "offers" | "hired") =>
    String(jobs.reduce((sum, job) => sum + job[step], 0));
  const shown = jobs
    .filter((job) => job.views > 0 || job.applied > 0)
    .sort((a, b) => b.applied - a.applied || b.views - a.views)
    .slice(0, MOST_JOBS);
  return {
    subject: `Your ${kind} in numbers: ${counted(views, "view")}, ${counted(applied, "application")}`,
    heading: `Your jobs, ${periodText(period)}`,
    paragraphs: [`What happened with your company's jobs in that ${kind}. Days are in UTC.`],
    facts: [
      { label: "Views", value: `${views} ${beside(before.views)}` },
      { label: "Applied", value: `${applied} ${beside(before.applications)}` },
      { label: "Apply rate", value: percentText(applyRate({ views, applied })) },
      { label: "Answered", value: reached("answered") },
      { label: "Interviews", value: reached("interviews") },
      { label: "Offers", value: reached("offers") },
      { label: "Hired", value: reached("hired") },
    ],
    entries: shown.map((job) => ({
      title: job.title,
      text: lineOf(job),
      link: { label: "See its applicants", href: `/recruiter/applications?job=${job.id}` },
    })),
    button: { label: "Open Analytics", href: `/recruiter/analytics?days=${day === "first" ? 30 : 7}` },
    reason:
      "You're getting this email because you asked for reports by email on the Analytics page. You can turn them off there at any time.",
  };
}

function lineOf(job: JobFigures): string {
  const counts = `${counted(job.views, "view")}, ${job.applied} applied, ${job.answered} answered, ${job.hired} hired.`;
  return job.hoursToAnswer === null ? counts : `${counts} First reply: ${waitText(job.hoursToAnswer).toLowerCase()}.`;
}

/** "November 16 to November 22, 2026". */
function periodText({ from, until }: Period): string {
  const format = (at: Date, year?: "numeric") =>
    at.toLocaleDateString("en-US", { month: "long", day: "numeric", year, timeZone: "UTC" });
  return `${format(from)} to ${format(new Date(until.getTime() - DAY_MS), "numeric")}`;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
