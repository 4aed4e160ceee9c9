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

let made: Index | null = null;

/**
 * The occupations whose titles, duties, and skills say most of what someone describes in their own words ("fix washing
 * machines"), best first; none where too little is said or known. Ranked by BM25, times the share of the description's
 * weight that an occupation has.
 */
export function occupationsDescribedBy(text: string): DescribedOccupation[] {
  made ??= makeIndex();
  const { names, postings, lengths } = made;
  const stems = [...new Set(stemsOf(text))];
  if (stems.length < LEAST_WORDS) return [];
  const rarity = (stem: string) => Math.log(1 + (names.length + 0.5) / ((postings.get(stem)?.length ?? 0) + 0.5));
  const asked = stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const found = new Map<number, { score: number; covered: number }>();
  for (const stem of stems) {
    for (const [occupation, weight] of postings.get(stem) ?? []) {
      const { score, covered } = found.get(occupation) ?? { score: 0, covered: 0 };
      const held = SATURATION * (1 - LENGTH + LENGTH * (lengths[occupation] ?? 1));
      found.set(occupation, {
        score: score + (rarity(stem) * weight * (SATURATION + 1)) / (weight + held),
        covered: covered + rarity(stem),
      });
    }
  }
  const ranked = [...found].map(([occupation, { score, covered }]) => ({
    name: names[occupation] ?? "",
    cover: covered / asked,
    score: (score * covered) / asked,
  }));
  ranked.sort((a, b) => b.score - a.score);
  const [best] = ranked;
  return ranked
    .slice(0, MOST_OCCUPATIONS)
    .map(({ name, cover, score }) => ({ name, fit: (score / (best?.score ?? 1)) * cover }))
    .filter(({ fit }) => fit >= LEAST_FIT);
}

function makeIndex(): Index {
  const names: string[] = [];
  const postings = new Map<string, Array<readonly [number, number]>>();
  const sizes: number[] = [];
  for (const { name, titles, duties, skills } of FIELDS.flatMap(({ occupations }) => occupations)) {
    const weights = new Map<string, number>();
    const add = (list: string, weight: number) => {
      for (const stem of itemsOf(list).flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    };
    add(`${name},${titles}`, WEIGHTS.titles);
    add(duties, WEIGHTS.duties);
    add(skills, WEIGHTS.skills);
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

/** The stems of what a text says about work, with words that mean the same as one. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => SAME.get(word) ?? word)
    .filter((word) => !SAYS_NOTHING.has(word))
    .map(stemOf);
}
