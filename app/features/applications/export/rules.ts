import type { SentAnswer } from "#app/domain/questions.ts";
import type { Status } from "#app/domain/status.ts";
import { daysIn } from "#app/time.ts";
import { MISSING } from "../labels.ts";
import { statusWords } from "../status-words.ts";

/** The most questions with a column of their own; a job that changed its questions often has more. */
const MOST_QUESTIONS = 20;

const HEADS = [
  "Candidate Name",
  "Skills Match",
  "Status",
  "Stage",
  "Applied on",
  "Experience",
  "Weekly Availability",
  "Work Preference",
  "Skills",
  "Moves",
] as const;

/** A status that an application has had; `by` is the colleague who set it, null for the applicant and the product. */
export type ExportedMove = { status: Status; at: Date; by: string | null };

/** An applicant in a file. Of a person who may not be shown any longer it has name, status, and date only. */
export type ExportedApplicant = {
  applicationId: string;
  name: string;
  matchPercent: number | null;
  status: Status;
  stage: string | null;
  appliedAt: Date;
  experience: string | null;
  weeklyHours: number | null;
  workPreference: string | null;
  skills: readonly string[];
  answers: readonly SentAnswer[];
  moves: readonly ExportedMove[];
};

/** Returns a file name that is valid on every system: "applicants-interim-finance-controller.csv". */
export function exportName(title: string, ending: "csv" | "json"): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `applicants-${(words ?? ["job"]).join("-").slice(0, 60)}.${ending}`;
}

/** Returns applicants as rows of text with a header and a column for each question. Days are in the time zone. */
export function applicantsAsText(applicants: readonly ExportedApplicant[], timeZone: string): string[][] {
  const writeDay = daysIn(timeZone);
  const asked = [...new Set(applicants.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  const questions = asked.slice(0, MOST_QUESTIONS);
  const rows = applicants.map((row) => {
    const answerTo = new Map(row.answers.map(({ question, answer }) => [question, answer]));
    return [
      row.name || MISSING.candidate,
      row.matchPercent === null ? "" : `${row.matchPercent}%`,
      statusWords(row.status).recruiter,
      row.stage ?? "",
      writeDay(row.appliedAt),
      row.experience ?? "",
      row.weeklyHours === null ? "" : String(row.weeklyHours),
      row.workPreference ?? "",
      row.skills.join("; "),
      row.moves.map(({ status, at }) => `${statusWords(status).recruiter} ${writeDay(at)}`).join("; "),
      ...questions.map((question) => answerTo.get(question) ?? ""),
    ];
  });
  return [[...HEADS, ...questions], ...rows];
}
