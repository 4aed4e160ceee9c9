import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { type BooleanProblem, quoteProblem, readBoolean } from "#app/features/search/boolean.ts";
import { type Keywords, withoutWord } from "#app/features/search/keywords.ts";
import type { Asked } from "#app/features/search/lexicon.ts";
import { cutoffForNewest, MOST_READ } from "#app/features/search/partitions.ts";
import { literalPlaceOf, type PlaceLexicon, placeAskedBy, placeQuery } from "#app/features/search/places.ts";
import { ALL, allOf, anyKnownOf, anyOf, disjoint, type Query } from "#app/features/search/query.ts";
import type { SearchField } from "#app/features/search/search-fields.ts";
import { understand } from "#app/features/search/understanding/understand.ts";
import { mergedAsked, type Wish, wantedWords, wishAskedBy, wishOf, wishQuery } from "#app/features/search/wish.ts";
import { type CandidateSearch, FILTER_STEP, type Less, NO_CRITERIA } from "../rules.ts";

/** People to look for, none last changed before `since`. */
export type Part = Query & { since: Date | null };

/** How a search looks for people. */
export type Lookup = {
  /**
   * The best people first, no one in two tiers: in that sort order, a main occupation before words in name or skills
   * before words in the text.
   */
  tiers: Part[];
  /** The same people for counting. */
  fitting: Part[];
  /** People who changed longer ago are not searched, although they may match. */
  isBounded: boolean;
  /** The least hours per week; the index knows them in steps. */
  minHours: number;
  /** Texts to find literally. */
  literal: { words: string | null; place: string | null };
};

/** The towns around the place of a search: the name of the one in the middle, and the index entries of all. */
export type Nearby = { town: string; entries: readonly string[] };

/** What a search means: its words with a location among them or beside them, and what is wrong with its operators. */
export type Meaning = {
  /** Words without operators; with them, those that are wanted and not quoted. */
  keywords: Keywords;
  /** The words with their operators; null if there are none. */
  wish: Wish | null;
  place: string;
  problem: BooleanProblem | null;
};

/** Interprets the words of a search. */
export function meantBy({ query, place, isPlain }: Pick<CandidateSearch, "query" | "place" | "isPlain">): Meaning {
  const read = isPlain ? null : readBoolean(query);
  if (read) {
    const wish = read.expression && wishOf(read.expression);
    return { keywords: wish ? wantedWords(wish) : { kind: "none" }, wish, place, problem: read.problem };
  }
  const { keywords, place: named } = understand(query, { hasPlace: place !== "", isOfPeople: true });
  const problem = isPlain ? null : quoteProblem(query);
  const wish = keywords.kind === "words" ? ({ kind: "words", keywords } as const) : null;
  return { keywords, wish, place: named?.name ?? place, problem };
}

/** Returns what has to be looked up for a search, by the towns nearby or by the name of its place. */
export function askedBy(search: CandidateSearch, nearby: Nearby | null): Asked {
  const { wish, place } = meantBy(search);
  return mergedAsked([
    ...(wish ? [wishAskedBy(wish)] : []),
    { ...NOTHING_ASKED, ...(nearby ? { entries: nearby.entries } : placeAskedBy(place)) },
    { ...NOTHING_ASKED, entries: filterEntries(search) },
  ]);
}

const NOTHING_ASKED: Asked = { words: [], unfinished: [], pairs: [], placeWords: [], entries: [] };

/** Returns the index entries of the filters; hours are rounded down to a step. Years use their bands only. */
function filterEntries({ minYears, minHours, workType }: CandidateSearch): string[] {
  const hours = Math.floor(minHours / FILTER_STEP) * FILTER_STEP;
  return [
    ...(workType ? [INDEX_ENTRIES.workType(workType)] : []),
    ...(hours > 0 ? [INDEX_ENTRIES.hours(hours)] : []),
    ...(minYears > 0 ? [INDEX_ENTRIES.years(minYears)] : []),
  ];
}

/** Returns the search without one part. */
export function withLess(search: CandidateSearch, less: Less): CandidateSearch {
  if (less.drop === "word") return { ...search, query: withoutWord(search.query, less.word) };
  return { ...search, [less.drop]: NO_CRITERIA[less.drop], ...(less.drop === "place" && { miles: null }) };
}

/** Whether the sort order can be chosen: without words there is no best match. */
export function hasOrder({ wish }: Pick<Meaning, "wish">): boolean {
  return wish !== null && isWanting(wish);
}

function isWanting(wish: Wish): boolean {
  if (wish.kind === "words")
    return wish.keywords.kind === "words" && wish.keywords.groups.flat().some(({ isExcluded }) => !isExcluded);
  return (wish.kind === "and" || wish.kind === "or") && wish.parts.some(isWanting);
}

/** Returns how a search looks for people in the index; `lexicon` has what `askedBy` asked for. */
export function lookupOf(search: CandidateSearch, lexicon: PlaceLexicon, nearby: Nearby | null): Lookup {
  const meant = meantBy(search);
  const { keywords, wish, place: asked } = meant;
  const literal = {
    words: keywords.kind === "literal" ? keywords.text : null,
    place: nearby ? null : literalPlaceOf(asked),
  };
  const isLiteral = literal.words !== null || literal.place !== null;
  const filters = filterEntries(search).map((entry) => anyOf([entry], lexicon));
  const others = [nearby ? anyKnownOf(nearby.entries, lexicon) : placeQuery(asked, lexicon), ...filters];
  const partOf = (words: Query): Part => {
    const query = allOf([words, ...others]);
    const reach = isLiteral ? MOST_READ : query.isRead ? MOST_READ / query.share : null;
    return { ...query, since: reach === null ? null : cutoffForNewest(reach, lexicon) };
  };
  const partsOf = (words: readonly Query[]) => disjoint(words).map(partOf);
  const wordsAt = (field: SearchField) => (wish ? wishQuery(wish, field, lexicon) : ALL);
  const anywhere = wordsAt("anywhere");
  const isByTier = hasOrder(meant) && search.sort === "best";
  // At the level of titles, people have what is their main occupation: a bookkeeper comes before who keeps books, too.
  const inOrder = isByTier ? [wordsAt("title"), wordsAt("skills"), anywhere] : [anywhere];
  // Reading is limited for each part, so only the parts tell what the pages will have.
  const fitting = partsOf(anywhere.isRead ? inOrder : [anywhere]);
  return {
    tiers: partsOf(inOrder),
    fitting,
    isBounded: fitting.some(({ since }) => since !== null),
    minHours: search.minHours,
    literal,
  };
}
