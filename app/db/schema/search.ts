import { sql } from "drizzle-orm";
import { boolean, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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

/** What is offered while somebody types: one row for each word that a text could be begun with. Made by a task. */
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
