import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { staff } from "#app/db/schema/staff.ts";
import { ANSWER_DATA_WITHIN_DAYS, type DataRequestKind, type DataRequestOutcome } from "#app/domain/legal.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { findUserByEmail } from "#app/features/accounts/queries.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { scheduleDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { mailExportLink } from "#app/features/settings/export/links.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { dataAnswerMail } from "./emails.server.ts";
import type { EnterForm } from "./schema.ts";

/** A request, in the version that staff saw. */
type Seen = { requestId: string; version: number };
type Request = typeof dataRequests.$inferSelect;

const LONGEST_AGO_DAYS = 366;

/**
 * Enters a request that reached us on a given day; it is due 30 days after that day. If an account
 * has its email address, the request is about that account. Throws FieldError if the day is not
 * within the last year, and not-found if the viewer may not handle requests.
 */
export async function enterRequest(
  platform: Platform,
  viewer: StaffViewer,
  { kind, email, source, receivedOn }: EnterForm,
): Promise<{ id: string }> {
  requirePermission(viewer, "handle legal requests");
  const age = platform.clock.now().getTime() - receivedOn.getTime();
  // In their time zone, the day may already have begun.
  if (age < -DAY_MS || age > LONGEST_AGO_DAYS * DAY_MS)
    throw new FieldError("receivedOn", "Please choose a day of the last year");
  return await platform.db.transaction(async (tx) => {
    const known = await findUserByEmail(tx, email);
    const about = { userId: known?.id ?? null, email };
    return await insertRequest(platform, tx, viewer, { kind, source, receivedAt: receivedOn, ...about });
  });
}

async function insertRequest(
  platform: Platform,
  tx: Database,
  viewer: StaffViewer,
  asked: Pick<Request, "kind" | "source" | "receivedAt" | "userId" | "email">,
): Promise<{ id: string; version: number }> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const dueAt = new Date(asked.receivedAt.getTime() + ANSWER_DATA_WITHIN_DAYS * DAY_MS);
  await tx.insert(dataRequests).values({ id, ...asked, dueAt, createdAt: now, createdBy: viewer.id });
  const detail = { kind: asked.kind };
  await recordAudit(platform, tx, { actor: viewer, action: "legal.entered", subjectId: id, detail });
  return { id, version: 1 };
}

/** The kind of request that each action on a person's page belongs to. */
const STARTED_FOR = { "start-export": "access", "start-erasure": "erasure" } as const;

/**
 * Starts the export or erasure that a person asked for, from their page. Uses their open request of
 * that kind, or enters a new one. Returns the request. Throws as `sendExport` and `startErasure`
 * do.
 */
export async function startForPerson(
  platform: Platform,
  viewer: StaffViewer,
  { personId, intent, source }: { personId: string; intent: keyof typeof STARTED_FOR; source: string },
): Promise<{ id: string }> {
  requirePermission(viewer, "handle legal requests");
  const kind: DataRequestKind = STARTED_FOR[intent];
  return await platform.db.transaction(async (tx) => {
    const { id: userId, email } = await lockPerson(tx, requireId(personId));
    const isTheirs = and(eq(dataRequests.userId, userId), eq(dataRequests.kind, kind), isNull(dataRequests.closedAt));
    const [open] = await tx.select().from(dataRequests).where(isTheirs).orderBy(dataRequests.id).limit(1);
    const asked = { kind, source, userId, email, receivedAt: platform.clock.now() };
    const request = open ?? (await insertRequest(platform, tx, viewer, asked));
    const seen = { requestId: request.id, version: request.version };
    if (intent === "start-export") await sendExportIn(platform, tx, viewer, seen);
    else await startErasureIn(platform, tx, viewer, seen);
    return { id: request.id };
  });
}

/**
 * Emails the person a link to their export, to their confirmed address only. The link works once,
 * within seven days. Staff never see it. Throws person-unverified if the address is not confirmed,
 * request-changed if the request is no longer the version that staff saw, and not-found if there is
 * no such request or the viewer may not handle requests.
 */
