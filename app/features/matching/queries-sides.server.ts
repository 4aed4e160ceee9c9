import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications, type ProfileSnapshot } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { readJob, readPerson } from "#app/features/readings/reading.server.ts";
import { pointOf } from "#app/features/search/towns.ts";
import type { Place } from "./place/rules.ts";
import type { JobSide, ProfileSide } from "./sides.ts";

// What scoring reads, and nothing else: names, photos, and years never leave the tables.

/** Whether lists may show it: an open job whose recruiter answers, or a visible profile. */
type Listed = { isListed: boolean };

/** Returns what matching may know of these seniors, by id, in one statement; `only` narrows who is loaded. */
export async function loadProfileSides(
  db: Database,
  userIds: readonly string[],
  only?: SQL,
): Promise<Map<string, ProfileSide & Listed>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: profiles.userId,
      reading: profiles.reading,
      availabilityHours: profiles.availabilityHours,
      workPreference: profiles.workPreference,
      place: profiles.place,
      town: profiles.town,
      region: profiles.region,
      travelMiles: profiles.travelMiles,
      wantedHourly: profiles.wantedHourly,
      wantsOtherwise: sql<boolean>`${profiles.showsWantedPay} and ${profiles.wantedPay} is not null and ${profiles.wantedHourly} is null`,
      isListed: profiles.isVisible,
    })
    .from(profiles)
    .where(and(isOneOf(sql`${profiles.userId}`, userIds), only));
  return new Map(
    rows.map(({ id, reading, place, town, region, ...side }) => [
      id,
      {
        ...side,
        // A profile from sign-up has no reading yet.
        reading: reading ?? readPerson({ skills: [], about: "" }),
        place: place === null || place.trim() === "" ? null : placeOf(place, town, region),
      },
    ]),
  );
}

/**
 * Returns what matching may know of applicants from these applications, by application id; without the wanted pay of
 * anonymous applicants.
 */
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
      reading: applications.sentReading,
      hidesName: applications.hidesName,
      town: sql<string | null>`(place_parts(${place}))[1]`,
      region: sql<string | null>`(place_parts(${place}))[2]`,
    })
    .from(applications)
    .where(isOneOf(sql`${applications.id}`, applicationIds));
  return new Map(
    rows.map(({ id, sent, reading, hidesName, town, region }) => [
      id,
      {
        reading: reading ?? readPerson({ skills: sent.skills, about: sent.bio ?? "" }),
        availabilityHours: sent.availabilityHours,
        workPreference: sent.workPreference,
        place: sent.place?.trim() ? placeOf(sent.place, town, region) : null,
        travelMiles: sent.travelMiles ?? null,
        ...wantedBy(hidesName ? null : sent.wanted),
      },
    ]),
  );
}

function wantedBy(wanted: ProfileSnapshot["wanted"]): Pick<ProfileSide, "wantedHourly" | "wantsOtherwise"> {
  return { wantedHourly: wanted?.hourly ?? null, wantsOtherwise: Boolean(wanted) && wanted?.hourly === null };
}

/** Returns what matching may know of these jobs, by id; `only` narrows which are loaded. */
export async function loadJobSides(
  db: Database,
  jobIds: readonly string[],
  only?: SQL,
): Promise<Map<string, JobSide & Listed>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobs.id,
      reading: jobs.reading,
      hoursPerWeek: jobs.hoursPerWeek,
      workType: jobs.workType,
      name: jobs.location,
      town: jobs.town,
      region: jobs.region,
      hourlyPay: sql<number | null>`nullif(${jobs.hourlyPay}, 0)::float8`,
      isListed: sql<boolean>`${jobs.isActive} and ${jobs.notAnsweringSince} is null`,
    })
    .from(jobs)
    .where(and(isOneOf(sql`${jobs.id}`, jobIds), only));
  return new Map(
    rows.map(({ id, reading, name, town, region, ...side }) => [
      id,
      {
        ...side,
        reading: reading ?? readJob({ title: "", skills: [], description: "", industry: "" }),
        location: placeOf(name, town, region),
      },
    ]),
  );
}

/** Returns the SQL condition that `column` is one of these ids, passed as one parameter. */
export function isOneOf(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

function placeOf(name: string, town: string | null, region: string | null): Place {
  return { name, town, region, point: pointOf(town, region) };
}
