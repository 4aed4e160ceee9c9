import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { folded } from "#app/db/schema/folded.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Jobs that are looked at to learn how common words are: enough to choose a plan by. */
const SAMPLE = 5_000;
/** Words with which nobody searches: the hours of posting. */
const IS_HOUR = "^~[0-4]";

/**
 * Makes everything that search keeps beside the jobs anew, from the jobs alone: the words, whole and counted, and the
 * suggestions. Call it in a transaction; posting waits for it.
 */
export async function rebuildSearch(tx: Database): Promise<void> {
  await tx.execute(sql`lock table job_words in exclusive mode`);
  await tx.execute(sql`delete from job_words`);
  await tx.execute(sql`
    insert into job_words (word, jobs, is_spelled)
    select counted.word, counted.ndoc, spelled.word is not null
    from ts_stat('select search_document from jobs where is_active') counted
    left join ts_stat('select to_tsvector(''simple'', job_spelled_words(title, skill_names, company, industry, location)) from jobs where is_active') spelled
      on spelled.word = counted.word
    where counted.word !~ ${IS_HOUR}`);
  await tx.execute(sql`insert into job_words (word, jobs) select '', count(*)::int from jobs where is_active`);
  await remakeSuggestions(tx);
}

/**
 * Counts how common words are, for the choice of plan: all jobs of a small market, some of a large one. Words that the
 * sample did not meet are at most as common as one job of it stands for.
 */
async function countJobWords(tx: Database): Promise<void> {
  const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(sql`jobs`).where(sql`is_active`);
  const total = counted?.total ?? 0;
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, total));
  const sample = percent === 100 ? "" : `tablesample system (${percent.toFixed(4)}) repeatable (1)`;
  const each = 100 / percent;
  await tx.execute(sql`
    with counted as (
      select word, ceil(ndoc * ${each}::float8)::int as jobs
      from ts_stat(${`select search_document from jobs ${sample} where is_active`})
      where word !~ ${IS_HOUR}
      union all select '', ${total}::int
    ), known as (
      insert into job_words as known (word, jobs) select word, jobs from counted order by word
      on conflict (word) do update set jobs = excluded.jobs where known.jobs <> excluded.jobs
    )
    update job_words set jobs = ${percent === 100 ? 0 : Math.ceil(each / 2)}::int
    where jobs > ${percent === 100 ? 0 : Math.ceil(each / 2)}::int and word not in (select word from counted)`);
}

/** So many titles, skills and places are offered while somebody types: the commonest of each. */
const OFFERED = 5_000;

/** The commonest titles, skills and places of open jobs, for `suggest`: made anew. */
async function remakeSuggestions(tx: Database): Promise<void> {
  // A text is found from each of its words on: "staff accountant" by "sta" and by "acc".
  const name = sql.raw(folded("name"));
  await tx.execute(sql`
    with named as (
      select 'title' as kind, title as name from jobs where is_active
      union all select 'place', location from jobs where is_active
      union all select 'skill', skill from jobs, unnest(string_to_array(nullif(skill_names, ''), E'\n')) skill where is_active
    ), counted as (
      select kind, mode() within group (order by name) as name, trim(regexp_replace(${name}, '\s+', ' ', 'g')) as folded, count(*)::int as jobs
      from named group by kind, trim(regexp_replace(${name}, '\s+', ' ', 'g'))
    ), best as (
      select *, row_number() over (partition by kind order by jobs desc, folded) as place from counted where folded <> ''
    ), starts as (
      select kind, name, jobs, array_to_string(words[n:], ' ') as start
      from best, lateral (select string_to_array(folded, ' ') as words) split, generate_series(1, least(8, cardinality(words))) n
      where place <= ${OFFERED}
    ), fresh as (
      insert into search_suggestions as old (kind, start, text, jobs)
      select kind, start, name, max(jobs) from starts group by kind, start, name
      on conflict (start, kind, text) do update set jobs = excluded.jobs where old.jobs <> excluded.jobs
    )
    delete from search_suggestions old
    where not exists (select 1 from starts where starts.kind = old.kind and starts.start = old.start and starts.name = old.text)`);
}

/** What the task does every ten minutes. */
export async function refreshSearch(platform: Pick<Platform, "db">): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // A background task may take longer than anybody would wait for a page.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await countJobWords(tx);
    await remakeSuggestions(tx);
  });
}
