import { desc, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobSkills } from "#app/db/schema/jobs.ts";
import { skills } from "#app/db/schema/skills.ts";

/** The names of the skills that jobs ask for most, for suggestions: at most `limit`. */
export async function listSkillNames(db: Database, limit = 200): Promise<string[]> {
  const rows = await db
    .select({ name: skills.name })
    .from(jobSkills)
    .innerJoin(skills, sql`${skills.id} = ${jobSkills.skillId}`)
    .groupBy(skills.id, skills.name)
    .orderBy(desc(sql`count(*)`), skills.name)
    .limit(limit);
  return rows.map(({ name }) => name);
}
