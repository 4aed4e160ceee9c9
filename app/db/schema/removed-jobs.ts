import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** Ids of posted jobs that were erased, so that their addresses respond "gone" and search engines drop them. */
export const removedJobs = pgTable("removed_jobs", {
  id: uuid("id").primaryKey(),
  removedAt: timestamp("removed_at", { withTimezone: true }).notNull(),
});
