import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** A senior whom a recruiter shortlisted for one of their jobs. Never shown to the senior. */
export const shortlistedSeniors = pgTable(
  "shortlisted_seniors",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    seniorId: uuid("senior_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.seniorId] }),
    index("shortlisted_seniors_senior_id_idx").on(table.seniorId),
  ],
);
