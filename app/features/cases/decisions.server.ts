import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles } from "#app/db/schema/accounts.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import type { CaseOutcome } from "#app/domain/cases.ts";
import { DomainError } from "#app/domain-error.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { noteEvent } from "./commands.server.ts";
import { outcomeMail } from "./emails.server.ts";
import { outcomeText } from "./labels.ts";
import type { CaseSubject } from "./rules.ts";

/** The decider: a member of staff, or null for the command line. */
type Decider = { id: string } | null;

export type Decided = { outcome: CaseOutcome; decision: string | null; isHiding: boolean };

type CaseRow = typeof cases.$inferSelect;

/** A case and the version of it that the decider saw. */
export type SeenCase = { caseId: string; version: number };

/**
 * The most reporters of one case who are notified. A case with more reporters than this is not in
 * doubt.
 */
const MOST_TOLD = 200;

/**
 * Closes a case and notifies its reporters. Only one decision on each version succeeds: throws
 * `decided-already` for the others, and if anything has changed in the case since that version.
 */
export async function closeCase(
  platform: Platform,
  tx: Database,
  by: Decider,
  { caseId, version }: SeenCase,
  decided: Decided,
): Promise<CaseRow> {
  const now = platform.clock.now();
  const [row] = await tx
    .update(cases)
    .set({ ...decided, version: version + 1, decidedAt: now, decidedBy: by?.id ?? null, updatedAt: now })
    .where(and(eq(cases.id, caseId), eq(cases.version, version), isNull(cases.outcome)))
    .returning();
  if (!row) throw new DomainError("decided-already");
  const { outcome, decision } = decided;
  await noteEvent(platform, tx, { caseId, kind: "decided", actorId: by?.id ?? null, text: decision });
  await recordAudit(platform, tx, {
    actor: by,
    action: "case.decided",
    subjectId: caseId,
    detail: { outcome, kind: row.kind, person: row.aboutId },
  });
  await tellReporters(platform, tx, row, outcome);
  return row;
}

/**
 * Updates the cases of a subject after a decision about the subject itself: an open case that hides
 * it is decided too, and no case hides it once it is public again.
 */
export async function settleCases(
  platform: Platform,
  tx: Database,
  by: Decider,
  { kind, subjectId }: CaseSubject,
  { isPublic, decision }: { isPublic: boolean; decision: string | null },
): Promise<void> {
  const isIt = and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), cases.isHiding);
  const [open] = await tx
    .select({ id: cases.id, version: cases.version })
    .from(cases)
    .where(and(isIt, isNull(cases.outcome)))
    .for("update");
  if (open) {
    const outcome = isPublic ? "dismissed" : "hidden";
    await closeCase(
      platform,
      tx,
      by,
      { caseId: open.id, version: open.version },
      { outcome, decision, isHiding: !isPublic },
    );
  }
  if (!isPublic) return;
  await tx
    .update(cases)
    .set({ isHiding: false, version: sql`${cases.version} + 1` })
    .where(isIt);
}

async function tellReporters(platform: Platform, tx: Database, row: CaseRow, outcome: CaseOutcome): Promise<void> {
  const people = await tx
    .selectDistinct({ userId: reports.reporterId, role: userRoles.role, email: reports.reporterEmail })
    .from(reports)
    .leftJoin(userRoles, eq(userRoles.userId, reports.reporterId))
    .where(and(eq(reports.caseId, row.id), isNull(reports.abusiveAt)))
    .limit(MOST_TOLD);
  for (const { userId, role, email } of people) {
    if (userId && role) {
      const body = `${row.title}. ${outcomeText(outcome)}`;
      const mail = outcomeMail({ kind: row.kind, title: row.title, outcome });
      const href = "/resources/job-scams";
      await notify(platform, tx, {
        userId,
        kind: "report",
        title: "What we decided about your report",
        body,
        href,
        mail,
      });
    } else if (email) {
      const mail = outcomeMail({ kind: row.kind, title: null, outcome });
      await queueMail(platform, tx, { ...mail, toAddress: email, toName: null, onceKey: `report ${row.id} ${email}` });
    }
  }
  await tx.update(reports).set({ reporterEmail: null }).where(eq(reports.caseId, row.id));
}
