import { MARKS } from "#app/domain/index-format.ts";
import { type Concepts, isWeakWord, type Term } from "./keywords.ts";

/**
 * Where in a document a word has to stand: anywhere, in the title or the skills, or in the title. Narrower fields have
 * entries of their own in the index: `mark` is before a word, `pairs` before two words that stand behind each other.
 * `weights` are how longer phrases are checked there.
 */
export const SEARCH_FIELDS = {
  anywhere: { mark: "", pairs: null, weights: "" },
  skills: { mark: MARKS.skillsWord, pairs: MARKS.skillsPair, weights: "AB" },
  title: { mark: MARKS.titleWord, pairs: MARKS.titlePair, weights: "A" },
} as const;

export type SearchField = keyof typeof SEARCH_FIELDS;

/**
 * How well a document has what is wanted: `own` that a trade is its own (other words stand in its title), `mentioned` that
 * even a trade may stand anywhere in its texts, where it may be a colleague's. Each takes in the one before.
 */
export type Level = "own" | SearchField | "mentioned";

/**
 * How a typed word stands in the index: as a stem (none for words like "the"), and what it begins that has another stem.
 */
export type WordForms = { stem: string | null; begins: Record<SearchField, readonly string[]> };

/** What is known about the words of a search: their forms, and how many documents have each entry. */
export type Lexicon = {
  forms: ReadonlyMap<string, WordForms>;
  /** Missing entries are rarer than anything that was counted; missing words are in no document. */
  counts: ReadonlyMap<string, number>;
  /** All documents that can be found. */
  total: number;
  oldest: Date | null;
  newest: Date | null;
};

/** A condition in PostgreSQL's text search language, and the share of the documents that it alone is likely to leave. */
type Condition = { text: string; share: number };

/** What documents are looked for. */
export type Query = {
  /**
   * All of these must hold, the rarest first. They stay apart: the index steps through several conditions by leaps, each to
   * where the others are, but through one from entry to entry.
   */
  all: readonly Condition[];
  /** The share of the documents that it is likely to leave. */
  share: number;
  /** The index alone cannot tell: each document that it leaves has to be read. */
  isRead: boolean;
  /** Certainly no document fits: none has a word that it must have. */
  isNowhere: boolean;
};

/** Everything. */
export const ALL: Query = { all: [], share: 1, isRead: false, isNowhere: false };

