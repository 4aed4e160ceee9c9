import { sql } from "drizzle-orm";
import { pgSequence } from "drizzle-orm/pg-core";

/** Numbers the changes of jobs and profiles that matching needs (triggers in app/db/sql/matching.sql). */
export const matchingChanges = pgSequence("matching_changes");

/** The next of these numbers, as the default of a column. */
export const nextChange = sql`nextval('matching_changes')`;

/** A reading of features/readings (`TextReading`), repeated here because the database knows no features. */
export type StoredReading = {
  occupations: Array<{ name: string; field: string; share: number; because: string }>;
  near: Record<string, number>;
  tags: Array<{ name: string; concepts: string[]; stems: Array<[stem: string, rarity: number]>; weight: number }>;
  skills: Record<string, number>;
  stems: Record<string, number>;
};
