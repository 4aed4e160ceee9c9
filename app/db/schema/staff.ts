import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { STAFF_LEVELS } from "../../domain/staff.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/**
 * The members of staff. Rows come from the command line or an admin, never from sign-up; a member
 * of staff has no role.
 */
export const staff = pgTable(
  "staff",
  {
    // No cascade: a member must be removed from the staff first, so that the last admin cannot be
    // deleted unnoticed.
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    level: text("level", { enum: STAFF_LEVELS }).notNull(),
    /**
     * The admin who added them; null for the command line, and once that admin's account is gone.
     */
    madeBy: uuid("made_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("staff_made_by_idx").on(table.madeBy),
    check("staff_level_check", isOneOf(table.level, STAFF_LEVELS)),
  ],
);

/** An invitation to the staff. It works once, for seven days, while its sender is an admin. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    level: text("level", { enum: STAFF_LEVELS }).notNull(),
    /** Only the hash of the link's secret, never the secret. */
    tokenHash: text("token_hash").notNull().unique(),
    /** An invitation is deleted with its sender's account. */
    invitedBy: uuid("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [
    // One open invitation per address.
    uniqueIndex("staff_invitations_email_key")
      .on(table.email)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index("staff_invitations_invited_by_idx").on(table.invitedBy),
    check("staff_invitations_level_check", isOneOf(table.level, STAFF_LEVELS)),
  ],
);

/** A value of `detail`. It is never text that a person wrote, a name, or an address. */
export type AuditDetail = Record<string, string | number | boolean | null>;

/**
 * What staff did and whose data they looked at. Rows are added and never changed
 * (sql/audit-log.sql). The ids have no foreign keys, so a row outlives the people it names but
 * contains no personal data about them.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    /** Ordered by time. */
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Null for the command line. */
    actorId: uuid("actor_id"),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    /** Null if the action is not about a single row. */
    subjectId: uuid("subject_id"),
    detail: jsonb("detail").$type<AuditDetail>().notNull(),
  },
  (table) => [
    index("audit_log_actor_id_idx").on(table.actorId, table.id),
    index("audit_log_action_idx").on(table.action, table.id),
    index("audit_log_actor_id_action_idx").on(table.actorId, table.action, table.id),
    index("audit_log_subject_id_idx").on(table.subjectId, table.id),
  ],
);
