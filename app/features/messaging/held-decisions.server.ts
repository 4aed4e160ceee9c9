import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { conversations, heldMessages } from "#app/db/schema/messaging.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { noteAnswerTo } from "#app/features/applications/answers/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { writeMessage } from "./commands.server.ts";
import { lockOwnConversation } from "./commands-open.server.ts";
import { type HeldDecision, heldNotification } from "./emails.server.ts";
import { MESSAGE_REFUSALS } from "./labels.ts";
import { findMessagingPermissions } from "./permissions.server.ts";
import { messagesPath } from "./rules.ts";

/**
 * Delivers or refuses a waiting message and notifies its sender. Throws not-found if there is no
 * such message or the viewer may not decide, message-decided if someone else has decided it, and
 * messages-blocked if its recipient has blocked the sender or is suspended by now. Only one of
 * several simultaneous decisions succeeds.
 */
export async function decideHeldMessage(
  platform: Platform,
  by: StaffViewer,
  { messageId, ...decision }: { messageId: string } & HeldDecision,
): Promise<void> {
  requirePermission(by, "decide cases");
  const { outcome } = decision;
  await platform.db.transaction(async (tx) => {
    const { held, conversation, sender } = await requireHeld(tx, messageId);
    const { seniorId, jobId } = conversation;
    // Status changes lock the application before the conversation, so this does too.
    if (outcome === "delivered" && sender.role === "recruiter")
      await noteAnswerTo(platform, tx, sender, { seniorId, jobId });
    const locked = await lockOwnConversation(tx, sender, held.conversationId);
    const [decided] = await tx
      .update(heldMessages)
      .set({ outcome, decidedAt: platform.clock.now(), decidedBy: by.id })
      .where(and(eq(heldMessages.id, held.id), isNull(heldMessages.outcome)))
      .returning({ id: heldMessages.id });
    if (!decided) throw new DomainError("message-decided");
    const { content, submissionKey, conversationId } = held;
    if (outcome === "delivered") {
      const { otherId, recruiterId } = locked;
      const pair = { viewerId: sender.id, otherId, conversationId, jobId, recruiterId };
      const { blockedBy, isSuspended } = await findMessagingPermissions(tx, pair);
      if (blockedBy !== null || isSuspended) throw new DomainError("messages-blocked");
      await writeMessage(platform, tx, sender, locked, { content, submissionKey });
    }
    const role = sender.role === "senior" ? "senior" : "recruiter";
    await notify(platform, tx, {
      userId: sender.id,
      ...heldNotification(decision, messagesPath(role, conversationId)),
    });
    await recordAudit(platform, tx, {
      actor: by,
      action: `message.${outcome}`,
      subjectId: held.id,
      detail: {
        warnings: held.warnings.join(" "),
        ...(decision.outcome === "refused" && { reason: MESSAGE_REFUSALS[decision.reason].title }),
      },
    });
  });
}

async function requireHeld(tx: Database, messageId: string) {
  const [found] = await tx
    .select({ held: heldMessages, conversation: conversations, user: users, role: userRoles.role })
    .from(heldMessages)
    .innerJoin(conversations, eq(conversations.id, heldMessages.conversationId))
    .innerJoin(users, eq(users.id, heldMessages.senderId))
    .innerJoin(userRoles, eq(userRoles.userId, heldMessages.senderId))
    .where(eq(heldMessages.id, requireId(messageId)));
  if (!found) throw new DomainError("not-found");
  const { id, name, email, isEmailVerified } = found.user;
  const sender: Viewer = { id, role: found.role, name, email, isEmailVerified };
  return { held: found.held, conversation: found.conversation, sender };
}
