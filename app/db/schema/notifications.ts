import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

type WaitingMail = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  reason: string;
};

/** Something that happened to a person: nothing exists only as a toast. Ids sort by time. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    href: text("href").notNull(),
    /** The mail that tells of it, until it was written or the person has read the notification. */
    mail: jsonb("mail").$type<WaitingMail>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [
    index("notifications_user_id_id_idx").on(table.userId, table.id.desc()),
    index("notifications_unread_idx").on(table.userId).where(sql`read_at is null`),
  ],
);
