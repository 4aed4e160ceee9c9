import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import {
  displayName,
  isSenderSuspended,
  isUnnamed,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import { redactIdentity } from "#app/features/applications/anonymous-review/rules.ts";
import { experienceBand } from "#app/features/profiles/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { isUndecided } from "../rules.ts";

type Asker = Pick<Platform, "db" | "env">;
type Asked = { jobId: string | null; status: Status | null; after: string | null; limit: number };

/**
 * Returns the applications to the jobs of the recruiter's company that came before `after`, newest first: the snapshots
 * that were sent, without addresses. Whoever withdrew, is suspended, or was rejected without a name has no content; one
 * who is reviewed without a name has a pseudonym. Throws wrong-role, email-unverified (R22).
 */
export async function listSentApplications(platform: Asker, viewer: Viewer, { jobId, status, after, limit }: Asked) {
  requireVerifiedRecruiter(platform, viewer);
  const rows = await selectSent(platform.db)
    .where(
      and(
        mayRead(viewer.id),
        jobId === null ? undefined : eq(applications.jobId, requireId(jobId)),
        status === null ? undefined : eq(applications.status, status),
        after === null ? undefined : lt(applications.id, after),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit);
  return rows.map(asSeen);
}

/**
 * Returns one of them. Throws wrong-role, email-unverified, and not-found for an application to another company's job.
 */
export async function requireSentApplication(platform: Asker, viewer: Viewer, applicationId: string) {
  requireVerifiedRecruiter(platform, viewer);
  const [row] = await selectSent(platform.db).where(
    and(eq(applications.id, requireId(applicationId)), mayRead(viewer.id)),
  );
  if (!row) throw new DomainError("not-found");
  return asSeen(row);
}

function selectSent(db: Database) {
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      status: applications.status,
      stage: companyStages.name,
      sent: applications.profileSnapshot,
      name: displayName(),
      isUnnamed,
      isSuspended: isSenderSuspended,
      coverNote: applications.coverNote,
      answerDueOn: applications.answerDueOn,
      answeredAt: applications.answeredAt,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companyStages, eq(companyStages.id, applications.stageId));
}

/** Leaves out what the page of the applicants leaves out. */
function asSeen({ sent, coverNote, isSuspended, ...row }: Awaited<ReturnType<typeof selectSent>>[number]) {
  const isGone = row.status === "withdrawn" || isSuspended || (row.isUnnamed && !isUndecided(row.status));
  if (isGone) return { ...row, content: null };
  const { bio, skills, availabilityHours, workPreference, place, yearsExperience, fullName } = sent;
  const textOf = (text: string | null) => (text && row.isUnnamed ? redactIdentity(text, fullName) : text);
  const experience = experienceBand(yearsExperience);
  const facts = { skills, experience, availabilityHours, workPreference, place };
  return { ...row, content: { ...facts, bio: textOf(bio), coverNote: textOf(coverNote) } };
}
