import { desc, gte, lt } from "drizzle-orm";
import { impactReports, wordingCounts } from "#app/db/schema/fairness.ts";
import { WORDING_KINDS } from "#app/domain/wording.ts";
import { weekOf } from "#app/features/jobs/wording/counts.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { REPORTS_PAGE, type Report, WORDING_WEEKS, type WordingRow } from "./rules.ts";

/**
 * Returns one page of the adverse impact reports, newest first. Throws not-found if the viewer may
 * not see them.
 */
export async function listReports(
  { db }: Pick<Platform, "db">,
  viewer: StaffViewer,
  before: string | null,
): Promise<{ reports: Report[]; nextBefore: string | null }> {
  requirePermission(viewer, "see fairness");
  const { day, suggested, interviewed } = impactReports;
  const found = await db
    .select({ day, suggested, interviewed })
    .from(impactReports)
    .where(before ? lt(day, before) : undefined)
    .orderBy(desc(day))
    .limit(REPORTS_PAGE + 1);
  const reports = found.slice(0, REPORTS_PAGE);
  return { reports, nextBefore: found.length > REPORTS_PAGE ? (reports.at(-1)?.day ?? null) : null };
}

/**
 * Counts the saves of recent weeks that had words about age, by kind; kinds without any are left
 * out. `weeks` are their Mondays, oldest first. Throws not-found if the viewer may not see them.
 */
export async function findWordings(
  { db, clock }: Pick<Platform, "db" | "clock">,
  viewer: StaffViewer,
): Promise<{ weeks: string[]; rows: WordingRow[] }> {
  requirePermission(viewer, "see fairness");
  const now = clock.now().getTime();
  const weeks = Array.from({ length: WORDING_WEEKS }, (_, at) =>
    weekOf(new Date(now - (WORDING_WEEKS - 1 - at) * 7 * DAY_MS)),
  );
  const counts = await db
    .select()
    .from(wordingCounts)
    .where(gte(wordingCounts.week, weeks[0] ?? ""));
  const saves = new Map(counts.map((one) => [`${one.week} ${one.level} ${one.kind}`, one.saves]));
  const rows = WORDING_KINDS.map((kind) => ({
    kind,
    refused: weeks.map((week) => saves.get(`${week} blocking ${kind}`) ?? 0),
    advised: weeks.map((week) => saves.get(`${week} advisory ${kind}`) ?? 0),
  }));
  const isUsed = (numbers: readonly number[]) => numbers.some((number) => number > 0);
  return { weeks, rows: rows.filter(({ refused, advised }) => isUsed(refused) || isUsed(advised)) };
}
