import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { contactEntries, contactMessages } from "#app/db/schema/contact.ts";
import type { RequestEvent } from "#app/domain/support.ts";
import { DomainError } from "#app/domain-error.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { typedAddressKey } from "#app/features/mail/owners/rules.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { AuditAction } from "#app/features/staff/audit/labels.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { answerMail } from "./emails.server.ts";
import { NOT_REACHED_TEXT } from "./labels.ts";

type Request = typeof contactMessages.$inferSelect;
type Entry = Pick<typeof contactEntries.$inferInsert, "kind" | "event" | "text" | "mailId">;
type Change = { set?: Partial<Request>; entry: Entry; action: AuditAction };

/** The request, in the version that the viewer has read. */
export type SeenRequest = { requestId: string; version: number };

/**
 * Changes one request and records the change in its thread and in the audit log, in one
 * transaction. Throws not-found if there is no such request or the viewer may not answer requests,
 * and request-changed if it is no longer the version that the viewer read, so only one of several
 * simultaneous changes succeeds.
 */
async function change(
  platform: Platform,
  viewer: StaffViewer,
  { requestId, version }: SeenRequest,
  deed: (tx: Database, request: Request, now: Date) => Promise<Change> | Change,
): Promise<void> {
  requirePermission(viewer, "answer support");
  const isIt = eq(contactMessages.id, requireId(requestId));
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const [request] = await tx.select().from(contactMessages).where(isIt).for("update");
    if (!request) throw new DomainError("not-found");
    if (request.version !== version) throw new DomainError("request-changed");
    const { set, entry, action } = await deed(tx, request, now);
    await tx
      .update(contactMessages)
      .set({ ...set, version: version + 1 })
      .where(isIt);
    const written = { id: platform.ids.next(now), messageId: request.id, authorId: viewer.id, createdAt: now };
    await tx.insert(contactEntries).values({ ...written, ...entry });
    const detail = { version, what: entry.event ?? entry.kind };
    await recordAudit(platform, tx, { actor: viewer, action, subjectId: request.id, detail });
  });
}

/**
 * Answers by email, once for each version of the request, and assigns the request to the viewer.
 * `isQuestion`: the request then waits for the person. Throws as `change` does.
 */
export async function answerRequest(
  platform: Platform,
  viewer: StaffViewer,
  { text, isQuestion, ...seen }: SeenRequest & { text: string; isQuestion: boolean },
): Promise<void> {
  await change(platform, viewer, seen, async (tx, request, now) => ({
    set: { ...answered(request, now), state: isQuestion ? "waiting" : "answered", assignedTo: viewer.id },
    entry: { kind: "answer", text, mailId: await sendAnswer(platform, tx, request, text) },
    action: "support.answered",
  }));
}

/** Adds a note that only staff can read. Throws as `change` does. */
export async function noteOnRequest(
  platform: Platform,
  viewer: StaffViewer,
  { note, ...seen }: SeenRequest & { note: string },
): Promise<void> {
  await change(platform, viewer, seen, () => ({ entry: { kind: "note", text: note }, action: "support.noted" }));
}

/** Assigns the request to the viewer, or to no one. Throws as `change` does. */
export async function assignRequest(
  platform: Platform,
  viewer: StaffViewer,
  { isMine, ...seen }: SeenRequest & { isMine: boolean },
): Promise<void> {
  await change(platform, viewer, seen, () => ({
    set: { assignedTo: isMine ? viewer.id : null },
    entry: event(isMine ? "assigned" : "unassigned"),
    action: "support.assigned",
  }));
}

/**
 * Records that the request was answered by another email program or by phone. Throws as `change`
 * does.
 */
export async function noteAnswered(platform: Platform, viewer: StaffViewer, seen: SeenRequest): Promise<void> {
  await change(platform, viewer, seen, (_, request, now) => ({
    set: { ...answered(request, now), state: "answered", assignedTo: request.assignedTo ?? viewer.id },
    entry: event("answered-elsewhere"),
    action: "support.answered",
  }));
}

/**
 * Finishes a callback: the person was called, or could not be reached. If they could not be
 * reached, an email says so and how to ask for another call. Throws not-found if the request has no
 * callback, and as `change` does.
 */
export async function endCallBack(
  platform: Platform,
  viewer: StaffViewer,
  { wasReached, ...seen }: SeenRequest & { wasReached: boolean },
): Promise<void> {
  await change(platform, viewer, seen, async (tx, request, now) => {
    if (!request.isCallRequest) throw new DomainError("not-found");
    const mailId = wasReached ? null : await sendAnswer(platform, tx, request, NOT_REACHED_TEXT);
    return {
      set: { ...answered(request, now), state: "answered", assignedTo: request.assignedTo ?? viewer.id },
      entry: { ...event(wasReached ? "called" : "not-reached"), mailId },
      action: "support.called",
    };
  });
}

/** Closes a request without an answer. Throws as `change` does. */
export async function closeRequest(
  platform: Platform,
  viewer: StaffViewer,
  { isSpam, ...seen }: SeenRequest & { isSpam: boolean },
): Promise<void> {
  await change(platform, viewer, seen, (_, request, now) => ({
    set: { state: "closed", closedAt: request.closedAt ?? now },
    entry: event(isSpam ? "closed-spam" : "closed-no-answer"),
    action: "support.closed",
  }));
}

/** Reopens a request, which waits for us from then on. Throws as `change` does. */
export async function reopenRequest(platform: Platform, viewer: StaffViewer, seen: SeenRequest): Promise<void> {
  await change(platform, viewer, seen, (_, request, now) => ({
    set: request.state === "open" ? {} : { state: "open", waitingSince: now, remindersSent: 0, closedAt: null },
    entry: event("reopened"),
    action: "support.reopened",
  }));
}

function event(what: RequestEvent): Entry {
  return { kind: "event", event: what };
}

function answered(request: Request, now: Date): Partial<Request> {
  return { answeredAt: request.answeredAt ?? now, closedAt: null };
}

/** Only a confirmed address links the email to the account. */
async function sendAnswer(platform: Platform, tx: Database, request: Request, text: string): Promise<string | null> {
  const { userId } = request;
  const [person] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : [];
  const isTheirs = person?.isEmailVerified === true && person.email === request.email;
  return await queueMail(platform, tx, {
    ...answerMail(request, text),
    ...(isTheirs ? { userId: person.id } : {}),
    ...(userId && !isTheirs ? { onceKey: typedAddressKey(userId, platform.ids.next(platform.clock.now())) } : {}),
  });
}
