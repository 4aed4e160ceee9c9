import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ENTRY_KINDS, REQUEST_EVENTS, REQUEST_STATES } from "../../domain/support.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/** Messages to support, from the contact page or a support page. Deleted with the account that wrote them. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    /** The reference that the person quotes later. */
    reference: text("reference").notNull(),
    channel: text("channel", { enum: ["contact", "senior-support", "recruiter-support"] }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** Whether they asked to be called. */
    isCallRequest: boolean("is_call_request").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    state: text("state", { enum: REQUEST_STATES }).notNull().default("open"),
    /** Increases with each change: an answer counts only for the version that its author read. */
    version: integer("version").notNull().default(1),
    assignedTo: uuid("assigned_to").references(() => users.id, { onDelete: "set null" }),
    /** Since when it waits for us: written, answered by email, or reopened. */
    waitingSince: timestamp("waiting_since", { withTimezone: true }).notNull(),
    /** When it was first answered: in the console, by phone, or by the link in the support email. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** When it was closed without an answer. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** The number of reminders sent to support: after 24 hours, and after 48. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
  },
  (table) => [
    uniqueIndex("contact_messages_reference_key").on(table.reference),
    index("contact_messages_user_id_idx").on(table.userId),
    index("contact_messages_created_at_idx").on(table.createdAt),
    // With the assignee, so that the counts of the support page need the index alone.
    index("contact_messages_state_idx").on(table.state, table.waitingSince, table.id, table.assignedTo),
    index("contact_messages_waiting_since_idx").on(table.waitingSince, table.id),
    index("contact_messages_email_idx").on(table.email),
    index("contact_messages_assigned_to_idx").on(table.assignedTo, table.state, table.waitingSince, table.id),
    check("contact_messages_state_check", isOneOf(table.state, REQUEST_STATES)),
    check("contact_messages_reminders_sent_check", sql`${table.remindersSent} between 0 and 2`),
    check(
      "contact_messages_channel_check",
      sql`${table.channel} in ('contact', 'senior-support', 'recruiter-support')`,
    ),
  ],
);

/** Later entries of a message to support, in order. Deleted with the message. */
export const contactEntries = pgTable(
  "contact_entries",
  {
    id: uuid("id").primaryKey(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    event: text("event", { enum: REQUEST_EVENTS }),
    text: text("text"),
    /** The member of staff; null for an email, and once that account is gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The address that an email came from. */
    fromAddress: text("from_address"),
    /** The email of an answer, while a copy of it is kept. */
    mailId: uuid("mail_id"),
    /** Identifies an incoming email, so that it is filed once. */
    sourceId: text("source_id").unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("contact_entries_message_id_idx").on(table.messageId, table.id),
    index("contact_entries_author_id_idx").on(table.authorId),
    check("contact_entries_kind_check", isOneOf(table.kind, ENTRY_KINDS)),
    check(
      "contact_entries_event_check",
      sql`(${table.kind} = 'event') = (${table.event} is not null) and (${table.kind} = 'event') = (${table.text} is null)`,
    ),
    check("contact_entries_events_check", isOneOf(table.event, REQUEST_EVENTS)),
  ],
);
