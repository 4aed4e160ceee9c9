import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { prepared, written } from "#app/db/prepared.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { type AddressRule, requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { literalPlaceOf, placeAskedBy, placeQuery } from "#app/features/search/places/rules.ts";
import { ALL, allOf, anyOf, type Lexicon, type Query, wordsQuery } from "#app/features/search/query/rules.ts";
import { readKeywords } from "#app/features/search/rules.ts";
import { isIndexed, isWithin } from "#app/features/search/windows/queries.server.ts";
import { MOST_READ, reachOf, windowsFor } from "#app/features/search/windows/rules.ts";
import { readLexicon } from "#app/features/search/words/queries.server.ts";
import { PROFILE_DOCUMENTS, wordsAskedBy } from "#app/features/search/words/rules.ts";
import { mayBeFoundBy } from "../hiding/queries.server.ts";
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
 * with whom there is a block or who hides from the recruiter's company. Words are looked for in name, skills and text, places in the place that
 * they gave, both as job search does but for misspellings. Three statements. Throws wrong-role, email-unverified (R22).
 */
export async function searchCandidates(
  platform: { db: Database } & AddressRule,
  viewer: Viewer,
  search: CandidateSearch,
): Promise<CandidateList> {
  requireVerifiedRecruiter(platform, viewer);
  const { db } = platform;
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
  const since = isLiteral ? reachOf(MOST_READ, lexicon) : sinceOf(query, lexicon);
  const mayFind = and(
    mayBeFoundBy(profileDocuments.userId, viewer.id),
    isEnough(search),
    isLiteral ? hasLiterally(literal, since) : undefined,
  );
  const [total, found] = await Promise.all([
    countUpTo(db, query, lexicon, mayFind),
    readPage(db, query, lexicon, mayFind, search.after),
  ]);
  const shown = found.slice(0, PAGE_SIZE);
  return {
    rows: shown.map(({ row }) => row),
    total: Math.min(total, COUNT_LIMIT),
    isCapped: total > COUNT_LIMIT || (total > 0 && since !== null),
    nextAfter: found.length > PAGE_SIZE ? (shown.at(-1)?.key ?? null) : null,
  };
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

/** Signs without a letter or digit are in no index: they are looked for in names, skills and places, of the latest profiles only. */
function hasLiterally({ words, place }: { words: string | null; place: string | null }, since: Date | null) {
  const holds = (text: string | null, said: SQL) => (text === null ? undefined : sql`position(${text} in ${said}) > 0`);
  const fits = and(
    eq(profiles.userId, profileDocuments.userId),
    holds(words, sql`lower(${profiles.fullName} || ' ' || array_to_string(${skillNames}, ' '))`),
    holds(place, sql`lower(${profiles.place})`),
  );
  return and(
    since === null ? undefined : gte(profileDocuments.updatedAt, since),
    sql`exists (select from profiles where ${fits})`,
  );
}

/** How far back is looked where texts have to be read; null is all the way. */
function sinceOf({ isRead, share }: Query, lexicon: Lexicon): Date | null {
  return isRead ? reachOf(MOST_READ / share, lexicon) : null;
}

/** The conditions under which people are found, one window of time after the other, from `start` back. */
function conditionsOf(query: Query, lexicon: Lexicon, wanted: number, start: Date | null): Array<SQL | undefined> {
  const since = sinceOf(query, lexicon);
  const windows = windowsFor(query, lexicon, { wanted, start, since, isBackward: false });
  return windows.map((window) =>
    and(
      isIndexed(sql`${profileDocuments.document}`, query, window),
      isWithin(sql`${profileDocuments.updatedAt}`, window),
    ),
  );
}

async function countUpTo(db: Database, query: Query, lexicon: Lexicon, also: SQL | undefined): Promise<number> {
  const limit = written(COUNT_LIMIT + 1);
  const conditions = query.all.length === 0 ? [undefined] : conditionsOf(query, lexicon, COUNT_LIMIT + 1, null);
  const pieces = conditions.map(
    (condition) => sql`(select 1 from profile_documents where ${and(condition, also)} limit ${limit})`,
  );
  const [counted] = await prepared(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`(select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) found`),
  );
  return counted?.count ?? 0;
}

/** The people of a page and one more, behind the cursor, each with its place in the order. */
async function readPage(
  db: Database,
  query: Query,
  lexicon: Lexicon,
  also: SQL | undefined,
  after: CandidateCursor | null,
): Promise<Array<{ key: CandidateCursor; row: CandidateRow }>> {
  const limit = written(PAGE_SIZE + 1);
  const behind = after
    ? sql`(updated_at, user_id) < (${after.updatedAt.toISOString()}::timestamptz, ${after.userId}::uuid)`
    : undefined;
  const conditions =
    query.all.length === 0
      ? [sql`profile_documents where ${and(also, behind) ?? sql`true`}`]
      : conditionsOf(query, lexicon, PAGE_SIZE + 1, after?.updatedAt ?? null).map(
          // Set apart, so that nobody is looked for by walking back in time.
          (condition) =>
            sql`(select user_id, updated_at from profile_documents where ${and(condition, also)} offset 0) found ${behind ? sql`where ${behind}` : sql``}`,
        );
  const pieces = conditions.map(
    (from) => sql`(select user_id, updated_at from ${from} order by updated_at desc, user_id desc limit ${limit})`,
  );
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
      .from(sql`(
      select *, row_number() over () as place
      from (select * from (${sql.join(pieces, sql` union all `)}) parts limit ${limit}) found
    ) keys`)
      .innerJoin(profiles, eq(profiles.userId, sql`keys.user_id`))
      .orderBy(sql`keys.place`),
  );
  return rows.map(({ changedAt, yearsExperience, ...row }) => ({
    key: { userId: row.userId, updatedAt: changedAt },
    row: { ...row, experience: experienceBand(yearsExperience) },
  }));
}