/** One entry of the index, quoted, so that nothing in it is read as an operator. */
function quoted(entry: string): string {
  return `'${entry.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** Documents with at least one of these entries. */
export function anyOf(given: readonly string[], lexicon: Lexicon): Query {
  const entries = [...new Set(given)];
  const share = entries.reduce((sum, entry) => sum + shareOf(entry, lexicon), 0);
  return queryOf(`(${entries.map(quoted).join(" | ")})`, Math.min(1, share));
}

function queryOf(text: string, share: number): Query {
  return { all: [{ text, share }], share, isRead: false, isNowhere: false };
}

/**
 * As `anyOf`, for the forms of a word. Most words stand twice in the index, as written and as a stem. Words are known as
 * soon as a document has them, which other entries need not be.
 */
function anyFormOf(entries: readonly string[], lexicon: Lexicon): Query {
  const any = anyOf(entries, lexicon);
  const share = Math.max(any.share / 2, ...entries.map((entry) => shareOf(entry, lexicon)));
  const all = any.all.map(({ text }) => ({ text, share }));
  return { ...any, all, share, isNowhere: !entries.some((entry) => lexicon.counts.has(entry)) };
}

/** What fits all of them, the rarest condition first, which is quickest; what fits one is taken to fit another no oftener. */
export function allOf(queries: readonly Query[]): Query {
  return {
    all: queries.flatMap(({ all }) => all).toSorted((one, other) => one.share - other.share),
    share: queries.reduce((share, part) => share * part.share, 1),
    isRead: queries.some(({ isRead }) => isRead),
    isNowhere: queries.some(({ isNowhere }) => isNowhere),
  };
}

/**
 * As `allOf`, for words. They come together more often than chance would have it: the share lies between that of the
 * rarest and the product.
 */
export function allWordsOf(queries: readonly Query[]): Query {
  const { share, ...all } = allOf(queries);
  const rarest = Math.min(1, ...queries.map((part) => part.share));
  return { ...all, share: rarest ** 0.25 * share ** 0.75 };
}

/** What fits one of them, which some fit together by chance; nothing at all among them means everything. */
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

/** Queries of which each takes in the one before it, so that no document fits two of them. */
export function apart(queries: readonly Query[]): Query[] {
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

/** The words of a search, all of them found at this level; what is excluded stands nowhere. */
export function wordsQuery(
  { groups, isStrict }: { groups: readonly Term[][]; isStrict: boolean },
  level: Level,
  lexicon: Lexicon,
): Query {
  const meant = isStrict ? groups : groups.map((terms) => withoutStopWords(terms, lexicon));
  return oneOf(meant.map((terms) => allWordsOf(terms.map((term) => termQuery(term, level, lexicon)))));
}

/**
 * "work I can do from home" asks for work and home: words that English has everywhere ("can", "do") have no stem, and no
 * text is indexed by them. They stay where nothing else is wanted, and where they have a synonym ("IT") or are not
 * finished.
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

/** The documents that have what a term wants at this level, or nowhere what it excludes. */
export function termQuery(term: Term, level: Level, lexicon: Lexicon): Query {
  if (term.isExcluded) {
    const without = oneOf(meaningsOf({ ...term, isPrefix: false }, "mentioned", lexicon));
    return queryOf(`!${textOf(without)}`, 1 - without.share);
  }
  return oneOf(meaningsOf(term, level, lexicon));
}

/** Whether what a term wants is a trade: a mention in running text is not enough then. */
function isTrade({ concepts, isPrefix }: Term): boolean {
  return concepts !== undefined && !isPrefix && concepts.own.length + concepts.kinds.length > 0;
}

const NO_CONCEPTS: Concepts = { own: [], kinds: [], tagged: [], named: [] };

/** Any of these is what a term wants at a level. Where entries say the same, long texts need not be read for a name. */
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
  // What is called so and is it comes before what only is one of the two.
  if (level === "own" && own.length > 0) {
    const is = conceptQuery(own, lexicon);
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
    ...(read.length > 0 ? [conceptQuery(read, lexicon)] : []),
  ];
}

/** Who does something: "accounts" and "engines" have the stems of those who work with them. */
const WHO = /(?:er|or|ist|ant|ent|ian|man|ess)s?$/;

/**
 * The words of a name, which need not stand behind each other: "math and science teacher". With `isExact`, who does
 * something is looked for as written.
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

/** What is read as one of these. Entries are known as soon as a document has them. */
function conceptQuery(entries: readonly string[], lexicon: Lexicon): Query {
  const known = entries.filter((entry) => lexicon.counts.has(entry));
  return { ...anyOf(known.length > 0 ? known : entries.slice(0, 1), lexicon), isNowhere: known.length === 0 };
}

/** One word, or several in this order. */
function runQuery(run: readonly string[], isPrefix: boolean, field: SearchField, lexicon: Lexicon): Query {
  const { mark, pairs } = SEARCH_FIELDS[field];
  const inThisOrder: Query = { ...queryOf(inOrder(run, isPrefix, field, lexicon), 1), isRead: true };
  if (run.length > 1 && pairs !== null && !isPrefix && run.every((word) => stemOf(word, lexicon) !== null)) {
    const neighbors = pairsOf(run).map(([first, second]) => {
      const stems = `${stemOf(first, lexicon)} ${stemOf(second, lexicon)}`;
      return anyFormOf([pairs + stems, `${pairs}${first} ${second}`], lexicon);
    });
    // The index has two words behind each other; of more it only knows that each two of them are.
    return allWordsOf(run.length === 2 ? neighbors : [...neighbors, inThisOrder]);
  }
  const words = run.map((word, index) => {
    const isUnfinished = isPrefix && index === run.length - 1;
    const begun = isUnfinished ? begunBy(word, field, lexicon) : [];
    const forms = anyFormOf([...formsOf(word, lexicon).map((form) => mark + form), ...begun], lexicon);
    return { forms, isWeak: !isUnfinished && stemOf(word, lexicon) === null };
  });
  // No long text is indexed by words like "the": between others they are the gaps of the phrase. In titles they are words.
  const strong = words.filter(({ isWeak }) => !isWeak);
  const wanted = (field === "anywhere" && strong.length > 1 ? strong : words).map(({ forms }) => forms);
  return allWordsOf(run.length === 1 ? wanted : [...wanted, inThisOrder]);
}

/**
 * What an unfinished word begins in a field, and in the narrower ones, of which it has others: whoever is found there has
 * to be found here.
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

/** Each two words that stand behind each other. */
export function pairsOf(run: readonly string[]): Array<[first: string, second: string]> {
  return run.slice(1).map((second, index) => [run[index] ?? "", second]);
}

/**
 * What a document has that has a word: its stem, unless there is none. With a digit in it a word has no stem in the
 * index, but may be meant for another that is written without its ending ("MP3s").
 */
function formsOf(word: string, lexicon: Lexicon): string[] {
  const stem = stemOf(word, lexicon);
  if (stem === null) return [word];
  return /\p{N}/u.test(word) ? [word, stem] : [stem];
}

function stemOf(word: string, { forms }: Lexicon): string | null {
  return forms.get(word)?.stem ?? null;
}

/** The words behind each other, as written or as stems; words without a stem leave a gap of their own width. */
function inOrder(run: readonly string[], isPrefix: boolean, field: SearchField, lexicon: Lexicon): string {
  const { weights } = SEARCH_FIELDS[field];
  const word = (form: string, index: number) => {
    const flags = `${isPrefix && index === run.length - 1 ? "*" : ""}${weights}`;
    return `${quoted(form)}${flags && `:${flags}`}`;
  };
  const written = run.map(word).join(" <-> ");
  // Of one stem alone any place would be the right one.
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
