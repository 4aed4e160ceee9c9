import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { mayGetMailings } from "#app/features/mail/queries.server.ts";
import { notQuoted } from "#app/features/messaging/labels.ts";
import { NOTIFICATION_MAIL_QUEUE } from "#app/features/notifications/commands.server.ts";
import { isSeen } from "#app/features/notifications/queries.server.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { bundleEmail, type ConversationDigest, type NotificationItem } from "./emails.server.ts";

/** Older events are not emailed: no one wants last month's emails after a long outage. */
const OLDEST_MILLISECONDS = 3 * DAY_MS;

const payloadSchema = z.object({ userId: z.uuid() });

/** Registers the queue of emails about events. */
export async function registerBundles(platform: Platform): Promise<void> {
  await platform.tasks.work(
    NOTIFICATION_MAIL_QUEUE,
    (payload) => sendBundle(platform, payloadSchema.parse(payload).userId),
    {
      concurrency: 2,
      formerly: "letters.news",
    },
  );
}

/**
 * Sends one email about everything that happened to a person and is neither read nor emailed; none if there is nothing,
 * or if they want no emails. What a suspended person did waits until they are not. Each event is in at most one email,
 * even if this runs twice.
 */
export async function sendBundle(platform: Platform, userId: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const reader = await holdReader(platform, tx, userId);
    if (!reader) return;
    const since = new Date(platform.clock.now().getTime() - OLDEST_MILLISECONDS);
    // Locks messages before notifications, in the same order as reading, to avoid a deadlock.
    const digests = await claimUnmailedMessages(platform, tx, { userId, role: reader.role }, since);
    const items = await claimNotifications(tx, userId, since);
    const mail = bundleEmail(reader.role, items, digests);
    if (!mail || !reader.wantsMail) return;
    const { name, email } = reader;
    const mailing = { userId, name: "notifications" } as const;
    await queueMail(platform, tx, { toAddress: email, toName: name, ...mail, mailing });
  });
}

type Reader = { name: string; email: string; role: Role; wantsMail: boolean };

/**
 * Locks the reader's row; returns null if they may not be emailed, so that nothing is claimed. Writing an event for
 * them references this row and so locks it: this waits for writers who found this task queued and queued none of their
 * own.
 */
async function holdReader(platform: Platform, tx: Database, userId: string): Promise<Reader | null> {
  const [held] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), mayGetMailings(platform)))
    .for("update");
  if (!held) return null;
  const [more] = await tx
    .select({ role: userRoles.role, wantsMail: sql<boolean>`coalesce(${preferences.hasEmails}, true)` })
    .from(userRoles)
    .leftJoin(preferences, eq(preferences.userId, userRoles.userId))
    .where(eq(userRoles.userId, userId));
  return more ? { ...held, ...more } : null;
}

async function claimUnmailedMessages(
  platform: Platform,
  tx: Database,
  { userId, role }: { userId: string; role: Role },
  since: Date,
): Promise<ConversationDigest[]> {
  const taken = await tx
    .update(messages)
    .set({ mailedAt: platform.clock.now() })
    .where(
      and(
        eq(messages.recipientId, userId),
        isNull(messages.readAt),
        isNull(messages.removedAt),
        isNull(messages.mailedAt),
        isNotSuspended(messages.senderId),
      ),
    )
    .returning({ id: messages.id });
  if (taken.length === 0) return [];
  const rows = await tx
    .select({
      conversationId: messages.conversationId,
      jobId: conversations.jobId,
      text: messages.content,
      from: users.name,
      at: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        inArray(
          messages.id,
          taken.map(({ id }) => id),
        ),
        gte(messages.createdAt, since),
      ),
    )
    .orderBy(asc(messages.conversationId), asc(messages.position));
  const digests = Map.groupBy(rows, ({ conversationId }) => conversationId);
  const ownHost = new URL(platform.env.appUrl).host;
  const quotable = (text: string) => {
    const signs = role === "senior" ? warningsIn(text, ownHost) : [];
    return signs.length > 0 ? notQuoted(signs) : text;
  };
  return [...digests].flatMap(([conversationId, said]) => {
    const [first] = said;
    if (!first) return [];
    const { jobId, from, at } = first;
    return [{ conversationId, jobId, from, at, texts: said.map(({ text }) => quotable(text)) }];
  });
}

async function claimNotifications(tx: Database, userId: string, since: Date): Promise<NotificationItem[]> {
  const waiting = and(
    eq(notifications.userId, userId),
    isSeen,
    isNull(notifications.readAt),
    isNotNull(notifications.mail),
  );
  const rows = await tx.select().from(notifications).where(waiting).orderBy(asc(notifications.id)).for("update");
  if (rows.length === 0) return [];
  await tx
    .update(notifications)
    .set({ mail: null })
    .where(
      inArray(
        notifications.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.flatMap(({ kind, title, body, href, createdAt, mail }) =>
    mail && createdAt >= since ? [{ kind, title, body, href, at: createdAt, mail }] : [],
  );
}
