import { setTimeout } from "node:timers/promises";
import { asc, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { readingSources } from "#app/db/schema/matching.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { conceptEntries, readJob, readPerson } from "#app/features/readings/reading.server.ts";
import type { TextReading } from "#app/features/readings/rules.ts";
import { jobEntries } from "#app/features/search/job-entries/entries.server.ts";

/** How many texts are read and stored at once, and the pause after that in milliseconds. */
type Pace = { atOnce: number; pause: number };

/** While no one waits for pages. */
const UNHURRIED: Pace = { atOnce: 500, pause: 0 };
/** While the server answers, which reads for some fifty milliseconds at a time. */
const BESIDE_REQUESTS: Pace = { atOnce: 20, pause: 100 };

/**
 * Analyzes all jobs and people again and stores the results. For operators, after rows were imported without the
 * commands; otherwise it changes nothing visible.
 */
export async function rebuildReadings(db: Database, pace: Pace = UNHURRIED): Promise<void> {
  await readAllJobs(db, pace);
  await readAllPeople(db, pace);
}

/** Whether the stored readings were made with the sources of this hash. A database without texts is marked so. */
export async function areReadBy(db: Database, sources: string): Promise<boolean> {
  const [stored] = await db.select({ hash: readingSources.hash }).from(readingSources);
  if (stored?.hash === sources) return true;
  const [texts] = await db
    .select({ exist: sql<boolean>`exists (select from jobs) or exists (select from profiles)` })
    .from(sql`(values (1)) as one`);
  if (texts?.exist) return false;
  await markReadBy(db, sources);
  return true;
}

/** Reads all jobs and people again beside the server's other work, and remembers the hash of the sources. */
export async function readAnew(db: Database, sources: string): Promise<void> {
  await rebuildReadings(db, BESIDE_REQUESTS);
  await markReadBy(db, sources);
}

async function markReadBy(db: Database, hash: string): Promise<void> {
  await db.insert(readingSources).values({ hash }).onConflictDoUpdate({ target: readingSources.id, set: { hash } });
}

async function readAllJobs(db: Database, { atOnce, pause }: Pace): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await db
      .select({
        id: jobs.id,
        title: jobs.title,
        skillNames: jobs.skillNames,
        description: jobs.description,
        industry: jobs.industry,
        location: jobs.location,
        hoursPerWeek: jobs.hoursPerWeek,
        employmentType: jobs.employmentType,
        payRangeMin: jobs.payRangeMin,
        payUnit: jobs.payUnit,
        said: jobs.occupationsSaid,
      })
      .from(jobs)
      .where(gt(jobs.id, after))
      .orderBy(asc(jobs.id))
      .limit(atOnce);
    const read = rows.map(({ id, skillNames, said, ...job }) => {
      const reading = readJob({ ...job, skills: skillNames.split("\n").filter((name) => name !== "") }, said);
      return { id, reading, concepts: jobEntries(reading, job) };
    });
    await store(db, "jobs", "id", read);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    await setTimeout(pause);
    after = last.id;
  }
}

async function readAllPeople(db: Database, { atOnce, pause }: Pace): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await db
      .select({
        id: profiles.userId,
        about: profiles.bio,
        said: profiles.occupationsSaid,
        skills: sql<string[]>`coalesce((select json_agg(skills.name order by position) from profile_skills
          join skills on skills.id = profile_skills.skill_id where profile_skills.user_id = "profiles"."user_id"), '[]')`,
      })
      .from(profiles)
      .where(gt(profiles.userId, after))
      .orderBy(asc(profiles.userId))
      .limit(atOnce);
    const read = rows.map(({ id, about, said, skills }) => {
      const reading = readPerson({ skills, about: about ?? "" }, said);
      return { id, reading, concepts: conceptEntries(reading) };
    });
    await store(db, "profiles", "user_id", read);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    await setTimeout(pause);
    after = last.id;
  }
}

async function store(
  db: Database,
  table: "jobs" | "profiles",
  key: "id" | "user_id",
  rows: ReadonlyArray<{ id: string; reading: TextReading; concepts: readonly string[] }>,
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`update ${sql.identifier(table)} as stored set reading = fresh.reading, concepts = fresh.concepts
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh (id uuid, reading jsonb, concepts text[])
    where stored.${sql.identifier(key)} = fresh.id
      and (stored.reading is distinct from fresh.reading or stored.concepts is distinct from fresh.concepts)`);
}
