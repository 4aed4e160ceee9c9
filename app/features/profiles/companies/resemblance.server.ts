import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Shorter names are too common to compare by their beginning or by a differing letter. */
const LEAST_BEGINNING = 8;
const LEAST_CHANGED = 6;

/**
 * An SQL condition on two names in the form of `comparedNames` or `name_key`: they are the same,
 * one begins with the other, or they differ by one letter or two swapped ones.
 */
export function resembles(key: SQLWrapper, asked: SQLWrapper): SQL<boolean> {
  const shorter = sql`least(length(${key}), length(${asked}))`;
  const isOneAway = sql`exists (select 1 from generate_series(0, length(${asked})) at
    where left(${key}, at) = left(${asked}, at) and (
      substr(${key}, at + 1) = substr(${asked}, at + 2)
      or substr(${key}, at + 2) in (substr(${asked}, at + 1), substr(${asked}, at + 2))
      or (substr(${key}, at + 3) = substr(${asked}, at + 3)
        and substr(${key}, at + 1, 2) = reverse(substr(${asked}, at + 1, 2)))))`;
  return sql<boolean>`(${key} = ${asked}
    or (${shorter} >= ${LEAST_BEGINNING} and left(${key}, ${shorter}) = left(${asked}, ${shorter}))
    or (${shorter} >= ${LEAST_CHANGED} and abs(length(${key}) - length(${asked})) <= 1 and ${isOneAway}))`;
}

/** The rows of a list of names, to join with. Each has a `name`. */
export function eachName(names: readonly string[]): SQL {
  return sql`(select unnest(${sql.param(names)}::text[]) as name) as asked`;
}
