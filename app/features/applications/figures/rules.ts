/** How far the applicants of a job came. Each figure counts those who reached at least that step. */
export type JobFigures = {
  id: string;
  title: string;
  status: string;
  saved: number;
  applied: number;
  answered: number;
  interviews: number;
  offers: number;
  hired: number;
  /** The median time from an application to its first answer; null while there is none. */
  hoursToAnswer: number | null;
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
    ["Job", "State", "Saved", "Applied", "Answered", "Interviews", "Offers", "Hired", "Hours to first reply"],
    ...figures.map((job) => [
      job.title,
      job.status,
      ...[job.saved, job.applied, job.answered, job.interviews, job.offers, job.hired].map(String),
      job.hoursToAnswer === null ? "" : job.hoursToAnswer.toFixed(1),
    ]),
  ];
}
