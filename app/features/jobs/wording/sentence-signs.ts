import { stemOf } from "#app/vocabulary/words.ts";
import type { Sentence } from "./grammar.ts";
import type { Rule } from "./rule.ts";
import type { Token } from "./tokens.ts";

/** One sign of a sentence: its name, how strongly it shows, and the tokens that make it; none for a family. */
export type Sign = { name: string; value: number; from: number; to: number };
/** Where a named block of the grammar stands in a sentence. */
type BlockPlace = { name: string; from: number; to: number };

/** What the words of a sentence are worth together, and the fewest that share it. */
const WORDS_TOGETHER = 6;
const FEWEST_WORDS = 3;
/** What a word is worth, two side by side, a word beside a block, and what a family of patterns found. */
const WORD = 1;
const PAIR = 0.8;
const BESIDE = 0.5;
const FAMILY = 2;
const FAMILY_LEVEL = 5;
/** So many tokens on, a block still stands beside a word. */
const NEAR = 3;

/**
 * What a sentence holds: its words, pairs of them, and words beside blocks of the grammar, by their stems, and the families
 * of patterns that found something. `..` marks a gap: "you are under forty" has `under`, `you .. @UNDER`, `under @AGE`.
 */
export function signsOf(
  { tokens }: Pick<Sentence, "tokens">,
  blocks: readonly BlockPlace[],
  found: readonly Rule[],
): Sign[] {
  const scale = WORDS_TOGETHER / Math.sqrt(Math.max(FEWEST_WORDS, tokens.length));
  const signs = new Map<string, Sign>();
  const add = (name: string, value: number, from: number, to: number) => {
    if (!signs.has(name)) signs.set(name, { name, value, from, to });
  };
  const stems = tokens.map(stemOfToken);
  const names: string[][] = tokens.map(() => []);
  for (const { name, from, to } of blocks) for (let at = from; at < to; at += 1) names[at]?.push(`@${name}`);
  add(`^ ${stems[0] ?? ""}`, PAIR * scale, 0, 1);
  for (const [at, stem] of stems.entries()) {
    add(stem, WORD * scale, at, at + 1);
    for (let on = at + 1; on <= at + NEAR && on < stems.length; on += 1) {
      const next = stems[on] ?? "";
      const gap = on === at + 1 ? " " : " .. ";
      if (on === at + 1) add(`${stem} ${next}`, PAIR * scale, at, on + 1);
      for (const name of names[on] ?? []) add(`${stem}${gap}${name}`, BESIDE * scale, at, on + 1);
      for (const name of names[at] ?? []) add(`${name}${gap}${next}`, BESIDE * scale, at, on + 1);
    }
  }
  for (const { level, reason } of found) {
    add(`=${level}`, FAMILY_LEVEL, 0, 0);
    add(`=${reason}`, FAMILY, 0, 0);
  }
  return [...signs.values()];
}

/** What the model knows a token by: its class where it is a number, else its stem. */
function stemOfToken({ keys }: Token): string {
  const [word = ""] = keys;
  return keys.find((key) => key.startsWith("#")) ?? (/^[a-z]/.test(word) ? stemOf(word) : word);
}
