import { and, desc, eq, inArray, isNotNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { shortlistedSeniors } from "#app/db/schema/shortlists.ts";
import {
  displayName,
  isUnnamed,
  publicApplicantId,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import { MOST_MATCHES } from "#app/features/matching/paging/rules.ts";
import { listCandidateMatches } from "#app/features/matching/queries.server.ts";
import { percentsForApplications, percentsForPeople } from "#app/features/matching/queries-applicants.server.ts";
import { mayBeFoundBy } from "#app/features/profiles/hiding/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import { interviewColumns, interviewOf } from "../interviews/columns.server.ts";
import type { ApplicantRow, HeldStatusChange } from "./rules.ts";

/** The number of people on a page of the table. */
export const PAGE_SIZE = 100;
/** The most applicants, the newest, that are sorted by match; the others follow by date. */
const MAX_RANKED = 2_000;

type BareRow = Omit<ApplicantRow, "marks" | "isOverdue">;
/** Rows without the recruiter's marks and promised answers, and the start of the next page. */
export type Page = { rows: BareRow[]; nextAfter: string | null };

/** Lists the job's shortlist as far as the recruiter may still see the people, best match first. */
export async function listShortlist(db: Database, recruiterId: string, jobId: string): Promise<BareRow[]> {
  const found = await db
    .select({
      candidateId: shortlistedSeniors.seniorId,
      fullName: sql<string>`coalesce(${applications.profileSnapshot} ->> 'fullName', ${profiles.fullName})`,
      applicationId: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      answerDueOn: applications.answerDueOn,
      answeredAt: applications.answeredAt,
      held: heldStatusChange,
      dated: interviewColumns,
    })
    .from(shortlistedSeniors)
    .innerJoin(profiles, eq(profiles.userId, shortlistedSeniors.seniorId))
    // People are shortlisted by name, so their anonymous application must not appear here.
    .leftJoin(
      applications,
      and(eq(applications.jobId, jobId), eq(applications.applicantId, shortlistedSeniors.seniorId), not(isUnnamed)),
    )
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(
      and(
        eq(shortlistedSeniors.jobId, jobId),
        or(
          and(eq(profiles.isVisible, true), mayBeFoundBy(profiles.userId, recruiterId)),
          and(isNotNull(applications.id), ne(applications.status, "withdrawn"), not(isUnnamed)),
        ),
      ),
    )
    .orderBy(desc(shortlistedSeniors.createdAt), desc(shortlistedSeniors.seniorId));
  const applied = found.flatMap(({ applicationId }) => applicationId ?? []);
  const others = found.filter(({ applicationId }) => applicationId === null).map(idOf);
  const [ofApplied, ofOthers] = await Promise.all([
    percentsForApplications(db, recruiterId, applied),
    percentsForPeople(db, recruiterId, jobId, others),
  ]);
  return found
    .map(({ candidateId, fullName, applicationId, status, createdAt, held, dated, ...promised }) => ({
      candidateId,
      fullName,
      percent: (applicationId ? ofApplied.get(applicationId) : ofOthers.get(candidateId)) ?? null,
      application:
        applicationId && status && createdAt
          ? { id: applicationId, status, createdAt, hidesName: false, held, interview: interviewOf(dated), ...promised }
          : null,
    }))
    .toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
}

/** Newest first; `after` is the last application of the previous page. */
export async function listByDate(
  db: Database,
  recruiterId: string,
  jobId: string,
  after: string | null,
): Promise<Page> {
  const isBelow = after === null ? undefined : lt(applications.id, requireId(after));
  const found = await selectApplied(db)
    .where(and(eq(applications.jobId, jobId), isBelow))
    .orderBy(desc(applications.id))
    .limit(PAGE_SIZE + 1);
  const page = found.slice(0, PAGE_SIZE);
  const ids = page.map(({ application }) => application.id);
  const percents = await percentsForApplications(db, recruiterId, ids);
  return {
    rows: page.map((row) => rowOf(row, percents)),
    nextAfter: found.length > PAGE_SIZE ? (page.at(-1)?.application.id ?? null) : null,
  };
}

/** Best match first, the newest first among ties; `after` is the number of rows before the page. */
export async function listByMatch(
  db: Database,
  recruiterId: string,
  jobId: string,
  after: string | null,
): Promise<Page> {
  const start = after !== null && /^\d{1,6}$/.test(after) ? Number(after) : 0;
  const everybody = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .orderBy(desc(applications.id))
    .limit(MAX_RANKED);
  const ids = everybody.map(({ id }) => id);
  const percents = await percentsForApplications(db, recruiterId, ids);
  const percentOf = ({ id }: { id: string }) => percents.get(id) ?? -1;
  const ranked = everybody.toSorted((a, b) => percentOf(b) - percentOf(a));
  const page = ranked.slice(start, start + PAGE_SIZE);
  const found = await selectApplied(db).where(
    inArray(
      applications.id,
      page.map(({ id }) => id),
    ),
  );
  const byId = new Map(found.map((row) => [row.application.id, row]));
  const rows = page.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    rows: rows.map((row) => rowOf(row, percents)),
    nextAfter: start + PAGE_SIZE < ranked.length ? String(start + PAGE_SIZE) : null,
  };
}

/** Visible people who fit the job and have not applied, best match first. */
export async function listSuggested(db: Database, recruiterId: string, jobId: string): Promise<BareRow[]> {
  const matches = await listCandidateMatches(db, recruiterId, jobId, MOST_MATCHES.people);
  return matches.map(({ candidateId, fullName, match: { percent } }) => ({
    candidateId,
    fullName,
    percent,
    application: null,
  }));
}

/** Selects an application's status change that can still be undone. */
export const heldStatusChange: SQL<HeldStatusChange | null> = sql`case when ${heldStatusChanges.id} is not null then
  json_build_object('id', ${heldStatusChanges.id}, 'batchId', ${heldStatusChanges.batchId}, 'to', ${heldStatusChanges.toStatus}) end`;

/** Selects applications as rows of the table; the caller adds the condition. */
export function selectApplied(db: Database) {
  return db
    .select({
      candidateId: publicApplicantId,
      fullName: displayName(),
      application: {
        id: applications.id,
        status: applications.status,
        createdAt: applications.createdAt,
        hidesName: isUnnamed,
        answerDueOn: applications.answerDueOn,
        answeredAt: applications.answeredAt,
        held: heldStatusChange,
      },
      dated: interviewColumns,
    })
    .from(applications)
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .$dynamic();
}

type AppliedRow = Awaited<ReturnType<typeof selectApplied>>[number];

function rowOf({ dated, application, ...row }: AppliedRow, percents: ReadonlyMap<string, number>): BareRow {
  const interview = interviewOf(dated);
  return { ...row, application: { ...application, interview }, percent: percents.get(application.id) ?? null };
}

/** Returns the id of a row's person. */
export function idOf(row: { candidateId: string }): string {
  return row.candidateId;
}
