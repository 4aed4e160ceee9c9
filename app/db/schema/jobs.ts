import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  ANSWER_DAYS,
  EMPLOYMENT_TYPES,
  FLEXIBILITIES,
  HOURS_PER_WEEK,
  USUAL_ANSWER_DAYS,
  WORK_TYPES,
} from "../../domain/employment.ts";
import { MOST_PAY_DOLLARS, shiftOf } from "../../domain/facets.ts";
import { hourlySql, PAY_UNITS } from "../../domain/pay.ts";
import type { JobQuestion } from "../../domain/questions.ts";
import { JOB_STATUSES } from "../../domain/status.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";
import { folded } from "./folded.ts";
import { nextChange, type StoredReading } from "./matching.ts";
import { isOneOf } from "./one-of.ts";
import { skills } from "./skills.ts";
import { tsvector } from "./tsvector.ts";

/** The upper end of the pay in dollars per hour; 0 for a project, whose hours are unknown. */
const HOURLY = hourlySql("pay_range_max", "hours_per_week");
const HOURLY_PAY = `round(case pay_unit when 'hour' then ${HOURLY.hour} when 'day' then ${HOURLY.day} when 'month' then ${HOURLY.month} when 'year' then ${HOURLY.year} else 0 end, 2)`;

function slug(expression: string): string {
  return `trim(both '-' from regexp_replace(${folded(expression)}, '[^a-z0-9]+', '-', 'g'))`;
}

function inList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(", ");
}

/** The filter values of a job, packed into one number (domain/facets.ts), because a search reads a thousand. */
const FACETS = [
  `array_position(array[${inList(EMPLOYMENT_TYPES)}], employment_type) - 1`,
  `array_position(array[${inList(WORK_TYPES)}], work_type) - 1 << ${shiftOf("workType")}`,
  `hours_per_week << ${shiftOf("hoursPerWeek")}`,
  `least(floor(${HOURLY_PAY}), ${MOST_PAY_DOLLARS})::integer << ${shiftOf("payDollars")}`,
  ...FLEXIBILITIES.map((kind, index) => `('${kind}' = any(flexibility))::integer << ${shiftOf("flexibility") + index}`),
]
  .map((part) => `(${part})`)
  .join(" | ");

