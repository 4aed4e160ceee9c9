import { MARKS } from "#app/domain/index-format.ts";
import { type Concepts, isNegation, isWeakWord, type Term, withSynonyms } from "#app/features/search/keywords.ts";
import { fieldNamed } from "#app/vocabulary/field-names.ts";
import { denialOf, entriesWithWord, isNoWork, LONGEST_DENIAL } from "./denials.ts";
import { unitOfName } from "./named-units.ts";
import { fieldAt, longestAt } from "./scan.ts";
import { runOf, termOf, type Unit, unitOfField } from "./units.ts";
import { LONGEST_WAY, wayOfWorking } from "./ways.ts";
import { isCommonWord } from "./weights.ts";

/** Something that a search rules out: its chip's label, its words as typed, and what documents must not have. */
export type Denied = { label: string; words: readonly string[]; term: Term };

/**
 * Takes "not sales", "no weekends", and "winters off" out of plain terms. What the vocabulary knows is excluded where a
 * job is read or titled so, because a text that says "no weekends" has the word, too; another word where it stands in
 * a title or a skill. "No experience" excludes nothing.
 */
export function withoutNegations(terms: readonly Term[], isOfPeople: boolean): { asked: Term[]; denied: Denied[] } {
  const asked: Term[] = [];
  const denied: Denied[] = [];
  // Most searches deny nothing, and names take a while to look up.
  if (!terms.some((_, at) => isNegation(wordAt(terms, at)) || wordAt(terms, at) === "off"))
    return { asked: [...terms], denied };
  for (let at = 0; at < terms.length; ) {
    const term = terms[at];
    const own = longestAt(terms, at, isOfPeople);
    const isOff = own?.unit?.kind === "way" && wordAt(terms, at + own.length) === "off";
    if (own?.unit && isOff) {
      denied.push(deniedUnit(own.unit));
      at += own.length + 1;
      continue;
    }
    // "No summers" is a name of its own.
    if (!term || !isNegation(wordAt(terms, at)) || at + 1 === terms.length || (own?.length ?? 0) > 1) {
      asked.push(...terms.slice(at, at + 1));
      at += 1;
      continue;
    }
    const way = isOfPeople ? null : wayDeniedAt(terms, at);
    if (way) {
      asked.push(way.term);
      at = way.end;
      continue;
    }
    const next = terms.findIndex((_, index) => index > at && !isPassedOver(wordAt(terms, index)));
    const found = next < 0 ? { all: [], end: terms.length } : deniedAt(terms, next, isOfPeople);
    denied.push(...found.all);
    at = found.end;
  }
  return asked.length > 0 || denied.length > 0 ? { asked, denied } : { asked: [...terms], denied };
}

const BEFORE_DENIED = new Set(
  "any too many much often do doing be being want like have having much really very work working longer kind sort".split(
    " ",
  ),
);

/** Whether what a "no" denies stands behind this word: "not in the office", "can't do any lifting". */
function isPassedOver(word: string): boolean {
  return isWeakWord(word) || isNegation(word) || BEFORE_DENIED.has(word);
}

/** The noun for a verb that somebody rules out: "can't stand" asks for no standing. */
const DOING: Readonly<Record<string, string>> = {
  lift: "lifting",
  stand: "standing",
  walk: "walking",
  drive: "driving",
  climb: "climbing",
  bend: "bending",
  kneel: "kneeling",
};

/** Returns the way of working that is asked for by denying what follows: "can't do any lifting". */
function wayDeniedAt(terms: readonly Term[], at: number): { term: Term; end: number } | null {
  for (let start = at + 1; start < terms.length; start += 1) {
    for (let length = Math.min(LONGEST_WAY, terms.length - start); length > 0; length -= 1) {
      const words = terms
        .slice(start, start + length)
        .flatMap(runOf)
        .map((word) => DOING[word] ?? word);
      const denied = [
        ["no", ...words],
        ["not", ...words],
      ].find((all) => wayOfWorking(all) !== null);
      if (denied) return { term: termOf([denied], {}), end: start + length };
    }
    if (!isPassedOver(wordAt(terms, start))) return null;
  }
  return null;
}

/** Returns what is denied here, and where that ends. */
function deniedAt(terms: readonly Term[], at: number, isOfPeople: boolean): { all: Denied[]; end: number } {
  for (let length = Math.min(LONGEST_DENIAL, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const denial = denialOf(words.map((word) => DOING[word] ?? word)) ?? denialOf(words);
    if (denial) return { all: [{ label: denial.label, words, term: excluded(denial.entries) }], end: at + length };
  }
  const found = fieldAt(terms, at) ?? longestAt(terms, at, isOfPeople);
  if (found?.unit) return { all: [deniedUnit(found.unit)], end: at + found.length };
  let end = at + (found?.length ?? 1);
  while (found === null && end < terms.length && isPlainAt(terms, end, isOfPeople)) end += 1;
  const words = terms.slice(at, end).flatMap(runOf);
  const meant = words.filter((word) => !isNoWork(word) && (words.length === 1 || !isCommonWord(word)));
  const isPlain = found === null && !words.some(isNoWork);
  return {
    all: isPlain ? meant.map((word) => ({ label: word, words: [word], term: excluded(entriesWithWord(word)) })) : [],
    end,
  };
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
function deniedUnit({ label, words, term: { concepts, entries, runs } }: Unit): Denied {
  const titled = runs.filter(({ length }) => length === 1).map(([word = ""]) => MARKS.skillsWord + word);
  const { own = [], kinds = [], tagged = [] } = concepts ?? {};
  return { label, words, term: excluded([...entries, ...titled, ...own, ...kinds, ...tagged]) };
}

function excluded(entries: readonly string[]): Term {
  return { runs: [], entries, isPrefix: false, isExcluded: true };
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
