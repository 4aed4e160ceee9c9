import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** A search that a senior keeps, and how often they want to hear of new jobs that fit it. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The search as the page's address has it, without order and page: "?q=payroll&workType=remote". */
    query: text("query").notNull(),
    frequency: text("frequency", { enum: ["off", "daily", "weekly"] }).notNull(),
    /** Jobs posted until then were looked at; alerts tell of later ones. */
    searchedUntil: timestamp("searched_until", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("saved_searches_user_id_query_key").on(table.userId, table.query),
    index("saved_searches_alerts_idx").on(table.userId).where(sql`${table.frequency} <> 'off'`),
    check("saved_searches_frequency_check", sql`${table.frequency} in ('off', 'daily', 'weekly')`),
  ],
);

/** A job that a person was told of by mail: never again, by whatever search. */
export const jobAlerts = pgTable(
  "job_alerts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("job_alerts_job_id_idx").on(table.jobId),
    index("job_alerts_created_at_idx").on(table.createdAt),
  ],
);
