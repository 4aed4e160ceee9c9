import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/**
 * An application that has not gone out yet: until `dueAt` it can be taken back, and nothing of it is true for anybody but
 * its applicant. The row goes when the application is made.
 */
export const heldApplications = pgTable(
  "held_applications",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    applicantId: uuid("applicant_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the person adds for this employer; null when they add nothing. */
    coverNote: text("cover_note"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("held_applications_job_id_applicant_id_key").on(table.jobId, table.applicantId),
    index("held_applications_applicant_id_idx").on(table.applicantId),
  ],
);