export async function sendExport(platform: Platform, viewer: StaffViewer, seen: Seen): Promise<void> {
  requirePermission(viewer, "handle legal requests");
  await platform.db.transaction((tx) => sendExportIn(platform, tx, viewer, seen));
}

async function sendExportIn(platform: Platform, tx: Database, viewer: StaffViewer, seen: Seen) {
  const { id, userId } = await takeRequest(tx, seen, { exportSentAt: platform.clock.now() });
  if (userId === null) throw new DomainError("not-found");
  await mailExportLink(platform, tx, userId);
  const detail = { person: userId };
  await recordAudit(platform, tx, { actor: viewer, action: "legal.export-sent", subjectId: id, detail });
}

/**
 * Schedules the erasure of the account, as if its owner had asked for it: the owner is notified and
 * can keep the account for 14 days. A legal hold delays the erasure. Throws request-changed if the
 * request is no longer the version that staff saw, and not-found if there is no such request, the
 * account belongs to staff, or the viewer may not handle requests.
 */
export async function startErasure(platform: Platform, viewer: StaffViewer, seen: Seen): Promise<void> {
  requirePermission(viewer, "handle legal requests");
  await platform.db.transaction((tx) => startErasureIn(platform, tx, viewer, seen));
}

async function startErasureIn(platform: Platform, tx: Database, viewer: StaffViewer, seen: Seen) {
  const { id, userId } = await takeRequest(tx, seen, { erasureStartedAt: platform.clock.now() });
  if (userId === null) throw new DomainError("not-found");
  const person = await lockPerson(tx, userId);
  if ((await tx.$count(staff, eq(staff.userId, userId))) > 0) throw new DomainError("not-found");
  await scheduleDeletion(platform, tx, person);
  const detail = { person: userId };
  await recordAudit(platform, tx, { actor: viewer, action: "legal.erasure-started", subjectId: id, detail });
}

/**
 * Answers a request by email and closes it. Throws request-changed if the request is no longer the
 * version that staff saw, and not-found if there is no such request or the viewer may not handle
 * requests.
 */
export async function closeDataRequest(
  platform: Platform,
  viewer: StaffViewer,
  { outcome, answer, ...seen }: Seen & { outcome: DataRequestOutcome; answer: string },
): Promise<void> {
  requirePermission(viewer, "handle legal requests");
  await platform.db.transaction(async (tx) => {
    const closing = { outcome, answer, closedAt: platform.clock.now(), closedBy: viewer.id };
    const { id, kind, userId, email } = await takeRequest(tx, seen, closing);
    const [person] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId));
    const toAddress = person?.email ?? email;
    if (toAddress) {
      const name = person?.isEmailVerified ? person.name : null;
      await queueMail(platform, tx, dataAnswerMail({ userId, email: toAddress, name }, kind, answer));
    }
    await recordAudit(platform, tx, { actor: viewer, action: "legal.closed", subjectId: id, detail: { outcome } });
  });
}

/** Changes an open request if it is still the version that staff saw. */
async function takeRequest(
  tx: Database,
  { requestId, version }: Seen,
  changes: Partial<Pick<Request, "exportSentAt" | "erasureStartedAt" | "outcome" | "answer" | "closedAt" | "closedBy">>,
): Promise<Request> {
  const id = requireId(requestId);
  const isSeen = and(eq(dataRequests.id, id), eq(dataRequests.version, version), isNull(dataRequests.closedAt));
  const [taken] = await tx
    .update(dataRequests)
    .set({ ...changes, version: sql`${dataRequests.version} + 1` })
    .where(isSeen)
    .returning();
  if (taken) return taken;
  throw new DomainError((await tx.$count(dataRequests, eq(dataRequests.id, id))) > 0 ? "request-changed" : "not-found");
}

async function lockPerson(tx: Database, userId: string): Promise<Viewer> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!account) throw new DomainError("not-found");
  const [chosen] = await tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  const { id, name, email, isEmailVerified } = account;
  return { id, role: chosen?.role ?? null, name, email, isEmailVerified };
}
