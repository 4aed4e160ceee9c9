import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts.ts";

type WaitingMail = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: ReadonlyArray<{ label: string; value: string }>;
  button?: { label: string; href: string };
  reason: string;
  jobId?: string;
};

/** A notification: nothing exists only as a toast. Ids sort by time. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whose doing it tells of, by their name or in their words; null where it is no one's. Unseen while they are suspended. */
    aboutId: uuid("about_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    href: text("href").notNull(),
    /** The email about it, until it is sent or the person has read the notification. */
    mail: jsonb("mail").$type<WaitingMail>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [
    index("notifications_user_id_id_idx").on(table.userId, table.id.desc()),
    index("notifications_about_id_idx").on(table.aboutId).where(sql`about_id is not null`),
    index("notifications_unread_idx").on(table.userId).where(sql`read_at is null`),
  ],
);

/**
 * A browser that gets push messages while no page is open. Deleted with its session, so that a computer where a person
 * signed out shows nothing more of theirs.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The address from the browser's push service; with the keys, it allows writing to the browser. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("push_subscriptions_user_id_idx").on(table.userId),
    index("push_subscriptions_session_id_idx").on(table.sessionId),
  ],
);