/** A posted job. Pay is dollars per `payUnit`; slugs as in D66. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * Who looks after the job: its author at first, later whoever it was handed to. Notifications go to them, and it
     * belongs to their company (accounts/company-access.server.ts).
     */
    responsibleId: uuid("responsible_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").references(() => companies.id),
    /** One key per filled form, so that a repeated submit makes one job (R47). */
    submissionKey: uuid("submission_key").notNull(),
    title: text("title").notNull(),
    company: text("company").notNull(),
    location: text("location").notNull(),
    industry: text("industry").notNull(),
    employmentType: text("employment_type", { enum: EMPLOYMENT_TYPES }).notNull(),
    workType: text("work_type", { enum: WORK_TYPES }).notNull(),
    hoursPerWeek: integer("hours_per_week").notNull(),
    payRangeMin: numeric("pay_range_min", { precision: 12, scale: 2, mode: "number" }).notNull(),
    payRangeMax: numeric("pay_range_max", { precision: 12, scale: 2, mode: "number" }).notNull(),
    payUnit: text("pay_unit", { enum: PAY_UNITS }).notNull(),
    flexibility: text("flexibility").array().notNull(),
    description: text("description").notNull(),
    status: text("status", { enum: JOB_STATUSES }).notNull().default("live"),
    /** True while the job is live: what seniors find and apply to. */
    isActive: boolean("is_active").notNull().generatedAlwaysAs(sql`status = 'live'`),
    /** When `status` was last set: "Paused 3 days ago". */
    statusChangedAt: timestamp("status_changed_at", { withTimezone: true }).notNull(),
    /** When a live job expires; null until it is first live. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    /** When the recruiter was warned of the end; null again once the end moves. */
    expiryWarnedAt: timestamp("expiry_warned_at", { withTimezone: true }),
    /** When people with an open application were told of the end; null until then. */
    applicantsToldAt: timestamp("applicants_told_at", { withTimezone: true }),
    /** When the best-fitting seniors were notified, which happens once; null until then. */
    seniorsToldAt: timestamp("seniors_told_at", { withTimezone: true }),
    /** The promised answer time for every applicant, in business days. */
    answerDays: integer("answer_days").notNull().default(USUAL_ANSWER_DAYS),
    /** Applicants stay without name, photo, and resume until they are invited to an interview. */
    hidesNames: boolean("hides_names").notNull().default(false),
    /** What everyone who applies is asked. */
    questions: jsonb("questions").$type<JobQuestion[]>().notNull().default([]),
    /** Since when an applicant has waited far longer than that; null if none has. Such a job is not recommended. */
    notAnsweringSince: timestamp("not_answering_since", { withTimezone: true }),
    /** When it was last reopened after a while, or changed; null if it is as posted. */
    renewedAt: timestamp("renewed_at", { withTimezone: true }),
    /** The job's skill names in order, one per line: a copy for full-text search, maintained by the commands. */
    skillNames: text("skill_names").notNull().default(""),
    /** The occupations that its recruiter chose instead of those read from the text; null if none. */
    occupationsSaid: text("occupations_said").array(),
    /** How the texts are read (features/readings), maintained by the commands; null until then. */
    reading: jsonb("reading").$type<StoredReading>(),
    /** The reading's index entries, maintained by the commands. */
    concepts: text("concepts").array().notNull().default([]),
    /** Increases with each change that matching needs, so that a process reads only what is new. */
    change: bigint("change", { mode: "number" }).notNull().default(nextChange),
    /**
     * The document for full-text search: words, stemmed and plain, and the values of filters. Its parts: decision 023.
     */
    searchDocument: tsvector("search_document")
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `job_search_document(${["title", "skill_names", "company || ' ' || industry", "location", "description"].map(folded).join(", ")}, ${slug("industry")}, employment_type, work_type, flexibility, hours_per_week, ${HOURLY_PAY}, created_at, concepts)`,
        ),
      ),
    /** The upper end of the pay per hour, for sorting. */
    hourlyPay: numeric("hourly_pay", { precision: 12, scale: 2, mode: "number" })
      .notNull()
      .generatedAlwaysAs(sql.raw(HOURLY_PAY)),
    facets: integer("facets").notNull().generatedAlwaysAs(sql.raw(FACETS)),
    /** Place and industry in addresses: "duluth-minnesota"; empty if no letter or digit is left. */
    placeSlug: text("place_slug")
      .notNull()
      .generatedAlwaysAs(sql.raw(slug("location"))),
    industrySlug: text("industry_slug")
      .notNull()
      .generatedAlwaysAs(sql.raw(slug("industry"))),
    /** The town in the location, folded, for comparing places; null if there is none. */
    town: text("town").generatedAlwaysAs(sql`(place_parts(location))[1]`),
    region: text("region").generatedAlwaysAs(sql`(place_parts(location))[2]`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("jobs_created_by_submission_key_key").on(table.createdBy, table.submissionKey),
    // Ascending on purpose: PostgreSQL scans them backward for "newest first", and drizzle-kit would write DESC NULLS
    // LAST, which does not serve ORDER BY ... DESC.
    index("jobs_responsible_id_created_at_idx").on(table.responsibleId, table.createdAt),
    index("jobs_active_created_at_idx").on(table.createdAt, table.id).where(sql`is_active`),
    index("jobs_active_hourly_pay_idx").on(table.hourlyPay, table.createdAt, table.id).where(sql`is_active`),
    index("jobs_active_place_idx").on(table.placeSlug, table.createdAt, table.id).where(sql`is_active`),
    index("jobs_active_industry_idx").on(table.industrySlug, table.createdAt, table.id).where(sql`is_active`),
    index("jobs_change_idx").on(table.change),
    index("jobs_live_expires_at_idx").on(table.expiresAt).where(sql`status = 'live'`),
    index("jobs_ended_untold_idx")
      .on(table.statusChangedAt)
      .where(sql`status in ('closed', 'filled', 'expired') and applicants_told_at is null`),
    index("jobs_live_untold_since_idx")
      .on(table.statusChangedAt)
      .where(sql`status = 'live' and seniors_told_at is null`),
    index("jobs_active_renewed_at_idx").on(table.renewedAt).where(sql`is_active and renewed_at is not null`),
    index("jobs_not_answering_idx").on(table.id).where(sql`not_answering_since is not null`),
    index("jobs_company_id_idx").on(table.companyId),
    // Without a pending list, which every search would have to scan.
    index("jobs_search_document_idx")
      .using("gin", table.searchDocument)
      .with({ fastupdate: false })
      .where(sql`is_active`),
    check("jobs_employment_type_check", isOneOf(table.employmentType, EMPLOYMENT_TYPES)),
    check(
      "jobs_status_check",
      sql`${isOneOf(table.status, JOB_STATUSES)} and (${table.status} <> 'live' or ${table.expiresAt} is not null)`,
    ),
    check("jobs_work_type_check", isOneOf(table.workType, WORK_TYPES)),
    check("jobs_pay_unit_check", isOneOf(table.payUnit, PAY_UNITS)),
    check("jobs_answer_days_check", isOneOf(table.answerDays, ANSWER_DAYS)),
    check(
      "jobs_hours_check",
      sql`${table.hoursPerWeek} between ${sql.raw(String(HOURS_PER_WEEK.min))} and ${sql.raw(String(HOURS_PER_WEEK.max))}`,
    ),
    check("jobs_pay_check", sql`${table.payRangeMin} >= 1 and ${table.payRangeMax} >= ${table.payRangeMin}`),
    check("jobs_flexibility_check", sql`${table.flexibility} <@ array[${sql.raw(inList(FLEXIBILITIES))}]`),
  ],
);

/** A job's skills, in the order the recruiter gave them. */
export const jobSkills = pgTable(
  "job_skills",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.skillId] }),
    index("job_skills_skill_id_idx").on(table.skillId, table.jobId),
  ],
);
