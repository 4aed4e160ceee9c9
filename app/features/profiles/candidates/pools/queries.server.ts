import { and, asc, count, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { candidatePools, pooledSeniors } from "#app/db/schema/candidate-pools.ts";
import { profiles, recruiters } from "#app/db/schema/profiles.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { isId } from "#app/input-fields.ts";
import { unlistedFor } from "../../hiding/queries.server.ts";
import { skillNames } from "../../queries.server.ts";
import { experienceBand } from "../../rules.ts";
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
    .select({
      userId: profiles.userId,
      fullName: profiles.fullName,
      yearsExperience: profiles.yearsExperience,
      availabilityHours: profiles.availabilityHours,
      workPreference: profiles.workPreference,
      place: profiles.place,
      skills: skillNames,
    })
    .from(pooledSeniors)
    .innerJoin(profileDocuments, isListed(recruiterId))
    .innerJoin(profiles, eq(profiles.userId, pooledSeniors.seniorId))
    .where(eq(pooledSeniors.poolId, pool.id))
    .orderBy(desc(pooledSeniors.createdAt), desc(pooledSeniors.seniorId))
    .limit(POOL_LIMITS.people);
  return {
    ...pool,
    people: people.map(({ yearsExperience, ...row }) => ({ ...row, experience: experienceBand(yearsExperience) })),
  };
}

/** Lists the pools of the recruiter's company by name, and which of them this person is in. */
export async function listPoolChoices(db: Database, recruiterId: string, seniorId: string): Promise<PoolChoice[]> {
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

/** The rule of search: visible with hours, and not hidden from this recruiter. */
function isListed(recruiterId: string): SQL | undefined {
  const isPerson = eq(profileDocuments.userId, pooledSeniors.seniorId);
  return and(isPerson, sql`${profileDocuments.userId} not in (${unlistedFor(recruiterId)})`);
}
