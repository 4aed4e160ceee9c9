import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import type { CaseEventKind } from "#app/domain/cases.ts";
import { DomainError } from "#app/domain-error.ts";
import { noteEvent } from "#app/features/cases/commands.server.ts";
import type { SeenCase } from "#app/features/cases/decisions.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { AuditAction } from "#app/features/staff/audit/labels.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { messageToPerson, messageToReporter } from "./emails.server.ts";

type Deed = { action: AuditAction; event: CaseEventKind; text?: string };

/**
 * Records an action in the history of a case and in the audit log. Anyone who saw the case before
 * has to look again.
 */
async function noteDeed(
  platform: Platform,
  tx: Database,
  by: StaffViewer,
  caseId: string,
  { action, event, text }: Deed,
) {
  await noteEvent(platform, tx, { caseId, kind: event, actorId: by.id, ...(text === undefined ? {} : { text }) });
  await recordAudit(platform, tx, { actor: by, action, subjectId: caseId });
}

function changed(platform: Platform) {
  return { version: sql`${cases.version} + 1`, updatedAt: platform.clock.now() };
}

/**
 * Assigns an open case to the viewer, or unassigns it. Throws not-found if the viewer may not work
 * on cases, and `decided-already` if anything has changed in the case since that version.
 */
export async function assignCase(
  platform: Platform,
  viewer: StaffViewer,
  { caseId, version }: SeenCase,
  { isTaken }: { isTaken: boolean },
): Promise<void> {
  requirePermission(viewer, "work on cases");
  await platform.db.transaction(async (tx) => {
    const [row] = await tx
      .update(cases)
      .set({ assignedTo: isTaken ? viewer.id : null, ...changed(platform) })
      .where(and(eq(cases.id, requireId(caseId)), eq(cases.version, version), isNull(cases.outcome)))
      .returning({ id: cases.id });
    if (!row) throw new DomainError("decided-already");
    const deed = isTaken
      ? ({ action: "case.assigned", event: "assigned" } as const)
      : ({ action: "case.released", event: "released" } as const);
    await noteDeed(platform, tx, viewer, caseId, deed);
  });
}

/**
 * Adds a note that only staff can read. Throws not-found if there is no such case or the viewer may
 * not work on cases.
 */
export async function noteCase(
  platform: Platform,
  viewer: StaffViewer,
  { caseId, words }: { caseId: string; words: string },
): Promise<void> {
  requirePermission(viewer, "work on cases");
  await platform.db.transaction(async (tx) => {
    await touchCase(platform, tx, caseId);
    await noteDeed(platform, tx, viewer, caseId, { action: "case.noted", event: "note", text: words });
  });
}

/**
 * Emails the person a case is about. They are not told that anyone reported them, or who. Throws
 * not-found if there is no such case, the person's account is gone, or the viewer may not work on
 * cases.
 */
export async function writeToPerson(
  platform: Platform,
  viewer: StaffViewer,
  { caseId, words }: { caseId: string; words: string },
): Promise<void> {
  requirePermission(viewer, "work on cases");
  await platform.db.transaction(async (tx) => {
    const { aboutId } = await touchCase(platform, tx, caseId);
    await mailPerson(platform, tx, aboutId, words);
    await noteDeed(platform, tx, viewer, caseId, { action: "case.wrote", event: "wrote-to-person", text: words });
  });
}

/** Emails these words to the person's account. Throws not-found if there is no such account. */
export async function mailPerson(
  platform: Platform,
  tx: Database,
  userId: string | null,
  words: string,
): Promise<void> {
  const [person] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId));
  if (!person) throw new DomainError("not-found");
  const { id, email, name } = person;
  await queueMail(platform, tx, { ...messageToPerson(words), userId: id, toAddress: email, toName: name });
}

/**
 * Emails the sender of one report, at their account or the address that they left. Throws as
 * `writeToPerson` does.
 */
export async function writeToReporter(
  platform: Platform,
  viewer: StaffViewer,
  { caseId, reportId, words }: { caseId: string; reportId: string; words: string },
): Promise<void> {
  requirePermission(viewer, "work on cases");
  await platform.db.transaction(async (tx) => {
    const { title, kind } = await touchCase(platform, tx, caseId);
    const [report] = await tx
      .select({ guest: reports.reporterEmail, userId: users.id, email: users.email, name: users.name })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.reporterId))
      .where(and(eq(reports.id, reportId), eq(reports.caseId, caseId)));
    const toAddress = report?.email ?? report?.guest;
    if (!report || !toAddress) throw new DomainError("not-found");
    const content = messageToReporter({ kind, title: report.userId ? title : null }, words);
    const owner = report.userId ? { userId: report.userId } : {};
    await queueMail(platform, tx, { ...content, ...owner, toAddress, toName: report.name });
    await noteDeed(platform, tx, viewer, caseId, { action: "case.wrote", event: "wrote-to-reporter", text: words });
  });
}

/**
 * Marks a report as abuse: this report and its sender's later reports no longer hide anything, and
 * the sender is no longer told of outcomes. Throws not-found if the case has no such report or the
 * viewer may not decide cases.
 */
export async function markAbusive(
  platform: Platform,
  viewer: StaffViewer,
  { caseId, reportId }: { caseId: string; reportId: string },
): Promise<void> {
  requirePermission(viewer, "decide cases");
  await platform.db.transaction(async (tx) => {
    await touchCase(platform, tx, caseId);
    const [marked] = await tx
      .update(reports)
      .set({ abusiveAt: platform.clock.now(), isWeighed: false })
      .where(and(eq(reports.id, reportId), eq(reports.caseId, caseId), sql`${reports.reporterKey} is not null`))
      .returning({ id: reports.id });
    if (!marked) throw new DomainError("not-found");
    await noteDeed(platform, tx, viewer, caseId, { action: "case.reporter-abusive", event: "reporter-abusive" });
  });
}

async function touchCase(platform: Platform, tx: Database, caseId: string) {
  const [row] = await tx
    .update(cases)
    .set(changed(platform))
    .where(eq(cases.id, requireId(caseId)))
    .returning();
  if (!row) throw new DomainError("not-found");
  return row;
}
