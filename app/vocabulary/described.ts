import { itemsOf } from "./compile.ts";
import { EVERYDAY_PHRASES, EVERYDAY_WORDS, WORDS_OF_TALK, WORDS_WITHOUT_WORK } from "./everyday-words.ts";
import { FIELDS } from "./fields.ts";
import { stemOf, wordsOf } from "./words.ts";

/**
 * An occupation that fits a description. A fit of 1 is the best one, with every word of the
 * description.
 */
export type DescribedOccupation = { name: string; fit: number };

/** The weight of a word by the list that contains it. Duties are written in everyday words. */
const WEIGHTS = { titles: 1, duties: 1.2, skills: 0.6 } as const;
/** BM25's k1 and b (S. Robertson and H. Zaragoza, 2009). */
const SATURATION = 1.2;
const LENGTH = 0.4;
/**
 * In a long text, rare words say more than their rarity alone; in a short search, each word counts.
 */
const RARITY_POWER = { text: 1.5, search: 1 } as const;
/**
 * A description needs at least two words of work, or one amid talk ("do nails") that few occupations have. A word by
 * itself is a name or says too little.
 */
const LEAST_WORDS = 2;
const MOST_OF_ONE_WORD = 40;
const MOST_OCCUPATIONS = 6;
/**
 * The least fit beside the best one. An occupation that lacks more than half of the description is
 * left out too.
 */
const LEAST_FIT = 0.45;

/**
 * The occupations that contain a stem, and how strongly it points to each, apart from its rarity.
 */
type Posting = { occupations: Uint16Array; weights: Float32Array };
type Index = { names: readonly string[]; postings: ReadonlyMap<string, Posting> };

const SENTENCE_END = /[.!?\n]+/;
/** A part with at least this weight is a list of what someone is or asks for, not running text. */
const LISTED_WEIGHT = 2;

let made: Index | null = null;

function index(): Index {
  made ??= makeIndex();
  return made;
}

/**
 * Scores how well the titles, duties, and skills of each occupation fit a text in weighted parts,
 * by BM25. Occupations without any of its words are left out. A word counts with its highest
 * weight. A sentence of running text without a distinctive word is not about work ("Fresh out of
 * school.") and is ignored.
 */
export function scoreOccupations(
  parts: ReadonlyArray<{ text: string; weight: number }>,
  isTelling: (stem: string) => boolean,
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight } of parts) {
    for (const sentence of text.split(SENTENCE_END)) {
      const stems = stemsOf(sentence);
      if (weight < LISTED_WEIGHT && !stems.some(isTelling)) continue;
      for (const stem of stems) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
    }
  }
  const { names } = index();
  const scores = new Float64Array(names.length);
  for (const [stem, weight] of weights) addTo(scores, stem, weight * rarityOf(stem, RARITY_POWER.text));
  return new Map(names.flatMap((name, id): Array<[string, number]> => (scores[id] ? [[name, scores[id]]] : [])));
}

/**
 * Returns the occupations that best match a description in everyday words ("fix washing machines"),
 * best first. Returns none if too little is said or known. The fit is BM25 beside the best one, times the share of
 * the description's weight that the occupation contains.
 */
