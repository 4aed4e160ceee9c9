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
import type { SentAnswer } from "../../domain/questions.ts";
import { STATUSES } from "../../domain/status.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";
import { companyStages } from "./company-stages.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";
import type { StoredReading } from "./matching.ts";
import { isOneOf } from "./one-of.ts";

/** A snapshot of the profile at the time of the application, which the employer keeps seeing. */
export type ProfileSnapshot = {
  fullName: string;
  bio: string | null;
  skills: string[];
  yearsExperience: number | null;
  availabilityHours: number | null;
  workPreference: WorkPreference | null;
  place: string | null;
  /** Absent in snapshots from before these fields existed. */
  travelMiles?: number | null;
  industries?: string[];
  /**
   * The least pay that was wanted, and the same per hour if it can be computed; null if employers did not see it.
   * Absent in older snapshots.
   */
  wanted?: { amount: number; unit: PayUnit; hourly: number | null } | null;
};

/** The pay at the time of the application, which stays valid for the applicant. */
export type JobTerms = Pay;

/** An application of a person for a job. The unique index makes fifty clicks one row. */
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
    /** The company's own stage inside the status; null for none. A status change clears it. */
    stageId: uuid("stage_id").references(() => companyStages.id, { onDelete: "set null" }),
    /** The application is still anonymous: the job has anonymous review, and the person was not invited. */
    hidesName: boolean("hides_name").notNull().default(false),
    profileSnapshot: jsonb("profile_snapshot").$type<ProfileSnapshot>().notNull(),
    /** How the profile was read then (features/readings); null in older rows. */
    sentReading: jsonb("sent_reading").$type<StoredReading>(),
    /** Null in older rows, for which the job's own terms hold. */
    jobTerms: jsonb("job_terms").$type<JobTerms>(),
    /** The note to the employer; null if there is none. */
    coverNote: text("cover_note"),
    /** What the job asked, as it was asked then, and the answers. */
    questionAnswers: jsonb("question_answers").$type<SentAnswer[]>().notNull().default([]),
    /** The resume that was sent; null if there was none, or the person removed it. */
    resumeFileId: uuid("resume_file_id").references(() => files.id, { onDelete: "set null" }),
    /** The interview: its time, the time zone of entry, and the way to meet; null until a date is set. */
    interviewAt: timestamp("interview_at", { withTimezone: true }),
    interviewZone: text("interview_zone"),
    interviewHow: text("interview_how", { enum: ["phone", "video", "in-person"] }),
    /** The promised day of an answer; null if none was promised. */
    answerDueOn: date("answer_due_on", { mode: "string" }),
    /** When the employer first changed the status or wrote to the person; null before that. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** The number of reminders to answer that were sent. */
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
    index("applications_stage_id_idx").on(table.stageId).where(sql`stage_id is not null`),
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

/** Each status of an application, with who set it: the timeline that people see. */
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

/** A company's answer record over the last 90 days, computed every business day. */
export const companyAnswers = pgTable("company_answers", {
  companyId: uuid("company_id")
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  /** Applications that were answered, or whose day has passed. */
  counted: integer("counted").notNull(),
  answered: integer("answered").notNull(),
  /** The median time to an answer, in hours; null if there is none. */
  medianHours: integer("median_hours"),
});
