import { inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { prepared } from "#app/db/prepared.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "#app/features/jobs/queries.server.ts";
import { partitionsFor } from "#app/features/search/partitions.ts";
import { closePlaceQuery, type PlaceLexicon, placeQuery } from "#app/features/search/places.ts";
import { ALL, allOf, anyOf, oneOf, type Query } from "#app/features/search/query.ts";
import { carriersOf, checksOf, closeness, describedChecks, MOST_CLOSE } from "./close-matches.ts";
import { type Meant, placeWithWord } from "./interpret.ts";
import { isFound } from "./plan.server.ts";
import { type Lookup, restOf } from "./plan.ts";
import type { CloseJob } from "./types.ts";

/** The most of the newest jobs that we look at for each way to be close. */
const LOOKED_AT = 150;

/** A search for a place alone misses only the place. */
const NOTHING_ELSE = { share: 1, missing: [] };

/**
 * Returns open jobs that match most of a search, best first, those at its location before those nearby and remote ones, without the
 * jobs in `found`. Filters and exclusions still apply. Two statements.
 */
export async function findClose(
  db: Database,
  { asked, understanding: { units, keywords, described } }: Meant,
  lookup: Lookup,
  lexicon: PlaceLexicon,
  { now, found }: { now: Date; found: readonly string[] },
): Promise<CloseJob[]> {
  const hasPlace = asked.place !== "";
  const place = placeQuery(asked.place, lexicon);
  const nearby = hasPlace ? closePlaceQuery(asked.place, lexicon) : null;
  const remote = anyOf([INDEX_ENTRIES.workType("remote")], lexicon);
  const where = hasPlace ? oneOf([place, ...(nearby ? [nearby] : []), remote]) : place;
  const rest = restOf(asked, keywords, lexicon, now);
  const trades = describedChecks(described, lexicon);
  const isOnlyPlace = units.length + trades.length === 0 && hasPlace;
  const wanted = isOnlyPlace ? [ALL] : carriersOf(units, trades, lexicon);
  const carriers = wanted.map((query) => allOf([query, where, ...rest.queries]));
  const checks = checksOf(units, lexicon);
  if (carriers.length === 0) return [];
  const pieces = carriers.map((query) => {
    const [partition] = partitionsFor(query, lexicon, {
      wanted: LOOKED_AT,
      start: null,
      since: rest.since,
      isBackward: false,
    });
    const part = { ...query, since: rest.since, kinds: null };
    const within = partition ?? { from: null, until: null, entries: "" };
    return sql`(select id from jobs where ${isFound(lookup, part, within)} order by created_at desc limit ${LOOKED_AT})`;
  });
  const fits = [hasPlace ? place : ALL, nearby ?? ALL, ...[...trades, ...checks].map(({ query }) => query)].map(fitsOf);
  const rows = await prepared(
    db
      .select({ id: jobs.id, createdAt: jobs.createdAt, fits: sql<boolean[]>`array[${sql.join(fits, sql`, `)}]` })
      .from(jobs)
      .where(sql`${jobs.id} in (${sql.join(pieces, sql` union `)})`),
  );
  const ranked = rows
    .filter(({ id }) => !found.includes(id))
    .flatMap(({ id, createdAt, fits: [isThere = false, isNearby = false, ...fitting] }) => {
      const trade = trades.find((_, index) => fitting[index]);
      const parts = isOnlyPlace ? NOTHING_ELSE : closeness(units, checks, fitting.slice(trades.length));
      const isDescribed = trade !== undefined && trade.share > (parts?.share ?? 0);
      const close = isDescribed ? { share: trade.share, missing: [], described: trade.name } : parts;
      return close
        ? [{ described: null, ...close, id, createdAt, isThere, isNearby: nearby !== null && isNearby }]
        : [];
    })
    .toSorted(
      (a, b) =>
        Number(b.isThere) - Number(a.isThere) ||
        b.share - a.share ||
        Number(b.isNearby) - Number(a.isNearby) ||
        b.createdAt.getTime() - a.createdAt.getTime(),
    )
    .slice(0, MOST_CLOSE);
  const cards = await readCards(
    db,
    ranked.map(({ id }) => id),
  );
  return ranked.flatMap(({ id, missing, described: trade, isThere, isNearby }) => {
    const job = cards.get(id);
    const away = isThere ? [] : [`${placeWithWord(asked.place)} (it's ${isNearby ? "nearby" : "remote"})`];
    return job ? [{ job, missing: [...missing, ...away], described: trade }] : [];
  });
}

function fitsOf(query: Query) {
  if (query.all.length === 0) return sql`true`;
  return sql.join(
    query.all.map(({ text }) => sql`${jobs.searchDocument} @@ (select ${text}::tsquery)`),
    sql` and `,
  );
}

async function readCards(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, CloseJob["job"]>();
  const rows = await db
    .select(jobCardColumns)
    .from(jobs)
    .leftJoin(companies, checkedCompany)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toJobCard(row)]));
}
