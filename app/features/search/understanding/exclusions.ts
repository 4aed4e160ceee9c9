import { MARKS } from "#app/domain/index-format.ts";
import { type Concepts, isNegation, isWeakWord, type Term, withSynonyms } from "#app/features/search/keywords.ts";
import { fieldNamed } from "#app/vocabulary/field-names.ts";
import { wayOfWorking } from "./filters.ts";
import { unitOfName } from "./named-units.ts";
import { longestAt } from "./scan.ts";
import { runOf, unitOfField } from "./units.ts";

/**
 * Takes "not sales", "no weekends", and "winters off" out of plain terms. What the vocabulary knows is excluded where a
 * job is read or titled so, because a text that says "no weekends" has the word, too. What it does not know is dropped:
 * "no experience".
 */
export function withoutNegations(terms: readonly Term[], isOfPeople: boolean): { asked: Term[]; excluded: Term[] } {
  const asked: Term[] = [];
  const excluded: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const term = terms[at];
    const own = longestAt(terms, at, isOfPeople);
    const isOff = own?.unit?.kind === "way" && wordAt(terms, at + own.length) === "off";
    if (own?.unit && isOff) {
      excluded.push(withoutWords(own.unit.term));
      at += own.length + 1;
      continue;
    }
    // "No summers" is a name of its own.
    if (!term || !isNegation(wordAt(terms, at)) || at + 1 === terms.length || (own?.length ?? 0) > 1) {
      asked.push(...terms.slice(at, at + 1));
      at += 1;
      continue;
    }
    const next = terms.findIndex((_, index) => index > at && !isWeakWord(wordAt(terms, index)));
    const found = longestAt(terms, next, isOfPeople);
    if (found?.unit) excluded.push(withoutWords(found.unit.term));
    at = next < 0 ? terms.length : next + (found?.length ?? 1);
    if (!found?.unit) while (at < terms.length && isPlainAt(terms, at, isOfPeople)) at += 1;
  }
  return asked.length > 0 || excluded.length > 0 ? { asked, excluded } : { asked: [...terms], excluded };
}

function wordAt(terms: readonly Term[], at: number): string {
  const term = terms[at];
  return term ? runOf(term).join(" ") : "";
}

/** Whether the word here begins nothing that the vocabulary knows, and denies nothing. */
function isPlainAt(terms: readonly Term[], at: number, isOfPeople: boolean): boolean {
  return longestAt(terms, at, isOfPeople) === null && !isNegation(wordAt(terms, at));
}

/**
 * Excludes what documents are about, whatever words they have, but not what they only mention: who wants no evenings
 * may take hours of their own.
 */
function withoutWords({ concepts, entries, runs }: Term): Term {
  const titled = runs.filter(({ length }) => length === 1).map(([word = ""]) => MARKS.skillsWord + word);
  const { own = [], kinds = [], tagged = [] } = concepts ?? {};
  return {
    runs: [],
    entries: [...entries, ...titled, ...own, ...kinds, ...tagged],
    isPrefix: false,
    isExcluded: true,
  };
}

/** Excludes a term under its synonyms, too. */
export function withOtherNames(term: Term, isOfPeople: boolean): Term {
  const words = runOf(term);
  const [named = term] = withSynonyms([term]);
  const way = isOfPeople ? null : wayOfWorking(words);
  if (way)
    return { ...named, entries: way.entries, ...(way.concepts ? { concepts: { ...way.concepts, named: [] } } : {}) };
  const field = fieldNamed(words);
  const { concepts } = (field ? unitOfField(words, field) : unitOfName(words, words))?.term ?? {};
  if (field && concepts) return { ...named, concepts: { ...concepts, named: [] } };
  return concepts ? { ...named, concepts: withoutNamed(concepts) } : named;
}

function withoutNamed({ own }: Concepts): Concepts {
  return { own, kinds: [], tagged: [], named: [] };
}
