import { stemOf } from "#app/vocabulary/words.ts";
import type { Reading } from "./patterns.ts";

/** How many words apart a word and a word class may be to count as neighbors: "your ... @login". */
const NEAR = 3;
/** The value of a word, of two adjacent words, and of a word near a word class. */
const WORD = 1;
const PAIR = 0.7;
const BESIDE = 0.5;

/**
 * Returns the contents of each sentence: its words, pairs of them, and words near word classes, all
 * as stems; `.. ` marks a gap. "send me the code" has `send`, `send me`, and `send .. @code`.
 */
export function wordsAround({ tokens, spans }: Reading): Map<string, number>[] {
  const sentences: Map<string, number>[] = [];
  const stems = tokens.map(({ word }) => (/^[a-z]/.test(word) ? stemOf(word) : word));
  const classes: string[][] = tokens.map(() => []);
  for (const [name, places] of spans) {
    if (!name.startsWith("@")) continue;
    for (const { from, to } of places) for (let at = from; at < to; at += 1) classes[at]?.push(name);
  }
  for (const [at, { sentence }] of tokens.entries()) {
    sentences[sentence] ??= new Map();
    const found = sentences[sentence];
    const stem = stems[at] ?? "";
    found.set(stem, WORD);
    for (let on = at + 1; on <= at + NEAR && tokens[on]?.sentence === sentence; on += 1) {
      const next = stems[on] ?? "";
      const gap = on === at + 1 ? " " : " .. ";
      if (on === at + 1) found.set(`${stem} ${next}`, PAIR);
      for (const name of classes[on] ?? []) found.set(`${stem}${gap}${name}`, BESIDE);
      for (const name of classes[at] ?? []) found.set(`${name}${gap}${next}`, BESIDE);
    }
  }
  return Array.from(sentences, (found) => found ?? new Map());
}
