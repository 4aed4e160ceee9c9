import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Every mail the product writes. Without SMTP the rows are the outbox that /dev/outbox shows. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    messageId: text("message_id").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    lastError: text("last_error"),
  },
  (table) => [index("mails_created_at_idx").on(table.createdAt)],
);
