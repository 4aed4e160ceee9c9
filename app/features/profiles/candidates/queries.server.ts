import { and, eq, gte, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { prepared, thereafter, written } from "#app/db/prepared.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { type AddressRule, requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { literalPlaceOf, placeAskedBy, placeQuery } from "#app/features/search/places/rules.ts";
import { ALL, allOf, anyOf, type Lexicon, type Query, wordsQuery } from "#app/features/search/query/rules.ts";
import { readKeywords, withOtherWords } from "#app/features/search/rules.ts";
import { correctWords } from "#app/features/search/spelling/queries.server.ts";
import { doubtfulWords } from "#app/features/search/spelling/rules.ts";
import { isIndexed, isWithin } from "#app/features/search/windows/queries.server.ts";
import { later, MOST_READ, reachOf, windowsFor } from "#app/features/search/windows/rules.ts";
import { readLexicon } from "#app/features/search/words/queries.server.ts";
import { PROFILE_DOCUMENTS, wordsAskedBy } from "#app/features/search/words/rules.ts";
import { hiddenFrom } from "../hiding/queries.server.ts";
import { skillNames } from "../queries.server.ts";
import { experienceBand } from "../rules.ts";
import {
  type CandidateCursor,
  type CandidateList,
  type CandidateRow,
  type CandidateSearch,
  FILTER_STEP,
} from "./rules.ts";

const PAGE_SIZE = 20;
/** Counting stops here: "1,000+". */
const COUNT_LIMIT = 1_000;

/**
 * One page of the people this recruiter may find: visible profiles with hours to give, latest change first, and nobody
 * with whom there is a block or who hides from the recruiter's company. Words are looked for in name, skills and text,
 * places in the place that they gave, both as job search does; words that nobody has, as jobs spell them. Three
 * statements, and up to four more where a word is spelled otherwise. Throws wrong-role, email-unverified (R22).
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
  const meant = await correctWords(db, doubtfulWords(readKeywords(search.query), lexicon, 1));
  if (meant.size === 0) return list;
  const to = withOtherWords(search.query, meant);
  const close = await attempt(db, viewer.id, { ...search, query: to });
  return close.list.total === 0 ? list : { ...close.list, corrected: { from: search.query, to } };
}

async function attempt(
  db: Database,
  recruiterId: string,
  search: CandidateSearch,
): Promise<{ list: CandidateList; lexicon: Lexicon }> {
  const lookup = await lookUp(db, recruiterId, search);
  // Side by side, what takes longer among many people first.
  const [total, found] = await Promise.all([
    countUpTo(db, lookup),
    thereafter(() => readPage(db, lookup, search.after)),
  ]);
  const shown = found.slice(0, PAGE_SIZE);
  const list = {
    rows: shown.map(({ row }) => row),
    total: Math.min(total, COUNT_LIMIT),
    isCapped: total > COUNT_LIMIT || (total > 0 && lookup.since !== null),
    nextAfter: found.length > PAGE_SIZE ? (shown.at(-1)?.key ?? null) : null,
    corrected: null,
  };
  return { list, lexicon: lookup.lexicon };
}

type Untold = { since: Date; except: readonly string[]; limit: number };

/**
 * Whom of those that the search finds for this recruiter to tell them of: who are new or changed what they say since
 * then, and of whom no mail told them yet; ids, the latest change first. Nobody is told of by name: who has a word of the
 * search in theirs is left out. For tasks, which nobody asks: who may search is theirs to know. Two statements.
 */
export async function listUntoldCandidates(
  db: Database,
  recruiterId: string,
  search: CandidateSearch,
  { since, except, limit }: Untold,
): Promise<string[]> {
  const lookup = await lookUp(db, recruiterId, search);
  const isTold = and(eq(candidateAlerts.userId, recruiterId), eq(candidateAlerts.seniorId, profileDocuments.userId));
  const also = and(
    lookup.also,
    notExists(db.select({ one: sql`1` }).from(candidateAlerts).where(isTold)),
    sql`${profileDocuments.userId} <> all(${sql.param([...except])}::uuid[])`,
    isNotNamed(search.query),
  );
  const keys = keysOf({ ...lookup, also, since: later(lookup.since, since) }, { start: null, limit });
  const rows = await db.select({ id: sql<string>`user_id::text` }).from(sql`(${keys}) keys`);
  return rows.map(({ id }) => id);
}

/** That no word of a person's name is a word, or begins with the unfinished word, that is looked for. */
function isNotNamed(query: string): SQL | undefined {
  const keywords = readKeywords(query);
  if (keywords.kind !== "words") return undefined;
  const terms = keywords.groups.flat().filter(({ isExcluded }) => !isExcluded);
  const words = terms.flatMap(({ runs: [run = []] }) => run);
  const begun = terms.flatMap(({ runs: [run = []], isPrefix }) => (isPrefix ? run.slice(-1) : []));
  const isAsked = sql`part = any(${sql.param(words)}::text[])
    or exists (select from unnest(${sql.param(begun)}::text[]) begun (word) where starts_with(part, word))`;
  return sql`not exists (
    select from profiles, regexp_split_to_table(plain_letters(lower(profiles.full_name)), '[^[:alnum:]]+') part
    where profiles.user_id = ${profileDocuments.userId} and (${isAsked})
  )`;
}

/**
 * How people are looked for: by the index, no farther back than `since`, and what else is asked of each; "hidden" in that
 * is whom the recruiter does not find, which `withHidden` names at the beginning of a statement, to be read once in it.
 */
type Lookup = { query: Query; lexicon: Lexicon; since: Date | null; also: SQL | undefined; withHidden: SQL };

async function lookUp(db: Database, recruiterId: string, search: CandidateSearch): Promise<Lookup> {
  const keywords = readKeywords(search.query);
  const entries = filterEntries(search);
  const place = placeAskedBy(search.place);
  const lexicon = await readLexicon(db, PROFILE_DOCUMENTS, {
    ...wordsAskedBy(keywords),
    placeWords: place.placeWords,
    entries: [...entries, ...place.entries],
  });
  const words = keywords.kind === "words" ? wordsQuery(keywords, "anywhere", lexicon) : ALL;
  const filters = entries.map((entry) => anyOf([entry], lexicon));
  const query = allOf([words, placeQuery(search.place, lexicon), ...filters]);
  const literal = {
    words: keywords.kind === "literal" ? keywords.text : null,
    place: literalPlaceOf(search.place),
  };
  const isLiteral = literal.words !== null || literal.place !== null;
  const reach = isLiteral ? MOST_READ : query.isRead ? MOST_READ / query.share : null;
  const since = reach === null ? null : reachOf(reach, lexicon);
  const also = and(
    sql`${profileDocuments.userId} not in (select user_id from hidden)`,
    isEnough(search),
    isLiteral ? hasLiterally(literal) : undefined,
  );
  const withHidden = sql`with hidden (user_id) as materialized (${hiddenFrom(recruiterId)})`;
  return { query, lexicon, since, also, withHidden };
}

/** The entries of the index that the filters ask for; hours to the step below. Years are asked by their bands alone. */
function filterEntries({ minYears, minHours, workType }: CandidateSearch): string[] {
  const hours = Math.floor(minHours / FILTER_STEP) * FILTER_STEP;
  return [
    ...(workType ? [`~m${workType}`] : []),
    ...(hours > 0 ? [`~h${hours}`] : []),
    ...(minYears > 0 ? [`~y${minYears}`] : []),
  ];
}

function isEnough({ minHours }: CandidateSearch): SQL | undefined {
  return minHours > 0 ? gte(profileDocuments.hours, minHours) : undefined;
}

/** Signs without a letter or digit are in no index: they are looked for in names, skills and places. */
function hasLiterally({ words, place }: { words: string | null; place: string | null }): SQL {
  const holds = (text: string | null, said: SQL) => (text === null ? undefined : sql`position(${text} in ${said}) > 0`);
  const fits = and(
    eq(profiles.userId, profileDocuments.userId),
    holds(words, sql`lower(${profiles.fullName} || ' ' || array_to_string(${skillNames}, ' '))`),
    holds(place, sql`lower(${profiles.place})`),
  );
  return sql`exists (select from profiles where ${fits})`;
}

/** The conditions under which people are found, one window of time after the other, from `start` back. */
function conditionsOf({ query, lexicon, since }: Lookup, wanted: number, start: Date | null): Array<SQL | undefined> {
  if (isEverybody(query)) return [since === null ? undefined : gte(profileDocuments.updatedAt, since)];
  const windows = windowsFor(query, lexicon, { wanted, start, since, isBackward: false });
  return windows.map((window) =>
    and(
      isIndexed(sql`${profileDocuments.document}`, query, window),
      isWithin(sql`${profileDocuments.updatedAt}`, window),
    ),
  );
}

function isEverybody({ all }: Query): boolean {
  return all.length === 0;
}

async function countUpTo(db: Database, lookup: Lookup): Promise<number> {
  const limit = written(COUNT_LIMIT + 1);
  const pieces = conditionsOf(lookup, COUNT_LIMIT + 1, null).map(
    (condition) => sql`(select 1 from profile_documents where ${and(condition, lookup.also)} limit ${limit})`,
  );
  const [counted] = await prepared(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(
        sql`(${lookup.withHidden} select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) found`,
      ),
  );
  return counted?.count ?? 0;
}

type Found = { key: CandidateCursor; row: CandidateRow };

/** At most `limit` people behind the cursor and when they last changed, in order: a statement. */
function keysOf(lookup: Lookup, { start, limit }: { start: CandidateCursor | null; limit: number }): SQL {
  const most = written(limit);
  // Set apart, as what is looked for is: a plan for this place alone would seem better than one for any.
  const behind = start
    ? sql`(updated_at, user_id) < (select ${start.updatedAt.toISOString()}::timestamptz, ${start.userId}::uuid)`
    : undefined;
  const pieces = conditionsOf(lookup, limit, start?.updatedAt ?? null).map((condition) => {
    const fits = and(condition, lookup.also);
    // By words, people are set apart first, so that nobody is looked for by walking back in time.
    const from = isEverybody(lookup.query)
      ? sql`profile_documents where ${and(fits, behind) ?? sql`true`}`
      : sql`(select user_id, updated_at from profile_documents where ${fits} offset 0) found ${behind ? sql`where ${behind}` : sql``}`;
    return sql`(select user_id, updated_at from ${from} order by updated_at desc, user_id desc limit ${most})`;
  });
  return sql`${lookup.withHidden} select * from (${sql.join(pieces, sql` union all `)}) parts limit ${most}`;
}

/** A page of people and one more, behind the cursor, each with their place in the order. */
async function readPage(db: Database, lookup: Lookup, start: CandidateCursor | null): Promise<Found[]> {
  const keys = keysOf(lookup, { start, limit: PAGE_SIZE + 1 });
  const rows = await prepared(
    db
      .select({
        changedAt: sql`keys.updated_at`.mapWith(profiles.updatedAt),
        userId: profiles.userId,
        fullName: profiles.fullName,
        yearsExperience: profiles.yearsExperience,
        availabilityHours: profiles.availabilityHours,
        workPreference: profiles.workPreference,
        place: profiles.place,
        skills: skillNames,
      })
      .from(sql`(select *, row_number() over () as place from (${keys}) found) keys`)
      .innerJoin(profiles, eq(profiles.userId, sql`keys.user_id`))
      .orderBy(sql`keys.place`),
  );
  return rows.map(({ changedAt, yearsExperience, ...row }) => ({
    key: { userId: row.userId, updatedAt: changedAt },
    row: { ...row, experience: experienceBand(yearsExperience) },
  }));
}
