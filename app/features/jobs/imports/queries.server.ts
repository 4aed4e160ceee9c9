import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { importedJobs, jobImportRows, jobImports } from "#app/db/schema/job-imports.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireId } from "#app/input-fields.ts";
import { FILE_SOURCE, type ImportCounts, type JobImport, ROWS_PER_PAGE, type RowView, type ShownRow } from "./rules.ts";

const NEWEST = 10;
const MISSING_SHOWN = 5;
/** Statuses of jobs that are closed once their row is gone. A draft stays. */
const CLOSABLE = ["live", "paused", "held"] as const;

const columns = {
  id: jobImports.id,
  source: jobImports.source,
  name: jobImports.name,
  status: jobImports.status,
  rowCount: jobImports.rowCount,
  unusedColumns: jobImports.unusedColumns,
  choice: jobImports.choice,
  closesMissing: jobImports.closesMissing,
  closedCount: jobImports.closedCount,
  problem: jobImports.problem,
  createdAt: jobImports.createdAt,
  finishedAt: jobImports.finishedAt,
};

/** Selects imports of the viewer's company, with the name of a colleague who began one. */
function selectImports(db: Database, viewerId: string) {
  return db
    .select({ ...columns, userId: jobImports.userId, starter: colleagueName(viewerId, jobImports.userId) })
    .from(jobImports)
    .innerJoin(recruiters, eq(recruiters.userId, jobImports.userId));
}

/** The name of `recruiters`, joined on `userId`; null for the viewer's own. */
export function colleagueName(viewerId: string, userId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`case when ${userId} = ${viewerId} then null else ${recruiters.fullName} end`;
}

/** Returns the newest imports of files of the recruiter's company, newest first. */
export async function listImports(db: Database, viewerId: string): Promise<JobImport[]> {
  const rows = await selectImports(db, viewerId)
    .where(and(mayRead(viewerId, jobImports.userId), eq(jobImports.source, FILE_SOURCE)))
    .orderBy(desc(jobImports.createdAt), desc(jobImports.id))
    .limit(NEWEST);
  return rows.map(({ userId: _, ...shown }) => shown);
}

/** Returns an import of the recruiter's company, and who began it. Throws `not-found` for anyone else's. */
export async function requireImport(
  db: Database,
  viewerId: string,
  importId: string,
): Promise<{ found: JobImport; userId: string }> {
  const [row] = await selectImports(db, viewerId).where(
    and(eq(jobImports.id, requireId(importId)), mayRead(viewerId, jobImports.userId)),
  );
  if (!row) throw new DomainError("not-found");
  const { userId, ...found } = row;
  return { found, userId };
}

/** Condition on `imported_jobs`: an import of the person's company made the job, from this source. */
export function isOfCompany(userId: string, source: string): SQL | undefined {
  return and(mayRead(userId, importedJobs.userId), eq(importedJobs.source, source));
}

/** Sorts jobs of the person's own imports before those of colleagues. */
export function isOthers(userId: string): SQL<boolean> {
  return sql<boolean>`${importedJobs.userId} <> ${userId}`;
}

/** The imported job of a row, for a subquery. */
function importedJobOf(userId: string, source: string): SQL | undefined {
  return and(isOfCompany(userId, source), eq(importedJobs.sourceId, jobImportRows.sourceId));
}

type Own = { id: string; userId: string; source: string };

/** Counts the rows of an import by their state. */
export async function countRows(db: Database, { id, userId, source }: Own): Promise<ImportCounts> {
  const isKnown = exists(db.select({ one: sql`1` }).from(importedJobs).where(importedJobOf(userId, source)));
  const [states, outcomes] = await Promise.all([
    db
      .select({
        checked: sql<number>`count(*) filter (where ${jobImportRows.isChecked})`.mapWith(Number),
        faulty: sql<number>`count(*) filter (where ${jobImportRows.errors} is not null)`.mapWith(Number),
        known: sql<number>`count(*) filter (where ${jobImportRows.errors} is null and ${isKnown})`.mapWith(Number),
      })
      .from(jobImportRows)
      .where(eq(jobImportRows.importId, id)),
    db
      .select({ outcome: jobImportRows.outcome, rows: count() })
      .from(jobImportRows)
      .where(and(eq(jobImportRows.importId, id), isNotNull(jobImportRows.outcome)))
      .groupBy(jobImportRows.outcome),
  ]);
  const [state = { checked: 0, faulty: 0, known: 0 }] = states;
  return {
    ...state,
    outcomes: Object.fromEntries(outcomes.flatMap(({ outcome, rows }) => (outcome ? [[outcome, rows]] : []))),
  };
}

