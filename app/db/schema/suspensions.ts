import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { JOB_STATUSES } from "../../domain/status.ts";
import { APPEAL_KINDS, APPEAL_OUTCOMES, SUSPENSION_ENDS } from "../../domain/suspension.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { isOneOf } from "./one-of.ts";

/**
 * A suspension of an account by staff, for seven days or permanently. An account has at most one
 * that is in force.
 */
export const accountSuspensions = pgTable(
  "account_suspensions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The reason in plain words, as the person reads it. */
    reason: text("reason").notNull(),
    /** The case that the suspension resulted from. */
    caseId: uuid("case_id"),
    /**
     * Whether recruiters could find a senior's profile before. It is hidden during the suspension.
     */
    wasVisible: boolean("was_visible").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    /** The member of staff who decided; null once that account is erased. */
    startedBy: uuid("started_by").references(() => users.id, { onDelete: "set null" }),
    /** When it ends by itself; null if it is permanent. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    endedHow: text("ended_how", { enum: SUSPENSION_ENDS }),
    endedBy: uuid("ended_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("account_suspensions_open_key").on(table.userId).where(sql`ended_at is null`),
    index("account_suspensions_user_id_idx").on(table.userId, table.startedAt),
    index("account_suspensions_open_ends_at_idx").on(table.endsAt).where(sql`ended_at is null`),
    index("account_suspensions_started_by_idx").on(table.startedBy),
    index("account_suspensions_ended_by_idx").on(table.endedBy).where(sql`ended_by is not null`),
    check("account_suspensions_ended_how_check", isOneOf(table.endedHow, SUSPENSION_ENDS)),
    check("account_suspensions_ended_check", sql`(${table.endedAt} is null) = (${table.endedHow} is null)`),
  ],
);

/**
 * The status of a job before its recruiter was suspended or its company hidden. It is restored once
 * neither applies.
 */
export const suspendedJobs = pgTable(
  "suspended_jobs",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    status: text("status", { enum: JOB_STATUSES }).notNull(),
  },
  (table) => [check("suspended_jobs_status_check", isOneOf(table.status, JOB_STATUSES))],
);

/**
 * A person's appeal against a decision, at most one per decision, and the decision of another
 * member of staff about it.
 */
export const appeals = pgTable(
  "appeals",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: APPEAL_KINDS }).notNull(),
    /**
     * The id of the decision: a suspension, the review of a job, an event of a company, or a case.
     */
    decisionId: uuid("decision_id").notNull(),
    /**
     * The member of staff who made the first decision, and therefore may not decide the appeal;
     * null for the command line, and once that account is erased.
     */
    firstDecidedBy: uuid("first_decided_by").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    outcome: text("outcome", { enum: APPEAL_OUTCOMES }),
    /** The written answer that the person reads. */
    answer: text("answer"),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("appeals_decision_key").on(table.kind, table.decisionId),
    index("appeals_user_id_idx").on(table.userId),
    index("appeals_open_idx").on(table.id).where(sql`outcome is null`),
    index("appeals_decided_idx").on(table.id).where(sql`outcome is not null`),
    index("appeals_first_decided_by_idx").on(table.firstDecidedBy).where(sql`first_decided_by is not null`),
    index("appeals_decided_by_idx").on(table.decidedBy).where(sql`decided_by is not null`),
    check("appeals_kind_check", isOneOf(table.kind, APPEAL_KINDS)),
    check("appeals_outcome_check", isOneOf(table.outcome, APPEAL_OUTCOMES)),
    check("appeals_decided_check", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
);
