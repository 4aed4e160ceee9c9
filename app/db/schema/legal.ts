import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { DATA_REQUEST_KINDS, DATA_REQUEST_OUTCOMES } from "../../domain/legal.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/**
 * A person's request about their data, as staff entered it. The row stays after the person is
 * erased, for the yearly figures, but without personal data.
 */
export const dataRequests = pgTable(
  "data_requests",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: DATA_REQUEST_KINDS }).notNull(),
    /** The account that the request is about; null if there is none, and once it is erased. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The address it came from; null once the person is erased, and two years after it was closed. */
    email: text("email"),
    /** How it reached us, such as the reference of a message to support. */
    source: text("source").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    /**
     * Increases with each change. An action of staff succeeds only on the version that they saw.
     */
    version: integer("version").notNull().default(1),
    exportSentAt: timestamp("export_sent_at", { withTimezone: true }),
    erasureStartedAt: timestamp("erasure_started_at", { withTimezone: true }),
    outcome: text("outcome", { enum: DATA_REQUEST_OUTCOMES }),
    answer: text("answer"),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** Null if the erasure of the account closed the request. */
    closedBy: uuid("closed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("data_requests_open_idx").on(table.dueAt, table.id).where(sql`closed_at is null`),
    index("data_requests_closed_idx").on(table.id).where(sql`closed_at is not null`),
    index("data_requests_user_id_idx").on(table.userId, table.id),
    index("data_requests_email_idx").on(table.email).where(sql`email is not null`),
    index("data_requests_received_at_idx").on(table.receivedAt),
    index("data_requests_created_by_idx").on(table.createdBy),
    index("data_requests_closed_by_idx").on(table.closedBy).where(sql`closed_by is not null`),
    check("data_requests_kind_check", isOneOf(table.kind, DATA_REQUEST_KINDS)),
    check("data_requests_outcome_check", isOneOf(table.outcome, DATA_REQUEST_OUTCOMES)),
    check("data_requests_closed_check", sql`(${table.outcome} is null) = (${table.closedAt} is null)`),
  ],
);

/**
 * A reason to keep a person's data for now. Their account is not erased while a hold is in force.
 */
export const legalHolds = pgTable(
  "legal_holds",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    setAt: timestamp("set_at", { withTimezone: true }).notNull(),
    setBy: uuid("set_by").references(() => users.id, { onDelete: "set null" }),
    /** When the hold ends by itself. */
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    /** When someone must check whether the hold is still needed. */
    reviewAt: timestamp("review_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    endedBy: uuid("ended_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("legal_holds_open_key").on(table.userId).where(sql`ended_at is null`),
    index("legal_holds_user_id_idx").on(table.userId, table.id),
    index("legal_holds_review_at_idx").on(table.reviewAt, table.id).where(sql`ended_at is null`),
    index("legal_holds_set_by_idx").on(table.setBy),
    index("legal_holds_ended_by_idx").on(table.endedBy).where(sql`ended_by is not null`),
  ],
);

/**
 * A link to a person's own export, which staff had sent to their confirmed address. It works once,
 * within seven days.
 */
export const exportLinks = pgTable("export_links", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Only the hash of the link's secret, never the secret. */
  tokenHash: text("token_hash").notNull().unique(),
  /** The link is valid while this is the account's confirmed address. */
  email: text("email").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  usedAt: timestamp("used_at", { withTimezone: true }),
});
