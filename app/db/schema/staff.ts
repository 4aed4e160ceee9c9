import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { STAFF_LEVELS } from "../../domain/staff.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/** Who runs the product. Written by the command line or by an admin, never by sign-up; a member of staff has no role. */
export const staff = pgTable(
  "staff",
  {
    // No cascade: who is on staff is taken off it first, so that the last admin cannot go unnoticed.
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    level: text("level", { enum: STAFF_LEVELS }).notNull(),
    /** The admin who made them; null for the command line, and once that admin's account is gone. */
    madeBy: uuid("made_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("staff_made_by_idx").on(table.madeBy),
    check("staff_level_check", isOneOf(table.level, STAFF_LEVELS)),
  ],
);

/** Who was asked to join the staff. An invitation works once, for seven days, and while whoever sent it is an admin. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    level: text("level", { enum: STAFF_LEVELS }).notNull(),
    /** Never the secret of the link itself. */
    tokenHash: text("token_hash").notNull().unique(),
    /** An invitation goes with the account of whoever sent it. */
    invitedBy: uuid("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [
    // One open invitation for each address.
    uniqueIndex("staff_invitations_email_key")
      .on(table.email)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index("staff_invitations_invited_by_idx").on(table.invitedBy),
    check("staff_invitations_level_check", isOneOf(table.level, STAFF_LEVELS)),
  ],
);

/** A value of `detail`: never a text that a person wrote, nor a name or an address. */
export type AuditDetail = Record<string, string | number | boolean | null>;

/**
 * What staff did and whose data they looked at. Rows are added and never changed (sql/audit-log.sql). The ids point to
 * nothing, so that a row outlives the people it names without keeping anything personal of them.
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
    /** Null where the action is about no one row. */
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
