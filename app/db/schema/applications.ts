import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { WorkPreference } from "../../domain/employment.ts";
import type { Pay, PayUnit } from "../../domain/pay.ts";
import { STATUSES } from "../../domain/status.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";
import type { StoredReading } from "./matching.ts";
import { isOneOf } from "./one-of.ts";
import { companies } from "./profiles.ts";

/** The profile as it was when the person applied: an employer keeps seeing what was sent. */
export type ProfileSnapshot = {
  fullName: string;
  bio: string | null;
  skills: string[];
  yearsExperience: number | null;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: string | null;
  /** Absent in what was sent before these could be said. */
  travelMiles?: number | null;
  industries?: string[];
  /**
   * The least pay that was wanted, and the same per hour where that can be told; null where employers did not see it.
   * Absent in what was sent before it was kept.
   */
  wanted?: { amount: number; unit: PayUnit; hourly: number | null } | null;
};

/** What the job offered as the person applied: it holds for them, whatever the job says later. */
export type JobTerms = Pay;

/** One person's application to one job. The unique index makes fifty clicks one row. */
export const applications = pgTable(
  "applications",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    applicantId: uuid("applicant_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: STATUSES }).notNull(),
    /** The employer does not know yet who it is: the job is reviewed without names, and nobody invited them so far. */
    hidesName: boolean("hides_name").notNull().default(false),
    profileSnapshot: jsonb("profile_snapshot").$type<ProfileSnapshot>().notNull(),
    /** What the profile was read as then (features/readings); null in what was sent before that was kept. */
    sentReading: jsonb("sent_reading").$type<StoredReading>(),
    /** Null in what was sent before they were kept: then the job's own hold. */
    jobTerms: jsonb("job_terms").$type<JobTerms>(),
    /** What the person added for this employer; null when they added nothing. */
    coverNote: text("cover_note"),
    /** The resume as it was sent; null when there was none, or once the person removed it. */
    resumeFileId: uuid("resume_file_id").references(() => files.id, { onDelete: "set null" }),
    /** When they meet, the time zone it was said in, and how; null until a date is set. */
    interviewAt: timestamp("interview_at", { withTimezone: true }),
    interviewZone: text("interview_zone"),
    interviewHow: text("interview_how", { enum: ["phone", "video", "in-person"] }),
    /** The day by which the employer promised an answer; null where none was promised yet. */
    answerDueOn: date("answer_due_on", { mode: "string" }),
    /** When the employer first moved the application or wrote to the person; null while neither has happened. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** How many of the reminders to answer have gone out. */
    answerReminders: smallint("answer_reminders").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("applications_unanswered_idx")
      .on(table.answerDueOn)
      .where(sql`status = 'pending' and answered_at is null and answer_due_on is not null`),
    index("applications_hides_name_idx").on(table.jobId).where(sql`hides_name`),
    uniqueIndex("applications_job_id_applicant_id_key").on(table.jobId, table.applicantId),
    index("applications_applicant_id_created_at_idx").on(table.applicantId, table.createdAt.desc()),
    index("applications_resume_file_id_idx").on(table.resumeFileId),
    check(
      "applications_hides_name_check",
      sql`not ${table.hidesName} or ${table.status} not in ('interview', 'offered', 'declined', 'hired')`,
    ),
    check("applications_interview_how_check", sql`${table.interviewHow} in ('phone', 'video', 'in-person')`),
    check(
      "applications_interview_check",
      sql`(${table.interviewAt} is null) = (${table.interviewZone} is null) and (${table.interviewHow} is null or ${table.interviewAt} is not null)`,
    ),
    check("applications_status_check", isOneOf(table.status, STATUSES)),
  ],
);

/** Each status an application has had, with who set it: the timeline people see. */
export const applicationEvents = pgTable(
  "application_events",
  {
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    status: text("status", { enum: STATUSES }).notNull(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("application_events_application_id_created_at_idx").on(table.applicationId, table.createdAt),
    index("application_events_actor_id_idx").on(table.actorId),
    check("application_events_status_check", isOneOf(table.status, STATUSES)),
  ],
);

/** How a company kept its promises to answer over the last 90 days; counted every working day. */
export const companyAnswers = pgTable("company_answers", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  /** Applications that were answered, or whose day has passed. */
  counted: integer("counted").notNull(),
  answered: integer("answered").notNull(),
  /** How long half of the answers took at most, in hours; null while there is none. */
  medianHours: integer("median_hours"),
});
