import { COMMON_WORDS } from "#app/vocabulary/common-words.ts";
import { itemsOf, phraseKey, type Sense, skillLines } from "#app/vocabulary/compile.ts";
import { FIELDS } from "#app/vocabulary/fields.ts";
import { GENERIC_SKILLS } from "#app/vocabulary/skills/generic.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf, wordsOf } from "#app/vocabulary/words.ts";

/** The vocabulary's names as people type them, made ready for looking them up. */
type Names = {
  /** The stems of each name by its letters alone: "copyeditor" and "wi-fi" lead to "copi edit" and "wi fi". */
  byLetters: ReadonlyMap<string, string>;
  /** The words of each name, sorted, with the stems. */
  sorted: ReadonlyArray<readonly [text: string, key: string]>;
  /** Occupations by the words that their names end in: a school bus driver is a kind of driver. */
  byEnding: ReadonlyMap<string, readonly number[]>;
  /** The stems of what each concept is called, where nothing else is. */
  titles: ReadonlyMap<number, readonly string[]>;
  /** How each name is written, by its stems. */
  spellings: ReadonlyMap<string, string>;
  /** All words of names, duties, and skills. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
};

let made: Names | null = null;

/** Made when it is first asked for, which takes as long as the vocabulary itself. */
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
 * What these folded words name together, whether they are written joined, split, or in another form, and how it is usually
 * spelled; none where they name nothing.
 */
export function sensesOf(words: readonly string[]): { senses: readonly Sense[]; spelling: readonly string[] } {
  const { phrases } = vocabulary();
  const { byLetters, spellings } = names();
  const letters = words.join("");
  const stems = words.map(stemOf);
  const joined = [letters, letters.replace(/s$/, ""), stems.join("")].map((text) => byLetters.get(text));
  for (const key of [stems.join(" "), ...joined]) {
    const senses = phrases.get(key ?? "") ?? [];
    if (senses.length > 0) return { senses, spelling: (spellings.get(key ?? "") ?? letters).split(" ") };
  }
  return { senses: [], spelling: words };
}

/** So many other spellings of a skill are looked for, of so many words at most. */
const SPELLINGS = { most: 8, words: 2 };

/** What else skills are called, in few words: runs to look for in titles and tags. */
export function otherSpellings(skills: readonly number[]): string[][] {
  const { titles, spellings } = names();
  return skills
    .flatMap((id) => titles.get(id) ?? [])
    .map((key) => (spellings.get(key) ?? key).split(" "))
    .filter((words) => words.length <= SPELLINGS.words)
    .slice(0, SPELLINGS.most);
}

/** Fewer kinds than this, and what no trade is called by itself says nothing about one: "school" of a nurse. */
const LEAST_KINDS = 6;
/** More kinds than this, and it may be any trade: "manager". */
const MOST_KINDS = 90;

/**
 * The occupations whose names end in these words, or in another title of the same length of the occupations that they name:
 * kinds of them.
 */
export function kindsOf(words: readonly string[], trades: readonly number[]): number[] {
  const { byEnding, titles, spellings } = names();
  // As written: "represent" has the stem of representatives.
  const own = words.join(" ");
  const called = trades.flatMap((id) => (titles.get(id) ?? []).map((key) => spellings.get(key) ?? key));
  const others = called.filter((text) => text.split(" ").length >= words.length);
  const found = new Set([own, own.replace(/s$/, ""), ...others].flatMap((text) => byEnding.get(text) ?? []));
  for (const id of trades) found.delete(id);
  const isTold = found.size <= MOST_KINDS && (trades.length > 0 || found.size >= LEAST_KINDS);
  return isTold ? [...found] : [];
}

/** A word that so few trades have in their titles tells of these. */
const MOST_TOLD = 18;

/** The occupations that a folded word tells of, because few have it in their titles; none for most words. */
export function occupationsToldBy(word: string): number[] {
  const titled = (vocabulary().occupationsOfStem.get(stemOf(word)) ?? []).filter(([, weight]) => weight === 1);
  return titled.length > MOST_TOLD ? [] : titled.map(([id]) => id);
}

/** More than this, and the beginning of a name may become anything. */
const MOST_BEGUN = 60;

/** The concepts whose name begins with these words, the last of them unfinished. */
export function conceptsBegunBy(words: readonly string[]): number[] {
  const { sorted } = names();
  const { phrases } = vocabulary();
  const start = words.join(" ");
  const found = new Set<number>();
  for (let at = firstFrom(sorted, start); sorted[at]?.[0].startsWith(start); at += 1)
    for (const { concept } of phrases.get(sorted[at]?.[1] ?? "") ?? []) found.add(concept);
  return found.size > MOST_BEGUN ? [] : [...found];
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

/** Whether a folded word is one that the vocabulary has in any form: then it is no misspelling. */
export function isKnownWord(word: string): boolean {
  const { words, stems } = names();
  const stem = stemOf(word);
  // What is its own stem is a word only if somebody wrote it: "payrol" is none.
  return words.has(word) || (stem !== word && stems.has(stem));
}

/** All words of the vocabulary, as written. */
export function knownWords(): ReadonlySet<string> {
  return names().words;
}
