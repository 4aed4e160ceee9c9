import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { firstLetters } from "#app/words.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import { requireStart, type Start } from "./queries-start.server.ts";
import { requireThread } from "./queries-thread.server.ts";
import { type Asking, mustVerifyCompany, mustWaitForAnswer, type Thread } from "./rules.ts";

/** The query of the messages page. */
export type PageQuestion = {
  conversationId: string | null;
  /** The first requested position; null for the newest messages. */
  from: number | null;
  /** The recipient and job of a first message. */
  start: Start | null;
  search: string;
  isArchived: boolean;
  asking: Asking | null;
};

/** Reads the address of a messages page; ignores invalid values. */
export function readPageQuestion(params: URLSearchParams): PageQuestion {
  const from = Number(params.get("from"));
  const [personId, jobId] = [params.get("person"), params.get("job")];
  const change = params.get("change");
  const ask = params.get("ask");
  return {
    conversationId: params.get("conversation"),
    from: Number.isInteger(from) && from >= 1 && from < 2 ** 31 ? from : null,
    start: personId !== null || jobId !== null ? { personId, jobId } : null,
    search: firstLetters((params.get("q") ?? "").replaceAll("\u0000", "").trim(), 100),
    isArchived: params.get("show") === "archived",
    asking:
      change !== null && isId(change) ? { kind: "change", messageId: change } : ask === "block" ? { kind: ask } : null,
  };
}

/** Whether Enter sends this person's messages; by default it starts a new line. */
export async function findSendsOnEnter(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ sendsOnEnter: preferences.sendsOnEnter })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row?.sendsOnEnter ?? false;
}

/**
 * Returns the right pane of a messages page: one of the viewer's conversations, or a new one. `existingId` is set if
 * the new one already exists. Throws not-found; null if nothing is requested.
 */
export async function findThread(
  platform: Platform,
  viewer: Viewer,
  { conversationId, from, start }: PageQuestion,
): Promise<{ thread: Thread; existingId: string | null } | null> {
  if (conversationId !== null) {
    return { thread: await requireThread(platform, viewer, conversationId, { from }), existingId: null };
  }
  if (start === null) return null;
  if ([start.personId, start.jobId].some((id) => id && !isId(id))) throw new DomainError("not-found");
  const { counterpart, subject, existingId, recruiterId } = await requireStart(platform, viewer, start);
  const jobId = subject?.id ?? null;
  const pair = { viewerId: viewer.id, otherId: counterpart.id, conversationId: null, jobId, recruiterId };
  const permissions = await findMessagingPermissions(platform.db, pair);
  const thread: Thread = {
    id: null,
    counterpart,
    subject,
    messages: [],
    held: null,
    earlierFrom: null,
    laterFrom: null,
    newest: null,
    isArchived: false,
    // Without a conversation there is nothing to unblock here; sending explains what is wrong.
    blockedBy: null,
    isSuspended: permissions.isSuspended,
    isReadOnly: viewer.companyRole === "viewer",
    mustWait: mustWaitForAnswer(requireAnyRole(viewer), permissions),
    mustVerify: mustVerifyCompany(requireAnyRole(viewer), permissions),
  };
  return { thread, existingId };
}
