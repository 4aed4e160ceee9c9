import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { inScope } from "#app/features/accounts/company-access.server.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import {
  displayName,
  isUnnamed,
  publicApplicantId,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import { answerStillDue } from "#app/features/applications/answers/rules.ts";
import { heldStatusChange } from "#app/features/applications/applicants/queries-rows.server.ts";
import { isOpenStatus, type Stage } from "#app/features/applications/stages/rules.ts";
import { isSettled } from "#app/features/jobs/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type BoardSearch, type Column, columnsOf, LANE_SIZE } from "./rules.ts";

/**
 * Returns the board: everyone with an open application to the recruiter's jobs, the newest 20 of each lane. Two
 * statements. Throws wrong-role, email-unverified.
 */
export async function listBoard(
  platform: Pick<Platform, "db" | "env" | "clock">,
  viewer: Viewer,
  { scope, jobId }: BoardSearch,
  stages: readonly Stage[],
): Promise<Column[]> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const fits = and(
    inScope(scope, viewer.id),
    inArray(applications.status, [...OPEN_STATUSES]),
    jobId === null ? undefined : eq(jobs.id, jobId),
  );
  const inLane: SQL<number> = sql<number>`row_number() over (partition by ${applications.status}, ${applications.stageId} order by ${applications.id} desc)`;
  const placed = db
    .select({ id: applications.id, place: inLane.as("place") })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(fits)
    .as("placed");
  const [counts, found] = await Promise.all([
    db
      .select({ status: applications.status, stageId: applications.stageId, count: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(fits)
      .groupBy(applications.status, applications.stageId),
    db
      .select({
        applicationId: applications.id,
        jobId: jobs.id,
        jobStatus: jobs.status,
        title: jobs.title,
        candidateId: publicApplicantId,
        fullName: displayName(),
        hidesName: isUnnamed,
        status: applications.status,
        stageId: applications.stageId,
        answerDueOn: applications.answerDueOn,
        answeredAt: applications.answeredAt,
        createdAt: applications.createdAt,
        held: heldStatusChange,
      })
      .from(placed)
      .innerJoin(applications, eq(applications.id, placed.id))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
      .where(sql`${placed.place} <= ${LANE_SIZE}`)
      .orderBy(desc(applications.id)),
  ]);
  const now = platform.clock.now();
  const cards = found.flatMap(({ jobStatus, answerDueOn, answeredAt, status, ...card }) => {
    if (!isOpenStatus(status)) return [];
    const due = isSettled(jobStatus) ? null : answerStillDue({ status, answerDueOn, answeredAt }, now);
    return [{ ...card, status, due }];
  });
  return columnsOf(stages, cards, counts);
}