export function occupationsDescribedBy(text: string): DescribedOccupation[] {
  const { names, postings } = index();
  const known = (stem: string) => postings.get(stem)?.occupations.length ?? 0;
  const all = [...new Set(stemsOf(withoutTalk(inWordsOfWork(text))))];
  // A word that no occupation has says nothing about work.
  const stems = all.filter((stem) => known(stem) > 0);
  const [only = ""] = all;
  const isOneWord = all.length === 1 && known(only) <= MOST_OF_ONE_WORD && wordsOf(text).length > 1;
  if (stems.length < LEAST_WORDS && !isOneWord) return [];
  const [scores, covered] = [new Float64Array(names.length), new Float64Array(names.length)];
  let asked = 0;
  for (const stem of stems) {
    const rarity = rarityOf(stem, RARITY_POWER.search);
    asked += rarity;
    addTo(scores, stem, rarity);
    for (const id of postings.get(stem)?.occupations ?? []) covered[id] = (covered[id] ?? 0) + rarity;
  }
  const ranked = names
    .map((name, id) => ({
      name,
      cover: (covered[id] ?? 0) / asked,
      score: scores[id] ?? 0,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best] = ranked;
  return ranked
    .slice(0, MOST_OCCUPATIONS)
    .map(({ name, cover, score }) => ({ name, fit: (score / (best?.score ?? 1)) * cover }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .toSorted((one, other) => other.fit - one.fit);
}

function rarityOf(stem: string, power: number): number {
  const { names, postings } = index();
  return Math.log(1 + (names.length + 0.5) / ((postings.get(stem)?.occupations.length ?? 0) + 0.5)) ** power;
}

/** Adds how strongly a stem points to each occupation, times `factor`. */
function addTo(scores: Float64Array, stem: string, factor: number): void {
  const posting = index().postings.get(stem);
  for (const [at, id] of posting?.occupations.entries() ?? [])
    scores[id] = (scores[id] ?? 0) + factor * (posting?.weights[at] ?? 0);
}

function makeIndex(): Index {
  const entries = FIELDS.flatMap(({ occupations }) => occupations);
  const texts = entries.map(({ name, titles, duties, skills, credentials = "", tools = "" }) => {
    const weights = new Map<string, number>();
    const add = (list: string, weight: number) => {
      for (const stem of itemsOf(list).flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    };
    add(`${name},${titles}`, WEIGHTS.titles);
    add(duties, WEIGHTS.duties);
    add(`${skills},${credentials},${tools}`, WEIGHTS.skills);
    return { weights, length: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
  });
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const lists = new Map<string, Array<readonly [id: number, weight: number]>>();
  for (const [id, { weights, length }] of texts.entries()) {
    const held = SATURATION * (1 - LENGTH + (LENGTH * length) / mean);
    for (const [stem, weight] of weights) {
      const list = lists.get(stem) ?? [];
      list.push([id, (weight * (SATURATION + 1)) / (weight + held)]);
      lists.set(stem, list);
    }
  }
  const postings = [...lists].map(([stem, list]): [string, Posting] => {
    const occupations = Uint16Array.from(list, ([id]) => id);
    return [stem, { occupations, weights: Float32Array.from(list, ([, weight]) => weight) }];
  });
  return { names: entries.map(({ name }) => name), postings: new Map(postings) };
}

const SAME = new Map(
  EVERYDAY_WORDS.trim()
    .split("\n")
    .flatMap((line) => {
      const [word = "", others = ""] = line.split(":");
      return wordsOf(others).map((other): [string, string] => [other, word.trim()]);
    }),
);
const PHRASES = EVERYDAY_PHRASES.trim()
  .split("\n")
  .flatMap((line) => {
    const [word = "", phrases = ""] = line.split(":");
    return phrases
      .split(";")
      .map((phrase): [phrase: string, word: string] => [` ${phrase.trim()} `, ` ${word.trim()} `]);
  });

/** Replaces everyday phrases by the words of work that they mean. */
function inWordsOfWork(text: string): string {
  let said = ` ${wordsOf(text).join(" ")} `;
  for (const [phrase, word] of PHRASES) said = said.replace(phrase, word);
  return said;
}

const TALK = new Set(wordsOf(WORDS_OF_TALK));

function withoutTalk(text: string): string {
  return wordsOf(text)
    .filter((word) => !TALK.has(word))
    .join(" ");
}

const SAYS_NOTHING = new Set(wordsOf(WORDS_WITHOUT_WORK));
/** A single letter or number, as in "class B license" or a time. */
const IS_NO_WORD = /^([a-z]|\d+)$/;

/** Returns the stems of a text about work, with synonyms as one. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => SAME.get(word) ?? word)
    .filter((word) => !SAYS_NOTHING.has(word) && !IS_NO_WORD.test(word))
    .map(stemOf);
}
