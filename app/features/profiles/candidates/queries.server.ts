import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { afterTick, prepared } from "#app/db/prepared.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { type AddressRule, requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { rarestWords } from "#app/features/search/advice.ts";
import { readBoolean } from "#app/features/search/boolean.ts";
import { withOtherWords } from "#app/features/search/keywords.ts";
import { type Lexicon, wordsAskedBy } from "#app/features/search/lexicon.ts";
import { correctWords } from "#app/features/search/spelling.server.ts";
import { doubtfulWords, type KnownWord } from "#app/features/search/spelling.ts";
import { countEach, keysOf, readLookup, readLookups } from "./lookup/queries.server.ts";
import { hasOrder, type Lookup, meantBy, withLess } from "./lookup/rules.ts";
import { candidateColumns, candidateRow } from "./rows.server.ts";
import {
  type CandidateAdvice,
  type CandidateCursor,
  type CandidateList,
  type CandidateRow,
  type CandidateSearch,
  criteriaOf,
  type Less,
  NO_CRITERIA,
} from "./rules.ts";

const PAGE_SIZE = 20;
/** Counting stops here: "1,000+". */
const COUNT_LIMIT = 1_000;

/**
 * Returns one page of the people whom this recruiter may find: visible profiles with available hours, without a block,
 * who do not hide from the recruiter's company. In that sort order a main occupation ranks before words in name or
 * skills and those before words in the text, and the latest change comes first. Corrects words that no one has, by the spelling of jobs. Shows the first
 * page if no one is after the cursor. Three statements, twice as many in that case; if no one is found, up to six more
 * for another spelling and two for advice. Throws wrong-role, email-unverified (R22).
 */
export async function searchCandidates(
  platform: { db: Database } & AddressRule,
  viewer: Viewer,
  search: CandidateSearch,
): Promise<CandidateList> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
  const { list, lexicon } = await attempt(db, viewer.id, search);
  if (list.total > 0) return list;
  const meant = await correctWords(db, await listUnknownWords(db, viewer.id, search, lexicon));
  if (meant.size === 0) return withAdvice(db, viewer.id, search, { list, lexicon });
  const to = withOtherWords(search.query, meant);
  const close = await attempt(db, viewer.id, { ...search, query: to });
  if (close.list.total > 0) return { ...close.list, corrected: { from: search.query, to } };
  // Something else prevents results too, so the advice is for the corrected words.
  return withAdvice(db, viewer.id, { ...search, query: to }, close);
}

/**
 * Returns the words of a search that find no one for this recruiter. Counts only people they may find, so that the
 * words of others do not show. Two statements, none without words.
 */
async function listUnknownWords(
  db: Database,
  recruiterId: string,
  search: CandidateSearch,
  lexicon: Lexicon,
): Promise<KnownWord[]> {
  const { keywords } = meantBy(search);
  const words = doubtfulWords(keywords, lexicon, Number.POSITIVE_INFINITY);
  if (words.length === 0) return [];
  const unfinished = wordsAskedBy(keywords).unfinished;
  const alone = words.map(({ word }) => ({
    ...search,
    ...NO_CRITERIA,
    query: unfinished.includes(word) ? word : `"${word}"`,
  }));
  const { lookups, lexicon: known } = await readLookups(db, alone);
  const totals = await countEach(db, recruiterId, lookups, known, 1);
  return words.flatMap(({ word }, index) => (totals[index] === 0 ? [{ word, documents: 0 }] : []));
}

type Attempt = { list: CandidateList; lexicon: Lexicon };

async function attempt(db: Database, recruiterId: string, search: CandidateSearch): Promise<Attempt> {
  const meant = meantBy(search);
  const { lookup, lexicon, nearby } = await readLookup(db, search);
  // Both in parallel, the slower one first.
  const [[total = 0], found] = await Promise.all([
    countEach(db, recruiterId, [lookup], lexicon, COUNT_LIMIT + 1),
    afterTick(() => readPage(db, recruiterId, lookup, lexicon, search.after)),
  ]);
  // No one is left after the cursor in the address.
  if (found.length === 0 && search.after) return attempt(db, recruiterId, { ...search, after: null });
  const shown = found.slice(0, PAGE_SIZE);
  const list = {
    rows: shown.map(({ row }) => row),
    isFirst: search.after === null,
    total: Math.min(total, COUNT_LIMIT),
    isCapped: isMore(total, lookup),
    hasOrder: hasOrder(meant),
    nextAfter: found.length > PAGE_SIZE ? (shown.at(-1)?.key ?? null) : null,
    corrected: null,
    advice: [],
    around: nearby?.town ?? null,
    problem: meant.problem,
    meant: search.query,
  };
  return { list, lexicon };
}

function isMore(total: number, { isBounded }: Lookup): boolean {
  return total > COUNT_LIMIT || (total > 0 && isBounded);
}

/**
 * Returns the list with the parts to remove from the search, and the number of people without each: a filter, the
 * words, or one of the rarest words. Two statements.
 */
async function withAdvice(
  db: Database,
  recruiterId: string,
  search: CandidateSearch,
  { list, lexicon }: Attempt,
): Promise<CandidateList> {
  const criteria = criteriaOf(search);
  const hasOperators = !search.isPlain && readBoolean(search.query) !== null;
  const less: Less[] = [
    // Without its only criterion the search would find everyone.
    ...(criteria.length > 1 ? criteria : []).map((drop) => ({ drop })),
    // Without one of its words, an operator would stand alone.
    ...(hasOperators ? [] : rarestWords(search.query, lexicon)).map((word) => ({ drop: "word" as const, word })),
  ];
  if (less.length === 0) return list;
  const ways = less.map((way) => ({ ...way, search: withLess({ ...search, after: null }, way) }));
  const { lookups, lexicon: known } = await readLookups(
    db,
    ways.map((way) => way.search),
  );
  const totals = await countEach(db, recruiterId, lookups, known, COUNT_LIMIT + 1);
  const advice = ways.flatMap((way, index): CandidateAdvice[] => {
    const total = totals[index] ?? 0;
    const lookup = lookups[index];
    return lookup && total > 0 ? [{ ...way, total: Math.min(total, COUNT_LIMIT), isMore: isMore(total, lookup) }] : [];
  });
  return { ...list, advice: advice.toSorted((a, b) => b.total - a.total) };
}

type Found = { key: CandidateCursor; row: CandidateRow };

/** Returns a page of people after the cursor and one more, each with their sort values. */
async function readPage(
  db: Database,
  recruiterId: string,
  lookup: Lookup,
  lexicon: Lexicon,
  start: CandidateCursor | null,
): Promise<Found[]> {
  const keys = keysOf(recruiterId, lookup, lexicon, { start, limit: PAGE_SIZE + 1 });
  if (keys === null) return [];
  const rows = await prepared(
    db
      .select({
        rank: sql`keys.rank`.mapWith(Number),
        changedAt: sql`keys.updated_at`.mapWith(profiles.updatedAt),
        ...candidateColumns,
      })
      .from(sql`(select *, row_number() over () as place from (${keys}) found) keys`)
      .innerJoin(profiles, eq(profiles.userId, sql`keys.user_id`))
      .orderBy(sql`keys.place`),
  );
  return rows.map(({ rank, changedAt, ...row }) => ({
    key: { rank, userId: row.userId, updatedAt: changedAt },
    row: candidateRow(row),
  }));
}
