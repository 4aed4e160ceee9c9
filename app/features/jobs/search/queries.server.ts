import type { Database } from "#app/db/database.ts";
import type { Lexicon } from "#app/features/search/query/rules.ts";
import { type Keywords, readKeywords, withOtherWords } from "#app/features/search/rules.ts";
import { withWordsIndex } from "#app/features/search/windows/queries.server.ts";
import { readLexicon } from "#app/features/search/words/queries.server.ts";
import { JOB_DOCUMENTS } from "#app/features/search/words/rules.ts";
import { adviceOf, countJobs, type Found } from "./counts/queries.server.ts";
import { readPage } from "./keys/queries.server.ts";
import { readTexts, type Within } from "./lookup/queries.server.ts";
import { askedBy, type Lookup, lookupOf } from "./lookup/rules.ts";
import { type Advice, FROM_THE_FIRST, type JobSearch, type JobSearchPage, WITHOUT } from "./rules.ts";
import { changedQuery } from "./schema.ts";
import { correctWords } from "./words/queries.server.ts";

/** Fewer jobs than this, and another spelling is offered. */
const FEW = 3;

/**
 * A page of open jobs that fit a search, and how many there are: title before skills before the rest, the newest first
 * in each. Five statements; two more where texts have to be read, one or two where those that fit have to be counted by
 * themselves, one where the page has to be filled from farther back; some more when no job has the words as typed and
 * another spelling, or less, is tried. Not within a transaction: it opens up to three at a time.
 */
export async function searchJobs(db: Database, search: JobSearch, now: Date): Promise<JobSearchPage> {
  const found = await attempt(db, search, now);
  const keywords = readKeywords(search.keywords);
  if (found.total >= FEW || keywords.kind !== "words") return withAdvice(db, search, now, found);
  const corrected = keywords.isStrict ? null : await correct(db, search.keywords, keywords, found.lexicon);
  if (corrected === null) return withAdvice(db, search, now, found);
  const meant = { ...search, keywords: corrected };
  const close = await attempt(db, meant, now);
  if (found.total > 0) return { ...found.page, didYouMean: close.total > found.total ? corrected : null };
  if (close.total > 0) return { ...close.page, correctedTo: corrected };
  // Something else stands in the way as well: what to leave out is asked for the words that were meant.
  return withAdvice(db, meant, now, close);
}

type Attempt = { total: number; lexicon: Lexicon; found: Found; page: JobSearchPage };

/** What a search needs before its list or its counts are asked for: one statement, up to two more that read texts. */
export async function prepareSearch(
  db: Database,
  search: JobSearch,
  now: Date,
): Promise<{ lookup: Lookup; lexicon: Lexicon; within: Within }> {
  const keywords = readKeywords(search.keywords);
  const lexicon = await readLexicon(db, JOB_DOCUMENTS, askedBy(search, keywords));
  const wanted = lookupOf(search, keywords, lexicon, now);
  const isWalked = wanted.tiers.some(({ all }) => all.length === 0);
  const within: Within = (work) => withWordsIndex(db, isWalked, work);
  return { lookup: await readTexts(within, wanted, lexicon), lexicon, within };
}

async function attempt(db: Database, search: JobSearch, now: Date): Promise<Attempt> {
  const { lookup, lexicon, within } = await prepareSearch(db, search, now);
  // Side by side, on a connection each: the reader waits for the longest one only.
  const [found, page] = await Promise.all([
    countJobs(within, lookup, lexicon, search),
    within((tx) => readPage(tx, search, lookup, lexicon)),
  ]);
  const { total, isCapped, counts } = found;
  return {
    total,
    lexicon,
    found,
    page: { ...page, total, isCapped, counts, correctedTo: null, didYouMean: null, advice: [] },
  };
}

/** The text with every unknown word replaced by the one that was probably meant; null where there is none. */
async function correct(
  db: Database,
  typed: string,
  { groups }: Extract<Keywords, { kind: "words" }>,
  { forms, counts }: Lexicon,
): Promise<string | null> {
  const terms = groups.flat().filter(({ isExcluded }) => !isExcluded);
  const isStopWord = (word: string) => forms.get(word)?.stem === null;
  const doubtful = [...new Set(terms.flatMap(({ runs: [run = []] }) => run))]
    .filter((word) => !isStopWord(word))
    .map((word) => {
      const { stem = null, begins } = forms.get(word) ?? {};
      return {
        word,
        jobs: Math.max(...[word, stem ?? word, ...(begins?.anywhere ?? [])].map((form) => counts.get(form) ?? 0)),
      };
    })
    .filter(({ jobs }) => jobs < FEW);
  const meant = await correctWords(db, doubtful);
  if (meant.size === 0) return null;
  return withOtherWords(typed, meant);
}

/** Nothing here, but elsewhere? Asks once for each of place, age and words, and only when nothing was found. */
async function withAdvice(db: Database, search: JobSearch, now: Date, { total, found, page }: Attempt) {
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
  const others = await Promise.all(
    parts.map(async (drop) => {
      const less = await attempt(db, { ...search, ...WITHOUT[drop], ...FROM_THE_FIRST }, now);
      return { drop, total: less.total, isMore: less.page.isCapped };
    }),
  );
  const useful = others.filter((other) => other.total > 0);
  return { ...page, advice: [...advice, ...useful].toSorted((a, b) => b.total - a.total) };
}
