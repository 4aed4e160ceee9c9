import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { newWords } from "#app/db/schema/new-words.ts";
import { WORD_SOURCES, type WordSource } from "#app/domain/new-words.ts";
import { UNPUBLISHED_STATUSES } from "#app/domain/status.ts";
import type { Platform } from "#app/platform/platform.ts";
import { FEWEST_PEOPLE, MOST_WORDS } from "./rules.ts";
import { isUnknown } from "./unknown.server.ts";

const QUEUE = "words.new";
/** The most frequent words of a source that are compared with the vocabulary. */
const MOST_COMPARED = 5_000;
/** The most jobs that are read to find what is named beside a skill. */
const MOST_READ = 200;
const MOST_BESIDE = 3;

/** Registers the nightly search for words that the vocabulary lacks. */
export async function registerNewWords(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => findNewWords(platform), { timeoutSeconds: 600 });
  await platform.tasks.schedule(QUEUE, "41 4 * * *");
}

const isPublished = sql`jobs.status <> all(${sql.param([...UNPUBLISHED_STATUSES])}::text[])`;

/** Who used which words: pairs of both, in lowercase. What hidden people wrote is left out. */
const USES: Record<WordSource, SQL> = {
  skill: sql`
    select lower(skills.name) as words, used.person from skills join (
      select skill_id, created_by as person from job_skills join jobs on jobs.id = job_id where ${isPublished}
      union all select skill_id, user_id from profile_skills join profiles using (user_id) where is_visible
    ) used on used.skill_id = skills.id`,
  title: sql`select lower(title) as words, created_by as person from jobs where ${isPublished}`,
  search: sql`
    select lower(substring(query from '[?&]q=([^&]+)')) as words, user_id as person from saved_searches
    where query like '%q=%'`,
};

type Used = { words: string; people: number };

/** Lists anew, by source, the words that most people used among those that the vocabulary lacks. */
export async function findNewWords({ db, ids, clock }: Pick<Platform, "db" | "ids" | "clock">): Promise<void> {
  const now = clock.now();
  const found: (typeof newWords.$inferInsert)[] = [];
  for (const source of WORD_SOURCES) {
    const lacking = (await commonWords(db, source))
      .filter(({ words }) => isUnknown(source, words))
      .slice(0, MOST_WORDS);
    const beside = source === "skill" ? await skillsBeside(db, lacking) : new Map<string, string[]>();
    for (const { words, people } of lacking)
      found.push({ id: ids.next(now), source, words, people, beside: beside.get(words) ?? [] });
  }
  await db.transaction(async (tx) => {
    const kept = sql.param(found.map(({ source, words }) => `${source} ${words}`));
    await tx
      .delete(newWords)
      .where(
        and(isNull(newWords.dismissedAt), sql`${newWords.source} || ' ' || ${newWords.words} <> all(${kept}::text[])`),
      );
    if (found.length === 0) return;
    const set = { people: sql`excluded.people`, beside: sql`excluded.beside` };
    await tx
      .insert(newWords)
      .values(found)
      .onConflictDoUpdate({ target: [newWords.source, newWords.words], set });
  });
}

async function commonWords(db: Database, source: WordSource): Promise<Used[]> {
  const rows = await db
    .select({ words: sql<string>`words`, people: sql<number>`count(distinct person)`.mapWith(Number).as("people") })
    .from(sql`(${USES[source]}) used`)
    .where(sql`words is not null`)
    .groupBy(sql`words`)
    .having(sql`count(distinct person) >= ${FEWEST_PEOPLE}`)
    .orderBy(sql`people desc, words`)
    .limit(MOST_COMPARED);
  if (source !== "search") return rows;
  return rows.map(({ words, people }) => ({ words: new URLSearchParams(`q=${words}`).get("q") ?? "", people }));
}

/** Returns the skills that jobs most often name beside each of these, by its words. */
async function skillsBeside(db: Database, lacking: readonly Used[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({
      words: sql<string>`words`,
      beside: sql<string[]>`array(
        select other.name from (
          select job_id from job_skills join skills on skills.id = skill_id where lower(skills.name) = words limit ${MOST_READ}
        ) named
        join job_skills on job_skills.job_id = named.job_id join skills other on other.id = job_skills.skill_id
        where lower(other.name) <> words
        group by other.name order by count(*) desc, other.name limit ${MOST_BESIDE})`,
    })
    .from(sql`unnest(${sql.param(lacking.map(({ words }) => words))}::text[]) as lacking (words)`);
  return new Map(rows.map(({ words, beside }) => [words, beside]));
}
