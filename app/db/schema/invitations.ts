import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** A recruiter's invitation to apply for a job. One per senior and job, also after it was declined. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    seniorId: uuid("senior_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the senior declined; the reason is empty if they gave none. */
    declinedAt: timestamp("declined_at", { withTimezone: true }),
    declineReason: text("decline_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("invitations_job_id_senior_id_key").on(table.jobId, table.seniorId),
    index("invitations_senior_id_id_idx").on(table.seniorId, table.id.desc()),
    check("invitations_reason_check", sql`${table.declinedAt} is not null or ${table.declineReason} = ''`),
  ],
);
