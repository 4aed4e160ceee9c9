import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { profiles } from "./profiles.ts";
import { tsvector } from "./tsvector.ts";

/** Text that compares by its bytes, so that "begins with" is a range. */
const bytes = customType<{ data: string }>({
  dataType() {
    return 'text collate "C"';
  },
});

/**
 * Every word of the jobs' search documents, and how many open jobs have it: roughly, as counted by a task. New words
 * come with the job that brings them, by a trigger. The empty word stands for all open jobs.
 */
export const jobWords = pgTable(
  "job_words",
  {
    word: bytes("word").primaryKey(),
    jobs: integer("jobs").notNull().default(1),
    /** Written so in a title, a skill, a company, an industry or a place: what a misspelling may have meant. */
    isSpelled: boolean("is_spelled").notNull().default(false),
  },
  () => [index("job_words_spelled_idx").using("gin", sql`word gin_trgm_ops`).where(sql`is_spelled`)],
);

/**
 * What is offered while somebody types: one row for each word that a text could be begun with. A trigger
 * brings what a new job brings; a task counts them, and keeps the commonest.
 */
export const searchSuggestions = pgTable(
  "search_suggestions",
  {
    kind: text("kind", { enum: ["title", "skill", "place"] }).notNull(),
    /** The folded text from one of its words on. */
    start: bytes("start").notNull(),
    text: text("text").notNull(),
    jobs: integer("jobs").notNull(),
  },
  (table) => [primaryKey({ columns: [table.start, table.kind, table.text] })],
);

/**
 * What recruiters find a visible profile with hours to give by: its words and, as entries that begin with "~", what
 * filters ask for. Derived: triggers write it in the transaction that changes a profile, from current_profile_documents.
 */
export const profileDocuments = pgTable(
  "profile_documents",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.userId, { onDelete: "cascade" }),
    document: tsvector("document").notNull(),
    hours: smallint("hours").notNull(),
    years: smallint("years").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("profile_documents_updated_at_idx").on(table.updatedAt, table.userId),
    // Without a list of pending entries: every search would read it through.
    index("profile_documents_document_idx").using("gin", table.document).with({ fastupdate: false }),
  ],
);

/** As `jobWords`, for the documents of profiles. */
export const profileWords = pgTable("profile_words", {
  word: bytes("word").primaryKey(),
  profiles: integer("profiles").notNull().default(1),
});
