import { COMMON_WORDS } from "#app/vocabulary/common-words.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { stemOf } from "#app/vocabulary/words.ts";

const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/));
const COMMON_WEIGHT = 0.5;
const USUAL = 4;
const MOST = 6;

/**
 * Whether a folded word is so common among occupations that it names nothing by itself: "can" does not mean home
 * canning.
 */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word);
}

/** Whether a word is common, with or without an "s" at its end: "someone's" may be typed without the apostrophe. */
function isCommonForm(word: string): boolean {
  return COMMON.has(word) || COMMON.has(word.replace(/s$/, ""));
}

/** Weights of the parts of a search by their rarity among occupations, from 0.5 for a common word to 6. */
export const wordWeight = {
  trade: MOST,
  /** An occupation whose title others share. */
  open: USUAL,
  way: 1.5,
  skill(ids: readonly number[]): number {
    const { skillRarity } = vocabulary();
    return Math.min(MOST, Math.max(USUAL, ...ids.map((id) => skillRarity.get(id) ?? USUAL)));
  },
  words(words: readonly string[]): number {
    const { stemRarity } = vocabulary();
    const each = words.map((word) => (isCommonForm(word) ? COMMON_WEIGHT : (stemRarity.get(stemOf(word)) ?? USUAL)));
    return Math.min(USUAL, Math.max(COMMON_WEIGHT, ...each));
  },
};
