import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";

/**
 * A company's private notes about an application, the reason for its rejection, and its moves between the company's own
 * stages. Never shown to the senior.
 */
export const applicantNotes = pgTable(
  "applicant_notes",
  {
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Null once that account is erased: the note stays with the company. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: ["note", "rejection", "stage"] }).notNull(),
    body: text("body").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("applicant_notes_application_id_idx").on(table.applicationId, table.createdAt),
    index("applicant_notes_author_id_idx").on(table.authorId),
    check("applicant_notes_kind_check", sql`${table.kind} in ('note', 'rejection', 'stage')`),
  ],
);
