import type { Lexicon } from "./lexicon.ts";

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

/** Matches documents with at least one of these entries. */
export function anyOf(given: readonly string[], lexicon: Lexicon): Query {
  const entries = [...new Set(given)];
  const share = entries.reduce((sum, entry) => sum + shareOf(entry, lexicon), 0);
  return queryOf(`(${entries.map(quoted).join(" | ")})`, Math.min(1, share));
}

/** Like `anyOf`, for entries that are known as soon as a document has them, such as concepts and towns. */
export function anyKnownOf(entries: readonly string[], lexicon: Lexicon): Query {
  const known = entries.filter((entry) => lexicon.counts.has(entry));
  return { ...anyOf(known.length > 0 ? known : entries.slice(0, 1), lexicon), isNowhere: known.length === 0 };
}

/**
 * Like `anyOf`, for the forms of a word, which is usually in the index twice: as written and as a stem. A word is known
 * as soon as a document has it, unlike other entries.
 */
export function anyFormOf(entries: readonly string[], lexicon: Lexicon): Query {
  const any = anyOf(entries, lexicon);
  const share = Math.max(any.share / 2, ...entries.map((entry) => shareOf(entry, lexicon)));
  const all = any.all.map(({ text }) => ({ text, share }));
  return { ...any, all, share, isNowhere: !entries.some((entry) => lexicon.counts.has(entry)) };
}

/**
 * Matches a condition that the index cannot decide, so that each candidate document is read for it.
 */
export function readFor(text: string): Query {
  return { ...queryOf(text, 1), isRead: true };
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

function queryOf(text: string, share: number): Query {
  return { all: [{ text, share }], share, isRead: false, isNowhere: false };
}

function textOf({ all }: Query): string {
  return `(${all.map(({ text }) => text).join(" & ")})`;
}

function shareOf(entry: string, { counts, total }: Lexicon): number {
  return total === 0 ? 0 : Math.min(1, (counts.get(entry) ?? 1) / total);
}

/** Quotes one index entry so that nothing in it is read as an operator. */
export function quoted(entry: string): string {
  return `'${entry.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
