import { itemsOf } from "./compile.ts";
import { EVERYDAY_WORDS, WORDS_WITHOUT_WORK } from "./everyday-words.ts";
import { FIELDS } from "./fields.ts";
import { stemOf, wordsOf } from "./words.ts";

/** An occupation that a description fits: 1 for what fits best and has every word of it. */
export type DescribedOccupation = { name: string; fit: number };

/** What a word counts by where editors wrote it: duties are said in everyday words. */
const WEIGHTS = { titles: 1, duties: 1.2, skills: 0.6 } as const;
/** BM25's k1 and b (S. Robertson and H. Zaragoza, 2009). */
const SATURATION = 1.2;
const LENGTH = 0.4;
/** In a long text rare words tell more than their rarity alone; in a few words of a search each counts. */
const RARITY_POWER = { text: 1.5, search: 1 } as const;
/** A description has two telling words or more; one word is a name, or says too little. */
const LEAST_WORDS = 2;
const MOST_OCCUPATIONS = 3;
/** Less than this beside the best is no answer, and neither is what lacks more than half of the description. */
const LEAST_FIT = 0.45;

type Index = {
  names: readonly string[];
  /** By stem: each occupation that has it, and how much it counts there. */
  postings: ReadonlyMap<string, ReadonlyArray<readonly [occupation: number, weight: number]>>;
  /** The length of each occupation's text beside the mean of all. */
  lengths: readonly number[];
};

const SENTENCE_END = /[.!?\n]+/;
/** From this weight on, a part lists what somebody is or asks for, and is no running text. */
const LISTED_WEIGHT = 2;

let made: Index | null = null;

function index(): Index {
  made ??= makeIndex();
  return made;
}

/**
 * How well the titles, duties, and skills of each occupation fit a text in parts of different weight, by BM25; those
 * without a word of it are left out. The weightiest place of a word counts. A sentence of running text without a
 * telling word is not about work ("Fresh out of school.").
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
  const scores = new Map<string, number>();
  for (const [stem, weight] of weights) {
    for (const [name, score] of scoresOf(stem, RARITY_POWER.text))
      scores.set(name, (scores.get(name) ?? 0) + weight * score);
  }
  return scores;
}

/**
 * The occupations whose titles, duties, and skills say most of what someone describes in their own words ("fix washing
 * machines"), best first; none where too little is said or known. Ranked by BM25, times the share of the description's
 * weight that an occupation has.
 */
export function occupationsDescribedBy(text: string): DescribedOccupation[] {
  const stems = [...new Set(stemsOf(text))];
  if (stems.length < LEAST_WORDS) return [];
  const asked = stems.reduce((sum, stem) => sum + rarityOf(stem, RARITY_POWER.search), 0);
  const found = new Map<string, { score: number; covered: number }>();
  for (const stem of stems) {
    const rarity = rarityOf(stem, RARITY_POWER.search);
    for (const [name, more] of scoresOf(stem, RARITY_POWER.search)) {
      const { score, covered } = found.get(name) ?? { score: 0, covered: 0 };
      found.set(name, { score: score + more, covered: covered + rarity });
    }
  }
  const ranked = [...found]
    .map(([name, { score, covered }]) => ({ name, cover: covered / asked, score: (score * covered) / asked }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return ranked
    .slice(0, MOST_OCCUPATIONS)
    .map(({ name, cover, score }) => ({ name, fit: (score / (best?.score ?? 1)) * cover }))
    .filter(({ fit }) => fit >= LEAST_FIT);
}

function rarityOf(stem: string, power: number): number {
  const { names, postings } = index();
  return Math.log(1 + (names.length + 0.5) / ((postings.get(stem)?.length ?? 0) + 0.5)) ** power;
}

function* scoresOf(stem: string, power: number): Generator<[name: string, score: number]> {
  const { names, postings, lengths } = index();
  const rarity = rarityOf(stem, power);
  for (const [occupation, weight] of postings.get(stem) ?? []) {
    const held = SATURATION * (1 - LENGTH + LENGTH * (lengths[occupation] ?? 1));
    yield [names[occupation] ?? "", (rarity * weight * (SATURATION + 1)) / (weight + held)];
  }
}

function makeIndex(): Index {
  const names: string[] = [];
  const postings = new Map<string, Array<readonly [number, number]>>();
  const sizes: number[] = [];
  for (const { name, titles, duties, skills, credentials = "", tools = "" } of FIELDS.flatMap(
    ({ occupations }) => occupations,
  )) {
    const weights = new Map<string, number>();
    const add = (list: string, weight: number) => {
      for (const stem of itemsOf(list).flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    };
    add(`${name},${titles}`, WEIGHTS.titles);
    add(duties, WEIGHTS.duties);
    add(`${skills},${credentials},${tools}`, WEIGHTS.skills);
    const occupation = names.push(name) - 1;
    for (const [stem, weight] of weights) {
      const own = postings.get(stem) ?? [];
      own.push([occupation, weight]);
      postings.set(stem, own);
    }
    sizes.push([...weights.values()].reduce((sum, weight) => sum + weight, 0));
  }
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return { names, postings, lengths: sizes.map((size) => size / mean) };
}

const SAME = new Map(
  EVERYDAY_WORDS.trim()
    .split("\n")
    .flatMap((line) => {
      const [word = "", others = ""] = line.split(":");
      return wordsOf(others).map((other): [string, string] => [other, word.trim()]);
    }),
);
const SAYS_NOTHING = new Set(wordsOf(WORDS_WITHOUT_WORK));
/** A letter or a number by itself: of a class B license, of a time. */
const IS_NO_WORD = /^([a-z]|\d+)$/;

/** The stems of what a text says about work, with words that mean the same as one. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => SAME.get(word) ?? word)
    .filter((word) => !SAYS_NOTHING.has(word) && !IS_NO_WORD.test(word))
    .map(stemOf);
}
