import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { OFF_REASONS, WEBHOOK_EVENTS } from "../../domain/webhook-events.ts";
import { companies } from "./companies.ts";
import { isOneOf } from "./one-of.ts";

/** An address of a company's own software, which is told what happens to its jobs and their applications. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: text("events", { enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Increases with each new signing secret, which is derived from it and never stored. */
    secretVersion: integer("secret_version").notNull().default(1),
    secretChangedAt: timestamp("secret_changed_at", { withTimezone: true }).notNull(),
    /** Since when nothing was accepted there; null while it works. */
    failingSince: timestamp("failing_since", { withTimezone: true }),
    offAt: timestamp("off_at", { withTimezone: true }),
    offReason: text("off_reason", { enum: OFF_REASONS }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("webhook_endpoints_company_id_url_key").on(table.companyId, table.url),
    check(
      "webhook_endpoints_events_check",
      sql`${table.events} <@ array[${sql.raw(WEBHOOK_EVENTS.map((event) => `'${event}'`).join(", "))}]`,
    ),
    check("webhook_endpoints_off_check", sql`(${table.offAt} is null) = (${table.offReason} is null)`),
    check("webhook_endpoints_off_reason_check", isOneOf(table.offReason, OFF_REASONS)),
  ],
);

/**
 * An event for an endpoint, written by triggers (sql/webhooks.sql) in the transaction of the change, with ids and a
 * status and never a text. Its id is the message's, at every attempt.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    type: text("type", { enum: WEBHOOK_EVENTS }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The transaction of the change, which is one event however many statements it has. */
    transactionId: bigint("transaction_id", { mode: "bigint" }).notNull(),
    body: text("body").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is sent, or sent again; null once it arrived or was given up. */
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
    /** The last response's status, or what went wrong before one came. */
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once_key").on(
      table.endpointId,
      table.type,
      table.subjectId,
      table.transactionId,
      table.createdAt,
    ),
    index("webhook_deliveries_due_idx").on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index("webhook_deliveries_endpoint_id_idx").on(table.endpointId, table.createdAt),
    index("webhook_deliveries_created_at_idx").on(table.createdAt),
    check("webhook_deliveries_type_check", isOneOf(table.type, WEBHOOK_EVENTS)),
  ],
);
