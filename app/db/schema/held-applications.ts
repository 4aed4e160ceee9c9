import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SentAnswer } from "../../domain/questions.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/**
 * An application that was not sent yet: until `dueAt` it can be undone, and no one but its applicant sees it. The row
 * is deleted when the application is sent.
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
    /** The note to the employer; null if there is none. */
    coverNote: text("cover_note"),
    questionAnswers: jsonb("question_answers").$type<SentAnswer[]>().notNull().default([]),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("held_applications_job_id_applicant_id_key").on(table.jobId, table.applicantId),
    index("held_applications_applicant_id_idx").on(table.applicantId),
  ],
);
