import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Documents } from "./lexicon.ts";

/** The number of documents that we sample to estimate how common words are; enough to choose a plan. */
const SAMPLE = 5_000;
/** Entries for hours, which no one types. */
const IS_HOUR = "^~[0-4]";

function partsOf({ table, document, isFound, words, count }: Documents) {
  return {
    found: sql`${sql.identifier(table)} where ${sql.raw(isFound)}`,
    from: (sample: string) => `select ${document} from ${table} ${sample} where ${isFound}`,
    words: sql.identifier(words),
    count: sql.identifier(count),
  };
}

/**
 * Counts how common words are, for the choice of plan: in all documents of a small market, in a sample of a large one.
 * Words outside the sample count as much as one sampled document stands for.
 */
export async function countWords(tx: Database, documents: Documents): Promise<void> {
  const { found, from, words, count } = partsOf(documents);
  const total = await countRows(tx, found);
  const percent = percentOf(total);
  const sample = percent === 100 ? "" : `tablesample system (${percent.toFixed(4)}) repeatable (1)`;
  const each = 100 / percent;
  const unmet = unmetOf(total);
  await tx.execute(sql`
    with counted as (
      select word, ceil(ndoc * ${each}::float8)::int as documents
      from ts_stat(${from(sample)}) where word !~ ${IS_HOUR}
      union all select '', ${total}::int
    ), known as (
      insert into ${words} as known (word, ${count}) select word, documents from counted order by word
      on conflict (word) do update set ${count} = excluded.${count} where known.${count} <> excluded.${count}
    )
    update ${words} set ${count} = ${unmet}::int where ${count} > ${unmet}::int and word not in (select word from counted)`);
}

/**
 * Deletes words that no document has, among those rare enough. Call it after `countWords` in the same transaction:
 * saves wait for it.
 */
export async function forgetWords(tx: Database, documents: Documents): Promise<void> {
  const { found, words, count } = partsOf(documents);
  const document = sql.identifier(documents.document);
  await tx.execute(sql`lock table ${words} in share row exclusive mode`);
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const unmet = unmetOf(await countRows(tx, found));
  await tx.execute(sql`
    delete from ${words} known
    where word <> '' and ${count} <= ${unmet}::int and not exists (
      select 1 from ${found} and ${document} @@ quote_literal(known.word)::tsquery)`);
}

/** Counts the words of all documents, and deletes all others. */
export async function recountWords(tx: Database, documents: Documents): Promise<void> {
  const { found, from, words, count } = partsOf(documents);
  await tx.execute(sql`lock table ${words} in exclusive mode`);
  await tx.execute(sql`delete from ${words}`);
  await tx.execute(sql`
    insert into ${words} (word, ${count})
    select word, ndoc from ts_stat(${from("")}) where word !~ ${IS_HOUR}
    union all select '', count(*)::int from ${found}`);
}

/** Returns the percentage of all documents to sample. */
function percentOf(total: number): number {
  return Math.min(100, (100 * SAMPLE) / Math.max(1, total));
}

/** Returns the number of documents that a word outside the sample is assumed to be in. */
function unmetOf(total: number): number {
  return total <= SAMPLE ? 0 : Math.ceil(100 / percentOf(total) / 2);
}

async function countRows(tx: Database, found: SQL): Promise<number> {
  const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(sql`(select 1 from ${found}) found`);
  return counted?.total ?? 0;
}
