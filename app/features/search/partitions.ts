import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { HOUR_MS } from "#app/time.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Query } from "./query.ts";

/** As in `job_search_document`: hours are counted from here, in entries of five widths. */
const FIRST_HOUR = Date.parse("2000-01-01T00:00:00Z");
const TIMES_WIDER = 8;
const WIDTHS = [0, 1, 2, 3, 4].map((level) => TIMES_WIDER ** level);
/** With more entries than this, one condition costs more than using the next width, whose edges cover too much. */
const MOST_ENTRIES = 24;

/** With fewer documents than this, all are searched at once: partitions would cost more. */
const FEW = 400;
/**
 * What no index can find (symbols without letters, phrases in long texts) is searched for in this many of the newest
 * documents.
 */
export const MOST_READ = 1_000;
/** The first partition is sized to hold this many times the wanted number. */
const SURPLUS = 1.2;
/**
 * The end of each partition as a multiple of the first one's width: the second covers a near miss, the third a word
 * half as common as estimated; one more partition holds the rest.
 */
const REACHES = [1, 2, 4.5] as const;

/**
 * A range of the sort order, lower bound included, upper bound excluded; null is unbounded. `entries` narrow the index
 * to it.
 */
export type Partition<Edge> = { from: Edge | null; until: Edge | null; entries: string };

/**
 * The partition's own condition reads several index lists. Words in a smaller share of the documents than this are
 * looked up before it.
 */
const COMMON = 1 / 8;

/**
 * Returns the index conditions of a query in a partition in the fastest order: rare words, then the partition, then
 * common words.
 */
export function conditionsOf({ all }: Pick<Query, "all">, { entries }: Pick<Partition<unknown>, "entries">): string[] {
  const texts = all.map(({ text }) => text);
  // The rarest word always comes first, however common it is.
  const before = all.filter(({ share }, index) => index === 0 || share < COMMON).length;
  return entries === "" ? texts : texts.toSpliced(before, 0, entries);
}

type Span = {
  /** The least number of documents that are wanted. */
  wanted: number;
  /** Where to begin; null for the newest (or the oldest, when paging backward). */
  start: Date | null;
  /** Documents older than this are not searched. */
  since: Date | null;
  isBackward: boolean;
};

/**
 * Cuts time into partitions to search one after the other, nearest first. The first is likely to hold enough, so a
 * common word costs no more than a rare one. Together they cover everything.
 */
export function partitionsFor(
  { share }: Query,
  lexicon: Lexicon,
  { wanted, start, since, isBackward }: Span,
): Array<Partition<Date>> {
  const { newest, oldest, total } = lexicon;
  const whole: Partition<Date> = {
    from: since,
    until: null,
    entries: since && newest ? hoursBetween(since, newest, lexicon) : "",
  };
  if (!newest || !oldest || share * total <= FEW) return [whole];
  const begin = isBackward ? (maxDate(start, since) ?? oldest) : (start ?? newest);
  const end = isBackward ? newest : (maxDate(since, oldest) ?? oldest);
  const age = Math.max(HOUR_MS, newest.getTime() - oldest.getTime());
  const first = Math.max(HOUR_MS / 4, (age * wanted * SURPLUS) / (share * total));
  const way = isBackward ? 1 : -1;
  const edges = REACHES.map((times) => way * first * times)
    .filter((reach) => Math.abs(reach) < way * (end.getTime() - begin.getTime()))
    .map((reach) => new Date(begin.getTime() + reach));
  if (edges.length === 0) return [whole];
  const partitions = edges.map((edge, index): Partition<Date> => {
    const near = edges[index - 1] ?? null;
    return isBackward
      ? { from: near ?? since, until: edge, entries: hoursBetween(near ?? begin, edge, lexicon) }
      : { from: edge, until: near, entries: hoursBetween(edge, near ?? begin, lexicon) };
  });
  const last = edges.at(-1) ?? begin;
  const rest: Partition<Date> = isBackward
    ? { from: last, until: null, entries: "" }
    : { from: since, until: last, entries: since ? hoursBetween(since, last, lexicon) : "" };
  return [...partitions, rest];
}

/**
 * Returns two partitions of equal width that together reach back to `since` (null for the oldest), the newer one first,
 * or a single one where there is nothing to divide.
 */
export function splitInHalf(since: Date | null, lexicon: Lexicon): Array<Partition<Date>> {
  const { newest, oldest } = lexicon;
  const end = maxDate(since, oldest);
  if (!newest || !end) return [{ from: since, until: null, entries: "" }];
  if (end >= newest) return [{ from: since, until: null, entries: hoursBetween(end, newest, lexicon) }];
  const middle = new Date((newest.getTime() + end.getTime()) / 2);
  return [
    { from: middle, until: null, entries: hoursBetween(middle, newest, lexicon) },
    { from: since, until: middle, entries: hoursBetween(end, middle, lexicon) },
  ];
}

/**
 * Returns the index entries for every hour between two moments, both included, and slightly more. It uses the finest
 * width that does not need too many entries, and the next wider one for hours that lie within one entry of it.
 */
