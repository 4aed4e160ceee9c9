import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
  },
  (table) => [
    uniqueIndex("contact_messages_reference_key").on(table.reference),
    index("contact_messages_user_id_idx").on(table.userId),
    index("contact_messages_created_at_idx").on(table.createdAt),
    check(
      "contact_messages_channel_check",
      sql`${table.channel} in ('contact', 'senior-support', 'recruiter-support')`,
    ),
  ],
);
