import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import type { SentAnswer } from "#app/domain/questions.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import {
  displayName,
  isSenderSuspended,
  isUnnamed,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import { redactAnswers } from "#app/features/applications/anonymous-review/rules.ts";
import { requireOwnJobSummary } from "#app/features/jobs/queries.server.ts";
import { percentsForApplications } from "#app/features/matching/queries-applicants.server.ts";
import { experienceBand } from "#app/features/profiles/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { daysIn } from "#app/time.ts";
import { MISSING, statusWords } from "../labels.ts";
import { isUndecided } from "../rules.ts";

const AT_ONCE = 500;
const MOST = 10_000;
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
] as const;

/**
 * Returns everyone who applied to one of the recruiter's own jobs as rows of text with a header, newest first: their
 * snapshots, without email addresses. Days are in the given time zone. For people who withdrew, or were rejected
 * anonymously, only name and date remain. Throws wrong-role, email-unverified (R22), and not-found for another
 * recruiter's job.
 */
export async function listApplicantsAsText(
  platform: Pick<Platform, "db" | "env">,
  viewer: Viewer,
  { jobId, timeZone }: { jobId: string; timeZone: string },
): Promise<{ title: string; rows: string[][] }> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const job = await requireOwnJobSummary(db, viewer.id, jobId);
  const rows: string[][] = [];
  const answered: SentAnswer[][] = [];
  const writeDay = daysIn(timeZone);
  let after: string | null = null;
  while (rows.length < MOST) {
    const batch = await nextApplicants(db, job.id, after);
    const percents = await percentsForApplications(
      db,
      viewer.id,
      batch.map(({ id }) => id),
    );
    rows.push(...batch.map((row) => asText(row, percents.get(row.id), writeDay)));
    answered.push(...batch.map(shownAnswers));
    after = batch.at(-1)?.id ?? null;
    if (batch.length < AT_ONCE) break;
  }
  return { title: job.title, rows: withAnswers(rows, answered) };
}

/** Adds the header, and a column for each question that was asked. */
function withAnswers(rows: string[][], answered: readonly SentAnswer[][]): string[][] {
  const asked = [...new Set(answered.flatMap((answers) => answers.map(({ question }) => question)))];
  const questions = asked.slice(0, MOST_QUESTIONS);
  const answersOf = (answers: readonly SentAnswer[]) => {
    const byQuestion = new Map(answers.map(({ question, answer }) => [question, answer]));
    return questions.map((question) => byQuestion.get(question) ?? "");
  };
  return [[...HEADS, ...questions], ...rows.map((row, at) => [...row, ...answersOf(answered[at] ?? [])])];
}

async function nextApplicants(db: Database, jobId: string, after: string | null) {
  return await db
    .select({
      id: applications.id,
      status: applications.status,
      stage: companyStages.name,
      sent: applications.profileSnapshot,
      questionAnswers: applications.questionAnswers,
      fullName: displayName(),
      hidesName: isUnnamed,
      isSuspended: isSenderSuspended,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .leftJoin(companyStages, eq(companyStages.id, applications.stageId))
    .where(and(eq(applications.jobId, jobId), after === null ? undefined : lt(applications.id, after)))
    .orderBy(desc(applications.id))
    .limit(AT_ONCE);
}

type Applicant = Awaited<ReturnType<typeof nextApplicants>>[number];

/** Whether nothing that the person sent is shown any longer. */
function isEmptied({ status, isSuspended, hidesName }: Applicant): boolean {
  return status === "withdrawn" || isSuspended || (hidesName && !isUndecided(status));
}

function shownAnswers(row: Applicant): SentAnswer[] {
  if (isEmptied(row)) return [];
  return row.hidesName ? redactAnswers(row.questionAnswers, row.sent.fullName) : row.questionAnswers;
}

function asText(row: Applicant, percent: number | undefined, writeDay: (at: Date) => string): string[] {
  const { sent, fullName, status, stage, createdAt } = row;
  const known = [
    fullName || MISSING.candidate,
    percent === undefined ? "" : `${percent}%`,
    statusWords(status).recruiter,
    stage ?? "",
    writeDay(createdAt),
  ];
  if (isEmptied(row)) return [...known, "", "", "", ""];
  const hours = sent.availabilityHours === null ? "" : String(sent.availabilityHours);
  return [
    ...known,
    experienceBand(sent.yearsExperience) ?? "",
    hours,
    sent.workPreference ?? "",
    sent.skills.join("; "),
  ];
}
