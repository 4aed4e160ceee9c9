import { and, count, gte, inArray, sql } from "drizzle-orm";
import { reports } from "#app/db/schema/cases.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { AuditAction } from "#app/features/staff/audit/labels.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { firstIdAt } from "#app/platform/ids.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type CountedThing, FIGURE_YEARS, type YearlyFigures, yearlyFigures } from "./figures.ts";

const ACTIONS = {
  "case.decided": "cases",
  "job.approved": "jobsApproved",
  "job.refused": "jobsRefused",
  "message.refused": "messagesRefused",
  "person.suspended": "suspended",
  "person.banned": "banned",
  "appeal.reversed": "reversed",
  "appeal.upheld": "upheld",
  "company.verified": "companiesVerified",
  "company.refused": "companiesRefused",
} as const satisfies Partial<Record<AuditAction, CountedThing>>;

/**
 * Counts what happened in each of the last three years (UTC), in four statements. Decisions are
 * counted in the audit log, which keeps them after accounts are erased. Throws not-found if the
 * viewer may not see the figures.
 */
export async function findYearlyFigures(
  { db, clock }: Pick<Platform, "db" | "clock">,
  viewer: StaffViewer,
): Promise<YearlyFigures> {
  requirePermission(viewer, "handle legal requests");
  const thisYear = clock.now().getUTCFullYear();
  const since = new Date(Date.UTC(thisYear - FIGURE_YEARS + 1, 0, 1));
  const sinceId = firstIdAt(since);
  const yearOf = (at: unknown) => sql<number>`extract(year from ${at} at time zone 'UTC')::int`.as("year");
  const actions = Object.keys(ACTIONS);
  const isLate = sql`coalesce(${dataRequests.closedAt}, ${clock.now().toISOString()}::timestamptz) > ${dataRequests.dueAt}`;
  const [decided, reported, appealed, asked] = await Promise.all([
    db
      .select({ year: yearOf(auditLog.at), action: auditLog.action, count: count() })
      .from(auditLog)
      .where(and(inArray(auditLog.action, actions), gte(auditLog.id, sinceId)))
      .groupBy(sql`year`, auditLog.action),
    db
      .select({ year: yearOf(reports.createdAt), count: count() })
      .from(reports)
      .where(gte(reports.id, sinceId))
      .groupBy(sql`year`),
    db
      .select({ year: yearOf(appeals.createdAt), count: count() })
      .from(appeals)
      .where(gte(appeals.id, sinceId))
      .groupBy(sql`year`),
    db
      .select({
        year: yearOf(dataRequests.receivedAt),
        count: count(),
        late: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
      })
      .from(dataRequests)
      .where(gte(dataRequests.receivedAt, since))
      .groupBy(sql`year`),
  ]);
  const known = new Map<string, CountedThing>(Object.entries(ACTIONS));
  return yearlyFigures(thisYear, [
    ...decided.flatMap(({ year, action, count: number }) => {
      const thing = known.get(action);
      return thing ? [{ year, thing, count: number }] : [];
    }),
    ...reported.map((row) => ({ ...row, thing: "reports" as const })),
    ...appealed.map((row) => ({ ...row, thing: "appeals" as const })),
    ...asked.map((row) => ({ ...row, thing: "dataRequests" as const })),
    ...asked.map(({ year, late }) => ({ year, count: late, thing: "dataRequestsLate" as const })),
  ]);
}

/**
 * Returns the yearly figures as a table of texts with a header row, and records the download in the
 * audit log. Throws not-found if the viewer may not see the figures.
 */
export async function exportYearlyFigures(platform: Platform, viewer: StaffViewer): Promise<string[][]> {
  const { years, rows } = await findYearlyFigures(platform, viewer);
  await recordAudit(platform, platform.db, { actor: viewer, action: "legal.figures-exported", subjectId: null });
  return [["Figure", ...years.map(String)], ...rows.map(({ label, counts }) => [label, ...counts.map(String)])];
}
