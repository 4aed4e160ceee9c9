import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { BILLING_PERIODS, PLAN_IDS, SUBSCRIPTION_STATUSES } from "../../domain/plans.ts";
import { CHARGE_OUTCOMES } from "../../platform/billing.ts";
import { companies } from "./companies.ts";
import { isOneOf } from "./one-of.ts";

/** The subscription of a company. Code defines what a plan includes (plans/rules.ts), and what happens when. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    planId: text("plan_id", { enum: PLAN_IDS }).notNull(),
    period: text("period", { enum: BILLING_PERIODS }).notNull(),
    status: text("status", { enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** When an owner chose a plan last. */
    chosenAt: timestamp("chosen_at", { withTimezone: true }).notNull(),
    /** The moment from which periods are counted, so that one that begins on the 31st keeps to the end of the month. */
    anchorAt: timestamp("anchor_at", { withTimezone: true }).notNull(),
    periodStart: timestamp("period_start", { withTimezone: true }).notNull(),
    periodEnd: timestamp("period_end", { withTimezone: true }).notNull(),
    /** Until when it stays open after its period although the next one is not paid; null outside of `grace`. */
    graceUntil: timestamp("grace_until", { withTimezone: true }),
    /** What begins when the period ends, if it is not the same again; both or neither. */
    nextPlanId: text("next_plan_id", { enum: PLAN_IDS }),
    nextPeriod: text("next_period", { enum: BILLING_PERIODS }),
    /** The end of the period, or of the days of grace, that the owners were last reminded of. */
    remindedFor: timestamp("reminded_for", { withTimezone: true }),
    /** Whether it was canceled and ends with the period. */
    isCanceled: boolean("is_canceled").notNull().default(false),
  },
  (table) => [
    index("subscriptions_period_end_idx").on(table.periodEnd, table.companyId).where(sql`status <> 'ended'`),
    check("subscriptions_plan_id_check", isOneOf(table.planId, PLAN_IDS)),
    check("subscriptions_period_check", isOneOf(table.period, BILLING_PERIODS)),
    check("subscriptions_status_check", isOneOf(table.status, SUBSCRIPTION_STATUSES)),
    check("subscriptions_next_plan_id_check", isOneOf(table.nextPlanId, PLAN_IDS)),
    check("subscriptions_next_period_check", isOneOf(table.nextPeriod, BILLING_PERIODS)),
    check("subscriptions_grace_check", sql`(${table.status} = 'grace') = (${table.graceUntil} is not null)`),
    check(
      "subscriptions_next_check",
      sql`(${table.nextPlanId} is null) = (${table.nextPeriod} is null) and not (${table.isCanceled} and ${table.nextPlanId} is not null)`,
    ),
  ],
);

/** A line of an invoice: a period of a plan, or the credit for what is left of one. Days are in UTC. */
export type StoredInvoiceLine = {
  kind: "plan" | "credit";
  planId: (typeof PLAN_IDS)[number];
  period: (typeof BILLING_PERIODS)[number];
  from: string;
  to: string;
  cents: number;
};

/** An invoice of a company. Only its outcome changes: when a declined payment is tried again and succeeds. */
export const invoices = pgTable(
  "invoices",
  {
    id: uuid("id").primaryKey(),
    number: integer("number").notNull().generatedAlwaysAsIdentity().unique(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    lines: jsonb("lines").$type<StoredInvoiceLine[]>().notNull(),
    totalCents: integer("total_cents").notNull(),
    outcome: text("outcome", { enum: CHARGE_OUTCOMES }).notNull(),
  },
  (table) => [
    index("invoices_company_id_number_idx").on(table.companyId, table.number.desc()),
    check("invoices_outcome_check", isOneOf(table.outcome, CHARGE_OUTCOMES)),
  ],
);
