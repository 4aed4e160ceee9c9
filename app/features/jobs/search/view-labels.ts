import type { JobCard } from "#app/features/jobs/rules.ts";
import { everythingButText } from "#app/features/search/advice-labels.ts";
import { withoutWord } from "#app/features/search/keywords.ts";
import {
  type FilterGroup,
  foundText,
  jobsText,
  publicFilters,
  type SortChoice,
  seniorFilters,
  sortChoices,
} from "./labels.ts";
import { changedQuery } from "./schema.ts";
import {
  type CloseJob,
  type JobSearch,
  type JobSearchPage,
  MOST_PAGES_SHOWN,
  NO_FILTERS,
  type SearchPart,
  type Sort,
  type UnderstoodPart,
  WITHOUT,
} from "./types.ts";

/** A link within the search: its text, and its query string. */
type QueryLink = { text: string; query: string };

/** Everything that the search page says and links to, worded on the server to keep client code small. */
export type SearchView = {
  keywords: string;
  /** The search in one line: "Search: finance, Ohio". */
  asked: string;
  place: string;
  sort: Sort;
  sorts: SortChoice[];
  /** The query string of the search's first page. */
  query: string;
  /** "42 jobs found". */
  found: string;
  /** The button that closes the filters: "See 42 jobs". */
  done: string;
  groups: FilterGroup[];
  /** The query string without any filter. */
  cleared: string;
  /** Each understood part with the search without it: "Trade: Plumber". */
  understood: QueryLink[];
  /** Close matches, each with what it misses: "Not: boiler repair". */
  close: Array<{ job: JobCard; note: string }>;
  corrected: JobSearchPage["corrected"];
  didYouMean: QueryLink | null;
  pages: Array<{ number: number; query: string; isCurrent: boolean }>;
  previous: string | null;
  next: string | null;
  /** The query string with the next page appended; null if there is none, or the list is long enough. */
  more: string | null;
  /** The advice and its links, if nothing was found. */
  adviceText: string;
  advice: QueryLink[];
};

/** Says why a job is close: "Your words describe: Appliance repair technician", "Not: evenings". */
function closeText({ missing, described }: CloseJob): string {
  const not = missing.length > 0 ? `Not: ${missing.join(", ")}` : "";
  return [described === null ? "" : `Your words describe: ${described}`, not].filter((text) => text !== "").join(". ");
}

/** Words a search and its results for the public page or the senior area. */
export function viewOf(area: "public" | "senior", search: JobSearch, page: JobSearchPage): SearchView {
  const { keywords, place, sort } = search;
  const groups = area === "public" ? publicFilters(search, page.counts) : seniorFilters(search, page.counts);
  const { corrected, didYouMean } = page;
  const meant = { ...search, ...page.meant };
  return {
    keywords,
    asked: `Search: ${[keywords, place].filter((text) => text !== "").join(", ") || "all jobs"}`,
    place,
    sort,
    sorts: sortChoices(search),
    query: changedQuery(search, {}),
    found: foundText(page),
    done: page.total === 0 ? "Close filters" : `See ${jobsText(page.total, page.isCapped)}`,
    groups,
    cleared: changedQuery(search, NO_FILTERS),
    understood: page.understood.map((part) => ({ text: partText(part), query: withoutPart(meant, part) })),
    close: page.close.map((close) => ({ job: close.job, note: closeText(close) })),
    corrected,
    didYouMean:
      didYouMean === null ? null : { text: didYouMean, query: changedQuery(search, { keywords: didYouMean }) },
    ...pagesOf(search, page),
    adviceText:
      page.advice.length === 0
        ? "Check the spelling, use fewer words, or try a more general one."
        : everythingButText("jobs", [
            [keywords, meant.keywords],
            [place, meant.place],
          ]),
    advice: page.advice.map(({ total, isMore, ...way }) => ({
      text: `Without ${way.drop === "word" ? `“${way.word}”` : namesOf(way.drop, meant, groups)}: ${jobsText(total, isMore)}`,
      query: changedQuery(
        meant,
        way.drop === "word" ? { keywords: withoutWord(meant.keywords, way.word) } : WITHOUT[way.drop],
      ),
    })),
  };
}

const PART_NAMES = {
  trade: "Trade: ",
  field: "Field: ",
  skill: "Skill: ",
  place: "Location: ",
  way: "",
  words: "",
  denied: "Without: ",
} as const;

function partText({ kind, label }: UnderstoodPart): string {
  return PART_NAMES[kind] + label;
}

/** Returns the query string of a search without the words of a part. */
function withoutPart(search: JobSearch, { words }: UnderstoodPart): string {
  return changedQuery(search, { keywords: words.reduce(withoutWord, search.keywords) });
}

/**
 * Returns the links Next and Previous, and by number the first page, this one, and the few after it whose cursors are
 * known (D44). If several pages are shown, this one is the last of them.
 */
function pagesOf(search: JobSearch, page: JobSearchPage): Pick<SearchView, "pages" | "previous" | "next" | "more"> {
  const { pageNumber, cursor, pagesShown } = page.shown;
  const first = changedQuery(search, {});
  const here = { cursor, pageNumber };
  const number = pageNumber + pagesShown - 1;
  const back = page.previous && changedQuery(search, { cursor: page.previous, pageNumber: pageNumber - 1 });
  return {
    previous: page.previous && pageNumber <= 2 ? first : back,
    next: page.next && changedQuery(search, { cursor: page.next, pageNumber: number + 1 }),
    more:
      page.next && pagesShown < MOST_PAGES_SHOWN ? changedQuery(search, { ...here, pagesShown: pagesShown + 1 }) : null,
    pages: [
      ...(number > 1 ? [{ number: 1, query: first, isCurrent: false }] : []),
      { number, query: changedQuery(search, { ...here, pagesShown }), isCurrent: true },
      ...page.ahead.map((there) => ({
        number: there.number,
        query: changedQuery(search, { cursor: there.cursor, pageNumber: there.number }),
        isCurrent: false,
      })),
    ],
  };
}

/** Names the values of a part: "Part-time or Project", "the location “Duluth”". */
function namesOf(drop: SearchPart, search: JobSearch, groups: readonly FilterGroup[]): string {
  if (drop === "place") return `the location “${search.place}”`;
  if (drop === "keywords") return `the words “${search.keywords}”`;
  const on = groups.flatMap(({ choices }) => choices).filter((choice) => choice.isOn && choice.part === drop);
  return on.map(({ label }) => label).join(" or ");
}
