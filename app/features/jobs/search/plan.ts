import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import type { Keywords, Term } from "#app/features/search/keywords.ts";
import { type Asked, type Lexicon, wordsAskedBy } from "#app/features/search/lexicon.ts";
import { cutoffForNewest, MOST_READ, maxDate, PAY_ENTRIES } from "#app/features/search/partitions.ts";
import { literalPlaceOf, type PlaceLexicon, placeAskedBy, placeQuery } from "#app/features/search/places.ts";
import { ALL, allOf, anyOf, disjoint, oneOf, type Query } from "#app/features/search/query.ts";
import type { Understanding } from "#app/features/search/understanding/understand.ts";
import { type Level, termQuery, wordsQuery } from "#app/features/search/words-query.ts";
import { DAY_MS } from "#app/time.ts";
import { COUNTED } from "./counts.ts";
import { type JobFilters, type JobSearch, WITHOUT } from "./types.ts";

/** Returns what has to be looked up for a search. */
export function askedBy(search: JobSearch, { keywords, units, described }: Understanding): Asked {
  const { entries, ...words } = wordsAskedBy(keywords);
  const near = [...units, ...described].flatMap((part) => [...part.near.keys()]);
  const place = placeAskedBy(search.place);
  return {
    ...words,
    placeWords: place.placeWords,
    entries: [
      ...entries,
      ...near,
      INDEX_ENTRIES.workType("remote"),
      ...place.entries,
      ...[...Object.values(filterEntries(search)), kindEntries(search)].flat(),
      ...(search.sort === "pay" ? PAY_ENTRIES : []),
    ],
  };
}

/** Returns the index entries of the filters; one entry of each filter is enough. */
function filterEntries({ employmentTypes, workTypes, hours, minPay, flexibility, industry }: JobFilters) {
  return {
    employmentTypes: employmentTypes.map(INDEX_ENTRIES.employmentType),
    workTypes: workTypes.map(INDEX_ENTRIES.workType),
    hours: hours.map(INDEX_ENTRIES.hours),
    minPay: minPay === null ? [] : [INDEX_ENTRIES.payReaches(minPay)],
    flexibility: flexibility.map(INDEX_ENTRIES.flexibility),
    industry: industry === null ? [] : [INDEX_ENTRIES.industry(industry)],
  };
}

/** Combines each work mode with each employment type: one rarer list of the index instead of two long ones. */
function kindEntries({ workTypes, employmentTypes }: JobFilters): string[] {
  return workTypes.flatMap((mode) => employmentTypes.map((type) => INDEX_ENTRIES.workAndEmployment(mode, type)));
}

/**
 * Jobs to look for, none posted before `since`. `kinds` are checked in the rows, because the index is not asked for
 * them. `ids` are those that `readTexts` found, if it ran.
 */
export type Part = Query & { since: Date | null; kinds: Kinds | null; ids?: readonly string[] };

/** Kinds of work; an empty list allows all. */
export type Kinds = Pick<JobFilters, "workTypes" | "employmentTypes">;

/** Reading a row costs as much as skipping this many index entries. */
const ENTRIES_PER_ROW = 400;

/** How a search looks for its jobs. */
export type Lookup = {
  /** The best jobs first, no job in two tiers. A single tier without an order by relevance. */
  tiers: Part[];
  /** The same jobs for counting: parts that the index can decide alone come first. */
  fitting: Part[];
  /** Jobs that miss at most one counted filter; the same as `fitting` if no filter is active. */
  nearly: Part[];
  /** Older jobs are not searched, although they may match. */
  isBounded: boolean;
  /** `nearly` reaches less far back than `fitting`, so it does not have all of those. */
  isNearlyBounded: boolean;
  /** Texts to find literally. */
  literal: { keywords: string | null; place: string | null };
};

