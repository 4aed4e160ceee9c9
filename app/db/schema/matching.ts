import { sql } from "drizzle-orm";
import { check, pgSequence, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** Numbers the changes of jobs and profiles that matching needs (triggers in app/db/sql/matching.sql). */
export const matchingChanges = pgSequence("matching_changes");

/** The next of these numbers, as the default of a column. */
export const nextChange = sql`nextval('matching_changes')`;

/** What the stored readings were made with, one row: a hash of the vocabulary and the rules of reading. */
export const readingSources = pgTable(
  "reading_sources",
  {
    id: smallint("id").primaryKey().default(1),
    hash: text("hash").notNull(),
  },
  (table) => [check("reading_sources_id_check", sql`${table.id} = 1`)],
);

/** A reading of features/readings (`TextReading`), repeated here because the database knows no features. */
export type StoredReading = {
  occupations: Array<{ name: string; field: string; share: number; because: string }>;
  near: Record<string, number>;
  tags: Array<{ name: string; concepts: string[]; stems: Array<[stem: string, rarity: number]>; weight: number }>;
  skills: Record<string, number>;
  stems: Record<string, number>;
};
