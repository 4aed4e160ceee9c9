import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** A saved search, a senior's for jobs or a recruiter's for candidates, and its alert frequency. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sought: text("sought", { enum: ["jobs", "candidates"] }).notNull(),
    name: text("name").notNull(),
    /** The query string of the search, without order and page: "?q=payroll&workType=remote". */
    query: text("query").notNull(),
    frequency: text("frequency", { enum: ["off", "instant", "daily", "weekly"] }).notNull(),
    /** Alerts cover what is newer than this. */
    searchedUntil: timestamp("searched_until", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("saved_searches_user_id_sought_query_key").on(table.userId, table.sought, table.query),
    index("saved_searches_alerts_idx").on(table.sought, table.userId).where(sql`${table.frequency} <> 'off'`),
    check("saved_searches_sought_check", sql`${table.sought} in ('jobs', 'candidates')`),
    check("saved_searches_frequency_check", sql`${table.frequency} in ('off', 'instant', 'daily', 'weekly')`),
  ],
);

/** A job that a person was alerted to: never again, by any search. */
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

/** A person that a recruiter was alerted to: not again for half a year, by any search. */
export const candidateAlerts = pgTable(
  "candidate_alerts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seniorId: uuid("senior_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seniorId] }),
    index("candidate_alerts_senior_id_idx").on(table.seniorId),
    index("candidate_alerts_created_at_idx").on(table.createdAt),
  ],
);
