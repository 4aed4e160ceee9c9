import type { Database } from "#app/db/database.ts";
import { afterTick } from "#app/db/prepared.ts";
import { INDEX_ENTRIES, MARKS } from "#app/domain/index-format.ts";
import { rarestWords } from "#app/features/search/advice.ts";
import { withOtherWords, withoutWord, wordsOf } from "#app/features/search/keywords.ts";
import { readLexicon } from "#app/features/search/lexicon.server.ts";
import { JOB_DOCUMENTS } from "#app/features/search/lexicon.ts";
import { readPlace } from "#app/features/search/nearby.ts";
import type { PlaceLexicon } from "#app/features/search/places.ts";
import { correctWords } from "#app/features/search/spelling.server.ts";
import { doubtfulWords, type KnownWord } from "#app/features/search/spelling.ts";
import { namesOfPlace } from "#app/features/search/states.ts";
import { findClose } from "./close-matches.server.ts";
import { hasClose } from "./close-matches.ts";
import { adviceOf, countJobs, countNothing, type Found } from "./counts.server.ts";
import { type Meant, meantBy, partsOf } from "./interpret.ts";
import { readPage } from "./page.server.ts";
import { readTexts } from "./plan.server.ts";
import { askedBy, type Lookup, lookupOf } from "./plan.ts";
import { changedQuery } from "./schema.ts";
import { type Advice, FROM_THE_FIRST, type JobSearch, type JobSearchPage, PAGE_SIZE, WITHOUT } from "./types.ts";

/** With fewer jobs than this, we suggest another spelling. */
const FEW = 3;

/**
 * Returns a page of open jobs that match a search, and their number: title before skills before the rest, the newest
 * first in each. Three statements; two more if texts have to be read, one or two if matches are counted separately, one
 * if the page is filled from further back; some more if no job has the typed words and another spelling or fewer
 * conditions are tried. Up to three run in parallel, so never call it within a transaction, where they would run one
 * after the other.
 */
export async function searchJobs(db: Database, search: JobSearch, now: Date): Promise<JobSearchPage> {
  const found = await attempt(db, search, now);
  if (found.total >= FEW) return withClose(db, found, found.page, now);
  const change = await correct(db, search, found);
  if (change === null) return withClose(db, found, await withAdvice(db, search, now, found), now);
  const meant = { ...search, ...change };
  const other = await attempt(db, meant, now);
  const { keywords = null, place = null } = change;
  if (found.total > 0) {
    const didYouMean = other.total > found.total ? keywords : null;
    return withClose(db, found, { ...found.page, didYouMean }, now);
  }
  const typed = [keywords === null ? null : search.keywords, place === null ? null : search.place];
  const corrected = { from: textOf(typed), to: textOf([keywords, place]) };
  if (other.total > 0) return withClose(db, other, { ...other.page, corrected }, now);
  // Something else prevents results too, so the advice is for the corrected words.
  const page = await withClose(db, other, await withAdvice(db, meant, now, other), now);
  return page.close.length > 0 ? { ...page, corrected } : page;
}

/** Adds close matches if this is the only page and it is not full. Two statements. */
async function withClose(
  db: Database,
  { meant, lookup, lexicon, total }: Attempt,
  page: JobSearchPage,
  now: Date,
): Promise<JobSearchPage> {
  if (total >= PAGE_SIZE || meant.asked.cursor !== null || !hasClose(meant.understanding, meant.asked.place !== ""))
    return page;
  const found = page.jobs.map(({ id }) => id);
  return { ...page, close: await findClose(db, meant, lookup, lexicon, { now, found }) };
}

/** "bookkeeper, tucson" */
function textOf(parts: ReadonlyArray<string | null>): string {
  return parts.filter((part) => part !== null).join(", ");
}

/** The page of a search that no job can match. */
const NO_PAGE = { jobs: [], shown: FROM_THE_FIRST, previous: null, next: null, ahead: [] };

type Prepared = { meant: Meant; lookup: Lookup; lexicon: PlaceLexicon };
type Attempt = Prepared & { total: number; found: Found; page: JobSearchPage };

