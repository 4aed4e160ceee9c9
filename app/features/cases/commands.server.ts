import { createHmac } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { caseEvents, cases, type Evidence, reports } from "#app/db/schema/cases.ts";
import type { CaseEventKind } from "#app/domain/cases.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { caseMail } from "./emails.server.ts";
import { CASES_KEPT_DAYS, type CaseSubject, NETWORKS_KEPT_DAYS, type Problem } from "./rules.ts";

/**
 * The sender of a report: an account or a guest, with the network that the request came from. A
 * guest may leave an email address.
 */
export type Reporter = { userId: string | null; email: string | null; network: string };

export type NewReport = CaseSubject &
  Problem & {
    title: string;
    aboutId: string | null;
    evidence: Evidence;
    /** Null if the product itself noticed the problem. */
    reporter: Reporter | null;
  };

/**
 * Adds a report to the open case about a subject, or opens a new case, and notifies the support
 * team. The team hears of each report by a person, but only once per case of what the product
 * noticed. Call it in the transaction that locks the subject.
 */
export async function addReport(platform: Platform, tx: Database, report: NewReport): Promise<{ caseId: string }> {
  const { kind, subjectId, title, aboutId, reason, words, evidence, reporter } = report;
  const now = platform.clock.now();
  const [opened] = await tx
    .insert(cases)
    .values({
      id: platform.ids.next(now),
      kind,
      subjectId,
      title,
      aboutId,
      reason,
      reportCount: 1,
      openedAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [cases.kind, cases.subjectId],
      targetWhere: sql`outcome is null`,
      set: { reportCount: sql`${cases.reportCount} + 1`, version: sql`${cases.version} + 1`, updatedAt: now },
    })
    .returning({ id: cases.id, reportCount: cases.reportCount });
  if (!opened) throw new Error("a case was neither opened nor found");
  const { id } = opened;
  const isNew = opened.reportCount === 1;
  const who = reporter && keysOf(platform, reporter);
  await tx.insert(reports).values({
    id: platform.ids.next(now),
    caseId: id,
    reporterId: reporter?.userId ?? null,
    reporterEmail: reporter?.userId ? null : (reporter?.email ?? null),
    ...who,
    reason,
    words,
    evidence,
    isWeighed: reporter !== null && !(await isAbusive(tx, reporter, who)),
    createdAt: now,
  });
  await noteEvent(platform, tx, { caseId: id, kind: isNew ? "opened" : "reported", actorId: null });
  if (isNew || reporter) await queueMail(platform, tx, caseMail({ id, kind, title, reason, words }));
  return { caseId: id };
}

type Keys = { reporterKey: string; networkKey: string };

// The keys are keyed hashes, so no one can test a dump of the reports for known addresses.
function keysOf({ authSecret }: Pick<Platform, "authSecret">, { userId, email, network }: Reporter): Keys {
  const key = (text: string) => createHmac("sha256", authSecret).update(`reporter\n${text}`).digest("base64url");
  const networkKey = key(`network ${network}`);
  const reporterKey = userId ? key(`account ${userId}`) : email ? key(`email ${email}`) : networkKey;
  return { reporterKey, networkKey };
}

/** An account is judged by its own reports only, because several accounts may share a network. */
async function isAbusive(tx: Database, { userId }: Reporter, keys: Keys | null): Promise<boolean> {
  if (!keys) return false;
  const isThem = eq(reports.reporterKey, keys.reporterKey);
  const isTheirs = userId ? isThem : or(isThem, eq(reports.networkKey, keys.networkKey));
  const [found] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(isNotNull(reports.abusiveAt), isTheirs))
    .limit(1);
  return found !== undefined;
}

export type NewEvent = { caseId: string; kind: CaseEventKind; actorId: string | null; text?: string | null };

/** Adds an event to the history of a case. */
export async function noteEvent(
  platform: Pick<Platform, "clock" | "ids">,
  tx: Database,
  { caseId, kind, actorId, text = null }: NewEvent,
): Promise<void> {
  const at = platform.clock.now();
  await tx.insert(caseEvents).values({ id: platform.ids.next(at), caseId, kind, actorId, text, at });
}

/**
 * Records that an open case hides its subject from the public. Returns false if the case hid it
 * already or is decided.
 */
export async function noteHiding(platform: Platform, tx: Database, caseId: string, why: string): Promise<boolean> {
  const [changed] = await tx
    .update(cases)
    .set({ isHiding: true, version: sql`${cases.version} + 1`, updatedAt: platform.clock.now() })
    .where(and(eq(cases.id, caseId), isNull(cases.outcome), eq(cases.isHiding, false)))
    .returning({ id: cases.id });
  if (!changed) return false;
  await noteEvent(platform, tx, { caseId, kind: "hidden", actorId: null, text: why });
  return true;
}

/**
 * Deletes cases and their evidence after two years, and the network that a report came from after
 * 60 days.
 */
export async function forgetOldCases({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.delete(cases).where(lt(cases.openedAt, daysAgo(CASES_KEPT_DAYS)));
  await db
    .update(reports)
    .set({ networkKey: null })
    .where(
      and(lt(reports.createdAt, daysAgo(NETWORKS_KEPT_DAYS)), isNotNull(reports.networkKey), isNull(reports.abusiveAt)),
    );
}
