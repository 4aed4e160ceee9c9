import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { MAIL_KINDS } from "../../domain/emails.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/** Every email of the product. Without SMTP the rows are the outbox that /dev/outbox shows. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /**
     * The account, for export and erasure; null for an email to the support team, or to a typed, unverified address.
     * The address alone does not identify an account, because anyone may sign up with any.
     */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    /** The reply address; null for the sender's. */
    replyTo: text("reply_to"),
    kind: text("kind", { enum: MAIL_KINDS }).notNull().default("account"),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    messageId: text("message_id").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** The unsubscribe path; null for emails about an account's security. */
    unsubscribePath: text("unsubscribe_path"),
    /**
     * A key for emails that must not be sent twice, such as the digest of one person and week; or who typed the address
     * (mail/owners).
     */
    onceKey: text("once_key").unique(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** When it was given up because its address refuses email. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_created_at_idx").on(table.createdAt),
    index("mails_user_id_idx").on(table.userId),
    index("mails_to_address_idx").on(sql`lower(${table.toAddress})`, table.id),
    index("mails_kind_idx").on(table.kind, table.id),
    index("mails_unsent_idx").on(table.id).where(sql`sent_at is null`),
    check("mails_kind_check", isOneOf(table.kind, MAIL_KINDS)),
    index("mails_refused_idx").on(table.id).where(sql`refused_at is not null`),
    index("mails_failing_idx").on(table.id).where(sql`sent_at is null and last_error is not null`),
  ],
);

/** Addresses, in lowercase, that a server permanently refused. They get no more mailings. */
export const bouncedAddresses = pgTable("bounced_addresses", {
  address: text("address").primaryKey(),
  reason: text("reason").notNull(),
  bouncedAt: timestamp("bounced_at", { withTimezone: true }).notNull(),
});
