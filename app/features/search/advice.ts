import { readKeywords, type Term } from "./keywords.ts";
import type { Lexicon } from "./lexicon.ts";

/** The most words that we suggest leaving out. */
const WORDS_ADVISED = 3;

/**
 * Returns the plain words of a search that the fewest documents contain, because leaving one of them out helps most.
 * Skips words of phrases ("half-time", "human resources"), which have their meaning only together.
 */
export function rarestWords(typed: string, { counts, forms }: Lexicon): string[] {
  const keywords = readKeywords(typed);
  if (keywords.kind !== "words" || keywords.isStrict || keywords.groups.length > 1) return [];
  const terms = keywords.groups.flat();
  const isPlain = ({ runs: [run = []], isExcluded }: Term) => !isExcluded && run.length === 1;
  if (terms.filter(({ isExcluded }) => !isExcluded).length < 2) return [];
  // A word that is also part of a phrase would be left out of the phrase as well.
  const held = new Set(terms.filter((term) => !isPlain(term)).flatMap(({ runs: [run = []] }) => run));
  const words = terms.filter(isPlain).flatMap(({ runs: [run = []] }) => run.filter((word) => !held.has(word)));
  const documentsWith = (word: string) => counts.get(forms.get(word)?.stem ?? word) ?? 0;
  return [...new Set(words)].toSorted((a, b) => documentsWith(a) - documentsWith(b)).slice(0, WORDS_ADVISED);
}