/** Reads what both the list and the counts of a search need: one statement, up to two more to read texts. */
export async function prepareSearch(db: Database, search: JobSearch, now: Date): Promise<Prepared> {
  const meant = meantBy(search);
  const { asked, understanding } = meant;
  const lexicon = await readLexicon(db, JOB_DOCUMENTS, askedBy(asked, understanding));
  const lookup = await readTexts(db, lookupOf(asked, understanding.keywords, lexicon, now), lexicon);
  return { meant, lookup, lexicon };
}

async function attempt(db: Database, search: JobSearch, now: Date): Promise<Attempt> {
  const { keywords, place } = search;
  const ready = await prepareSearch(db, search, now);
  const { meant, lookup, lexicon } = ready;
  const isNowhere = lookup.nearly.every((part) => part.isNowhere);
  // Runs both in parallel on separate connections, so that the reader waits only for the slower one.
  const [page, found] = isNowhere
    ? [NO_PAGE, countNothing(search)]
    : await Promise.all([
        readPage(db, search, lookup, lexicon),
        afterTick(() => countJobs(db, lookup, lexicon, search)),
      ]);
  const { total, isCapped, counts } = found;
  return {
    ...ready,
    total,
    found,
    page: {
      ...page,
      total,
      isCapped,
      counts,
      corrected: null,
      didYouMean: null,
      advice: [],
      close: [],
      understood: partsOf(meant.understanding),
      meant: { keywords, place },
    },
  };
}

/** Returns the words and the location with every unknown word corrected; null if nothing is. Up to two statements. */
async function correct(
  db: Database,
  search: JobSearch,
  { meant, lexicon }: Attempt,
): Promise<Partial<Pick<JobSearch, "keywords" | "place">> | null> {
  const [words, places] = await Promise.all([
    correctWords(db, doubtfulWords(meant.understanding.keywords, lexicon, FEW)),
    correctWords(db, doubtfulPlaces(search.place, lexicon), MARKS.place),
  ]);
  if (words.size + places.size === 0) return null;
  return {
    ...(words.size > 0 ? { keywords: withOtherWords(search.keywords, words) } : {}),
    ...(places.size > 0 ? { place: withOtherWords(search.place, places) } : {}),
  };
}

/** Returns the words of a location that begin no word of any open job's location. */
function doubtfulPlaces(place: string, { counts, places }: PlaceLexicon): KnownWord[] {
  return readPlace(wordsOf(place))
    .flatMap(({ words }) => namesOfPlace(words))
    .flatMap((names) => (names.length > 1 ? [] : names.flat()))
    .filter(
      (word) =>
        word !== "remote" && !counts.has(INDEX_ENTRIES.placeWord(word)) && (places.get(word) ?? []).length === 0,
    )
    .map((word) => ({ word, documents: 0 }));
}

/** Counts, if nothing was found, the jobs without each of location, age, words, and the rarest words. */
async function withAdvice(db: Database, search: JobSearch, now: Date, { total, lexicon, found, page }: Attempt) {
  if (total > 0) return page;
  const advice: Advice[] = adviceOf(found, search);
  const { place, postedWithin, keywords } = search;
  const isMoreThanWords = changedQuery(search, { ...WITHOUT.keywords, sort: "best" }) !== "";
  const isOn = {
    place: place !== "",
    postedWithin: postedWithin !== null,
    keywords: keywords !== "" && isMoreThanWords,
  };
  const parts = (["place", "postedWithin", "keywords"] as const).filter((part) => isOn[part]);
  const ways = [
    ...parts.map((drop) => ({ drop, change: WITHOUT[drop] })),
    ...rarestWords(keywords, lexicon).map((word) => ({
      drop: "word" as const,
      word,
      change: { keywords: withoutWord(keywords, word) },
    })),
  ];
  const others = await Promise.all(
    ways.map(async ({ change, ...way }) => {
      const less = await attempt(db, { ...search, ...change, ...FROM_THE_FIRST }, now);
      return { ...way, total: less.total, isMore: less.page.isCapped };
    }),
  );
  const useful = others.filter((other) => other.total > 0);
  return { ...page, advice: [...advice, ...useful].toSorted((a, b) => b.total - a.total) };
}
