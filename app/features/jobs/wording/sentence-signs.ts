import { stemOf } from "#app/vocabulary/words.ts";
import type { Sentence } from "./grammar.ts";
import type { Rule } from "./rule.ts";
import type { Token } from "./tokens.ts";

/**
 * One sign of a sentence: its name, its strength, and its tokens; a family's sign has no tokens.
 */
export type Sign = { name: string; value: number; from: number; to: number };
/** The place of a named block of the grammar in a sentence. */
type BlockPlace = { name: string; from: number; to: number };

/** The total value of the words of a sentence, and the fewest words that share it. */
const WORDS_TOGETHER = 6;
const FEWEST_WORDS = 3;
/**
 * The value of a word, of two adjacent words, of a word near a block, and of a family's finding.
 */
const WORD = 1;
const PAIR = 0.8;
const BESIDE = 0.5;
const FAMILY = 2;
const FAMILY_LEVEL = 5;
/** How many tokens apart a word and a block may be to count as neighbors. */
const NEAR = 3;

/**
 * Returns the signs of a sentence: its words, pairs of words, and words near blocks of the grammar,
 * all as stems, and the families that found something. `..` marks a gap: "you are under forty" has
 * `under`, `you .. @UNDER`, `under @AGE`.
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

/** Returns the model's name for a token: its class if it is a number, otherwise its stem. */
function stemOfToken({ keys }: Token): string {
  const [word = ""] = keys;
  return keys.find((key) => key.startsWith("#")) ?? (/^[a-z]/.test(word) ? stemOf(word) : word);
}
