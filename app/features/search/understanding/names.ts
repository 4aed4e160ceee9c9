import { isWeakWord } from "#app/features/search/keywords.ts";
import { COMMON_WORDS } from "#app/vocabulary/common-words.ts";
import { itemsOf, phraseKey, type Sense, skillLines } from "#app/vocabulary/compile.ts";
import { FIELDS } from "#app/vocabulary/fields.ts";
import { GENERIC_SKILLS } from "#app/vocabulary/skills/generic.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf, wordsOf } from "#app/vocabulary/words.ts";
import { otherForms, withoutInitials } from "./spoken-forms.ts";

/** Lookup tables for the vocabulary's names as people type them. */
type Names = {
  /** The stems of each name by its letters alone: "copyeditor" and "wi-fi" lead to "copi edit" and "wi fi". */
  byLetters: ReadonlyMap<string, string>;
  /** The words of each name, sorted, with the stems. */
  sorted: ReadonlyArray<readonly [text: string, key: string]>;
  /** Occupations by the last words of their names: a school bus driver is a kind of driver. */
  byEnding: ReadonlyMap<string, readonly number[]>;
  /** The stems of the titles that belong to one concept only. */
  titles: ReadonlyMap<number, readonly string[]>;
  /** The spelling of each name, by its stems. */
  spellings: ReadonlyMap<string, string>;
  /** All words of names, duties, and skills. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
};

let made: Names | null = null;

/** Builds the tables on first use, which takes as long as loading the vocabulary itself. */
function names(): Names {
  made ??= makeNames();
  return made;
}

function makeNames(): Names {
  const texts = [
    ...FIELDS.flatMap(({ occupations, skills }) => [
      ...occupations.flatMap(({ name, titles }) => [name, ...itemsOf(titles)]),
      ...namesOfSkills(skills),
    ]),
    ...namesOfSkills(GENERIC_SKILLS),
  ];
  const { phrases, concepts } = vocabulary();
  const byText = new Map(texts.map((text) => [wordsOf(text).join(" "), phraseKey(text)]));
  const byLetters = new Map([...byText].map(([text, key]) => [text.replaceAll(" ", ""), key]));
  for (const key of phrases.keys()) if (key.includes(" ")) byLetters.set(key.replaceAll(" ", ""), key);
  const byEnding = new Map<string, number[]>();
  for (const { id, kind, name } of concepts) {
    const all = kind === "occupation" ? wordsOf(name) : [];
    for (let from = 1; from < all.length; from += 1) {
      const ending = all.slice(from).join(" ");
      byEnding.set(ending, [...(byEnding.get(ending) ?? []), id]);
    }
  }
  const titles = new Map<number, string[]>();
  for (const [key, senses] of phrases)
    for (const { concept, context } of senses)
      if (context === null) titles.set(concept, [...(titles.get(concept) ?? []), key]);
  const said = FIELDS.flatMap(({ occupations }) => occupations.flatMap(({ duties, skills }) => [duties, skills]));
  const words = new Set([...byText.keys(), ...said, COMMON_WORDS].flatMap(wordsOf));
  return {
    byLetters,
    sorted: [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    byEnding,
    titles,
    spellings: new Map([...byText].map(([text, key]) => [key, text] as const).toReversed()),
    words,
    stems: new Set([...words].map(stemOf)),
  };
}

function namesOfSkills(lines: string): string[] {
  return skillLines(lines).flatMap(({ name, aliases }) => [name, ...aliases]);
}

/**
 * Returns what these folded words name together, whether joined, split, or inflected, and the usual spelling; none
 * where they name nothing.
 */
export function sensesOf(words: readonly string[]): Named {
  for (const said of [words, withoutInitials(words), ...otherForms(words)]) {
    const named = namedBy(said);
    if (named.senses.length > 0) return named;
  }
  return { senses: [], spelling: words };
}

type Named = { senses: readonly Sense[]; spelling: readonly string[] };

function namedBy(words: readonly string[]): Named {
  const { phrases } = vocabulary();
  const { byLetters, spellings } = names();
  const letters = words.join("");
  const stems = words.map(stemOf);
  // "Ran a" is no RANA.
  const mayBeJoined = words.length === 1 || !words.some(isWeakWord);
  const joined = mayBeJoined
    ? [letters, letters.replace(/s$/, ""), stems.join("")].map((text) => byLetters.get(text))
    : [];
  for (const key of [stems.join(" "), ...joined]) {
    const senses = phrases.get(key ?? "") ?? [];
    if (senses.length > 0) return { senses, spelling: (spellings.get(key ?? "") ?? letters).split(" ") };
  }
  return { senses: [], spelling: words };
}

/** Returns whether folded words are a name as written, and not only by their stem: "driver", but not "drive". */
export function isWrittenName(words: readonly string[]): boolean {
  const { byLetters } = names();
  const letters = words.join("");
  return byLetters.has(letters) || byLetters.has(letters.replace(/s$/, ""));
}

/** Returns whether the names of several occupations end in a folded word: "manager", "assistant". */
export function endsTitles(word: string): boolean {
  return (names().byEnding.get(word)?.length ?? 0) >= MIN_KINDS;
}

/** The most other spellings of a skill that we search for, and the most words in one. */
const SPELLINGS = { most: 8, words: 2 };

/** Returns other short names of skills, as runs of words to look for in titles and tags. */
export function otherSpellings(skills: readonly number[]): string[][] {
  const { titles, spellings } = names();
  return skills
    .flatMap((id) => titles.get(id) ?? [])
    .map((key) => (spellings.get(key) ?? key).split(" "))
    .filter((words) => words.length <= SPELLINGS.words)
    .slice(0, SPELLINGS.most);
}

/**
 * A last word with fewer kinds than this, which is no occupation by itself, says nothing about one: "school" in "school
 * nurse".
 */
const MIN_KINDS = 6;
/** A last word with more kinds than this may be any occupation: "manager". */
const MAX_KINDS = 90;

/**
 * Returns the narrower kinds of an occupation: those whose names end in these words, or in another title of the same
 * length of the given occupations.
 */
export function kindsOf(words: readonly string[], trades: readonly number[]): number[] {
  const { byEnding, titles, spellings } = names();
  // Compares words as written, because "represent" has the stem of "representatives".
  const own = words.join(" ");
  const called = trades.flatMap((id) => (titles.get(id) ?? []).map((key) => spellings.get(key) ?? key));
  const others = called.filter((text) => text.split(" ").length >= words.length);
  const found = new Set([own, own.replace(/s$/, ""), ...others].flatMap((text) => byEnding.get(text) ?? []));
  for (const id of trades) found.delete(id);
  const isSuggestive = found.size <= MAX_KINDS && (trades.length > 0 || found.size >= MIN_KINDS);
  return isSuggestive ? [...found] : [];
}

/** A word in the titles of no more occupations than this suggests them. */
const MAX_SUGGESTED = 18;

/** Returns the occupations that a folded word suggests because few have it in their titles; none for most words. */
export function occupationsSuggestedBy(word: string): number[] {
  const titled = (vocabulary().occupationsOfStem.get(stemOf(word)) ?? []).filter(([, weight]) => weight === 1);
  return titled.length > MAX_SUGGESTED ? [] : titled.map(([id]) => id);
}

/** With more concepts than this, the beginning of a name is too ambiguous. */
const MAX_COMPLETIONS = 60;

/** Returns the concepts whose name begins with these words, the last of them unfinished. */
export function conceptsStartingWith(words: readonly string[]): number[] {
  const { sorted } = names();
  const { phrases } = vocabulary();
  const start = words.join(" ");
  const found = new Set<number>();
  for (let at = firstFrom(sorted, start); sorted[at]?.[0].startsWith(start); at += 1)
    for (const { concept } of phrases.get(sorted[at]?.[1] ?? "") ?? []) found.add(concept);
  return found.size > MAX_COMPLETIONS ? [] : [...found];
}

function firstFrom(sorted: Names["sorted"], start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[0] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the vocabulary has a folded word in any form; if so, it is not a misspelling. */
export function isKnownWord(word: string): boolean {
  const { words, stems } = names();
  const stem = stemOf(word);
  // A word that equals its own stem counts only if it is written so somewhere: "payrol" is the stem of "payroll", but
  // not a word.
  return words.has(word) || (stem !== word && stems.has(stem));
}

/** Returns all words of the vocabulary, as written. */
export function knownWords(): ReadonlySet<string> {
  return names().words;
}