/** Returns how a search looks for its jobs in the index. */
export function lookupOf(search: JobSearch, keywords: Keywords, lexicon: PlaceLexicon, now: Date): Lookup {
  const { sort } = search;
  const place = placeQuery(search.place, lexicon);
  const filters = allOf(filterQueries(search, lexicon));
  const literal = {
    keywords: keywords.kind === "literal" ? keywords.text : null,
    place: literalPlaceOf(search.place),
  };
  const isLiteral = literal.keywords !== null || literal.place !== null;
  const posted = sinceOf(search, now);
  const since = maxDate(posted, isLiteral ? cutoffForNewest(MOST_READ, lexicon) : null);
  const partOf = (words: Query, filtered: Query): Part => {
    const query = allOf([words, place, filtered]);
    return {
      ...query,
      ...kindsInRows(query, search, lexicon),
      since: maxDate(since, query.isRead ? cutoffForNewest(MOST_READ / query.share, lexicon) : null),
    };
  };
  const wordsAt = (at: Level) => (keywords.kind === "words" ? wordsQuery(keywords, at, lexicon) : ALL);
  const anywhere = wordsAt("anywhere");
  const byPlace =
    keywords.kind === "words"
      ? [...withOptional(keywords, levelsOf(keywords), lexicon), ...levelsOf(keywords).map(wordsAt), anywhere]
      : [anywhere];
  const on = COUNTED.filter((part) => filterEntries(search)[part].length > 0);
  const relaxed = on.map((part) => allOf(filterQueries({ ...search, ...WITHOUT[part] }, lexicon)));
  const partsOf = (words: readonly Query[], filtered: Query) => disjoint(words).map((query) => partOf(query, filtered));
  const inOrder = sort === "best" ? byPlace : [anywhere];
  // Reading is limited for each part, so only the parts tell what the pages will have.
  const counted = anywhere.isRead ? inOrder : [anywhere];
  const fitting = partsOf(counted, filters);
  const nearly = relaxed.length === 0 ? fitting : partsOf(counted, oneOf(relaxed));
  return {
    tiers: partsOf(inOrder, filters),
    fitting,
    nearly,
    isBounded: fitting.some((part) => part.since?.getTime() !== posted?.getTime()),
    isNearlyBounded: nearly.some((part, index) => part.since?.getTime() !== fitting[index]?.since?.getTime()),
    literal,
  };
}

/** Returns the conditions of a search beside its wanted words: filters, excluded words, and age. */
export function restOf(search: JobSearch, keywords: Keywords, lexicon: Lexicon, now: Date) {
  const terms = keywords.kind === "words" ? keywords.groups.flat() : [];
  const unwanted = terms.filter(({ isExcluded }) => isExcluded).map((term) => termQuery(term, "anywhere", lexicon));
  return { queries: [...filterQueries(search, lexicon), ...unwanted], since: sinceOf(search, now) };
}

function sinceOf({ postedWithin }: JobSearch, now: Date): Date | null {
  return postedWithin === null ? null : new Date(now.getTime() - postedWithin * DAY_MS);
}

/**
 * Returns the levels above `anywhere`, best first: a job of this occupation comes before one that only has its name in
 * the title.
 */
function levelsOf({ groups }: { groups: readonly Term[][] }): Level[] {
  const hasTrade = groups.flat().some(({ concepts, isExcluded }) => !isExcluded && (concepts?.own.length ?? 0) > 0);
  return hasTrade ? ["own", "title", "skills"] : ["title", "skills"];
}

/** Returns the query for documents that have the words that are not needed, too; none if there are no such words. */
function withOptional(
  keywords: Extract<Keywords, { kind: "words" }>,
  [best = "anywhere"]: readonly Level[],
  lexicon: Lexicon,
): Query[] {
  const optional = keywords.groups.flat().filter(({ isOptional = false }) => isOptional);
  if (optional.length === 0) return [];
  const having = optional.map((term) => termQuery(term, "anywhere", lexicon));
  return [allOf([wordsQuery(keywords, best, lexicon), ...having])];
}

/**
 * Decides where the kinds of work are checked: in the index, or in the rows if the other conditions leave so few that
 * reading them is faster than a list of half of all jobs.
 */
function kindsInRows({ all, share }: Query, search: JobSearch, lexicon: Lexicon): Pick<Part, "all" | "kinds"> {
  const [kinds] = kindQueries(search, lexicon);
  const others = all.filter(({ text }) => text !== kinds?.all[0]?.text);
  const isAsked = kinds !== undefined && others.length > 0 && others.length < all.length;
  if (!isAsked || (share / kinds.share) * ENTRIES_PER_ROW > kinds.share) return { all, kinds: null };
  const { workTypes, employmentTypes } = search;
  return { all: others, kinds: { workTypes, employmentTypes } };
}

/** Returns one condition for work mode and employment type, if the search has them. */
function kindQueries(filters: JobFilters, lexicon: Lexicon): Query[] {
  const { workTypes, employmentTypes } = filterEntries(filters);
  const kinds = kindEntries(filters);
  return [kinds.length > 0 ? kinds : [...workTypes, ...employmentTypes]]
    .filter((entries) => entries.length > 0)
    .map((entries) => anyOf(entries, lexicon));
}

function filterQueries(filters: JobFilters, lexicon: Lexicon): Query[] {
  const { hours, minPay, flexibility, industry } = filterEntries(filters);
  const others = [hours, minPay, flexibility, industry].filter((entries) => entries.length > 0);
  return [...kindQueries(filters, lexicon), ...others.map((entries) => anyOf(entries, lexicon))];
}
