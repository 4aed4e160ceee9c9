import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CASE_EVENTS, CASE_KINDS, CASE_OUTCOMES, REPORT_REASONS } from "../../domain/cases.ts";
import { users } from "./accounts.ts";
import { isOneOf } from "./one-of.ts";

/** A copy of the reported subject at that moment: its facts, and its texts line by line. */
export type Evidence = { facts: Array<[label: string, text: string]>; lines: string[] };

/**
 * A subject that someone reported or the product noticed. A subject has at most one open case,
 * which collects later reports. Ids sort by time.
 */
export const cases = pgTable(
  "cases",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: CASE_KINDS }).notNull(),
    /**
     * The id of the subject; for a profile, the id of its person. It has no foreign key, so that a
     * case outlives its subject.
     */
    subjectId: uuid("subject_id").notNull(),
    /** The name of the subject when the case was opened. */
    title: text("title").notNull(),
    /**
     * The person responsible for the subject; null if there is none, and once their account is
     * erased.
     */
    aboutId: uuid("about_id").references(() => users.id, { onDelete: "set null" }),
    /** The problem that the first report named. */
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    reportCount: integer("report_count").notNull().default(0),
    /**
     * Increases with each report and each action of staff, so that no one decides on what they have
     * not seen.
     */
    version: integer("version").notNull().default(1),
    /** Whether this case hides the subject from the public: until a decision, or because of one. */
    isHiding: boolean("is_hiding").notNull().default(false),
    assignedTo: uuid("assigned_to").references(() => users.id, { onDelete: "set null" }),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    outcome: text("outcome", { enum: CASE_OUTCOMES }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** Null for a decision from the command line, and once that account is erased. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** The reason, as the person concerned reads it. */
    decision: text("decision"),
  },
  (table) => [
    uniqueIndex("cases_open_subject_key").on(table.kind, table.subjectId).where(sql`outcome is null`),
    index("cases_subject_idx").on(table.kind, table.subjectId, table.id),
    index("cases_hiding_idx").on(table.kind, table.subjectId).where(sql`is_hiding`),
    index("cases_about_id_idx").on(table.aboutId, table.id),
    index("cases_assigned_to_idx").on(table.assignedTo, table.id),
    index("cases_decided_by_idx").on(table.decidedBy).where(sql`decided_by is not null`),
    index("cases_open_idx").on(table.id).where(sql`outcome is null`),
    index("cases_open_kind_idx").on(table.kind, table.id).where(sql`outcome is null`),
    index("cases_kind_idx").on(table.kind, table.id),
    index("cases_decided_idx").on(table.id).where(sql`outcome is not null`),
    index("cases_reason_idx").on(table.kind, table.reason, table.id),
    check("cases_kind_check", isOneOf(table.kind, CASE_KINDS)),
    check("cases_reason_check", isOneOf(table.reason, REPORT_REASONS)),
    check("cases_outcome_check", isOneOf(table.outcome, CASE_OUTCOMES)),
    check("cases_decided_check", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
);

/** A report by one person, or by the product. Only staff learn who sent it. */
export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    /** Null for a guest, for the product, and once the account is erased. */
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    /** Where a guest wants to be told the outcome; null once they were told. */
    reporterEmail: text("reporter_email"),
    /**
     * Keyed hashes of the reporter and of their network: two reports with one hash count once. Null
     * for the product.
     */
    reporterKey: text("reporter_key"),
    networkKey: text("network_key"),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    words: text("words").notNull(),
    evidence: jsonb("evidence").$type<Evidence>().notNull(),
    /**
     * Whether the report counts toward hiding the subject. It does not if its sender's earlier
     * reports were abuse.
     */
    isWeighed: boolean("is_weighed").notNull(),
    /** When staff marked it as abuse. */
    abusiveAt: timestamp("abusive_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("reports_case_id_idx").on(table.caseId, table.id),
    index("reports_reporter_id_idx").on(table.reporterId, table.id),
    index("reports_abusive_reporter_idx").on(table.reporterKey).where(sql`abusive_at is not null`),
    index("reports_abusive_network_idx").on(table.networkKey).where(sql`abusive_at is not null`),
    check("reports_reason_check", isOneOf(table.reason, REPORT_REASONS)),
  ],
);

/** The history of a case, with the notes of staff. */
export const caseEvents = pgTable(
  "case_events",
  {
    id: uuid("id").primaryKey(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: CASE_EVENTS }).notNull(),
    /** Null for the product, for reporters, and once that account is erased. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("case_events_case_id_idx").on(table.caseId, table.id),
    index("case_events_actor_id_idx").on(table.actorId),
    check("case_events_kind_check", isOneOf(table.kind, CASE_EVENTS)),
  ],
);
