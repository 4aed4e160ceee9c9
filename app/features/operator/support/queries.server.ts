import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { contactEntries, contactMessages } from "#app/db/schema/contact.ts";
import { mails } from "#app/db/schema/mails.ts";
import { DomainError } from "#app/domain-error.ts";
import { referenceFrom } from "#app/features/contact/rules.ts";
import { fateOf } from "#app/features/mail/rules.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { cleanAddress, requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { HOUR_MS } from "#app/time.ts";
import {
  EARLIER_SHOWN,
  ENTRIES_SHOWN,
  REQUESTS_SHOWN,
  type RequestAge,
  type SupportCounts,
  type SupportEntry,
  type SupportRow,
  type SupportSearch,
  type SupportThread,
} from "./rules.ts";

const assignees = alias(users, "assignees");
const request = contactMessages;

const ROW = {
  id: request.id,
  reference: request.reference,
  subject: request.subject,
  name: request.name,
  email: request.email,
  channel: request.channel,
  isCallRequest: request.isCallRequest,
  state: request.state,
  createdAt: request.createdAt,
  waitingSince: request.waitingSince,
  answeredAt: request.answeredAt,
  closedAt: request.closedAt,
  assigneeName: assignees.name,
};

/**
 * Returns one page of matching requests: open ones with the longest wait first, others newest
 * first. Records the look in the audit log. Throws not-found if the viewer may not see requests.
 */
export async function listRequests(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  search: SupportSearch,
): Promise<{ rows: SupportRow[]; nextAfter: string | null; counts: SupportCounts }> {
  requirePermission(viewer, "answer support");
  const { db, clock } = platform;
  const isOpen = search.state === "open";
  const order = isOpen ? [asc(request.waitingSince), asc(request.id)] : [desc(request.waitingSince), desc(request.id)];
  const [found, counts] = await Promise.all([
    db
      .select(ROW)
      .from(request)
      .leftJoin(assignees, eq(assignees.id, request.assignedTo))
      .where(and(fits(search, viewer, clock.now()), isAfter(db, search.after, isOpen)))
      .orderBy(...order)
      .limit(REQUESTS_SHOWN + 1),
    countRequests(db, viewer, clock.now()),
  ]);
  await recordLook(platform, { actor: viewer, action: "support.listed", subjectId: null });
  const rows = found.slice(0, REQUESTS_SHOWN);
  return { rows, counts, nextAfter: found.length > REQUESTS_SHOWN ? (rows.at(-1)?.id ?? null) : null };
}

function fits({ state, channel, age, who, q, person }: SupportSearch, viewer: StaffViewer, now: Date) {
  return and(
    state === "all" ? undefined : eq(request.state, state),
    channel === "call-back" ? eq(request.isCallRequest, true) : undefined,
    channel && channel !== "call-back"
      ? and(eq(request.channel, channel), eq(request.isCallRequest, false))
      : undefined,
    age ? isOfAge(age, now) : undefined,
    who === "me" ? eq(request.assignedTo, viewer.id) : undefined,
    who === "nobody" ? isNull(request.assignedTo) : undefined,
    who === "others" ? and(isNotNull(request.assignedTo), ne(request.assignedTo, viewer.id)) : undefined,
    q.includes("@") ? eq(request.email, cleanAddress(q)) : undefined,
    q && !q.includes("@") ? eq(request.reference, referenceFrom(q)) : undefined,
    person ? eq(request.userId, person) : undefined,
  );
}

const WEEK_HOURS = 7 * 24;

/** An SQL condition on how long a request has waited for us, or waited last. */
function isOfAge(age: RequestAge, now: Date): SQL | undefined {
  const before = (hours: number) => lte(request.waitingSince, new Date(now.getTime() - hours * HOUR_MS));
  const after = (hours: number) => gt(request.waitingSince, new Date(now.getTime() - hours * HOUR_MS));
  const { soon, latest } = BRAND.replyHours;
  if (age === "new") return after(soon);
  if (age === "soon") return and(before(soon), after(latest));
  return before(age === "late" ? latest : WEEK_HOURS);
}

