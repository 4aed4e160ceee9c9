import { COMMON_WORDS } from "#app/vocabulary/common-words.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf } from "#app/vocabulary/words.ts";

const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/));
const COMMON_WEIGHT = 0.5;
const USUAL = 4;
const MOST = 6;

/** Whether every trade uses this folded word, so that it names nothing by itself: "can" is no home canning. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word);
}

/** How much of a question its parts carry, by how rare they are among trades: from half for a common word to six. */
export const wordWeight = {
  trade: MOST,
  /** A trade that others are called, too. */
  open: USUAL,
  way: 1.5,
  skill(ids: readonly number[]): number {
    const { skillRarity } = vocabulary();
    return Math.min(MOST, Math.max(USUAL, ...ids.map((id) => skillRarity.get(id) ?? USUAL)));
  },
  words(words: readonly string[]): number {
    const { stemRarity } = vocabulary();
    const each = words.map((word) => (COMMON.has(word) ? COMMON_WEIGHT : (stemRarity.get(stemOf(word)) ?? USUAL)));
    return Math.min(USUAL, Math.max(COMMON_WEIGHT, ...each));
  },
};
