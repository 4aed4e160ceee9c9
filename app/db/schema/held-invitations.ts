import { index, pgTable, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/**
 * An invitation that was not sent yet: until `dueAt` its recruiter can undo it, and its senior knows nothing of it. The
 * row is deleted when the invitation is sent.
 */
export const heldInvitations = pgTable(
  "held_invitations",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    seniorId: uuid("senior_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("held_invitations_job_id_senior_id_key").on(table.jobId, table.seniorId),
    index("held_invitations_senior_id_idx").on(table.seniorId),
    index("held_invitations_due_at_idx").on(table.dueAt),
  ],
);
