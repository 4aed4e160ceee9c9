import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { prepared } from "#app/db/prepared.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Lexicon } from "#app/features/search/lexicon.ts";
import { isIndexed, isInPartition } from "#app/features/search/partitions.server.ts";
import { type Partition, splitInHalf } from "#app/features/search/partitions.ts";
import type { Kinds, Lookup, Part } from "./plan.ts";
import { COUNT_LIMIT } from "./types.ts";

/** Returns the SQL condition for the open jobs of a part within a partition of time or pay. */
export function isFound(
  { literal }: Pick<Lookup, "literal">,
  part: Part,
  partition: Partition<Date> | Partition<number>,
): SQL | undefined {
  const text = sql`lower(${jobs.title} || ' ' || ${jobs.skillNames} || ' ' || ${jobs.company} || ' ' || ${jobs.location})`;
  return and(
    sql`${jobs.isActive}`,
    part.ids
      ? sql`${jobs.id} = any(${sql.param([...part.ids])}::uuid[])`
      : isIndexed(sql`${jobs.searchDocument}`, part, partition),
    part.kinds === null ? undefined : isOfKinds(part.kinds),
    isTimes(partition) ? isInPartition(sql`${jobs.createdAt}`, partition) : isPaid(partition),
    isInPartition(sql`${jobs.createdAt}`, { from: part.since, until: null }),
    literal.keywords === null ? undefined : sql`position(${literal.keywords} in ${text}) > 0`,
    literal.place === null ? undefined : sql`position(${literal.place} in lower(${jobs.location})) > 0`,
  );
}

function isOfKinds({ workTypes, employmentTypes }: Kinds): SQL | undefined {
  const isAmong = (kind: SQL, kinds: readonly string[]) =>
    kinds.length === 0 ? undefined : sql`${kind} = any(${sql.param([...kinds])}::text[])`;
  return and(isAmong(sql`${jobs.workType}`, workTypes), isAmong(sql`${jobs.employmentType}`, employmentTypes));
}

/**
 * If one half has more jobs than this, the statements that need them read them, because they stop when they have
 * enough.
 */
const MOST_KEPT = COUNT_LIMIT;

/** Whether the index alone likely finds so many jobs that the first pages and the count need no texts. */
function isEnoughWithoutTexts({ fitting }: Lookup, { total }: Lexicon): boolean {
  return fitting.reduce((sum, { isRead, share }) => sum + (isRead ? 0 : share), 0) * total > COUNT_LIMIT;
}

/**
 * Returns the lookup with the necessary texts read, once for all statements that need them: the newer and the older
 * half in parallel. Unchanged if no texts have to be read, probably none are needed, or too many match. Up to two
 * statements.
 */
export async function readTexts(db: Database, lookup: Lookup, lexicon: Lexicon): Promise<Lookup> {
  const keyOf = ({ all, since, kinds }: Part) => JSON.stringify([all, since, kinds]);
  const all = [...lookup.tiers, ...lookup.fitting, ...lookup.nearly].filter(
    ({ isRead, isNowhere }) => isRead && !isNowhere,
  );
  const parts = [...new Map(all.map((part) => [keyOf(part), part])).values()];
  if (parts.length === 0 || isEnoughWithoutTexts(lookup, lexicon)) return lookup;
  const halves = parts.map((part) => splitInHalf(part.since, lexicon));
  const read = await Promise.all(
    [0, 1].map((half) => {
      const pieces = parts.flatMap((part, number) => {
        const partition = halves[number]?.[half];
        if (!partition) return [];
        return [
          sql`(select ${number}::int as part, id from jobs where ${isFound(lookup, part, partition)} limit ${MOST_KEPT + 1})`,
        ];
      });
      return pieces.length === 0 ? [] : readIds(db, pieces);
    }),
  );
  const idsOf = (rows: ReadonlyArray<{ part: number; id: string }>, number: number) =>
    rows.flatMap(({ part, id }) => (part === number ? [id] : []));
  if (read.some((rows) => parts.some((_, number) => idsOf(rows, number).length > MOST_KEPT))) return lookup;
  const known = new Map(parts.map((part, number) => [keyOf(part), idsOf(read.flat(), number)]));
  const withIds = (part: Part): Part => {
    const ids = known.get(keyOf(part));
    // So few that they need no partitions.
    return ids ? { ...part, ids, share: 0 } : part;
  };
  const fitting = lookup.fitting.map(withIds);
  const nearly = lookup.nearly === lookup.fitting ? fitting : lookup.nearly.map(withIds);
  return { ...lookup, tiers: lookup.tiers.map(withIds), fitting, nearly };
}

async function readIds(db: Database, pieces: SQL[]): Promise<Array<{ part: number; id: string }>> {
  return await prepared(
    db
      .select({ part: sql<number>`part`, id: sql<string>`id::text` })
      .from(sql`(${sql.join(pieces, sql` union all `)}) read`),
  );
}

function isTimes(partition: Partition<Date> | Partition<number>): partition is Partition<Date> {
  return typeof partition.from !== "number" && typeof partition.until !== "number";
}

/** Like `isInPartition`, for dollars per hour. */
function isPaid({ from, until }: Partition<number>): SQL | undefined {
  const pay = sql`${jobs.hourlyPay} + 0`;
  return and(
    from === null ? undefined : sql`${pay} >= ${from}::numeric`,
    until === null ? undefined : sql`${pay} < ${until}::numeric`,
  );
}
