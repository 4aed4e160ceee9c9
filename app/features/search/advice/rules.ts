import type { Lexicon } from "../query/rules.ts";
import { readKeywords } from "../rules.ts";

/** So many single words are offered to be left out. */
const WORDS_ADVISED = 3;

/**
 * Of the plain words of a search for several things those that the fewest documents have: leaving one of them out helps
 * most. Words that are held together ("half-time", "human resources") mean something together only.
 */
export function rarestWords(typed: string, { counts, forms }: Lexicon): string[] {
  const keywords = readKeywords(typed);
  if (keywords.kind !== "words" || keywords.isStrict || keywords.groups.length > 1) return [];
  const wanted = keywords.groups.flat().filter(({ isExcluded }) => !isExcluded);
  if (wanted.length < 2) return [];
  const words = wanted.flatMap(({ runs: [run = []] }) => (run.length === 1 ? run : []));
  const documentsWith = (word: string) => counts.get(forms.get(word)?.stem ?? word) ?? 0;
  return [...new Set(words)].toSorted((a, b) => documentsWith(a) - documentsWith(b)).slice(0, WORDS_ADVISED);
}
