import { MARKS } from "#app/domain/index-format.ts";
import { entryOf, firstEntryOf } from "#app/features/readings/keys.ts";
import { isWeakWord, type Term, withoutWeakWords, withSynonyms } from "#app/features/search/keywords.ts";
import type { WorkField } from "#app/vocabulary/field-names.ts";
import { suggestedEntries } from "./concept-entries.ts";
import { occupationsSuggestedBy } from "./names.ts";
import type { WayOfWorking } from "./way-names.ts";
import { wordWeight } from "./weights.ts";

/** One thing that a search asks for: its chip's label, and its weight in the search. */
export type Unit = {
  kind: "trade" | "skill" | "words" | "way";
  label: string;
  /** As typed, folded. */
  words: readonly string[];
  term: Term;
  weight: number;
  /** Index entries of related occupations, each with its closeness from 0 to 1. */
  near: ReadonlyMap<string, number>;
  /** It is a whole field of work: "retail". */
  isField?: true;
};

/** A unit and the number of terms it takes; null for filler. */
export type Found = { unit: Unit | null; length: number };

/** Words beside the name of a field, which jobs of the field need not have: "museum work", "in the medical field". */
const SAYS_FIELD = new Set(["field", "industry", "office", "sector", "trade", "work"]);

/** Returns the unit for a field of work ("retail", "health care"): jobs of the field before those that mention it. */
export function unitOfField(words: readonly string[], { label, fields, occupations }: WorkField): Unit {
  const tagged = [
    ...fields.map((field) => MARKS.firstField + field),
    ...occupations.map((name) => firstEntryOf(`o:${name}`)),
  ];
  const named = [...fields.map((field) => MARKS.field + field), ...occupations.map((name) => entryOf(`o:${name}`))];
  const telling = words.filter((word) => !isWeakWord(word) && !SAYS_FIELD.has(word));
  const term = termOf([telling.length > 0 ? telling : [...words]], { concepts: { own: [], kinds: [], tagged, named } });
  return { kind: "trade", label, words, term, weight: wordWeight.open, near: new Map(), isField: true };
}

/** Returns the unit for a way of working ("remote", "two days a week"). */
export function unitOfWay(words: readonly string[], { label, entries, concepts }: WayOfWorking): Unit {
  const term = termOf(concepts ? [] : [[...words]], { entries, concepts });
  return { kind: "way", label, words, term, weight: wordWeight.way, near: new Map() };
}

/** Returns units for words that are in no name, each with its known synonyms. */
export function plainUnits(terms: readonly Term[]): Unit[] {
  if (terms.length === 0) return [];
  const strong = withSynonyms(withoutWeakWords([...terms]));
  return strong.map((term) => {
    const words = runOf(term);
    return {
      kind: "words",
      label: words.join(" "),
      words,
      term,
      weight: wordWeight.words(words),
      near: nearWords(words),
    };
  });
}

function nearWords(words: readonly string[]): Map<string, number> {
  return suggestedEntries(words.flatMap(occupationsSuggestedBy));
}

/** Returns the folded words of a term with a single run, as typed terms have. */
export function runOf({ runs: [run = []] }: Term): readonly string[] {
  return run;
}

/** Returns a wanted term with these words, entries, and concepts. */
export function termOf(
  runs: string[][],
  { entries = [], concepts }: Pick<Partial<Term>, "entries" | "concepts">,
): Term {
  return { runs, entries, ...(concepts ? { concepts } : {}), isPrefix: false, isExcluded: false };
}

/** In a hyphenated pair with a word this short, many people write it as one word: "t-shirt". */
const SHORT = 3;

/** Adds the joined spelling to such a term. */
export function withJoined(term: Term): Term {
  const [words = []] = term.runs;
  const isJoined = words.length === 2 && words.some((word) => word.length <= SHORT);
  return isJoined ? { ...term, runs: [...term.runs, [words.join("")]] } : term;
}

/** Returns a name, as typed, for its chip. */
export function labelOf(words: readonly string[]): string {
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
