import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EmploymentType, Flexibility, WorkType } from "../../domain/employment.ts";
import type { PayUnit } from "../../domain/pay.ts";
import { JOB_STATUSES, REVIEW_OUTCOMES } from "../../domain/status.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { isOneOf } from "./one-of.ts";

/** What a recruiter wants a job to say that was public before: its row keeps the old texts until this is approved. */
export type ProposedJob = {
  title: string;
  company: string;
  description: string;
  location: string;
  industry: string;
  employmentType: EmploymentType;
  workType: WorkType;
  hoursPerWeek: number;
  payRangeMin: number;
  payRangeMax: number;
  payUnit: PayUnit;
  answerDays: number;
  hidesNames: boolean;
  flexibility: Flexibility[];
  skills: string[];
  occupations?: string[] | undefined;
  occupationsShown?: string[] | undefined;
};

/** A job that was held before it went public, and what became of it. A job has one open review at most. */
export const jobReviews = pgTable(
  "job_reviews",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Why it is held (features/jobs/review/rules.ts). */
    reasons: text("reasons").array().notNull(),
    /** Grows with each change while it is held, so that nobody decides on a text they have not seen. */
    version: integer("version").notNull().default(1),
    /** The status the job had before; withdrawing leads back to it. */
    before: text("before", { enum: JOB_STATUSES }).notNull(),
    /** The status that approval gives it. */
    leadsTo: text("leads_to", { enum: ["live", "paused"] }).notNull(),
    /** Null where the job's own row has what is reviewed. */
    proposed: jsonb("proposed").$type<ProposedJob>(),
    /** The company name as reviewed: an approved one is not asked about again. */
    company: text("company").notNull(),
    /** A fingerprint of the texts as reviewed: approved ones are not asked about again. */
    textHash: text("text_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    outcome: text("outcome", { enum: REVIEW_OUTCOMES }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** Null for a decision from the command line, and once that account is erased. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** What the recruiter is told when it is refused. */
    refusal: text("refusal"),
  },
  (table) => [
    uniqueIndex("job_reviews_open_key").on(table.jobId).where(sql`outcome is null`),
    index("job_reviews_job_id_idx").on(table.jobId, table.createdAt),
    index("job_reviews_open_created_at_idx").on(table.createdAt, table.id).where(sql`outcome is null`),
    index("job_reviews_decided_by_idx").on(table.decidedBy).where(sql`decided_by is not null`),
    check("job_reviews_outcome_check", isOneOf(table.outcome, REVIEW_OUTCOMES)),
    check("job_reviews_before_check", isOneOf(table.before, JOB_STATUSES)),
    check("job_reviews_leads_to_check", isOneOf(table.leadsTo, ["live", "paused"])),
    check("job_reviews_decided_check", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
);
