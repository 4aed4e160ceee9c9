import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
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
import { isUndecided } from "../rules.ts";
import type { ExportedApplicant, ExportedMove } from "./rules.ts";

const AT_ONCE = 500;
const MOST = 10_000;

/**
 * Returns everyone who applied to one of the jobs of the recruiter's company, newest first: their snapshots, without
 * email addresses. For people who withdrew, or were rejected anonymously, only name, status, and date remain. Throws
 * wrong-role, email-unverified (R22), and not-found for another company's job.
 */
export async function listExportedApplicants(
  platform: Pick<Platform, "db" | "env">,
  viewer: Viewer,
  jobId: string,
): Promise<{ job: { id: string; title: string }; applicants: ExportedApplicant[] }> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const { id, title } = await requireOwnJobSummary(db, viewer.id, jobId);
  const applicants: ExportedApplicant[] = [];
  let after: string | null = null;
  while (applicants.length < MOST) {
    const batch = await nextApplicants(db, id, after);
    const ids = batch.map((row) => row.id);
    const [percents, moves] = [await percentsForApplications(db, viewer.id, ids), await listMoves(db, ids)];
    applicants.push(...batch.map((row) => asExported(row, percents.get(row.id), moves.get(row.id))));
    after = batch.at(-1)?.id ?? null;
    if (batch.length < AT_ONCE) break;
  }
  return { job: { id, title }, applicants };
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

/** Returns the statuses of each of these applications, oldest first. */
async function listMoves(db: Database, applicationIds: readonly string[]): Promise<Map<string, ExportedMove[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({
      applicationId: applicationEvents.applicationId,
      status: applicationEvents.status,
      at: applicationEvents.createdAt,
      by: recruiters.fullName,
    })
    .from(applicationEvents)
    .leftJoin(recruiters, eq(recruiters.userId, applicationEvents.actorId))
    .where(inArray(applicationEvents.applicationId, [...applicationIds]))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id));
  const moves = new Map<string, ExportedMove[]>();
  for (const { applicationId, ...move } of rows) {
    const known = moves.get(applicationId);
    if (known) known.push(move);
    else moves.set(applicationId, [move]);
  }
  return moves;
}

function asExported(
  row: Applicant,
  percent: number | undefined,
  moves: readonly ExportedMove[] = [],
): ExportedApplicant {
  const { sent } = row;
  const known = {
    applicationId: row.id,
    name: row.fullName,
    matchPercent: percent ?? null,
    status: row.status,
    stage: row.stage,
    appliedAt: row.createdAt,
  };
  if (isEmptied(row))
    return { ...known, experience: null, weeklyHours: null, workPreference: null, skills: [], answers: [], moves: [] };
  return {
    ...known,
    experience: experienceBand(sent.yearsExperience),
    weeklyHours: sent.availabilityHours,
    workPreference: sent.workPreference,
    skills: sent.skills,
    answers: row.hidesName ? redactAnswers(row.questionAnswers, sent.fullName) : row.questionAnswers,
    moves,
  };
}
