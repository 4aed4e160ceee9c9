import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { prepared, written } from "#app/db/prepared.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { readLexicon } from "#app/features/search/lexicon.server.ts";
import { type Lexicon, PROFILE_DOCUMENTS } from "#app/features/search/lexicon.ts";
import { isIndexed, isInPartition } from "#app/features/search/partitions.server.ts";
import { partitionsFor } from "#app/features/search/partitions.ts";
import type { PlaceLexicon } from "#app/features/search/places.ts";
import { mergedAsked } from "#app/features/search/wish.ts";
import { unlistedFor } from "../../hiding/queries.server.ts";
import { skillNames } from "../../queries.server.ts";
import type { CandidateCursor, CandidateSearch } from "../rules.ts";
import { nearbyOf } from "./nearby.server.ts";
import { askedBy, type Lookup, lookupOf, type Nearby, type Part } from "./rules.ts";

/** Reads how a search looks for people, and what the index knows of its words. One statement. */
export async function readLookup(
  db: Database,
  search: CandidateSearch,
): Promise<{ lookup: Lookup; lexicon: PlaceLexicon; nearby: Nearby | null }> {
  const nearby = nearbyOf(search);
  const lexicon = await readLexicon(db, PROFILE_DOCUMENTS, askedBy(search, nearby));
  return { lookup: lookupOf(search, lexicon, nearby), lexicon, nearby };
}

/** Like `readLookup`, for several searches at once. One statement. */
export async function readLookups(
  db: Database,
  searches: readonly CandidateSearch[],
): Promise<{ lookups: Lookup[]; lexicon: PlaceLexicon }> {
  const all = searches.map((search) => ({ search, nearby: nearbyOf(search) }));
  const asked = mergedAsked(all.map(({ search, nearby }) => askedBy(search, nearby)));
  const lexicon = await readLexicon(db, PROFILE_DOCUMENTS, asked);
  return { lookups: all.map(({ search, nearby }) => lookupOf(search, lexicon, nearby)), lexicon };
}

/** Counts, for each lookup, the people whom this recruiter may find, up to `limit`. One statement. */
export async function countEach(
  db: Database,
  recruiterId: string,
  lookups: readonly Lookup[],
  lexicon: Lexicon,
  limit: number,
): Promise<number[]> {
  const most = written(limit);
  const counts = lookups.map((lookup) => {
    const pieces = lookup.fitting
      .flatMap((part) => conditionsOf(lookup, part, lexicon, { wanted: limit, start: null }))
      .map((condition) => sql`(select 1 from profile_documents where ${condition} limit ${most})`);
    if (pieces.length === 0) return sql`0`;
    return sql`(select count(*)::int from (select * from (${sql.join(pieces, sql` union all `)}) parts limit ${most}) found)`;
  });
  const statement = db
    .select({ counts: sql<number[]>`counts` })
    .from(sql`(${withHidden(recruiterId)} select array[${sql.join(counts, sql`, `)}] as counts) counted`);
  // Several lookups seldom repeat, so only a single one is prepared.
  const [counted] = await (lookups.length === 1 ? prepared(statement) : statement);
  return counted?.counts ?? [];
}

type Stretch = {
  /** The person to start after; null for the first page. */
  start: CandidateCursor | null;
  limit: number;
  /** One more condition on `profileDocuments`. */
  also?: SQL | undefined;
};

/**
 * Returns a statement for at most `limit` people whom this recruiter may find, with user_id, rank, and updated_at; null
 * if there can be none.
 */
export function keysOf(
  recruiterId: string,
  lookup: Lookup,
  lexicon: Lexicon,
  { start, limit, also }: Stretch,
): SQL | null {
  const most = written(limit);
  const pieces = lookup.tiers.flatMap((part, index) => {
    const rank = lookup.tiers.length - 1 - index;
    if (start && start.rank < rank) return [];
    const from = start?.rank === rank ? start : null;
    // A subquery hides the cursor from the planner, which keeps one plan for all cursors.
    const behind = from
      ? sql`(updated_at, user_id) < (select ${from.updatedAt.toISOString()}::timestamptz, ${from.userId}::uuid)`
      : undefined;
    const conditions = conditionsOf(lookup, part, lexicon, { wanted: limit, start: from?.updatedAt ?? null });
    return conditions.map((condition) => {
      const fits = and(condition, also);
      // Without this subquery, the planner would look for words by walking back in time.
      const people = isEverybody(part)
        ? sql`profile_documents where ${and(fits, behind)}`
        : sql`(select user_id, updated_at from profile_documents where ${fits} offset 0) found ${behind ? sql`where ${behind}` : sql``}`;
      return sql`(select user_id, ${rank}::int as rank, updated_at from ${people} order by updated_at desc, user_id desc limit ${most})`;
    });
  });
  if (pieces.length === 0) return null;
  return sql`${withHidden(recruiterId)} select * from (${sql.join(pieces, sql` union all `)}) parts limit ${most}`;
}

/** Defines "hidden", the people whom this recruiter does not find, at the start of a statement, to be read once. */
function withHidden(recruiterId: string): SQL {
  return sql`with hidden (user_id) as materialized (${unlistedFor(recruiterId)})`;
}

/** Returns the conditions that find people of a part, one time partition after the other, from `start` back. */
function conditionsOf(
  { minHours, literal }: Lookup,
  part: Part,
  lexicon: Lexicon,
  { wanted, start }: { wanted: number; start: Date | null },
): Array<SQL | undefined> {
  if (part.isNowhere) return [];
  const { since } = part;
  const others = and(
    sql`${profileDocuments.userId} not in (select user_id from hidden)`,
    minHours > 0 ? gte(profileDocuments.hours, minHours) : undefined,
    hasLiterally(literal),
  );
  if (isEverybody(part)) return [and(since === null ? undefined : gte(profileDocuments.updatedAt, since), others)];
  const partitions = partitionsFor(part, lexicon, { wanted, start, since, isBackward: false });
  return partitions.map((partition) =>
    and(
      isIndexed(sql`${profileDocuments.document}`, part, partition),
      isInPartition(sql`${profileDocuments.updatedAt}`, partition),
      others,
    ),
  );
}

function isEverybody({ all }: Part): boolean {
  return all.length === 0;
}

/** No index has symbols without letters or digits, so we look for them in names, skills, and places. */
function hasLiterally({ words, place }: Lookup["literal"]): SQL | undefined {
  if (words === null && place === null) return undefined;
  const holds = (text: string | null, said: SQL) => (text === null ? undefined : sql`position(${text} in ${said}) > 0`);
  const fits = and(
    eq(profiles.userId, profileDocuments.userId),
    holds(words, sql`lower(${profiles.fullName} || ' ' || array_to_string(${skillNames}, ' '))`),
    holds(place, sql`lower(${profiles.place})`),
  );
  return sql`exists (select from profiles where ${fits})`;
}
