import { sql } from "drizzle-orm";
import { pgSequence } from "drizzle-orm/pg-core";

/** Numbers the changes of jobs and profiles that matching must know of (triggers in app/db/sql/matching.sql). */
export const matchingChanges = pgSequence("matching_changes");

/** The next of these numbers, as the default of a column. */
export const nextChange = sql`nextval('matching_changes')`;

/** An occupation that a text is about. `share` is 1 for the best one; `because` are the words that spoke for it most. */
export type StoredOccupation = { name: string; field: string; share: number; because: string };

/** A skill as somebody tagged it: what it may mean, its stems with how telling each is, and what it counts. */
export type StoredTag = {
  name: string;
  concepts: string[];
  stems: Array<[stem: string, rarity: number]>;
  weight: number;
};

/**
 * What a job or a person is read as, and all of it that matching needs. `near` are the occupations that it can stand in
 * for, itself among them, and how well, 0 to 1. `skills` and `stems` are unit vectors of the most telling ones.
 */
export type StoredReading = {
  occupations: StoredOccupation[];
  near: Record<string, number>;
  tags: StoredTag[];
  skills: Record<string, number>;
  stems: Record<string, number>;
};
