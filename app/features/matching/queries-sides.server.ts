import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobSkills, jobs } from "#app/db/schema/jobs.ts";
import { profileSkills, profiles } from "#app/db/schema/profiles.ts";
import { skills } from "#app/db/schema/skills.ts";
import { type JobSide, type MatchSkill, type ProfileSide, rarityOf, type SkillRarity } from "./rules.ts";

// What scoring reads, and nothing more: names, photos and years never leave the tables.

/** What matching may know of these seniors, by id, in one statement; `only` narrows who is loaded. */
export async function loadProfileSides(
  db: Database,
  userIds: readonly string[],
  only?: SQL,
): Promise<Map<string, ProfileSide>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: profiles.userId,
      side: {
        availabilityHours: profiles.availabilityHours,
        workPreference: profiles.workPreference,
        place: profiles.place,
      },
      skill: { key: skills.key, name: skills.name },
    })
    .from(profiles)
    .leftJoin(profileSkills, eq(profileSkills.userId, profiles.userId))
    .leftJoin(skills, eq(skills.id, profileSkills.skillId))
    .where(and(inArray(profiles.userId, [...userIds]), only))
    .orderBy(asc(profiles.userId), asc(profileSkills.position));
  return withSkills(rows);
}

/** What matching may know of these jobs, by id, in one statement; `only` narrows which are loaded. */
export async function loadJobSides(db: Database, jobIds: readonly string[], only?: SQL): Promise<Map<string, JobSide>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobs.id,
      side: { hoursPerWeek: jobs.hoursPerWeek, workType: jobs.workType, location: jobs.location },
      skill: { key: skills.key, name: skills.name },
    })
    .from(jobs)
    .leftJoin(jobSkills, eq(jobSkills.jobId, jobs.id))
    .leftJoin(skills, eq(skills.id, jobSkills.skillId))
    .where(and(inArray(jobs.id, [...jobIds]), only))
    .orderBy(asc(jobs.id), asc(jobSkills.position));
  return withSkills(rows);
}

/** How rare each skill is that these jobs ask for, among all jobs ever posted: closing a job changes no score. */
export async function loadRarity(db: Database, sides: readonly JobSide[]): Promise<SkillRarity> {
  const keys = [...new Set(sides.flatMap((side) => side.skills.map(({ key }) => key)))];
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      key: skills.key,
      jobsAsking: sql<number>`count(*)::int`,
      allJobs: sql<number>`(select count(*)::int from jobs)`,
    })
    .from(jobSkills)
    .innerJoin(skills, eq(skills.id, jobSkills.skillId))
    .where(inArray(skills.key, keys))
    .groupBy(skills.key);
  return new Map(rows.map(({ key, jobsAsking, allJobs }) => [key, rarityOf(jobsAsking, allJobs)]));
}

/** Who applied to what, for the applications that `only` picks. */
export async function loadPairs(
  db: Database,
  only: SQL | undefined,
): Promise<Array<{ id: string; seniorId: string; jobId: string }>> {
  return await db
    .select({ id: applications.id, seniorId: applications.applicantId, jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(only);
}

function withSkills<S>(rows: ReadonlyArray<{ id: string; side: S; skill: MatchSkill | null }>) {
  const found = new Map<string, S & { skills: MatchSkill[] }>();
  for (const { id, side, skill } of rows) {
    const entry = found.get(id) ?? { ...side, skills: [] };
    if (skill) entry.skills.push(skill);
    found.set(id, entry);
  }
  return found;
}
