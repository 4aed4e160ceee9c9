import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { caseEvents, cases, reports } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import type { CaseKind } from "#app/domain/cases.ts";
import { DomainError } from "#app/domain-error.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { listCasePeople } from "./people.server.ts";
import type { CaseDetail, CaseReport, CaseRow, CasesSearch, OtherCase } from "./rules.ts";

const PAGE = 50;
/**
 * The most reports and events of a case that are listed, newest first; the rest are only counted.
 */
const MOST_REPORTS = 50;
const MOST_EVENTS = 100;
const MOST_OTHERS = 10;

const about = alias(users, "about");
const assignee = alias(users, "assignee");
const decider = alias(users, "decider");

const ROW = {
  id: cases.id,
  kind: cases.kind,
  title: cases.title,
  reason: cases.reason,
  reportCount: cases.reportCount,
  isHiding: cases.isHiding,
  openedAt: cases.openedAt,
  outcome: cases.outcome,
  decidedAt: cases.decidedAt,
  aboutName: about.name,
  assigneeName: assignee.name,
};

/**
 * Returns one page of matching cases: open ones, longest waiting first, or decided ones, newest
 * first.
 */
export async function listCases(
  db: Database,
  viewer: StaffViewer,
  { state, kind, owner, after }: CasesSearch,
): Promise<{ rows: CaseRow[]; nextAfter: string | null }> {
  requirePermission(viewer, "see the console");
  const isOpen = state === "open";
  const found = await db
    .select(ROW)
    .from(cases)
    .leftJoin(about, eq(about.id, cases.aboutId))
    .leftJoin(assignee, eq(assignee.id, cases.assignedTo))
    .where(
      and(
        isOpen ? isNull(cases.outcome) : isNotNull(cases.outcome),
        kind ? eq(cases.kind, kind) : undefined,
        owner === "mine" ? eq(cases.assignedTo, viewer.id) : undefined,
        owner === "nobody" ? isNull(cases.assignedTo) : undefined,
        after ? (isOpen ? gt(cases.id, after) : lt(cases.id, after)) : undefined,
      ),
    )
    .orderBy(isOpen ? asc(cases.id) : desc(cases.id))
    .limit(PAGE + 1);
  const rows = found.slice(0, PAGE);
  return { rows, nextAfter: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Returns a case with its evidence, its people, and their earlier cases, and records the look in
 * the audit log first. Throws not-found if there is no such case or the viewer may not see the
 * console.
 */
export async function lookAtCase(platform: Platform, viewer: StaffViewer, caseId: string): Promise<CaseDetail> {
  requirePermission(viewer, "see the console");
  const { db } = platform;
  const [row] = await db
    .select({
      ...ROW,
      version: cases.version,
      subjectId: cases.subjectId,
      aboutId: cases.aboutId,
      assignedTo: cases.assignedTo,
      decision: cases.decision,
      deciderName: decider.name,
      slug: companies.slug,
    })
    .from(cases)
    .leftJoin(about, eq(about.id, cases.aboutId))
    .leftJoin(assignee, eq(assignee.id, cases.assignedTo))
    .leftJoin(decider, eq(decider.id, cases.decidedBy))
    .leftJoin(companies, and(eq(companies.id, cases.subjectId), inArray(cases.kind, ["company", "name"])))
    .where(eq(cases.id, requireId(caseId)));
  if (!row) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "case.viewed", subjectId: caseId });
  const { aboutId, assignedTo, slug, ...rest } = row;
  const [written, events, earlier, similar] = await Promise.all([
    listReports(db, caseId),
    listEvents(db, caseId),
    listOthers(db, caseId, or(aboutId ? eq(cases.aboutId, aboutId) : undefined, isSubject(row))),
    listOthers(db, caseId, and(eq(cases.kind, row.kind), eq(cases.reason, row.reason))),
  ]);
  const ids = [aboutId, ...written.map(({ reporterId }) => reporterId)].filter((id) => id !== null);
  const people = await listCasePeople(db, [...new Set(ids)]);
  const known = new Set(earlier.map(({ id }) => id));
  return {
    ...rest,
    isMine: assignedTo === viewer.id,
    thingHref: thingHref(row.kind, row.subjectId, slug),
    about: (aboutId && people.get(aboutId)) || null,
    reports: written.map(({ reporterId, ...report }) => ({
      ...report,
      reporter: (reporterId && people.get(reporterId)) || null,
    })),
    events,
    earlier,
    similar: similar.filter(({ id }) => !known.has(id)),
  };
}

function isSubject({ kind, subjectId }: { kind: CaseKind; subjectId: string }) {
  return and(eq(cases.kind, kind), eq(cases.subjectId, subjectId));
}

function thingHref(kind: CaseKind, subjectId: string, slug: string | null): string | null {
  if (kind === "job") return `/job/${subjectId}`;
  return slug === null ? null : `/company/${slug}`;
}

type Written = Omit<CaseReport, "reporter"> & { reporterId: string | null };

async function listReports(db: Database, caseId: string): Promise<Written[]> {
  const rows = await db
    .select({
      id: reports.id,
      createdAt: reports.createdAt,
      reason: reports.reason,
      words: reports.words,
      reporterId: reports.reporterId,
      hasAddress: sql<boolean>`${reports.reporterEmail} is not null`,
      isWeighed: reports.isWeighed,
      abusiveAt: reports.abusiveAt,
      evidence: reports.evidence,
    })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.id))
    .limit(MOST_REPORTS);
  return rows.map(({ abusiveAt, evidence, ...row }) => ({ ...row, isAbusive: abusiveAt !== null, ...evidence }));
}

async function listEvents(db: Database, caseId: string): Promise<CaseDetail["events"]> {
  const actor = alias(users, "actor");
  return await db
    .select({
      id: caseEvents.id,
      kind: caseEvents.kind,
      at: caseEvents.at,
      actorName: actor.name,
      text: caseEvents.text,
    })
    .from(caseEvents)
    .leftJoin(actor, eq(actor.id, caseEvents.actorId))
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(desc(caseEvents.id))
    .limit(MOST_EVENTS);
}

async function listOthers(db: Database, caseId: string, fits: ReturnType<typeof and>): Promise<OtherCase[]> {
  return await db
    .select({
      id: cases.id,
      kind: cases.kind,
      title: cases.title,
      reason: cases.reason,
      openedAt: cases.openedAt,
      outcome: cases.outcome,
    })
    .from(cases)
    .where(and(fits, ne(cases.id, caseId)))
    .orderBy(desc(cases.id))
    .limit(MOST_OTHERS);
}
