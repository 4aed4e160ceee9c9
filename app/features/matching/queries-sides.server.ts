import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { skillRelations } from "#app/db/schema/matching.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { loadSkillIds, loadSkillNames } from "#app/features/skills/queries.server.ts";
import type { Place } from "./place/rules.ts";
import { pointOf } from "./place/towns.server.ts";
import type { JobSide, ProfileSide } from "./rules.ts";
import type { MatchSkill, Relations } from "./skill-fit/rules.ts";

// What scoring reads, and nothing more: names, photos and years never leave the tables.

// Skills come as one value per row: a join would repeat the long texts beside every skill.
// A person's own are in no order, which an index gives soonest: nothing depends on it.
const namedSkills: SQL<string[]> = sql`coalesce((
  select json_agg(skill_id) from profile_skills where profile_skills.user_id = "profiles"."user_id"), '[]')`;

const askedSkills: SQL<Array<[id: string, weight: number]>> = sql`coalesce((
  select json_agg(json_build_array(skill_id, weight) order by position) from job_skills where job_skills.job_id = "jobs"."id"), '[]')`;

/**
 * What matching may know of these seniors, by id, in one statement, or two while names are new here; `only` narrows who
 * is loaded.
 */
export async function loadProfileSides(
  db: Database,
  userIds: readonly string[],
  only?: SQL,
): Promise<Map<string, ProfileSide>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: profiles.userId,
      skills: namedSkills,
      about: profiles.bio,
      availabilityHours: profiles.availabilityHours,
      workPreference: profiles.workPreference,
      place: profiles.place,
      town: profiles.town,
      region: profiles.region,
      travelMiles: profiles.travelMiles,
      wantedHourly: profiles.wantedHourly,
      wantsOtherwise: sql<boolean>`${profiles.showsWantedPay} and ${profiles.wantedPay} is not null and ${profiles.wantedHourly} is null`,
    })
    .from(profiles)
    .where(and(isOneOf(sql`${profiles.userId}`, userIds), only));
  const names = await loadSkillNames(
    db,
    rows.flatMap((row) => row.skills),
  );
  return new Map(
    rows.map(({ id, skills, place, town, region, ...side }) => [
      id,
      {
        ...side,
        skills: skills.map((key) => ({ key, name: names.get(key) ?? "" })),
        place: place === null || place.trim() === "" ? null : placeOf(place, town, region),
      },
    ]),
  );
}

/** What matching may know of people by what they sent with these applications, by application id; of pay nothing is sent. */
export async function loadSentSides(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, ProfileSide>> {
  if (applicationIds.length === 0) return new Map();
  const place = sql<string | null>`${applications.profileSnapshot} ->> 'place'`;
  const rows = await db
    .select({
      id: applications.id,
      sent: applications.profileSnapshot,
      town: sql<string | null>`(place_parts(${place}))[1]`,
      region: sql<string | null>`(place_parts(${place}))[2]`,
    })
    .from(applications)
    .where(isOneOf(sql`${applications.id}`, applicationIds));
  const ids = await loadSkillIds(
    db,
    rows.flatMap(({ sent }) => sent.skills),
  );
  return new Map(
    rows.map(({ id, sent, town, region }) => [
      id,
      {
        skills: sent.skills.flatMap((name) => {
          const key = ids.get(name);
          return key ? [{ key, name }] : [];
        }),
        about: sent.bio,
        availabilityHours: sent.availabilityHours,
        workPreference: sent.workPreference,
        place: sent.place?.trim() ? placeOf(sent.place, town, region) : null,
        travelMiles: sent.travelMiles ?? null,
        wantedHourly: null,
        wantsOtherwise: false,
      },
    ]),
  );
}

/** What matching may know of these jobs, by id, as for seniors; `only` narrows which are loaded. */
export async function loadJobSides(db: Database, jobIds: readonly string[], only?: SQL): Promise<Map<string, JobSide>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobs.id,
      skills: askedSkills,
      hoursPerWeek: jobs.hoursPerWeek,
      workType: jobs.workType,
      name: jobs.location,
      town: jobs.town,
      region: jobs.region,
      hourlyPay: sql<number | null>`nullif(${jobs.hourlyPay}, 0)::float8`,
    })
    .from(jobs)
    .where(and(isOneOf(sql`${jobs.id}`, jobIds), only));
  const names = await loadSkillNames(
    db,
    rows.flatMap((row) => row.skills.map(([key]) => key)),
  );
  return new Map(
    rows.map(({ id, skills, name, town, region, ...side }) => [
      id,
      {
        ...side,
        skills: skills.map(([key, weight]) => ({ key, name: names.get(key) ?? "", weight })),
        location: placeOf(name, town, region),
      },
    ]),
  );
}

/**
 * What other skills count for these asked ones, of which `among` leaves only some, or those of a senior for others, in one
 * statement.
 */
export async function loadRelations(
  db: Database,
  of: { asked: readonly MatchSkill[]; among?: readonly MatchSkill[] } | { ownOf: string },
): Promise<Relations> {
  const found = new Map<string, Map<string, number>>();
  if ("asked" in of && of.asked.length === 0) return found;
  const isAbout =
    "asked" in of
      ? and(
          isSkill(sql`${skillRelations.skillId}`, of.asked),
          of.among && isSkill(sql`${skillRelations.relatedId}`, of.among),
        )
      : sql`${skillRelations.relatedId} in (select skill_id from profile_skills where user_id = ${of.ownOf})`;
  const rows = await db.select().from(skillRelations).where(isAbout);
  for (const { skillId, relatedId, strength } of rows) {
    // The column holds four bytes; the strengths are steps of a twentieth.
    const share = Math.round(strength * 20) / 20;
    found.set(skillId, (found.get(skillId) ?? new Map<string, number>()).set(relatedId, share));
  }
  return found;
}

function isSkill(column: SQL, skills: readonly MatchSkill[]): SQL {
  return isOneOf(column, [...new Set(skills.map(({ key }) => key))]);
}

/**
 * What a person's skills count for what these jobs ask for, and what each asked skill would, if the person added it: what
 * would raise a score does so.
 */
export async function loadRelationsBetween(
  db: Database,
  profile: ProfileSide,
  jobSides: Iterable<JobSide>,
): Promise<Relations> {
  const asked = [...jobSides].flatMap(({ skills }) => skills);
  return await loadRelations(db, { asked, among: [...profile.skills, ...asked] });
}

/** The condition that `column` is one of these ids, as one parameter whatever their number. */
export function isOneOf(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

function placeOf(name: string, town: string | null, region: string | null): Place {
  return { name, town, region, point: pointOf(town, region) };
}
