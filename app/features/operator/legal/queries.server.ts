import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { dataRequests } from "#app/db/schema/legal.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { answerReference } from "#app/features/contact/rules.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { isId, requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { dayOf } from "#app/time.ts";
import { findHold } from "./holds.server.ts";
import {
  type DataRequestDetail,
  type DataRequestRow,
  LEGAL_PAGE,
  type LegalSearch,
  type PersonLegal,
  type RequestDraft,
} from "./rules.ts";

const request = dataRequests;
const people = alias(users, "people");
const enterers = alias(users, "enterers");
const closers = alias(users, "closers");
const OF_A_PERSON = 10;

const ROW = {
  id: request.id,
  kind: request.kind,
  userId: request.userId,
  personName: people.name,
  email: request.email,
  receivedAt: request.receivedAt,
  dueAt: request.dueAt,
  outcome: request.outcome,
  closedAt: request.closedAt,
};

/**
 * Returns one page of matching requests: open ones by due date, closed ones newest first. Records
 * the look. Throws not-found if the viewer may not see requests.
 */
export async function listDataRequests(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  { view, kind, after }: LegalSearch,
): Promise<{ rows: DataRequestRow[]; nextAfter: string | null; late: number }> {
  requirePermission(viewer, "handle legal requests");
  const { db, clock } = platform;
  const isClosed = view === "closed";
  const isLate = and(isNull(request.closedAt), lt(request.dueAt, clock.now()));
  const fits = and(
    isClosed ? isNotNull(request.closedAt) : isNull(request.closedAt),
    view === "late" ? isLate : undefined,
    kind ? eq(request.kind, kind) : undefined,
    after ? isBehind(db, after, isClosed) : undefined,
  );
  const order = isClosed ? [desc(request.id)] : [asc(request.dueAt), asc(request.id)];
  const [found, late] = await Promise.all([
    db
      .select(ROW)
      .from(request)
      .leftJoin(people, eq(people.id, request.userId))
      .where(fits)
      .orderBy(...order)
      .limit(LEGAL_PAGE + 1),
    db.$count(request, isLate),
  ]);
  await recordLook(platform, { actor: viewer, action: "legal.listed", subjectId: null });
  const rows = found.slice(0, LEGAL_PAGE);
  return { rows, late, nextAfter: found.length > LEGAL_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

function isBehind(db: Database, after: string, isClosed: boolean): SQL {
  if (isClosed) return lt(request.id, after);
  const last = db.select({ at: request.dueAt, id: request.id }).from(request).where(eq(request.id, after));
  return sql`(${request.dueAt}, ${request.id}) > (${last})`;
}

/**
 * Returns one request, and records the look first. Throws not-found if there is no such request or
 * the viewer may not see requests.
 */
export async function lookAtDataRequest(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  requestId: string,
): Promise<DataRequestDetail> {
  requirePermission(viewer, "handle legal requests");
  const id = requireId(requestId);
  const [found] = await platform.db
    .select({
      ...ROW,
      source: request.source,
      version: request.version,
      answer: request.answer,
      exportSentAt: request.exportSentAt,
      erasureStartedAt: request.erasureStartedAt,
      enteredByName: enterers.name,
      closedByName: closers.name,
      isEmailVerified: people.isEmailVerified,
      level: staff.level,
      leavingAt: accountDeletions.dueAt,
    })
    .from(request)
    .leftJoin(people, eq(people.id, request.userId))
    .leftJoin(enterers, eq(enterers.id, request.createdBy))
    .leftJoin(closers, eq(closers.id, request.closedBy))
    .leftJoin(staff, eq(staff.userId, request.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, request.userId))
    .where(eq(request.id, id));
  if (!found) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "legal.viewed", subjectId: id });
  const { isEmailVerified, level, leavingAt, ...rest } = found;
  if (rest.userId === null) return { ...rest, person: null };
  const hold = await findHold(platform, rest.userId);
  const person = {
    isEmailVerified: isEmailVerified === true,
    isStaff: level !== null,
    leavingAt,
    heldUntil: hold?.endsAt ?? null,
  };
  return { ...rest, person };
}

/**
 * Returns a person's requests about their data, newest first, and the hold on their account. Throws
 * not-found if the viewer may not see requests.
 */
export async function findPersonLegal(
  platform: Pick<Platform, "db" | "clock">,
  viewer: StaffViewer,
  personId: string,
): Promise<PersonLegal> {
  requirePermission(viewer, "handle legal requests");
  const userId = requireId(personId);
  const [requests, hold] = await Promise.all([
    platform.db
      .select(ROW)
      .from(request)
      .leftJoin(people, eq(people.id, request.userId))
      .where(eq(request.userId, userId))
      .orderBy(desc(request.id))
      .limit(OF_A_PERSON),
    findHold(platform, userId),
  ]);
  return { requests, hold };
}

/**
 * Returns the initial values of the form for a new request: today's date, or what a message to
 * support says.
 */
export async function findRequestDraft(
  { db, clock }: Pick<Platform, "db" | "clock">,
  viewer: StaffViewer,
  supportId: string | null,
): Promise<RequestDraft> {
  requirePermission(viewer, "handle legal requests");
  const { reference, email, createdAt, id } = contactMessages;
  const [written] =
    supportId !== null && isId(supportId)
      ? await db.select({ reference, email, createdAt }).from(contactMessages).where(eq(id, supportId))
      : [];
  if (!written) return { email: "", source: "", receivedOn: dayOf(clock.now()) };
  return { email: written.email, source: answerReference(written.reference), receivedOn: dayOf(written.createdAt) };
}
