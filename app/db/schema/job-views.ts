import { check, date, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { VIEW_SOURCES } from "../../domain/job-views.ts";
import { jobs } from "./jobs.ts";
import { isOneOf } from "./one-of.ts";

/** How often a job's page was opened on a day (UTC), by where the link was. Nothing about who opened it. */
export const jobViews = pgTable(
  "job_views",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    source: text("source", { enum: VIEW_SOURCES }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.source] }),
    index("job_views_day_idx").on(table.day),
    check("job_views_source_check", isOneOf(table.source, VIEW_SOURCES)),
  ],
);

/** The medians over all jobs that were viewed in the last `days` days, as last computed. */
export const marketMedians = pgTable("market_medians", {
  days: integer("days").primaryKey(),
  /** The number of jobs that the medians are of. */
  jobs: integer("jobs").notNull(),
  views: real("views").notNull(),
  /** Applications per 100 views. */
  applyRate: real("apply_rate").notNull(),
  computedAt: timestamp("computed_at", { withTimezone: true }).notNull(),
});
