import type { Suspicion } from "./feature.ts";
import { FEATURES } from "./features.ts";
import { measuresOf } from "./measures.ts";
import { pattern, quickLook, type Reading, readingOf, sentencesWith } from "./patterns.ts";
import { phrasesIn } from "./phrases.ts";
import { wordsAround } from "./words-around.ts";

/** The signs of a part of a text: the name of each and its strength. */
export type Signs = ReadonlyMap<string, number>;

const COMPILED = FEATURES.map((feature) => ({
  ...feature,
  name: `=${feature.name}`,
  patterns: feature.any.map(pattern),
}));
const possibleIn = quickLook(COMPILED.flatMap(({ patterns }) => patterns));
const KINDS = [...new Set(COMPILED.map(({ kind }) => kind))].filter((kind) => kind !== "honest");
/** The counts of signs of one kind that make an additional sign. */
const TOGETHER = [2, 3, 5];
/** The value of a sign by a pattern, of a count of signs, of a set phrase, and of a measurement. */
const PATTERN = 0.5;
const COUNT = 0.25;
const PHRASE = 1;
const MEASURE = 0.35;
/** The total value of a part's words, and the fewest words that share it. */
const WORDS_TOGETHER = 3.2;
const FEWEST_WORDS = 4;
/** A sentence with fewer words is joined to the one before it. */
const SHORT_SENTENCE = 3;

/** The kind of each sign that is neither a word nor a measurement. */
export const KIND_OF: ReadonlyMap<string, Suspicion> = new Map([
  ...COMPILED.map(({ name, kind }) => [name, kind] as const),
  ...KINDS.flatMap((kind) => TOGETHER.map((count) => [`=${count} of ${kind}`, kind] as const)),
  ...(["money", "bank", "elsewhere", "control", "code"] as const).map((kind) => [`=phrase of ${kind}`, kind] as const),
]);

/**
 * Returns the signs of each part of a text. A part is two consecutive sentences, so that a bad
 * sentence counts the same in a one-line note and in a long ad.
 */
export function partsOf(content: string): Signs[] {
  const reading = readingOf(content);
  const words = wordsAround(reading);
  const patterns = patternsIn(reading);
  const ofWhole = wholeOf(content, reading);
  const lengths = words.map(() => 0);
  for (const { sentence } of reading.tokens) lengths[sentence] = (lengths[sentence] ?? 0) + 1;
  return partsBy(lengths).map((sentences) => {
    const signs = new Map<string, number>(ofWhole);
    const length = sentences.reduce((sum, sentence) => sum + (lengths[sentence] ?? 0), 0);
    const scale = WORDS_TOGETHER / Math.sqrt(Math.max(FEWEST_WORDS, length));
    const counts = new Map<Suspicion, number>();
    for (const sentence of sentences) {
      for (const [name, value] of words[sentence] ?? []) signs.set(name, value * scale);
      for (const { name, kind } of patterns.get(sentence) ?? []) {
        if (!signs.has(name)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        signs.set(name, PATTERN);
      }
    }
    for (const kind of KINDS) {
      for (const count of TOGETHER) if ((counts.get(kind) ?? 0) >= count) signs.set(`=${count} of ${kind}`, COUNT);
    }
    return signs;
  });
}

/** Returns the sentences of each part: every two consecutive ones. */
function partsBy(lengths: readonly number[]): number[][] {
  const sentences: number[][] = [];
  for (const [sentence, length] of lengths.entries()) {
    const last = sentences.at(-1);
    if (length < SHORT_SENTENCE && last) last.push(sentence);
    else sentences.push([sentence]);
  }
  if (sentences.length <= 2) return [sentences.flat()];
  return sentences.slice(1).map((second, at) => [...(sentences[at] ?? []), ...second]);
}

function patternsIn(reading: Reading): Map<number, Set<(typeof COMPILED)[number]>> {
  const found = new Map<number, Set<(typeof COMPILED)[number]>>();
  const possible = possibleIn(reading);
  let first = 0;
  for (const sign of COMPILED) {
    for (const [at, steps] of sign.patterns.entries()) {
      if (possible[first + at] !== 1) continue;
      for (const sentence of sentencesWith(reading, steps, sign.affirmed)) {
        const signs = found.get(sentence);
        if (signs) signs.add(sign);
        else found.set(sentence, new Set([sign]));
      }
    }
    first += sign.patterns.length;
  }
  return found;
}

/**
 * Returns the measurements and the set phrases of the whole text, which are signs of every part.
 */
function wholeOf(content: string, reading: Reading): Map<string, number> {
  const signs = new Map<string, number>();
  for (const [name, value] of Object.entries(measuresOf(content, reading)))
    if (value > 0) signs.set(`=${name}`, value * MEASURE);
  for (const kind of phrasesIn(content)) signs.set(`=phrase of ${kind}`, PHRASE);
  return signs;
}