/** An SQL condition for the rows after this one, in the order of the list. */
function isAfter(db: Database, after: string | null, isOpen: boolean): SQL | undefined {
  if (after === null) return undefined;
  const last = db.select({ at: request.waitingSince, id: request.id }).from(request).where(eq(request.id, after));
  return sql`(${request.waitingSince}, ${request.id}) ${sql.raw(isOpen ? ">" : "<")} (${last})`;
}

async function countRequests(db: Database, viewer: StaffViewer, now: Date): Promise<SupportCounts> {
  const counted = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const isOpen = eq(request.state, "open");
  const [counts] = await db
    .select({
      open: counted(isOpen),
      late: counted(and(isOpen, isOfAge("late", now))),
      mine: counted(and(isOpen, eq(request.assignedTo, viewer.id))),
      waiting: counted(eq(request.state, "waiting")),
    })
    .from(request)
    .where(inArray(request.state, ["open", "waiting"]));
  return counts ?? { open: 0, late: 0, mine: 0, waiting: 0 };
}

/**
 * Returns a request with its thread, and records the look in the audit log first. Throws not-found
 * if there is no such request or the viewer may not see requests.
 */
export async function lookAtRequest(
  platform: Pick<Platform, "db" | "clock" | "ids" | "mailer">,
  viewer: StaffViewer,
  requestId: string,
): Promise<SupportThread> {
  requirePermission(viewer, "answer support");
  const { db } = platform;
  const id = requireId(requestId);
  const [found] = await db
    .select({
      ...ROW,
      version: request.version,
      message: request.message,
      assignedTo: request.assignedTo,
      userId: request.userId,
      person: { id: users.id, name: users.name },
    })
    .from(request)
    .leftJoin(assignees, eq(assignees.id, request.assignedTo))
    .leftJoin(
      users,
      or(eq(users.id, request.userId), and(isNull(request.userId), eq(sql`lower(${users.email})`, request.email))),
    )
    .where(eq(request.id, id));
  if (!found) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "support.viewed", subjectId: id });
  const { userId, person, ...rest } = found;
  const isSameWriter = or(eq(request.email, rest.email), userId ? eq(request.userId, userId) : undefined);
  const [entries, earlier] = await Promise.all([
    listEntries(platform, id),
    listShort(db, and(isSameWriter, ne(request.id, id))),
  ]);
  return { ...rest, person: person && { ...person, isTheirs: userId !== null }, entries, earlier };
}

async function listEntries(
  { db, mailer }: Pick<Platform, "db" | "mailer">,
  requestId: string,
): Promise<SupportEntry[]> {
  const rows = await db
    .select({
      id: contactEntries.id,
      kind: contactEntries.kind,
      event: contactEntries.event,
      text: contactEntries.text,
      authorName: users.name,
      fromAddress: contactEntries.fromAddress,
      createdAt: contactEntries.createdAt,
      // The first column shows whether the join found a row.
      mail: { id: mails.id, sentAt: mails.sentAt, refusedAt: mails.refusedAt, lastError: mails.lastError },
    })
    .from(contactEntries)
    .leftJoin(users, eq(users.id, contactEntries.authorId))
    .leftJoin(mails, eq(mails.id, contactEntries.mailId))
    .where(eq(contactEntries.messageId, requestId))
    .orderBy(desc(contactEntries.id))
    .limit(ENTRIES_SHOWN);
  return rows.toReversed().map(({ mail, ...entry }) => ({ ...entry, fate: mail ? fateOf(mail, mailer) : null }));
}

/** Returns the newest requests of an account, in short form. */
export async function listRequestsOf(db: Database, userId: string): Promise<SupportThread["earlier"]> {
  return await listShort(db, eq(request.userId, userId));
}

async function listShort(db: Database, where: SQL | undefined): Promise<SupportThread["earlier"]> {
  return await db
    .select({
      id: request.id,
      reference: request.reference,
      subject: request.subject,
      state: request.state,
      createdAt: request.createdAt,
    })
    .from(request)
    .where(where)
    .orderBy(desc(request.id))
    .limit(EARLIER_SHOWN);
}
