import { and, desc, eq, exists, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { conversations, heldMessages, messages } from "#app/db/schema/messaging.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { type Warning, warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type HeldMessage, isUnverifiedSender } from "./rules.ts";

/**
 * Returns the signs of a scam for which this text of the viewer waits for a moderator, if it is a
 * first message. Returns none if the sender is verified (isUnverifiedSender) or if holding is
 * turned off.
 */
export async function findHoldingSigns(
  platform: Pick<Platform, "clock" | "env">,
  tx: Database,
  viewer: Viewer,
  content: string,
): Promise<Warning[]> {
  if (platform.env.review === "off") return [];
  const signs = warningsIn(content, new URL(platform.env.appUrl).host);
  if (signs.length === 0) return [];
  const [sender] = await tx
    .select({
      isEmailVerified: users.isEmailVerified,
      createdAt: users.createdAt,
      isCompanyVerified: sql<boolean>`${companies.id} is not null`,
    })
    .from(users)
    .leftJoin(recruiters, eq(recruiters.userId, users.id))
    .leftJoin(companies, and(eq(companies.id, recruiters.companyId), isNotNull(companies.verifiedAt)))
    .where(eq(users.id, viewer.id));
  return sender && isUnverifiedSender(viewer.role, sender, platform.clock.now()) ? signs : [];
}

type HeldText = { conversationId: string; senderId: string; content: string; submissionKey: string };

/** Holds a message until a moderator has read it. Its recipient is not notified. */
export async function holdMessage(
  { clock, ids }: Pick<Platform, "clock" | "ids">,
  tx: Database,
  text: HeldText,
  warnings: readonly Warning[],
): Promise<string> {
  const createdAt = clock.now();
  const id = ids.next(createdAt);
  await tx.insert(heldMessages).values({ id, ...text, warnings: [...warnings], createdAt });
  return id;
}

/** Returns this person's waiting message in a conversation, or null. */
export async function findWaitingMessage(tx: Database, conversationId: string, senderId: string) {
  const [waiting] = await tx
    .select()
    .from(heldMessages)
    .where(
      and(
        eq(heldMessages.conversationId, conversationId),
        eq(heldMessages.senderId, senderId),
        isNull(heldMessages.outcome),
      ),
    );
  return waiting ?? null;
}

/** Whether this person's message was not delivered, and they have written nothing into its conversation since. */
function isUndelivered(senderId: string): SQL | undefined {
  return and(
    eq(heldMessages.senderId, senderId),
    or(isNull(heldMessages.outcome), ne(heldMessages.outcome, "delivered")),
    sql`not exists (select from ${messages} where ${messages.conversationId} = ${heldMessages.conversationId}
      and ${messages.senderId} = ${heldMessages.senderId} and ${messages.createdAt} > ${heldMessages.createdAt})`,
  );
}

/** Returns the newest of this person's messages in a conversation that were not delivered, or null. */
export async function findHeldMessage(
  db: Database,
  conversationId: string,
  senderId: string,
): Promise<HeldMessage | null> {
  const [held] = await db
    .select({ content: heldMessages.content, createdAt: heldMessages.createdAt, outcome: heldMessages.outcome })
    .from(heldMessages)
    .where(and(eq(heldMessages.conversationId, conversationId), isUndelivered(senderId)))
    .orderBy(desc(heldMessages.createdAt), desc(heldMessages.id))
    .limit(1);
  if (!held) return null;
  return { content: held.content, createdAt: held.createdAt, isRefused: held.outcome !== null };
}

/** Returns the text that findHeldMessage finds, as a column of a statement about conversations. */
export function heldContentOf(db: Database, senderId: string) {
  return db
    .select({ content: heldMessages.content })
    .from(heldMessages)
    .where(and(eq(heldMessages.conversationId, conversations.id), isUndelivered(senderId)))
    .orderBy(desc(heldMessages.createdAt), desc(heldMessages.id))
    .limit(1);
}

/** A condition: the conversation holds a message that only this person sees, who wrote it (see findHeldMessage). */
export function holdsMessageOf(db: Database, senderId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(heldMessages)
      .where(and(eq(heldMessages.conversationId, conversations.id), isUndelivered(senderId))),
  );
}
