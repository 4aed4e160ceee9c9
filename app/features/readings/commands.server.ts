import { FieldError } from "#app/domain-error.ts";
import { readAsOf } from "./labels.ts";
import { findOccupations } from "./queries.server.ts";
import type { TextReading } from "./rules.ts";

type Settled = {
  /** What was typed; undefined where nobody was asked. */
  typed: readonly string[] | undefined;
  /** What the field showed before. */
  shown: readonly string[] | undefined;
  /** What is stored as chosen by hand. */
  before: readonly string[] | null;
  /** Reads the text as if nothing had been chosen. */
  read: () => TextReading;
};

/**
 * What to store as the occupations that somebody chose by hand: what is stored already while the field is as it was, null
 * where it was emptied or says what the text is read as anyway, else what was typed, in the vocabulary's names. Throws a
 * FieldError for a name that it does not know.
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
