import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { HELD_MESSAGE_OUTCOMES } from "../../domain/held-messages.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { isOneOf } from "./one-of.ts";

/** A conversation of a senior and a recruiter about one job (or none). */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    seniorId: uuid("senior_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recruiterId: uuid("recruiter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "set null" }),
    /**
     * The job's id, or the nil UUID without a job. Stays when the job is deleted, so that the conversation stays
     * unique.
     */
    subjectKey: uuid("subject_key").notNull(),
    /** The position of the newest message. Each send increases it and so locks the row: messages have one order. */
    messageCount: integer("message_count").notNull().default(0),
    seniorArchivedAt: timestamp("senior_archived_at", { withTimezone: true }),
    recruiterArchivedAt: timestamp("recruiter_archived_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the last message was sent. */
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("conversations_people_subject_key").on(table.seniorId, table.recruiterId, table.subjectKey),
    index("conversations_senior_id_updated_at_idx").on(table.seniorId, table.updatedAt.desc()),
    index("conversations_recruiter_id_updated_at_idx").on(table.recruiterId, table.updatedAt.desc()),
    index("conversations_job_id_idx").on(table.jobId),
  ],
);

/** A message. `position` counts from 1 within its conversation, in the order of sending. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    senderId: uuid("sender_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recipientId: uuid("recipient_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Empty once it was removed. */
    content: text("content").notNull(),
    /** One key per message form, so that a repeated send makes one message (R47). */
    submissionKey: uuid("submission_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    editedAt: timestamp("edited_at", { withTimezone: true }),
    removedAt: timestamp("removed_at", { withTimezone: true }),
    /** When an email told the recipient of it; null if none did. */
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("messages_conversation_id_position_key").on(table.conversationId, table.position),
    uniqueIndex("messages_sender_id_submission_key_key").on(table.senderId, table.submissionKey),
    index("messages_recipient_id_idx").on(table.recipientId),
    index("messages_unread_idx")
      .on(table.recipientId, table.conversationId)
      .where(sql`read_at is null and removed_at is null`),
    check(
      "messages_content_check",
      sql`case when ${table.removedAt} is null then char_length(${table.content}) between 1 and 5000 else ${table.content} = '' end`,
    ),
    check("messages_people_check", sql`${table.senderId} <> ${table.recipientId}`),
  ],
);

/** The original words of an edited or removed message, for 60 days: only a case about its conversation reads them. */
export const messageOriginals = pgTable(
  "message_originals",
  {
    id: uuid("id").primaryKey(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    /** When these words were replaced. */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("message_originals_message_id_idx").on(table.messageId),
    index("message_originals_changed_at_idx").on(table.changedAt),
  ],
);

/** A first message with signs of a scam, of a sender whom nothing vouches for yet: it waits for a moderator. */
export const heldMessages = pgTable(
  "held_messages",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    senderId: uuid("sender_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    /** The signs it shows. */
    warnings: text("warnings").array().notNull(),
    submissionKey: uuid("submission_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    outcome: text("outcome", { enum: HELD_MESSAGE_OUTCOMES }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("held_messages_sender_id_submission_key_key").on(table.senderId, table.submissionKey),
    uniqueIndex("held_messages_open_key").on(table.conversationId, table.senderId).where(sql`outcome is null`),
    index("held_messages_conversation_id_idx").on(table.conversationId),
    index("held_messages_open_idx").on(table.id).where(sql`outcome is null`),
    index("held_messages_decided_by_idx").on(table.decidedBy).where(sql`decided_by is not null`),
    check("held_messages_outcome_check", isOneOf(table.outcome, HELD_MESSAGE_OUTCOMES)),
    check("held_messages_decided_check", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
);

/** Who has blocked whom, for every conversation of the two. */
export const messageBlocks = pgTable(
  "message_blocks",
  {
    blockerId: uuid("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("message_blocks_blocked_id_idx").on(table.blockedId),
  ],
);