function hoursBetween(from: Date, until: Date, { newest }: Pick<Lexicon, "newest">): string {
  const hourOf = (at: Date) => Math.floor((at.getTime() - FIRST_HOUR) / HOUR_MS);
  const first = hourOf(from);
  // A range that ends before it begins becomes its first hour, which holds nothing.
  const last = Math.max(first, hourOf(until));
  const level = WIDTHS.findIndex((width) => last / width - first / width <= MOST_ENTRIES);
  const width = WIDTHS[level];
  if (width === undefined) return "";
  const isOpen = newest !== null && until >= newest;
  return `(${entriesOf(level, Math.floor(first / width), Math.floor(last / width), isOpen).join(" | ")})`;
}

/** With `isOpen`, nothing lies after the last entry, so a wider one may replace it. */
function entriesOf(level: number, first: number, last: number, isOpen: boolean): string[] {
  const each = (from: number, until: number) =>
    Array.from({ length: Math.max(0, until - from) }, (_, step) => `'${INDEX_ENTRIES.timeSpan(level, from + step)}'`);
  const widerFirst = Math.ceil(first / TIMES_WIDER);
  const widerEnd = isOpen ? Math.floor(last / TIMES_WIDER) + 1 : Math.floor((last + 1) / TIMES_WIDER);
  if (level === WIDTHS.length - 1 || widerEnd <= widerFirst) return each(first, last + 1);
  return [
    ...each(first, widerFirst * TIMES_WIDER),
    ...entriesOf(level + 1, widerFirst, widerEnd - 1, isOpen),
    ...each(widerEnd * TIMES_WIDER, last + 1),
  ];
}

/**
 * Pay bands in dollars per hour, highest first, as in `job_search_document`: one dollar wide below 128, eight above,
 * where few jobs are. `from` is included, `until` is not; the highest band has no upper bound.
 */
const PAY_BANDS = [
  ...Array.from({ length: 128 }, (_, dollars) => ({ from: dollars, until: dollars + 1 })),
  ...Array.from({ length: 47 }, (_, step) => ({ from: 128 + 8 * step, until: step < 46 ? 136 + 8 * step : Infinity })),
]
  .map((band) => ({ ...band, entry: INDEX_ENTRIES.payBand(band.from) }))
  .toReversed();

/** The index entries of all pay bands; cutting pay into partitions needs their counts. */
export const PAY_ENTRIES: readonly string[] = PAY_BANDS.map(({ entry }) => entry);

/**
 * Like `partitionsFor`, for an order by dollars per hour: from `start` (null: the end) down, or up when `isBackward`.
 */
export function payPartitionsFor(
  { share }: Query,
  lexicon: Lexicon,
  { wanted, start, isBackward }: { wanted: number; start: number | null; isBackward: boolean },
): Array<Partition<number>> {
  const whole: Partition<number> = { from: null, until: null, entries: "" };
  if (share * lexicon.total <= FEW) return [whole];
  const bands = (isBackward ? PAY_BANDS.toReversed() : PAY_BANDS).filter(
    ({ from, until }) => start === null || (isBackward ? until > start : from <= start),
  );
  const partitions: Array<Partition<number>> = [];
  let entries: string[] = [];
  let expected = 0;
  let edge: number | null = null;
  for (const { entry, from, until } of bands.filter((band) => lexicon.counts.has(band.entry))) {
    entries.push(entry);
    expected += share * (lexicon.counts.get(entry) ?? 0);
    const times = REACHES[partitions.length];
    if (times === undefined) break;
    if (expected < wanted * SURPLUS * times) continue;
    const far: number = isBackward ? until : from;
    // Nothing lies above the highest band.
    if (far === Infinity) break;
    partitions.push(
      isBackward
        ? { from: edge, until: far, entries: anyBandOf(entries) }
        : { from: far, until: edge, entries: anyBandOf(entries) },
    );
    edge = far;
    entries = [];
  }
  const rest = isBackward ? { ...whole, from: edge } : { ...whole, until: edge };
  // Too few jobs are left to fill a partition, so search only the bands that remain: without them the word alone would
  // read everything.
  if (partitions.length === REACHES.length) return [...partitions, rest];
  const left = bands.filter(({ from, until }) => edge === null || (isBackward ? from >= edge : until <= edge));
  return left.length === 0
    ? partitions
    : [...partitions, { ...rest, entries: anyBandOf(left.map(({ entry }) => entry)) }];
}

function anyBandOf(entries: readonly string[]): string {
  return `(${entries.map((entry) => `'${entry}'`).join(" | ")})`;
}

/**
 * Returns the time of the `count`th newest document, so that a search without an index reads only those; null when
 * there are no more than `count`.
 */
export function cutoffForNewest(count: number, { newest, oldest, total }: Lexicon): Date | null {
  if (!newest || !oldest || total <= count) return null;
  return new Date(newest.getTime() - ((newest.getTime() - oldest.getTime()) * count) / total);
}

/** Returns the later of two moments; null counts as none. */
export function maxDate(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