/** Returns a page of an import's rows in the order of the file, and how many the view has. Pages count from 1. */
export async function listRows(
  db: Database,
  { id, userId, source }: Own,
  { view, page }: { view: RowView; page: number },
): Promise<{ rows: ShownRow[]; found: number }> {
  const condition = and(
    eq(jobImportRows.importId, id),
    view === "faulty" ? isNotNull(jobImportRows.errors) : undefined,
  );
  const isRows = importedJobOf(userId, source);
  const importer = db
    .select({ name: sql`case when ${isOthers(userId)} then ${recruiters.fullName} end` })
    .from(importedJobs)
    .innerJoin(recruiters, eq(recruiters.userId, importedJobs.userId))
    .where(isRows)
    .orderBy(isOthers(userId))
    .limit(1);
  const [rows, found] = await Promise.all([
    db
      .select({
        position: jobImportRows.position,
        sourceId: jobImportRows.sourceId,
        title: sql<string>`coalesce(${jobImportRows.said} ->> 'title', '')`,
        isKnown: exists(db.select({ one: sql`1` }).from(importedJobs).where(isRows)).mapWith(Boolean),
        knownBy: sql<string | null>`(${importer})`,
        isChecked: jobImportRows.isChecked,
        errors: jobImportRows.errors,
        outcome: jobImportRows.outcome,
        jobId: jobImportRows.jobId,
      })
      .from(jobImportRows)
      .where(condition)
      .orderBy(asc(jobImportRows.position))
      .limit(ROWS_PER_PAGE)
      .offset((page - 1) * ROWS_PER_PAGE),
    db.$count(jobImportRows, condition),
  ]);
  return { rows, found };
}

/** Condition on `imported_jobs`: jobs of the import's source that it does not have, and that can be closed. */
export function missingFrom(db: Database, { id, userId, source }: Own): SQL | undefined {
  const row = db
    .select({ one: sql`1` })
    .from(jobImportRows)
    .where(and(eq(jobImportRows.importId, id), eq(jobImportRows.sourceId, importedJobs.sourceId)));
  return and(
    eq(importedJobs.userId, userId),
    eq(importedJobs.source, source),
    inArray(jobs.status, [...CLOSABLE]),
    notExists(row),
  );
}

/** Returns how many open jobs an import's source has, and how many of them the import does not have. */
export async function countMissing(db: Database, own: Own): Promise<{ open: number; missing: number }> {
  const ofSource = and(eq(importedJobs.userId, own.userId), eq(importedJobs.source, own.source));
  const [found] = await db
    .select({ open: count(), missing: sql<number>`count(*) filter (where ${missingFrom(db, own)})`.mapWith(Number) })
    .from(importedJobs)
    .innerJoin(jobs, eq(jobs.id, importedJobs.jobId))
    .where(and(ofSource, inArray(jobs.status, [...CLOSABLE])));
  return found ?? { open: 0, missing: 0 };
}

/** Returns which earlier jobs of the same source an import does not have: how many, and the first titles. */
export async function findMissing(db: Database, own: Own): Promise<{ total: number; titles: string[] }> {
  const rows = await db
    .select({ title: jobs.title, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(importedJobs)
    .innerJoin(jobs, eq(jobs.id, importedJobs.jobId))
    .where(missingFrom(db, own))
    .orderBy(asc(jobs.title))
    .limit(MISSING_SHOWN);
  return { total: rows[0]?.total ?? 0, titles: rows.map(({ title }) => title) };
}

/** Returns the next rows of an import that wait: to be checked, or to be posted. */
export async function nextRows(db: Database, id: string, waitsFor: "check" | "post", limit: number) {
  return await db
    .select()
    .from(jobImportRows)
    .where(
      and(
        eq(jobImportRows.importId, id),
        waitsFor === "check"
          ? eq(jobImportRows.isChecked, false)
          : and(isNull(jobImportRows.errors), isNull(jobImportRows.outcome)),
      ),
    )
    .orderBy(asc(jobImportRows.position))
    .limit(limit);
}
