import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { readBoolean, wantedTexts } from "#app/features/search/boolean.ts";
import { readKeywords } from "#app/features/search/keywords.ts";
import { maxDate } from "#app/features/search/partitions.ts";
import { keysOf, readLookup } from "../lookup/queries.server.ts";
import type { CandidateSearch } from "../rules.ts";

type Untold = { since: Date; except: readonly string[]; limit: number };

/**
 * Returns the ids of at most `limit` people to alert this recruiter to: those the search finds who are new or changed
 * their profile since then and were in no alert yet, the latest change first. Leaves out people whose name has a word
 * of the search, so that no one is found by name. For tasks only: it does not check who may search. Two statements.
 */
export async function listUntoldCandidates(
  db: Database,
  recruiterId: string,
  search: CandidateSearch,
  { since, except, limit }: Untold,
): Promise<string[]> {
  const { lookup, lexicon } = await readLookup(db, { ...search, sort: "newest" });
  const isTold = and(eq(candidateAlerts.userId, recruiterId), eq(candidateAlerts.seniorId, profileDocuments.userId));
  const isUntold = and(
    notExists(db.select({ one: sql`1` }).from(candidateAlerts).where(isTold)),
    sql`${profileDocuments.userId} <> all(${sql.param([...except])}::uuid[])`,
    isNotNamed(search),
  );
  const tiers = lookup.tiers.map((part) => ({ ...part, since: maxDate(part.since, since) }));
  const keys = keysOf(recruiterId, { ...lookup, tiers }, lexicon, { start: null, limit, also: isUntold });
  if (keys === null) return [];
  const rows = await db.select({ id: sql<string>`user_id::text` }).from(sql`(${keys}) keys`);
  return rows.map(({ id }) => id);
}

/** Returns the condition that no word of a person's name is a searched word, or begins with the unfinished one. */
function isNotNamed({ query, isPlain }: CandidateSearch): SQL | undefined {
  const read = isPlain ? null : readBoolean(query);
  const texts = read ? (read.expression ? wantedTexts(read.expression) : []) : [query];
  const terms = texts
    .map(readKeywords)
    .flatMap((keywords) => (keywords.kind === "words" ? keywords.groups.flat() : []))
    .filter(({ isExcluded }) => !isExcluded);
  if (terms.length === 0) return undefined;
  const words = terms.flatMap(({ runs: [run = []] }) => run);
  const begun = terms.flatMap(({ runs: [run = []], isPrefix }) => (isPrefix ? run.slice(-1) : []));
  const isAsked = sql`part = any(${sql.param(words)}::text[])
    or exists (select from unnest(${sql.param(begun)}::text[]) begun (word) where starts_with(part, word))`;
  return sql`not exists (
    select from profiles, regexp_split_to_table(plain_letters(lower(profiles.full_name)), '[^[:alnum:]]+') part
    where profiles.user_id = ${profileDocuments.userId} and (${isAsked})
  )`;
}
