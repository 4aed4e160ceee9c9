import { asc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import { contactEntries, contactMessages } from "#app/db/schema/contact.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { conversations, heldMessages, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { notifications, pushSubscriptions } from "#app/db/schema/notifications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { withoutSecrets } from "#app/features/mail/secret.server.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects what a person wrote, and what others and the product wrote to them. */
export async function collectMessages(db: Database, { id, email }: Viewer): Promise<ExportTopic[]> {
  const senders = alias(users, "senders");
  return [
    {
      name: "messages",
      title: "Messages",
      rows: await db
        .select({
          conversation: conversations.id,
          job: jobs.title,
          from: senders.name,
          isYours: sql<boolean>`${messages.senderId} = ${id}`,
          content: messages.content,
          createdAt: messages.createdAt,
          readAt: messages.readAt,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .innerJoin(senders, eq(senders.id, messages.senderId))
        .leftJoin(jobs, eq(jobs.id, conversations.jobId))
        .where(or(eq(conversations.seniorId, id), eq(conversations.recruiterId, id)))
        .orderBy(asc(messages.conversationId), asc(messages.position)),
    },
    {
      name: "messages-on-hold",
      title: "Messages that waited for a moderator",
      rows: await db
        .select({
          content: heldMessages.content,
          createdAt: heldMessages.createdAt,
          outcome: heldMessages.outcome,
          decidedAt: heldMessages.decidedAt,
        })
        .from(heldMessages)
        .where(eq(heldMessages.senderId, id))
        .orderBy(asc(heldMessages.id)),
    },
    {
      name: "blocked",
      title: "People you blocked",
      rows: await db
        .select({ blockedAt: messageBlocks.createdAt })
        .from(messageBlocks)
        .where(eq(messageBlocks.blockerId, id)),
    },
    {
      name: "reports",
      title: "What you reported",
      rows: await db
        .select({ kind: cases.kind, reason: reports.reason, words: reports.words, reportedAt: reports.createdAt })
        .from(reports)
        .innerJoin(cases, eq(cases.id, reports.caseId))
        .where(eq(reports.reporterId, id)),
    },
    {
      name: "notifications",
      title: "Notifications",
      rows: await db
        .select({
          kind: notifications.kind,
          title: notifications.title,
          body: notifications.body,
          href: notifications.href,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(asc(notifications.id)),
    },
    {
      name: "mails",
      title: "Emails we wrote to you",
      rows: (
        await db
          .select({ subject: mails.subject, text: mails.textBody, createdAt: mails.createdAt })
          .from(mails)
          .where(eq(mails.userId, id))
          .orderBy(asc(mails.createdAt))
      ).map(({ text, ...mail }) => ({ ...mail, text: withoutSecrets(text) })),
    },
    {
      name: "push",
      title: "Browsers with push notifications",
      rows: await db
        .select({ switchedOnAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, id)),
    },
    {
      name: "bounces",
      title: "Email to you that came back",
      rows: await db.select().from(bouncedAddresses).where(eq(bouncedAddresses.address, email.toLowerCase())),
    },
    {
      name: "support",
      title: "What you wrote to us",
      rows: await db
        .select({
          reference: contactMessages.reference,
          subject: contactMessages.subject,
          message: contactMessages.message,
          createdAt: contactMessages.createdAt,
          answeredAt: contactMessages.answeredAt,
        })
        .from(contactMessages)
        .where(eq(contactMessages.userId, id)),
    },
    {
      name: "support-thread",
      title: "What we answered, and what was noted about it",
      rows: await db
        .select({
          reference: contactMessages.reference,
          kind: contactEntries.kind,
          event: contactEntries.event,
          text: contactEntries.text,
          createdAt: contactEntries.createdAt,
        })
        .from(contactEntries)
        .innerJoin(contactMessages, eq(contactMessages.id, contactEntries.messageId))
        .where(eq(contactMessages.userId, id))
        .orderBy(contactEntries.id),
    },
  ];
}
