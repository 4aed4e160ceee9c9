import { type Concepts, isWeakWord, type Term } from "./keywords.ts";
import { type Lexicon, stemOf } from "./lexicon.ts";
import { allWordsOf, anyKnownOf, anyOf, noneOf, oneOf, type Query } from "./query.ts";
import { runQuery } from "./run-query.ts";
import { SEARCH_FIELDS, type SearchField } from "./search-fields.ts";

/**
 * How well a document must match: `own` that a name is its own occupation (other words must be in its title),
 * `mentioned` that even an occupation may be anywhere in its texts, where it may be a colleague's. Each level includes
 * the one before.
 */
export type Level = "own" | SearchField | "mentioned";

/** Returns the query for the words of a search, all at this level; excluded words may be nowhere. */
export function wordsQuery(
  { groups, isStrict }: { groups: readonly Term[][]; isStrict: boolean },
  level: Level,
  lexicon: Lexicon,
): Query {
  const needed = groups.map((terms) => terms.filter(({ isOptional = false }) => !isOptional));
  const meant = isStrict ? groups : needed.map((terms) => withoutStopWords(terms, lexicon));
  return oneOf(meant.map((terms) => allWordsOf(terms.map((term) => termQuery(term, level, lexicon)))));
}

/**
 * Drops stop words ("can", "do"), which have no stem and are not in the index of long texts: "work I can do from home"
 * asks for "work" and "home". They stay when nothing else is wanted, when they have a synonym ("IT"), or when they are
 * unfinished.
 */
function withoutStopWords(terms: readonly Term[], lexicon: Lexicon): readonly Term[] {
  const strong = terms.filter(
    ({ runs: [run = [], ...others], entries, concepts, isPrefix, isExcluded }) =>
      isExcluded ||
      isPrefix ||
      concepts !== undefined ||
      others.length + entries.length > 0 ||
      run.length > 1 ||
      stemOf(run[0] ?? "", lexicon) !== null,
  );
  return strong.some(({ isExcluded }) => !isExcluded) ? strong : terms;
}

/** Returns the query for one term at this level, or for its absence when it is excluded. */
export function termQuery(term: Term, level: Level, lexicon: Lexicon): Query {
  if (term.isExcluded) {
    return noneOf(oneOf(meaningsOf({ ...term, isPrefix: false }, "mentioned", lexicon)));
  }
  return oneOf(meaningsOf(term, level, lexicon));
}

const NO_CONCEPTS: Concepts = { own: [], kinds: [], tagged: [], named: [] };

/**
 * Matches any meaning of a term at a level. Where entries say the same, long texts need not be searched for the name.
 */
function meaningsOf(term: Term, level: Level, lexicon: Lexicon): Query[] {
  const { runs, entries, isPrefix } = term;
  const { own, kinds, tagged, named } = term.concepts ?? NO_CONCEPTS;
  const field = fieldOf(level, isTrade(term));
  const longest = entries.length > 0 && field === "anywhere" ? "skills" : field;
  const said = runs.map((run, index) => {
    const isBegun = isPrefix && index === 0;
    if (term.concepts && !isPrefix && !term.isExcluded)
      return wordsOfName(run, isBegun, { field, isExact: isTrade(term) && level !== "mentioned" }, lexicon);
    return runQuery(run, isBegun, run.length > 1 ? longest : field, lexicon);
  });
  // Documents that have both the name and the concept come before those that have one of them.
  if (level === "own" && own.length > 0) {
    const is = anyKnownOf(own, lexicon);
    return [said.length > 0 ? allWordsOf([oneOf(said), is]) : is];
  }
  const isTagged = level !== "own" && level !== "title";
  const read = [
    ...own,
    ...kinds,
    ...(isTagged ? tagged : []),
    ...(level === "mentioned" || (level === "anywhere" && !isTrade(term)) ? named : []),
  ];
  return [
    ...said,
    ...(entries.length > 0 ? [anyOf(entries, lexicon)] : []),
    ...(read.length > 0 ? [anyKnownOf(read, lexicon)] : []),
  ];
}

function fieldOf(level: Level, isOfTrade: boolean): SearchField {
  if (level === "own") return "title";
  if (level === "mentioned") return "anywhere";
  return isOfTrade && level === "anywhere" ? "skills" : level;
}

/** Whether a term names an occupation: then a mention in running text is not enough. */
function isTrade({ concepts, isPrefix, runs }: Term): boolean {
  return concepts !== undefined && !isPrefix && runs.length > 0 && concepts.own.length + concepts.kinds.length > 0;
}

/** Endings of words for people: "accounts" and "engines" have the same stems as the people who work with them. */
const WHO = /(?:er|or|ist|ant|ent|ian|man|ess)s?$/;

/**
 * Returns the query for the words of a name, which need not be adjacent: "math and science teacher". With `isExact`,
 * words for people are looked for as written.
 */
function wordsOfName(
  run: readonly string[],
  isPrefix: boolean,
  { field, isExact }: { field: SearchField; isExact: boolean },
  lexicon: Lexicon,
): Query {
  const isKept = (word: string) => (field === "anywhere" ? stemOf(word, lexicon) !== null : !isWeakWord(word));
  const strong = run.filter(isKept);
  const words = strong.length > 0 ? strong : run;
  const { mark } = SEARCH_FIELDS[field];
  return allWordsOf(
    words.map((word) => {
      if (!isExact || isPrefix || mark === "" || !WHO.test(word))
        return runQuery([word], isPrefix && word === run.at(-1), field, lexicon);
      const one = word.replace(/s$/, "");
      return anyOf([mark + one, `${mark}${one}s`], lexicon);
    }),
  );
}
