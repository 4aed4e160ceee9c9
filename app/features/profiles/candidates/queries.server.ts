import { and, count, desc, eq, exists, gt, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { folded } from "#app/db/schema/folded.ts";
import { profiles, recruiters } from "#app/db/schema/profiles.ts";
import { skillNames } from "../queries.server.ts";
import { experienceBand } from "../rules.ts";
import { type CandidateList, type CandidateSearch, searchWords } from "./rules.ts";

const PAGE_SIZE = 20;

/**
 * One page of the people this recruiter may find: visible profiles with hours to give, latest change first. Every word
 * must begin a word of the name, the text or a skill. Two statements. Nobody at all for an account that is no recruiter.
 */
export async function searchCandidates(
  db: Database,
  recruiterId: string,
  search: CandidateSearch,
): Promise<CandidateList> {
  const asking = db.select({ one: sql`1` }).from(recruiters).where(eq(recruiters.userId, recruiterId));
  const found = and(
    exists(asking),
    // Written out, so that the partial index is used.
    sql`${profiles.isVisible}`,
    gt(profiles.availabilityHours, 0),
    search.minYears > 0 ? gte(profiles.yearsExperience, search.minYears) : undefined,
    search.minHours > 0 ? gte(profiles.availabilityHours, search.minHours) : undefined,
    search.workType ? eq(profiles.workPreference, search.workType) : undefined,
    ...searchWords(search.query).map(hasWord),
  );
  const { after } = search;
  const isBehind = after
    ? sql`(${profiles.updatedAt}, ${profiles.userId}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.userId}::uuid)`
    : undefined;
  const [counted] = await db.select({ count: count() }).from(profiles).where(found);
  const rows = await db
    .select({
      userId: profiles.userId,
      fullName: profiles.fullName,
      yearsExperience: profiles.yearsExperience,
      availabilityHours: profiles.availabilityHours,
      workPreference: profiles.workPreference,
      skills: skillNames,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(and(found, isBehind))
    .orderBy(desc(profiles.updatedAt), desc(profiles.userId))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    rows: page.map(({ yearsExperience, updatedAt: _, ...row }) => ({
      ...row,
      experience: experienceBand(yearsExperience),
    })),
    total: counted?.count ?? 0,
    nextAfter: last ? { updatedAt: last.updatedAt, userId: last.userId } : null,
  };
}

/** The word begins a word of the name or the text, or of one of the skills. Each half can use its own index. */
function hasWord(word: string): SQL {
  const anywhere = `%${word}%`;
  const atStart = `% ${word}%`;
  return sql`"profiles"."user_id" in (
    select found.user_id from profiles found
    where found.search_words like ${anywhere} and ' ' || found.search_words like ${atStart}
    union all
    select profile_skills.user_id from profile_skills
    join skills on skills.id = profile_skills.skill_id
    where ' ' || ${sql.raw(folded("skills.name"))} like ${atStart})`;
}
