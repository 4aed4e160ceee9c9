import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { WORD_SOURCES } from "#app/domain/new-words.ts";
import { isOneOf } from "./one-of.ts";

/**
 * Words that several people used and the vocabulary of work lacks, for its editors. A task finds them every night and
 * removes those that are no longer used, unless staff dismissed them.
 */
export const newWords = pgTable(
  "new_words",
  {
    id: uuid("id").primaryKey(),
    source: text("source", { enum: WORD_SOURCES }).notNull(),
    /** In lowercase; one row for each source. */
    words: text("words").notNull(),
    people: integer("people").notNull(),
    /** The skills most often named beside a skill. */
    beside: text("beside").array().notNull(),
    dismissedAt: timestamp("dismissed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("new_words_source_words_key").on(table.source, table.words),
    index("new_words_people_idx").on(table.people.desc(), table.id).where(sql`dismissed_at is null`),
    check("new_words_source_check", isOneOf(table.source, WORD_SOURCES)),
  ],
);
