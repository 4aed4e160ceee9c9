import type { WordSource } from "#app/domain/new-words.ts";
import { wordsOf } from "#app/features/search/keywords.ts";
import { sensesOf } from "#app/features/search/understanding/names.ts";
import { understand } from "#app/features/search/understanding/understand.ts";
import { readDocument } from "#app/vocabulary/reading.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";

/** Returns whether the vocabulary of work says nothing about a skill's name, a job's title, or the words of a search. */
export function isUnknown(source: WordSource, text: string): boolean {
  switch (source) {
    case "skill":
      return sensesOf(wordsOf(text)).senses.length === 0;
    case "title":
      return readDocument([{ text, weight: 3, isTitle: true }], vocabulary()).occupations.length === 0;
    case "search": {
      const { units, described } = understand(text);
      return units.length > 0 && described.length === 0 && units.every(({ kind }) => kind === "words");
    }
  }
}
