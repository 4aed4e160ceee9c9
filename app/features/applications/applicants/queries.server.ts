import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireOwnJobSummary } from "#app/features/jobs/queries.server.ts";
import { hasEnded, isSettled } from "#app/features/jobs/rules.ts";
import { MATCHES_A_PAGE } from "#app/features/matching/paging/rules.ts";
import { isId, requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { answerStillDue } from "../answers/rules.ts";
import { marksOf, NO_MARKS } from "./queries-marks.server.ts";
import {
  idOf,
  listByDate,
  listByMatch,
  listShortlist,
  listSuggested,
  PAGE_SIZE,
  type Page,
  selectApplied,
} from "./queries-rows.server.ts";
import type { ApplicantList, ApplicantSearch } from "./rules.ts";

export type Asker = Pick<Platform, "db" | "env" | "clock">;

/**
 * Lists a job's applicants and, until it has ended, its visible matches (D70): applicants first, 100 per page, best
 * match or newest first; the best suggestions after the last applicant, and all of them in pages of their own. A fixed
 * number of statements. Throws wrong-role, email-unverified (R22; not for a draft, which suggests people just as a job
 * does), and not-found for a job that is not this recruiter's.
 */
export async function listApplicants(
  platform: Asker,
  viewer: Viewer,
  jobId: string,
  { view = "all", sort = "match", after = null }: Partial<ApplicantSearch> = {},
): Promise<ApplicantList> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const recruiterId = viewer.id;
  const job = await requireOwnJobSummary(db, recruiterId, jobId);
  // No one can be invited to an ended job.
  const suggested = hasEnded(job.status) ? [] : await listSuggested(db, recruiterId, jobId);
  const shortlist = await listShortlist(db, recruiterId, jobId);
  const applied = await countApplied(db, jobId);
  const counts = {
    all: applied + suggested.length,
    applied,
    suggested: suggested.length,
    shortlist: shortlist.length,
  };
  const page = await pageOf();
  const marks = await marksOf(db, jobId, page.rows.map(idOf));
  const now = platform.clock.now();
  const rows = page.rows.map((row) => ({
    ...row,
    marks: marks.get(row.candidateId) ?? NO_MARKS,
    isOverdue:
      row.application !== null && !isSettled(job.status) && answerStillDue(row.application, now)?.isLate === true,
  }));
  return { job, rows, counts, nextAfter: page.nextAfter };

  async function pageOf(): Promise<Page> {
    if (view === "suggested") return suggestedPage(suggested, after);
    if (view === "shortlist") return { rows: shortlist, nextAfter: null };
    const list = sort === "match" ? listByMatch : listByDate;
    const applicants = await list(db, recruiterId, jobId, after);
    const isEndOfAll = view === "all" && applicants.nextAfter === null;
    return isEndOfAll
      ? { rows: [...applicants.rows, ...suggested.slice(0, MATCHES_A_PAGE)], nextAfter: null }
      : applicants;
  }
}

/** Returns a page of suggestions; `after` is the number before it, or the first page if none would be left. */
function suggestedPage(suggested: Page["rows"], after: string | null): Page {
  const asked = /^\d{1,3}$/.test(after ?? "") ? Number(after) : 0;
  const start = asked < suggested.length ? asked : 0;
  const end = start + MATCHES_A_PAGE;
  return { rows: suggested.slice(start, end), nextAfter: end < suggested.length ? String(end) : null };
}

async function countApplied(db: Database, jobId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(applications).where(eq(applications.jobId, jobId));
  return row?.count ?? 0;
}

/** Returns those of the selected applications that are for this recruiter's job, with their status. */
export async function listPicked(
  db: Database,
  recruiterId: string,
  jobId: string,
  applicationIds: readonly string[],
): Promise<Array<{ applicationId: string; fullName: string; isUnnamed: boolean; status: string; isHeld: boolean }>> {
  const ids = applicationIds.filter(isId).slice(0, PAGE_SIZE);
  if (ids.length === 0) return [];
  const rows = await selectApplied(db)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.id, ids), eq(applications.jobId, requireId(jobId)), mayRead(recruiterId)))
    .orderBy(desc(applications.id));
  return rows.map(({ fullName, application: { id, status, held, hidesName } }) => ({
    applicationId: id,
    fullName,
    isUnnamed: hidesName,
    status,
    isHeld: held !== null,
  }));
}
