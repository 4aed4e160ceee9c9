import { entryOf, firstEntryOf } from "#app/features/readings/keys.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";

/** Returns the index entries of documents with one of these concepts, main or not. */
export function entriesOf(ids: readonly number[]): string[] {
  const { concepts } = vocabulary();
  return ids.map((id) => entryOf(concepts[id]?.key ?? ""));
}

/** Returns the index entries of documents with one of these as main occupation, or as a skill among the tags. */
export function firstEntriesOf(ids: readonly number[]): string[] {
  const { concepts } = vocabulary();
  return ids.map((id) => firstEntryOf(concepts[id]?.key ?? ""));
}

/** The factor for occupations that are not a job's main one. */
const SECONDARY_OCCUPATION = 0.8;

/** Returns the index entries of concepts, given with their closeness from 0 to 1. */
export function entriesNear(near: ReadonlyMap<number, number>): Map<string, number> {
  const { concepts } = vocabulary();
  return new Map(
    [...near].flatMap(([id, degree]): Array<[string, number]> => {
      const key = concepts[id]?.key ?? "";
      return [
        [firstEntryOf(key), degree],
        [entryOf(key), degree * SECONDARY_OCCUPATION],
      ];
    }),
  );
}

/** How close an occupation that needs a skill, or has a word in its duties, is to a search for that. */
const SUGGESTED = 0.5;

/** Returns the index entries of occupations that a skill or a word suggests, with their closeness. */
export function suggestedEntries(ids: readonly number[]): Map<string, number> {
  return new Map(firstEntriesOf(ids).map((entry) => [entry, SUGGESTED]));
}
