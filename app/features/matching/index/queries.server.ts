import { asc, gt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { jobTerms, personTerms } from "#app/features/matching/fit.ts";
import type { JobSide, ProfileSide } from "#app/features/matching/sides.ts";
import { loadJobSides, loadProfileSides } from "../queries-sides.server.ts";
import { createMatchIndex, type MatchIndex } from "./rules.ts";

type JobConditions = Omit<JobSide, "reading">;
type PersonConditions = Omit<ProfileSide, "reading">;

/** A process's indexes of one database: open jobs, visible people, and the last change read. */
type Indexes = {
  jobs: { index: MatchIndex<JobConditions>; seen: number };
  people: { index: MatchIndex<PersonConditions>; seen: number };
};

const kept = new WeakMap<Database, Indexes>();

function indexesOf(db: Database): Indexes {
  const known = kept.get(db);
  if (known) return known;
  const made: Indexes = {
    jobs: { index: createMatchIndex<JobConditions>(), seen: 0 },
    people: { index: createMatchIndex<PersonConditions>(), seen: 0 },
  };
  kept.set(db, made);
  return made;
}

/** Returns the index of this database's open jobs, after reading what has changed since the last call. */
export async function currentJobIndex(db: Database): Promise<MatchIndex<JobConditions>> {
  const own = indexesOf(db).jobs;
  own.seen = await catchUp(db, { id: jobs.id, change: jobs.change, table: jobs }, own.seen, own.index, async (ids) => {
    const sides = await loadJobSides(db, ids);
    return [...sides].map(([id, { reading, isListed, ...side }]) => ({ id, isListed, terms: jobTerms(reading), side }));
  });
  return own.index;
}

/** Returns the index of visible people, likewise. */
export async function currentPeopleIndex(db: Database): Promise<MatchIndex<PersonConditions>> {
  const own = indexesOf(db).people;
  const columns = { id: profiles.userId, change: profiles.change, table: profiles };
  own.seen = await catchUp(db, columns, own.seen, own.index, async (ids) => {
    const sides = await loadProfileSides(db, ids);
    return [...sides].map(([id, { reading, isListed, ...side }]) => ({
      id,
      isListed,
      terms: personTerms(reading),
      side,
    }));
  });
  return own.index;
}

/** Loads both indexes, so that the first list need not wait. */
export async function loadMatchIndexes(db: Database): Promise<void> {
  await currentJobIndex(db);
  await currentPeopleIndex(db);
}

/**
 * Change numbers are assigned before a transaction commits, so a lower one may appear after a higher one; we read this
 * far back.
 */
const OVERLAP = 500;
const AT_ONCE = 2_000;

type Columns = { id: PgColumn; change: PgColumn; table: typeof jobs | typeof profiles };

async function catchUp<Side>(
  db: Database,
  columns: Columns,
  seen: number,
  index: MatchIndex<Side>,
  load: (
    ids: string[],
  ) => Promise<Array<{ id: string; isListed: boolean; terms: ReturnType<typeof jobTerms>; side: Side }>>,
): Promise<number> {
  let last = seen;
  for (let from = Math.max(0, seen - OVERLAP); ; ) {
    const rows = await listChanges(db, columns, gt(columns.change, from));
    const fresh = new Map(
      rows.filter(({ id, change }) => !index.knows(id, change)).map(({ id, change }) => [id, change]),
    );
    if (fresh.size > 0)
      for (const row of await load([...fresh.keys()])) index.put({ ...row, change: fresh.get(row.id) ?? 0 });
    last = Math.max(last, rows.at(-1)?.change ?? 0);
    if (rows.length < AT_ONCE) return last;
    from = rows.at(-1)?.change ?? from;
  }
}

async function listChanges(
  db: Database,
  { id, change, table }: Columns,
  isNew: SQL,
): Promise<Array<{ id: string; change: number }>> {
  const rows = await db.select({ id, change }).from(table).where(isNew).orderBy(asc(change)).limit(AT_ONCE);
  return rows.map((row) => ({ id: String(row.id), change: Number(row.change) }));
}
