import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { skills } from "#app/db/schema/skills.ts";
import { loadJobSides, loadProfileSides, loadRelations } from "#app/features/matching/queries-sides.server.ts";
import { type JobSide, matchPercent, type ProfileSide } from "#app/features/matching/rules.ts";
import { fitSkills, type Relations } from "#app/features/matching/skill-fit/rules.ts";
import { LATEST } from "#app/features/matching/top/bounds.server.ts";
import { byRank } from "#app/features/matching/top/rules.ts";
import { skillKey } from "#app/features/skills/rules.ts";

/** What a random market is thrown with: the same seed gives the same throws. */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  function below(count: number): number {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * count);
  }
  return {
    /** A whole number from 0, less than `count`. */
    below,
    oneOf<T>(all: readonly [T, ...T[]]): T {
      return all[below(all.length)] ?? all[0];
    },
    /** The numbers of some skills, the first ones more often, none at times. */
    someSkills(): number[] {
      return SKILL_NAMES.map((_, n) => n)
        .filter((n) => below(n + 4) < 2)
        .slice(0, below(9));
    },
  };
}

export const SKILL_NAMES = Array.from({ length: 14 }, (_, n) => `Skill number ${n}`);

/** Near each other, in one state, in two and far off; unknown towns, and none. */
export const PLACES = [
  ...["Bend, Oregon", "Redmond, Oregon", "Salem, OR", "Portland, Oregon", "Vancouver, Washington", "Astoria, OR"],
  ...["Reno, Nevada", "Austin, Texas", "Nowhere Much, Oregon", "Bend", "Oregon", "United States"],
] as [string, ...string[]];

/** Texts "About me" that name skills, and none. */
export const ABOUTS = ["I know skill number 2.", "Skill number 9 and skill number 1", null] as const;

/**
 * Stores `SKILL_NAMES` and gives their ids, in their order. They share their bits two by two, whatever the hash, as some
 * do in every larger market.
 */
export async function addSkills(db: Database): Promise<string[]> {
  const ids = await db
    .select({ id: sql<string>`(array_agg(id order by id))[1 + n]` })
    .from(
      sql`(select id, concat(profile_skill_bit(id, 0), profile_skill_bit(id, 1)) as bit
          from (select md5(n::text)::uuid as id from generate_series(1, 3000) as n) as made) as bits,
        generate_series(0, 1) as n`,
    )
    .groupBy(sql`bit, n`)
    .having(sql`count(*) > 1`)
    .orderBy(sql`bit, n`)
    .limit(SKILL_NAMES.length);
  const rows = SKILL_NAMES.map((name, n) => ({ id: ids[n]?.id ?? "", key: skillKey(name), name }));
  await db.insert(skills).values(rows);
  return rows.map(({ id }) => id);
}

/**
 * Every list of matches as scoring everything gives it, each match as "id percent": for these seniors of all these jobs,
 * and for each of `asked` (all of the jobs unless said) of all these seniors. Not for more people than are looked
 * through where there are no skills to go by.
 */
export async function everyMatch(
  db: Database,
  {
    seniorIds,
    jobIds,
    asked = jobIds,
    limit,
  }: {
    seniorIds: readonly string[];
    jobIds: readonly string[];
    asked?: readonly string[];
    limit: number;
  },
) {
  const applied = await db.select().from(applications);
  const pairs = new Set(applied.map(({ jobId, applicantId }) => `${jobId} ${applicantId}`));
  const isOpen = (jobId: string, seniorId: string) => !pairs.has(`${jobId} ${seniorId}`);
  const silent = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.notAnsweringSince), inArray(jobs.id, [...jobIds])));
  const isSilent = new Set(silent.map(({ id }) => id));
  const openSides = await loadJobSides(db, jobIds, eq(jobs.isActive, true));
  const jobSides = await loadJobSides(db, asked);
  const sides = await loadProfileSides(db, seniorIds);
  const visible = await loadProfileSides(db, seniorIds, eq(profiles.isVisible, true));
  const all = [...openSides.values(), ...jobSides.values()];
  const relations = await loadRelations(db, { asked: all.flatMap((job) => job.skills) });

  function rank(found: ReadonlyArray<{ id: string; profile: ProfileSide; job: JobSide }>): string[] {
    return found
      .map(({ id, profile, job }) => ({ id, percent: matchPercent(profile, job, relations), found: null }))
      .toSorted(byRank)
      .slice(0, limit)
      .map(({ id, percent }) => `${id} ${percent}`);
  }

  const forSeniors = [...sides].map(([seniorId, profile]) => {
    const open = [...openSides]
      .filter(([id]) => !isSilent.has(id) && isOpen(id, seniorId))
      .map(([id, job]) => ({ id, job, profile }))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const { availabilityHours, workPreference, place } = profile;
    const said = [availabilityHours, workPreference, place].some((value) => value !== null);
    if (profile.skills.length === 0) return said ? rank(open.slice(0, LATEST)) : [];
    const named = open.filter(({ job }) => job.skills.length > 0 && hasSomething(profile, job, relations));
    return rank([...named, ...open.filter(({ job }) => job.skills.length === 0).slice(0, LATEST)]);
  });
  const forJobs = [...jobSides].map(([jobId, job]) =>
    rank(
      [...visible]
        .filter(([id, profile]) => isOpen(jobId, id) && hasSomething(profile, job, relations))
        .map(([id, profile]) => ({ id, profile, job })),
    ),
  );
  return { sides, jobSides, seniorIds: [...sides.keys()], jobIds: [...jobSides.keys()], forSeniors, forJobs };
}

function hasSomething(profile: ProfileSide, job: JobSide, relations: Relations): boolean {
  if (job.skills.length === 0) return true;
  return fitSkills(profile, job.skills, relations).some(({ how }) => how === "named" || how === "related");
}
