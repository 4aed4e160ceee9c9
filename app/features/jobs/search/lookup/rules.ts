import { ALL, allOf, anyOf, type Lexicon, oneOf, type Query, wordsQuery } from "#app/features/search/query/rules.ts";
import { type Keywords, wordsOf } from "#app/features/search/rules.ts";
import { PAY_ENTRIES, reachOf } from "#app/features/search/windows/rules.ts";
import { COUNTED } from "../counts/rules.ts";
import { type JobFilters, type JobSearch, WITHOUT } from "../rules.ts";

const DAY = 86_400_000;
/** Texts without any letter or digit are in no index: they are looked for in so many of the newest jobs. */
const LITERAL_REACH = 5_000;

/** What has to be looked up for a search: see `readLexicon`. */
export function askedBy(search: JobSearch, keywords: Keywords) {
  const terms = keywords.kind === "words" ? keywords.groups.flat() : [];
  return {
    words: [...new Set(terms.flatMap(({ runs }) => runs.flat()))],
    unfinished: terms.flatMap(({ runs: [run], isPrefix }) => (isPrefix ? (run?.slice(-1) ?? []) : [])),
    placeWords: [...new Set(wordsOf(search.place))],
    entries: [...Object.values(filterEntries(search)).flat(), ...(search.sort === "pay" ? PAY_ENTRIES : [])],
  };
}

/** The entries of the index that the filters ask for; of each filter one is enough. */
function filterEntries({ employmentTypes, workTypes, hours, minPay, flexibility, industry }: JobFilters) {
  return {
    employmentTypes: employmentTypes.map((type) => `~e${type}`),
    workTypes: workTypes.map((type) => `~m${type}`),
    hours: hours.map((band) => `~h${band}`),
    minPay: minPay === null ? [] : [`~p${minPay}`],
    flexibility: flexibility.map((kind) => `~f${kind}`),
    industry: industry === null ? [] : [`~i${industry}`],
  };
}

/** How a search looks for its jobs. */
export type Lookup = {
  /** The best jobs first; each one takes in the ones before it. One of them without an order by relevance. */
  tiers: Query[];
  /** Jobs that fit all counted filters but at most one. */
  nearly: Query;
  /** Jobs posted from this moment on. */
  since: Date | null;
  /** Texts to find as they are. */
  literal: { keywords: string | null; place: string | null };
};

/** What a search looks for in the index. */
export function lookupOf(
  search: JobSearch,
  keywords: Keywords,
  lexicon: Lexicon & { places: ReadonlyMap<string, readonly string[]> },
  now: Date,
): Lookup {
  const { postedWithin, sort } = search;
  const place = placeQuery(search.place, lexicon);
  const filters = allOf(filterQueries(search, lexicon));
  const places = sort === "best" ? (["title", "skills", "anywhere"] as const) : (["anywhere"] as const);
  const words = keywords.kind === "words" ? places.map((at) => wordsQuery(keywords.groups, at, lexicon)) : [ALL];
  const anywhere = words.at(-1) ?? ALL;
  const literal = {
    keywords: keywords.kind === "literal" ? keywords.text : null,
    place: search.place !== "" && wordsOf(search.place).length === 0 ? search.place.toLowerCase() : null,
  };
  const on = COUNTED.filter((part) => filterEntries(search)[part].length > 0);
  const relaxed = on.map((part) => allOf(filterQueries({ ...search, ...WITHOUT[part] }, lexicon)));
  return {
    tiers: words.map((query) => allOf([query, place, filters])),
    nearly: allOf([anywhere, place, relaxed.length === 0 ? filters : oneOf(relaxed)]),
    since: later(
      postedWithin === null ? null : new Date(now.getTime() - postedWithin * DAY),
      literal.keywords === null && literal.place === null ? null : reachOf(LITERAL_REACH, lexicon),
    ),
    literal,
  };
}

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}

function filterQueries(filters: JobFilters, lexicon: Lexicon): Query[] {
  return Object.values(filterEntries(filters))
    .filter((entries) => entries.length > 0)
    .map((entries) => anyOf(entries, lexicon));
}

/** Every word of the place begins a word of the job's; "Remote" is a place too. */
function placeQuery(place: string, lexicon: Lexicon & { places: ReadonlyMap<string, readonly string[]> }): Query {
  const words = wordsOf(place);
  return allOf(
    words.map((word) => {
      const entries = [`~l${word}`, ...(lexicon.places.get(word) ?? [])];
      return anyOf(words.length === 1 && word === "remote" ? [...entries, "~mremote"] : entries, lexicon);
    }),
  );
}
