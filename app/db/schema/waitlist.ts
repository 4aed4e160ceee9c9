import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** People who want to hear when subscriptions open. `source` distinguishes the page from its variant (D9). */
export const waitlistEntries = pgTable(
  "waitlist_entries",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    userType: text("user_type", { enum: ["senior", "recruiter"] }).notNull(),
    source: text("source", { enum: ["waitlist", "waitlist-test"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When they were told that they can sign up: once. */
    invitedAt: timestamp("invited_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("waitlist_entries_email_key").on(sql`lower(${table.email})`),
    index("waitlist_entries_waiting_idx").on(table.id).where(sql`${table.invitedAt} is null`),
    check("waitlist_entries_user_type_check", sql`${table.userType} in ('senior', 'recruiter')`),
    check("waitlist_entries_source_check", sql`${table.source} in ('waitlist', 'waitlist-test')`),
  ],
);
