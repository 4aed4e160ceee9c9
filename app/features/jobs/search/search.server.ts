import type { Database } from "#app/db/database.ts";
import { afterTick } from "#app/db/prepared.ts";
import { INDEX_ENTRIES, MARKS } from "#app/domain/index-format.ts";
import { rarestWords } from "#app/features/search/advice.ts";
import { withOtherWords, withoutWord, wordsOf } from "#app/features/search/keywords.ts";
import { readLexicon } from "#app/features/search/lexicon.server.ts";
import { JOB_DOCUMENTS } from "#app/features/search/lexicon.ts";
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

/** Fewer jobs than this, and another spelling is offered. */
const FEW = 3;

/**
 * A page of open jobs that fit a search, and how many there are: title before skills before the rest, the newest first
 * in each. Three statements; two more where texts have to be read, one or two where those that fit have to be counted by
 * themselves, one where the page has to be filled from farther back; some more when no job has the words as typed and
 * another spelling, or less, is tried. Up to three are asked for at a time, for each way to ask for less: not within a
 * transaction, where they would wait for each other.
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
  // Something else stands in the way as well: what to leave out is asked for the words that were meant.
  const page = await withClose(db, other, await withAdvice(db, meant, now, other), now);
  return page.close.length > 0 ? { ...page, corrected } : page;
}

/** The page with close matches behind it, where it is the only one and not full. Two statements. */
async function withClose(
  db: Database,
  { meant, lookup, lexicon, total }: Attempt,
  page: JobSearchPage,
  now: Date,
): Promise<JobSearchPage> {
  if (total >= PAGE_SIZE || meant.asked.cursor !== null || !hasClose(meant.understanding)) return page;
  const found = page.jobs.map(({ id }) => id);
  return { ...page, close: await findClose(db, meant, lookup, lexicon, { now, found }) };
}

/** "bookkeeper, tucson" */
function textOf(parts: ReadonlyArray<string | null>): string {
  return parts.filter((part) => part !== null).join(", ");
}

/** The page of a search that no job can fit. */
const NO_PAGE = { jobs: [], shown: FROM_THE_FIRST, previous: null, next: null, ahead: [] };

type Prepared = { meant: Meant; lookup: Lookup; lexicon: PlaceLexicon };
type Attempt = Prepared & { total: number; found: Found; page: JobSearchPage };

/** What a search needs before its list or its counts are asked for: one statement, up to two more that read texts. */
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
  // Side by side, on a connection each: the reader waits for the longest one only.
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

/**
 * The words and the place with everything unknown in them replaced by what was probably meant; null where nothing is. Up to
 * two statements.
 */
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

/** Words of a place with which no open job's place has a word that begins so. */
function doubtfulPlaces(place: string, { counts, places }: PlaceLexicon): KnownWord[] {
  return namesOfPlace(wordsOf(place))
    .flatMap((names) => (names.length > 1 ? [] : names.flat()))
    .filter(
      (word) =>
        word !== "remote" && !counts.has(INDEX_ENTRIES.placeWord(word)) && (places.get(word) ?? []).length === 0,
    )
    .map((word) => ({ word, documents: 0 }));
}

/**
 * Nothing here, but elsewhere? Asks once for each of place, age, words, and the words that are rarest here, and only when
 * nothing was found.
 */
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
