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
import type { EmploymentType, Flexibility, WorkType } from "../../domain/employment.ts";
import type { PayUnit } from "../../domain/pay.ts";
import type { JobQuestion } from "../../domain/questions.ts";
import { JOB_STATUSES, REVIEW_OUTCOMES } from "../../domain/status.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { isOneOf } from "./one-of.ts";

/** The new content of a job that was public: its row keeps the old texts until this is approved. */
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
  questions?: JobQuestion[] | undefined;
  flexibility: Flexibility[];
  skills: string[];
  occupations?: string[] | undefined;
  occupationsShown?: string[] | undefined;
};

/** The review of a job that was held before it went public. A job has at most one open review. */
export const jobReviews = pgTable(
  "job_reviews",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Why staff review it (features/jobs/review/rules.ts); empty if only a colleague does. */
    reasons: text("reasons").array().notNull(),
    /** Increases with each change while it is held, so that no one decides on a text they have not seen. */
    version: integer("version").notNull().default(1),
    /** Whether a colleague's yes is needed first; staff decide only afterwards, if there are reasons. */
    awaitsColleague: boolean("awaits_colleague").notNull().default(false),
    /** The recruiter who sent this version; null once their account is erased. */
    sentBy: uuid("sent_by").references(() => users.id, { onDelete: "set null" }),
    /** The job's previous status, which withdrawing restores. */
    before: text("before", { enum: JOB_STATUSES }).notNull(),
    /** The status after approval. */
    leadsTo: text("leads_to", { enum: ["live", "paused"] }).notNull(),
    /** Null if the job's own row has the content. */
    proposed: jsonb("proposed").$type<ProposedJob>(),
    /** The reviewed company name; an approved one needs no further review. */
    company: text("company").notNull(),
    /** A hash of the reviewed texts; approved ones need no further review. */
    textHash: text("text_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    outcome: text("outcome", { enum: REVIEW_OUTCOMES }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** Staff, or the colleague who said yes. Null for a decision on the command line, and once that account is erased. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** The reason for a refusal, as the recruiter reads it. */
    refusal: text("refusal"),
  },
  (table) => [
    uniqueIndex("job_reviews_open_key").on(table.jobId).where(sql`outcome is null`),
    index("job_reviews_job_id_idx").on(table.jobId, table.createdAt),
    index("job_reviews_open_created_at_idx").on(table.createdAt, table.id).where(sql`outcome is null`),
    index("job_reviews_sent_by_idx").on(table.sentBy).where(sql`sent_by is not null`),
    index("job_reviews_decided_by_idx").on(table.decidedBy).where(sql`decided_by is not null`),
    check("job_reviews_outcome_check", isOneOf(table.outcome, REVIEW_OUTCOMES)),
    check("job_reviews_before_check", isOneOf(table.before, JOB_STATUSES)),
    check("job_reviews_leads_to_check", isOneOf(table.leadsTo, ["live", "paused"])),
    check("job_reviews_decided_check", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
);
