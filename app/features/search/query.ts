import { MARKS } from "#app/domain/index-format.ts";
import { type Concepts, isWeakWord, type Term } from "./keywords.ts";

/**
 * Where in a document a word has to be: anywhere, in the title or the skills, or in the title. The narrower fields have
 * index entries of their own: `mark` prefixes a word, `pairs` two adjacent words. `weights` check longer phrases.
 */
export const SEARCH_FIELDS = {
  anywhere: { mark: "", pairs: null, weights: "" },
  skills: { mark: MARKS.skillsWord, pairs: MARKS.skillsPair, weights: "AB" },
  title: { mark: MARKS.titleWord, pairs: MARKS.titlePair, weights: "A" },
} as const;

export type SearchField = keyof typeof SEARCH_FIELDS;

/**
 * How well a document must match: `own` that a name is its own occupation (other words must be in its title),
 * `mentioned` that even an occupation may be anywhere in its texts, where it may be a colleague's. Each level includes
 * the one before.
 */
export type Level = "own" | SearchField | "mentioned";

/**
 * The index forms of a typed word: its stem (none for words like "the"), and words that it begins and that have another
 * stem.
 */
export type WordForms = { stem: string | null; begins: Record<SearchField, readonly string[]> };

/** What is known about the words of a search: their forms, and how many documents have each index entry. */
export type Lexicon = {
  forms: ReadonlyMap<string, WordForms>;
  /** An entry without a count is rarer than any counted one; a word without a count is in no document. */
  counts: ReadonlyMap<string, number>;
  /** The number of documents that can be found. */
  total: number;
  oldest: Date | null;
  newest: Date | null;
};

/**
 * A condition in PostgreSQL's text search language, and the share of the documents that it alone is estimated to match.
 */
type Condition = { text: string; share: number };

/** Which documents to look for. */
export type Query = {
  /**
   * All of these must hold, the rarest first. They stay separate conditions because the index intersects several by
   * skipping ahead, but evaluates a single one entry by entry.
   */
  all: readonly Condition[];
  /** The estimated share of the documents that match. */
  share: number;
  /** The index cannot decide alone: each candidate document has to be read. */
  isRead: boolean;
  /** No document can match: none has a required word. */
  isNowhere: boolean;
};

/** Matches everything. */
export const ALL: Query = { all: [], share: 1, isRead: false, isNowhere: false };

/** Quotes one index entry so that nothing in it is read as an operator. */
function quoted(entry: string): string {
  return `'${entry.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** Matches documents with at least one of these entries. */
export function anyOf(given: readonly string[], lexicon: Lexicon): Query {
  const entries = [...new Set(given)];
  const share = entries.reduce((sum, entry) => sum + shareOf(entry, lexicon), 0);
  return queryOf(`(${entries.map(quoted).join(" | ")})`, Math.min(1, share));
}

function queryOf(text: string, share: number): Query {
  return { all: [{ text, share }], share, isRead: false, isNowhere: false };
}

/**
 * Like `anyOf`, for the forms of a word, which is usually in the index twice: as written and as a stem. A word is known
 * as soon as a document has it, unlike other entries.
 */
function anyFormOf(entries: readonly string[], lexicon: Lexicon): Query {
  const any = anyOf(entries, lexicon);
  const share = Math.max(any.share / 2, ...entries.map((entry) => shareOf(entry, lexicon)));
  const all = any.all.map(({ text }) => ({ text, share }));
  return { ...any, all, share, isNowhere: !entries.some((entry) => lexicon.counts.has(entry)) };
}

/**
 * Matches what all queries match, the rarest condition first because that is fastest. The estimate treats the queries
 * as independent.
 */
export function allOf(queries: readonly Query[]): Query {
  return {
    all: queries.flatMap(({ all }) => all).toSorted((one, other) => one.share - other.share),
    share: queries.reduce((share, part) => share * part.share, 1),
    isRead: queries.some(({ isRead }) => isRead),
    isNowhere: queries.some(({ isNowhere }) => isNowhere),
  };
}

/**
 * Like `allOf`, for words, which occur together more often than by chance: the estimate lies between the rarest share
 * and the product.
 */
export function allWordsOf(queries: readonly Query[]): Query {
  const { share, ...all } = allOf(queries);
  const rarest = Math.min(1, ...queries.map((part) => part.share));
  return { ...all, share: rarest ** 0.25 * share ** 0.75 };
}

/** Matches what any of the queries matches, with independent estimates; no queries at all match everything. */
export function oneOf(queries: readonly Query[]): Query {
  const [only, ...others] = queries;
  if (!only || queries.some(({ all }) => all.length === 0)) return ALL;
  if (others.length === 0) return only;
  const share = 1 - queries.reduce((none, part) => none * (1 - part.share), 1);
  return {
    ...queryOf(`(${queries.map(textOf).join(" | ")})`, share),
    isRead: queries.some(({ isRead }) => isRead),
    isNowhere: queries.every(({ isNowhere }) => isNowhere),
  };
}

/** Matches what a query, which has conditions, does not. */
export function noneOf(query: Query): Query {
  return queryOf(`!${textOf(query)}`, 1 - query.share);
}

/** Makes queries disjoint of which each includes the one before it. */
export function disjoint(queries: readonly Query[]): Query[] {
  return queries.map((query, index) => {
    const before = queries[index - 1];
    if (!before || before.isNowhere) return query;
    return { ...query, all: [...query.all, { text: `!${textOf(before)}`, share: 1 - before.share }] };
  });
}

function textOf({ all }: Query): string {
  return `(${all.map(({ text }) => text).join(" & ")})`;
}

function shareOf(entry: string, { counts, total }: Lexicon): number {
  return total === 0 ? 0 : Math.min(1, (counts.get(entry) ?? 1) / total);
}

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

/** Whether a term names an occupation: then a mention in running text is not enough. */
function isTrade({ concepts, isPrefix, runs }: Term): boolean {
  return concepts !== undefined && !isPrefix && runs.length > 0 && concepts.own.length + concepts.kinds.length > 0;
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

function fieldOf(level: Level, isOfTrade: boolean): SearchField {
  if (level === "own") return "title";
  if (level === "mentioned") return "anywhere";
  return isOfTrade && level === "anywhere" ? "skills" : level;
}

/** Like `anyOf`, for entries that are known as soon as a document has them, such as concepts and towns. */
export function anyKnownOf(entries: readonly string[], lexicon: Lexicon): Query {
  const known = entries.filter((entry) => lexicon.counts.has(entry));
  return { ...anyOf(known.length > 0 ? known : entries.slice(0, 1), lexicon), isNowhere: known.length === 0 };
}

/** Matches one word, or several in this order. */
function runQuery(run: readonly string[], isPrefix: boolean, field: SearchField, lexicon: Lexicon): Query {
  const { mark, pairs } = SEARCH_FIELDS[field];
  const inThisOrder: Query = { ...queryOf(inOrder(run, isPrefix, field, lexicon), 1), isRead: true };
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

/** Returns the pairs of adjacent words. */
export function pairsOf(run: readonly string[]): Array<[first: string, second: string]> {
  return run.slice(1).map((second, index) => [run[index] ?? "", second]);
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

function stemOf(word: string, { forms }: Lexicon): string | null {
  return forms.get(word)?.stem ?? null;
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
