import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { plain } from "#app/db/schema/folded.ts";
import { JOB_DOCUMENTS } from "#app/features/search/lexicon.ts";
import { countWords, recountWords } from "#app/features/search/word-counts.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Rebuilds everything that search derives from jobs: words, their counts, and suggestions. Call it in a transaction;
 * posting waits for it.
 */
export async function rebuildSearch(tx: Database): Promise<void> {
  await recountWords(tx, JOB_DOCUMENTS);
  await tx.execute(sql`
    update job_words set is_spelled = true
    from ts_stat('select to_tsvector(''simple'', job_spelled_words(title, skill_names, company, industry, location)) from jobs where is_active') spelled
    where spelled.word = job_words.word`);
  await remakeSuggestions(tx);
}

/** The most titles, skills, and places that we suggest, each the most common. */
const OFFERED = 5_000;

/** Rebuilds the most common titles, skills, and places of open jobs for `suggest`, in the order of the trigger. */
async function remakeSuggestions(tx: Database): Promise<void> {
  // A suggestion is found from the start of each of its words: "staff accountant" by "sta" and by "acc". Texts are
  // counted before they are folded, because there are far fewer texts than jobs.
  const name = sql.raw(plain("name"));
  await tx.execute(sql`
    with said as materialized (
      select 'title' as kind, title as name, count(*)::int as jobs from jobs where is_active group by title
      union all select 'place', location, count(*)::int from jobs where is_active group by location
      union all select 'skill', skill, count(*)::int
        from jobs, unnest(string_to_array(nullif(skill_names, ''), E'\n')) skill where is_active group by skill
    ), plain as (
      select kind, name, jobs, trim(regexp_replace(${name}, '\\s+', ' ', 'g')) as folded from said
    ), counted as (
      select kind, (array_agg(name order by jobs desc, name))[1] as name, folded, sum(jobs)::int as jobs
      from plain where folded <> '' group by kind, folded
    ), best as (
      select *, row_number() over (partition by kind order by jobs desc, folded) as place from counted
    ), starts as (
      select kind, name, jobs, array_to_string(words[n:], ' ') as start
      from best, lateral (select string_to_array(folded, ' ') as words) split, generate_series(1, least(8, cardinality(words))) n
      where place <= ${OFFERED}
    ), fresh as (
      insert into search_suggestions as old (kind, start, text, jobs)
      select kind, start, name, max(jobs) from starts group by kind, start, name order by start, kind, name
      on conflict (start, kind, text) do update set jobs = excluded.jobs where old.jobs <> excluded.jobs
    )
    delete from search_suggestions old
    where not exists (select 1 from starts where starts.kind = old.kind and starts.start = old.start and starts.name = old.text)`);
}

/** Runs the task of every ten minutes. */
export async function refreshSearch(platform: Pick<Platform, "db">): Promise<void> {
  await platform.db.transaction(async (tx) => {
    // A background task may take longer than a page.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await countWords(tx, JOB_DOCUMENTS);
    await remakeSuggestions(tx);
  });
}
