import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** What people wrote to support, from the contact page or a support page. Goes with the account that wrote it. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    /** What the person quotes when they write again. */
    reference: text("reference").notNull(),
    channel: text("channel", { enum: ["contact", "senior-support", "recruiter-support"] }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When whoever answered said so, with the link in the mail to support. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** How often support was told that this message still waits: after 24 hours, and after 48. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
  },
  (table) => [
    uniqueIndex("contact_messages_reference_key").on(table.reference),
    index("contact_messages_user_id_idx").on(table.userId),
    index("contact_messages_created_at_idx").on(table.createdAt),
    index("contact_messages_open_idx").on(table.createdAt).where(sql`${table.answeredAt} is null`),
    check("contact_messages_reminders_sent_check", sql`${table.remindersSent} between 0 and 2`),
    check(
      "contact_messages_channel_check",
      sql`${table.channel} in ('contact', 'senior-support', 'recruiter-support')`,
    ),
  ],
);
