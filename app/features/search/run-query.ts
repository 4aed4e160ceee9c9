import { type Lexicon, pairsOf, stemOf } from "./lexicon.ts";
import { allWordsOf, anyFormOf, type Query, quoted, readFor } from "./query.ts";
import { SEARCH_FIELDS, type SearchField } from "./search-fields.ts";

/** Matches one word, or several in this order. */
export function runQuery(run: readonly string[], isPrefix: boolean, field: SearchField, lexicon: Lexicon): Query {
  const { mark, pairs } = SEARCH_FIELDS[field];
  const inThisOrder = readFor(inOrder(run, isPrefix, field, lexicon));
  if (run.length > 1 && pairs !== null && !isPrefix && run.every((word) => stemOf(word, lexicon) !== null)) {
    const neighbors = pairsOf(run).map(([first, second]) => {
      const stems = `${stemOf(first, lexicon)} ${stemOf(second, lexicon)}`;
      return anyFormOf([pairs + stems, `${pairs}${first} ${second}`], lexicon);
    });
    // The index knows pairs of adjacent words; for a longer phrase it only knows that each pair occurs.
    return allWordsOf(run.length === 2 ? neighbors : [...neighbors, inThisOrder]);
  }
  const words = run.map((word, index) => {
    const isUnfinished = isPrefix && index === run.length - 1;
    const begun = isUnfinished ? begunBy(word, field, lexicon) : [];
    const forms = anyFormOf([...formsOf(word, lexicon).map((form) => mark + form), ...begun], lexicon);
    return { forms, isWeak: !isUnfinished && stemOf(word, lexicon) === null };
  });
  // The index of long texts has no words like "the", which are gaps in a phrase there. The index of titles has them.
  const strong = words.filter(({ isWeak }) => !isWeak);
  const wanted = (field === "anywhere" && strong.length > 1 ? strong : words).map(({ forms }) => forms);
  return allWordsOf(run.length === 1 ? wanted : [...wanted, inThisOrder]);
}

/**
 * Returns the completions of an unfinished word in a field and in the narrower fields, which may have others: what a
 * narrower field finds, this one must find too.
 */
function begunBy(word: string, field: SearchField, { forms }: Lexicon): readonly string[] {
  const begins = forms.get(word)?.begins;
  if (!begins) return [];
  const within = { anywhere: ["skills", "title"], skills: ["title"], title: [] } as const;
  const known = new Set(begins[field]);
  const { mark } = SEARCH_FIELDS[field];
  const narrower = within[field].flatMap((inner) =>
    begins[inner].map((entry) => mark + entry.slice(SEARCH_FIELDS[inner].mark.length)),
  );
  return [...known, ...narrower.filter((entry) => !known.has(entry))];
}

/**
 * Returns the index entries of a word: its stem, or the word itself if it has none. A word with a digit has no stem in
 * the index but may be written without its ending ("MP3s").
 */
function formsOf(word: string, lexicon: Lexicon): string[] {
  const stem = stemOf(word, lexicon);
  if (stem === null) return [word];
  return /\p{N}/u.test(word) ? [word, stem] : [stem];
}

/**
 * Returns the condition for adjacent words, as written or as stems; a word without a stem leaves a gap of its width.
 */
function inOrder(run: readonly string[], isPrefix: boolean, field: SearchField, lexicon: Lexicon): string {
  const { weights } = SEARCH_FIELDS[field];
  const word = (form: string, index: number) => {
    const flags = `${isPrefix && index === run.length - 1 ? "*" : ""}${weights}`;
    return `${quoted(form)}${flags && `:${flags}`}`;
  };
  const written = run.map(word).join(" <-> ");
  // A single stem would match at any position.
  if (run.length > 1 && run.filter((plain) => stemOf(plain, lexicon) !== null).length < 2) return `(${written})`;
  let gap = 0;
  let stems = "";
  for (const [index, plain] of run.entries()) {
    const stem = stemOf(plain, lexicon);
    gap += 1;
    if (stem === null) continue;
    stems += stems === "" ? word(stem, index) : ` <${gap}> ${word(stem, index)}`;
    gap = 0;
  }
  return stems === "" ? `(${written})` : `((${written}) | (${stems}))`;
}
