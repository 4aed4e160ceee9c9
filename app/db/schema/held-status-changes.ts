import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { MOVED_STATUSES } from "#app/domain/status.ts";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { isOneOf } from "./one-of.ts";

/**
 * A recruiter's status change that was not made yet: until `dueAt` it can be undone, and no one else sees it. An
 * application has at most one; the row is deleted when the change is made.
 */
export const heldStatusChanges = pgTable(
  "held_status_changes",
  {
    id: uuid("id").primaryKey(),
    /** The same for all changes of one request. */
    batchId: uuid("batch_id").notNull(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    actorId: uuid("actor_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The status the recruiter saw; the change is refused if it differs by then. */
    fromStatus: text("from_status", { enum: MOVED_STATUSES }).notNull(),
    toStatus: text("to_status", { enum: ["reviewing", "interview", "offered", "rejected", "hired"] }).notNull(),
    /** A private note for a rejection; empty if there is none. */
    reason: text("reason").notNull(),
    /** The message with an interview or an offer, or with a rejection if there is one; null for other changes. */
    content: text("content"),
    /** The interview's date in that message; null if there is none. */
    interview: jsonb("interview").$type<{ at: string; zone: string; how: "phone" | "video" | "in-person" | null }>(),
    /** One key per message form (R47). */
    submissionKey: uuid("submission_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("held_status_changes_application_id_key").on(table.applicationId),
    index("held_status_changes_batch_id_idx").on(table.batchId),
    index("held_status_changes_actor_id_idx").on(table.actorId),
    check("held_status_changes_from_status_check", isOneOf(table.fromStatus, MOVED_STATUSES)),
    check(
      "held_status_changes_to_status_check",
      sql`${table.toStatus} in ('reviewing', 'interview', 'offered', 'rejected', 'hired')`,
    ),
    check(
      "held_status_changes_content_check",
      sql`case when ${table.content} is null then ${table.toStatus} not in ('interview', 'offered') else ${table.toStatus} in ('interview', 'offered', 'rejected') end`,
    ),
  ],
);
