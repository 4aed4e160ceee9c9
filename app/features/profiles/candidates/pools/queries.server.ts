import { and, asc, count, desc, eq, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { candidatePools, pooledSeniors } from "#app/db/schema/candidate-pools.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { isId } from "#app/input-fields.ts";
import { mayBeFoundBy } from "../../hiding/queries.server.ts";
import { candidateColumns, candidateRow } from "../rows.server.ts";
import { type OpenPool, POOL_LIMITS, type Pool, type PoolChoice } from "./rules.ts";

/**
 * Lists the pools of the recruiter's company by name, with the number of people whom this recruiter may find: who hides,
 * is blocked, or offers no hours is in no pool.
 */
export async function listPools(db: Database, recruiterId: string): Promise<Pool[]> {
  return await db
    .select({ id: candidatePools.id, name: candidatePools.name, count: count(profileDocuments.userId) })
    .from(candidatePools)
    .leftJoin(pooledSeniors, eq(pooledSeniors.poolId, candidatePools.id))
    .leftJoin(profileDocuments, isListed(recruiterId))
    .where(isOfCompany(db, recruiterId))
    .groupBy(candidatePools.id)
    .orderBy(asc(sql`lower(${candidatePools.name})`), asc(candidatePools.id))
    .limit(POOL_LIMITS.pools);
}

/** Returns a pool of the recruiter's company with its people, the latest added first; null for any other. */
export async function findPool(db: Database, recruiterId: string, poolId: string): Promise<OpenPool | null> {
  if (!isId(poolId)) return null;
  const [pool] = await db
    .select({ id: candidatePools.id, name: candidatePools.name })
    .from(candidatePools)
    .where(and(eq(candidatePools.id, poolId), isOfCompany(db, recruiterId)));
  if (!pool) return null;
  const people = await db
    .select(candidateColumns)
    .from(pooledSeniors)
    .innerJoin(profileDocuments, isListed(recruiterId))
    .innerJoin(profiles, eq(profiles.userId, pooledSeniors.seniorId))
    .where(eq(pooledSeniors.poolId, pool.id))
    .orderBy(desc(pooledSeniors.createdAt), desc(pooledSeniors.seniorId))
    .limit(POOL_LIMITS.people);
  return { ...pool, people: people.map(candidateRow) };
}

/** Whether pools show a person to this recruiter. */
export async function isFindable(db: Database, recruiterId: string, seniorId: string): Promise<boolean> {
  return isId(seniorId) && (await db.$count(profileDocuments, isListed(recruiterId, sql`${seniorId}::uuid`))) > 0;
}

/**
 * Lists the pools of the recruiter's company by name, and which of them this person is in; null for a person whom this
 * recruiter may not find.
 */
export async function listPoolChoices(
  db: Database,
  recruiterId: string,
  seniorId: string,
): Promise<PoolChoice[] | null> {
  if (!(await isFindable(db, recruiterId, seniorId))) return null;
  const isPooled = and(eq(pooledSeniors.poolId, candidatePools.id), eq(pooledSeniors.seniorId, seniorId));
  return await db
    .select({
      id: candidatePools.id,
      name: candidatePools.name,
      isIn: sql<boolean>`${exists(db.select({ one: sql`1` }).from(pooledSeniors).where(isPooled))}`,
    })
    .from(candidatePools)
    .where(isOfCompany(db, recruiterId))
    .orderBy(asc(sql`lower(${candidatePools.name})`), asc(candidatePools.id))
    .limit(POOL_LIMITS.pools);
}

function isOfCompany(db: Database, recruiterId: string): SQL | undefined {
  const isMine = and(eq(recruiters.userId, recruiterId), eq(recruiters.companyId, candidatePools.companyId));
  return exists(db.select({ one: sql`1` }).from(recruiters).where(isMine));
}

/**
 * Visible with hours, and not hidden from this recruiter. Whoever applied without a name stays: that they are gone from
 * a pool at that moment would say who it was.
 */
function isListed(recruiterId: string, seniorId: SQLWrapper = pooledSeniors.seniorId): SQL | undefined {
  const isPerson = eq(profileDocuments.userId, seniorId);
  return and(isPerson, mayBeFoundBy(profileDocuments.userId, recruiterId));
}
