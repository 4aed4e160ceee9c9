import { eq, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobSkills } from "#app/db/schema/jobs.ts";
import { skillRelations } from "#app/db/schema/matching.ts";
import { skills } from "#app/db/schema/skills.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countTogether, type Relation, relatedSkills, type Together, weightOf } from "./rules.ts";

/** Skills of jobs that are looked up to be weighed again in one transaction. */
const ROWS_WEIGHED = 2_000;
/** Lists of skills that are read at once, and how many of the latest are learned from on each side. */
const LISTS_AT_ONCE = 2_000;
const LATEST_LISTS = 20_000;
/** Relations written by one statement. */
const ROWS_AT_ONCE = 5_000;

/** Weighs and relates all skills anew. Run twice, it changes nothing the second time. */
export async function learnSkills({ db }: Pick<Platform, "db">): Promise<void> {
  await weighSkills(db);
  while (await weighJobs(db));
  await relateSkills(db);
}

/**
 * Writes all postings anew from the jobs and profiles they are derived from, after weighing every job. For operators:
 * triggers keep the postings, so it changes nothing unless rows were brought in around them. Lists wait meanwhile.
 */
export async function rebuildPostings(db: Database): Promise<void> {
  await weighSkills(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`alter table job_skills disable trigger user`);
    await tx.execute(sql`truncate job_postings, profile_postings`);
    await tx.execute(sql`update job_skills set weight = skills.weight from skills
      where skills.id = job_skills.skill_id and skills.weight <> job_skills.weight`);
    await tx.execute(sql`alter table job_skills enable trigger user`);
    await tx.execute(sql`insert into job_postings (skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay)
      select skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay from current_job_postings`);
    await tx.execute(sql`insert into profile_postings (skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel)
      select skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel from current_profile_postings`);
  });
}

/** What each skill weighs, by how many jobs ask for it. */
async function weighSkills(db: Database): Promise<void> {
  const rows = await db
    .select({
      id: skills.id,
      askedBy: sql<number>`coalesce(asked.count, 0)`.mapWith(Number),
      allJobs: sql<number>`(select count(*) from jobs)`.mapWith(Number),
    })
    .from(skills)
    .leftJoin(
      sql`(select skill_id, count(*) from job_skills group by skill_id) as asked`,
      sql`asked.skill_id = ${skills.id}`,
    );
  const weights = rows.map(({ askedBy, allJobs }) => weightOf(askedBy, allJobs));
  await db.execute(sql`update skills set weight = counted.weight
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(weights)}::real[]) as counted (id, weight)
    where skills.id = counted.id and skills.weight <> counted.weight`);
}

/** Gives some jobs the weights that their skills have by now; triggers write their postings. False when none is left. */
async function weighJobs(db: Database): Promise<boolean> {
  const rows = await db
    .select({ jobId: jobSkills.jobId })
    .from(jobSkills)
    .innerJoin(skills, eq(skills.id, jobSkills.skillId))
    .where(ne(jobSkills.weight, skills.weight))
    .limit(ROWS_WEIGHED);
  if (rows.length === 0) return false;
  await db.execute(sql`update job_skills set weight = skills.weight from skills
    where skills.id = job_skills.skill_id and skills.weight <> job_skills.weight
      and job_skills.job_id = any(${sql.param(rows.map(({ jobId }) => jobId))}::uuid[])`);
  return true;
}

/** Learns from the latest jobs and profiles which skills are named together, and replaces what was learned before. */
async function relateSkills(db: Database): Promise<void> {
  const together: Together = { lists: 0, alone: new Map(), pairs: new Map() };
  await readLists(db, { table: "job_skills", owner: "job_id" }, together);
  await readLists(db, { table: "profile_skills", owner: "user_id" }, together);
  const relations = relatedSkills(together);
  await db.transaction(async (tx) => {
    await tx.delete(skillRelations);
    for (let from = 0; from < relations.length; from += ROWS_AT_ONCE) {
      await tx.insert(skillRelations).values(relations.slice(from, from + ROWS_AT_ONCE).map(asRow));
    }
  });
}

function asRow({ skill, related, strength }: Relation) {
  return { skillId: skill, relatedId: related, strength };
}

/** Ids sort by time, so the latest lists are those with the highest ids. */
async function readLists(
  db: Database,
  { table, owner }: { table: string; owner: string },
  together: Together,
): Promise<void> {
  let before = "ffffffff-ffff-ffff-ffff-ffffffffffff";
  for (let read = 0; read < LATEST_LISTS; ) {
    const ids = sql.identifier(owner);
    const rows = await db.select({ owner: sql<string>`owner`, skills: sql<string[]>`skills` }).from(
      sql`(select ${ids} as owner, json_agg(skill_id) as skills from ${sql.identifier(table)}
          where ${ids} < ${before}::uuid group by ${ids} order by ${ids} desc limit ${LISTS_AT_ONCE}) as lists`,
    );
    countTogether(
      together,
      rows.map(({ skills: list }) => list),
    );
    const last = rows.at(-1);
    if (!last || rows.length < LISTS_AT_ONCE) return;
    before = last.owner;
    read += rows.length;
  }
}
