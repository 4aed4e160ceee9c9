import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { requireStart, type Start } from "./queries-start.server.ts";
import { NEW_CONVERSATIONS, NEW_RECRUITER_MILLISECONDS } from "./rules.ts";

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/**
 * Returns a conversation of the viewer, or of their company, locked until `tx` ends so that everything in it has one
 * order. Throws not-found.
 */
export async function lockOwnConversation(tx: Database, viewer: Viewer, conversationId: string) {
  const role = requireAnyRole(viewer);
  const isOwn =
    role === "senior" ? eq(conversations.seniorId, viewer.id) : mayChange(viewer.id, conversations.recruiterId);
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, requireId(conversationId)), isOwn))
    .for("update");
  if (!row) throw new DomainError("not-found");
  return { ...row, otherId: role === "senior" ? row.recruiterId : row.seniorId };
}

/** A conversation that is locked for the viewer. */
export type OwnConversation = Awaited<ReturnType<typeof lockOwnConversation>>;

/** Returns the conversation of these people about this job, created if necessary, and locked until `tx` ends. */
export async function openConversation(platform: Platform, tx: Database, viewer: Viewer, start: Start) {
  const { seniorId, recruiterId, subject } = await requireStart(withTransaction(platform, tx), viewer, start);
  // Locks the viewer's row, so that parallel new conversations see each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for("no key update");
  const now = platform.clock.now();
  const [opened] = await tx
    .insert(conversations)
    .values({
      id: platform.ids.next(now),
      seniorId,
      recruiterId,
      jobId: subject?.id ?? null,
      subjectKey: subject?.id ?? NO_JOB,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [conversations.seniorId, conversations.recruiterId, conversations.subjectKey] })
    .returning({ id: conversations.id });
  if (opened) {
    await requireTurnedOn(tx, "first-messages");
    await requireRoomForNew(platform, tx, viewer);
    return await lockOwnConversation(tx, viewer, opened.id);
  }
  const [existing] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.seniorId, seniorId),
        eq(conversations.recruiterId, recruiterId),
        eq(conversations.subjectKey, subject?.id ?? NO_JOB),
      ),
    );
  return await lockOwnConversation(tx, viewer, existing?.id ?? "");
}

/**
 * Checks that the viewer may still start a conversation whose first message was refused: the other person may have
 * hidden their profile since. Throws what requireStart throws.
 */
export async function requireStillStart(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  { jobId, otherId }: { jobId: string | null; otherId: string },
): Promise<void> {
  await requireStart(withTransaction(platform, tx), viewer, { jobId, personId: otherId });
}

/** Limits the new conversations per day, more strictly for a new recruiter. The count is rolled back with `tx`. */
async function requireRoomForNew(platform: Platform, tx: Database, viewer: Viewer) {
  const [account] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, viewer.id));
  const age = platform.clock.now().getTime() - (account?.createdAt.getTime() ?? 0);
  const isNew = age <= NEW_RECRUITER_MILLISECONDS;
  const limit = NEW_CONVERSATIONS[viewer.role === "senior" ? "senior" : isNew ? "newRecruiter" : "recruiter"];
  await countAttemptOrRefuse(tx, platform.clock, `conversations:${viewer.id}`, limit);
}
