import { stemOf } from "#app/vocabulary/words.ts";
import { readAsSeen } from "../lookalikes.ts";
import type { Suspicion } from "./feature.ts";
import { FEATURES } from "./features.ts";
import { measuresOf } from "./measures.ts";
import { occurs, pattern, quickLook, readingOf } from "./patterns.ts";
import { phrasesIn } from "./phrases.ts";

/** The signs of a text: the name of each and how strongly it shows, from 0 to 2. */
export type Signs = ReadonlyMap<string, number>;

const COMPILED = FEATURES.map((feature) => ({ ...feature, patterns: feature.any.map(pattern) }));
const possibleIn = quickLook(COMPILED.flatMap(({ patterns }) => patterns));
const KINDS = [...new Set(COMPILED.map(({ kind }) => kind))].filter((kind) => kind !== "honest");
/** How many signs of one kind count once more together. */
const TOGETHER = [2, 3, 5];
/** What such a count is worth beside a sign. */
const COUNT = 0.5;
/** A set turn of phrase weighs as two signs. */
const PHRASE = 2;
const ASKS_FOR_CARD = [
  "imperativeBuy",
  "imperativePay",
  "tellCardNumber",
  "tellNumbers",
  "scratch",
  "sureCards",
  "cardAsPay",
];
/** A single word says little. */
const WORD = 0.5;
/** In a text longer than so many words, marks of honest work are expected and count less each. */
const SHORT = 25;

/** Of what kind each sign is; phrases, counts and patterns, not the measures and words. */
export const KIND_OF: ReadonlyMap<string, Suspicion> = new Map([
  ...COMPILED.map(({ name, kind }) => [name, kind] as const),
  ...KINDS.flatMap((kind) => TOGETHER.map((count) => [`${count} of ${kind}`, kind] as const)),
  ...(["money", "bank", "elsewhere", "control", "code"] as const).map((kind) => [`phrase of ${kind}`, kind] as const),
]);

/** Reads all signs of a text; `words` are the stems of single words to look for. */
export function signsOf(content: string, words: ReadonlySet<string>): Signs {
  const reading = readingOf(content);
  const honest = Math.min(1, Math.sqrt(SHORT / Math.max(1, reading.tokens.length)));
  const signs = new Map<string, number>();
  const counts = new Map<Suspicion, number>();
  const possible = possibleIn(reading);
  let first = 0;
  for (const { name, kind, patterns, affirmed } of COMPILED) {
    const from = first;
    first += patterns.length;
    if (!patterns.some((steps, at) => possible[from + at] === 1 && occurs(reading, steps, affirmed))) continue;
    signs.set(name, kind === "honest" ? honest : 1);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const kind of KINDS) {
    for (const count of TOGETHER) if ((counts.get(kind) ?? 0) >= count) signs.set(`${count} of ${kind}`, COUNT);
  }
  for (const [name, value] of Object.entries(measuresOf(content, reading))) if (value > 0) signs.set(name, value);
  // Who writes of frauds names them, and who gives a card away asks for none.
  const isNamedOnly =
    signs.has("fraudWork") || (signs.has("givenCard") && !ASKS_FOR_CARD.some((name) => signs.has(name)));
  for (const kind of phrasesIn(content)) {
    if (kind !== "money" || !isNamedOnly) signs.set(`phrase of ${kind}`, PHRASE);
  }
  for (const word of stemsOf(content)) if (words.has(word)) signs.set(`"${word}"`, WORD);
  return signs;
}

/** The stems of the words of a text, each once. */
export function stemsOf(content: string): Set<string> {
  return new Set((readAsSeen(content).match(/[a-z]{1,40}/g) ?? []).map(stemOf));
}
