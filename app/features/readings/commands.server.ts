import { FieldError } from "#app/domain-error.ts";
import { readAsOf } from "./labels.ts";
import { findOccupations } from "./queries.server.ts";
import type { TextReading } from "./rules.ts";

type Settled = {
  /** The typed occupations; undefined if the form had no such field. */
  typed: readonly string[] | undefined;
  /** What the field showed when the form was opened. */
  shown: readonly string[] | undefined;
  /** The stored choice. */
  before: readonly string[] | null;
  /** Reads the text without a chosen occupation. */
  read: () => TextReading;
};

/**
 * Returns the occupations to store as chosen by hand: the stored ones if the field is unchanged, null if it was emptied
 * or equals the reading, else the typed ones by their names in the vocabulary. Throws a FieldError for an unknown name.
 */
export function settleOccupations({ typed, shown = [], before, read }: Settled): string[] | null {
  const kept = before === null ? null : [...before];
  if (typed === undefined || areSame(typed, shown)) return kept;
  if (typed.length === 0) return null;
  const { names, problem } = findOccupations(typed);
  if (names === null) throw new FieldError("occupations", problem);
  return areSame(names, readAsOf(read(), null).occupations) ? null : names;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(names: readonly string[]): string {
  return names
    .map((name) => name.toLowerCase())
    .toSorted()
    .join("\n");
}
