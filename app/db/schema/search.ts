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

/** Text that compares by bytes, so that "begins with" is a range. */
const bytes = customType<{ data: string }>({
  dataType() {
    return 'text collate "C"';
  },
});

/**
 * Every word of the jobs' search documents, with the approximate number of open jobs that have it, counted by a task. A
 * trigger adds new words with their job. The empty word stands for all open jobs.
 */
export const jobWords = pgTable(
  "job_words",
  {
    word: bytes("word").primaryKey(),
    jobs: integer("jobs").notNull().default(1),
    /** Written so in a title, a skill, a company, an industry, or a place: a possible correction of a misspelling. */
    isSpelled: boolean("is_spelled").notNull().default(false),
  },
  () => [index("job_words_spelled_idx").using("gin", sql`word gin_trgm_ops`).where(sql`is_spelled`)],
);

/**
 * Suggestions while typing: one row for each word that a text can be found from. A trigger adds a new job's texts; a
 * task counts them, and keeps the most common.
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
 * The index for candidate search, of visible profiles with available hours: their words and, as entries that begin with
 * "~", the values of filters. Derived: triggers write it from current_profile_documents in the transaction that changes
 * a profile.
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
    // Without a pending list, which every search would have to scan.
    index("profile_documents_document_idx").using("gin", table.document).with({ fastupdate: false }),
  ],
);

/** Like `jobWords`, for profiles. */
export const profileWords = pgTable("profile_words", {
  word: bytes("word").primaryKey(),
  profiles: integer("profiles").notNull().default(1),
});
