import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { IMPORT_CHOICES, IMPORT_OUTCOMES, IMPORT_STATUSES } from "../../domain/imports.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { isOneOf } from "./one-of.ts";

/** A feed of jobs at an address, read again and again once its recruiter has chosen what happens with its jobs. */
export const jobFeeds = pgTable(
  "job_feeds",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** What jobs get that don't say it: fields of the posting form by their names. */
    otherwise: jsonb("otherwise").$type<Record<string, string | string[]>>().notNull(),
    /** What becomes of new jobs; null until it is chosen. */
    choice: text("choice", { enum: IMPORT_CHOICES }),
    closesMissing: boolean("closes_missing").notNull().default(false),
    /** When it is read next; null while it is not read by itself. */
    nextReadAt: timestamp("next_read_at", { withTimezone: true }),
    /** When it was last read without a problem. */
    readAt: timestamp("read_at", { withTimezone: true }),
    /** Since when it cannot be read, and why; null if it can. */
    failingSince: timestamp("failing_since", { withTimezone: true }),
    problem: text("problem"),
    /** Since when most of its jobs are gone from it, which waits for its recruiter's yes; null if they are not. */
    lostJobsSince: timestamp("lost_jobs_since", { withTimezone: true }),
    /** When it was given up after days of failing; null if it was not. */
    stoppedAt: timestamp("stopped_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("job_feeds_user_id_url_key").on(table.userId, table.url),
    index("job_feeds_next_read_at_idx").on(table.nextReadAt).where(sql`next_read_at is not null`),
    check("job_feeds_choice_check", isOneOf(table.choice, IMPORT_CHOICES)),
  ],
);

/** A file of jobs that a recruiter uploaded, or a feed as it was at one reading. */
export const jobImports = pgTable(
  "job_imports",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Where the jobs come from, within which a job's own ID is unique: "file", or the address of a feed. */
    source: text("source").notNull(),
    /** The name of the file, as shown to its recruiter. */
    name: text("name").notNull(),
    status: text("status", { enum: IMPORT_STATUSES }).notNull(),
    rowCount: integer("row_count").notNull(),
    /** Columns of the file that mean nothing to us. */
    unusedColumns: text("unused_columns").array().notNull().default([]),
    /** What becomes of new jobs; null until it is chosen. */
    choice: text("choice", { enum: IMPORT_CHOICES }),
    /** Whether earlier jobs of this source that are not in it are closed. */
    closesMissing: boolean("closes_missing").notNull().default(false),
    /** How many jobs it closed. */
    closedCount: integer("closed_count").notNull().default(0),
    /** Why it ended before its last row; null if it did not. */
    problem: text("problem"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (table) => [
    index("job_imports_user_id_idx").on(table.userId, table.createdAt),
    // One at a time, so that two never write the same job.
    uniqueIndex("job_imports_posting_key").on(table.userId).where(sql`status = 'posting'`),
    check("job_imports_status_check", isOneOf(table.status, IMPORT_STATUSES)),
    check("job_imports_choice_check", isOneOf(table.choice, IMPORT_CHOICES)),
  ],
);

/** A row of an import: what it says, what is wrong with it, and what became of it. */
export const jobImportRows = pgTable(
  "job_import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => jobImports.id, { onDelete: "cascade" }),
    /** Its number in the file, counted as a spreadsheet does: the header is 1. */
    position: integer("position").notNull(),
    /** The job's ID in its source; empty if it has none. */
    sourceId: text("source_id").notNull(),
    /** The fields of the posting form, by their names. */
    said: jsonb("said").$type<Record<string, string | string[]>>().notNull(),
    isChecked: boolean("is_checked").notNull().default(false),
    /** Sentences by field; null if there are none. */
    errors: jsonb("errors").$type<Record<string, string>>(),
    outcome: text("outcome", { enum: IMPORT_OUTCOMES }),
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index("job_import_rows_job_id_idx").on(table.jobId).where(sql`job_id is not null`),
    check("job_import_rows_outcome_check", isOneOf(table.outcome, IMPORT_OUTCOMES)),
  ],
);

/** The job that was made from a row, by the job's ID in its source: importing it again changes the same job. */
export const importedJobs = pgTable(
  "imported_jobs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    sourceId: text("source_id").notNull(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** A hash of the imported content: a row that says the same again changes nothing. */
    contentHash: text("content_hash").notNull(),
    /** Whether an import closed the job because its row was gone, so that one with the row may open it again. */
    isClosedByImport: boolean("is_closed_by_import").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source, table.sourceId] }),
    uniqueIndex("imported_jobs_job_id_key").on(table.jobId),
  ],
);
