import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { plain } from "#app/db/schema/folded.ts";
import { skills } from "#app/db/schema/skills.ts";
import { UNPUBLISHED_STATUSES } from "#app/domain/status.ts";
import { mayBeWithin } from "#app/input-fields.ts";
import { likePattern, SKILL_LIMITS, skillKey } from "./rules.ts";

const MAX_SUGGESTED = 8;

/**
 * Suggests known skills that begin with the typed text, or have a word that does, in any spelling: "book keep" finds
 * "Bookkeeping". Only skills that a job asks for or several visible people name, because what one person wrote about
 * themselves is private, and so is what hidden people wrote.
 */
export async function suggestSkills(db: Database, typed: string): Promise<string[]> {
  const key = mayBeWithin(typed, SKILL_LIMITS.nameLength) ? skillKey(typed) : "";
  if (key === "") return [];
  const isFirst = sql`${skills.key} like ${`${likePattern(key)}%`}`;
  const rows = await db
    .select({ name: skills.name })
    .from(skills)
    .where(sql`(${isFirst} or ${wordBegins(typed)}) and (${isAskedFor} or ${isShared})`)
    .orderBy(sql`${isFirst} desc`, sql`length(${skills.name})`, skills.name)
    .limit(MAX_SUGGESTED);
  return rows.map(({ name }) => name);
}

const isAskedFor: SQL = sql`exists (
  select 1 from job_skills join jobs on jobs.id = job_skills.job_id
  where job_skills.skill_id = ${skills.id} and jobs.status <> all(${sql.param([...UNPUBLISHED_STATUSES])}::text[]))`;

// A subquery and no join: it is evaluated person by person, and stops at two.
const isShared: SQL = sql`(
  select count(*) from (
    select 1 from profile_skills
    where profile_skills.skill_id = ${skills.id}
      and (select is_visible from profiles where profiles.user_id = profile_skills.user_id)
    limit 2) as named) = 2`;

function wordBegins(typed: string): SQL {
  // Symbols are escaped on both sides, LIKE's own included; a text of symbols only would match everything.
  return sql`exists (
    select from (select trim(${sql.raw(plain("written"))}) as start from (values (${typed}::text)) as typed (written)) as asked
    where start <> '' and ${sql.raw(plain("skills.name"))} like '% ' || start || '%')`;
}
