import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { PAGE_SIZE } from "#app/features/jobs/search/types.ts";
import type { Figure } from "./figures.ts";
import { MARKET_NOW } from "./generator/rows.ts";

/** What stands for more words than are looked for. None has another name, which the full ranking would not know. */
const UNFINISHED = ["ma", "fi", "pro", "acc", "sche"];
/** What is looked for in the newest texts only. */
const PHRASES = ["one week", "month plan", "team report"];

/** What the full ranking looks for: in titles, in titles or skills, anywhere. */
type Tiers = { title: SQL; skills: SQL; anywhere: SQL };

function tiersOfBeginning(word: string): Tiers {
  const begun = (...marks: string[]) => sql`${marks.map((mark) => `'${mark}${word}':*`).join(" | ")}::tsquery`;
  return { title: begun("~t"), skills: begun("~s"), anywhere: begun("", "~s") };
}

function tiersOfPhrase(phrase: string): Tiers {
  const within = (weights: string) =>
    sql`to_tsquery('english', ${phrase.replaceAll(/\w+/g, `$&${weights}`).replaceAll(" ", " <-> ")})`;
  return { title: within(":A"), skills: within(":AB"), anywhere: within("") };
}

/**
 * How much of the first page is as ranking every hit would have it, where a search bounds its work: unfinished words, of
 * which the commonest are looked for, and phrases, for which the newest texts are read. All else is exact (tests).
 */
export async function rightnessOf(db: Database, size: number): Promise<Figure[]> {
  const shared = { on: "PostgreSQL", size, unit: "%", p99: null, bar: null, limit: null, naive: null } as const;
  const unfinished = UNFINISHED.map((word) => rightShare(db, word, tiersOfBeginning(word)));
  const phrases = PHRASES.map((phrase) => rightShare(db, `"${phrase}"`, tiersOfPhrase(phrase)));
  return [
    {
      what: "first page as fully ranked: unfinished words",
      ...shared,
      median: 100 * meanOf(await Promise.all(unfinished)),
    },
    { what: "first page as fully ranked: phrases", ...shared, median: 100 * meanOf(await Promise.all(phrases)) },
  ];
}

/** The share of the full ranking's first page that the search's has; 1 where that is empty. */
async function rightShare(db: Database, typed: string, { title, skills, anywhere }: Tiers): Promise<number> {
  const { jobs } = await searchJobs(db, readJobSearch(new URLSearchParams({ q: typed })), MARKET_NOW);
  const found = new Set(jobs.map(({ id }) => id));
  const right = await db.select({ id: sql<string>`id::text` }).from(sql`(
    select id from jobs where is_active and search_document @@ ${anywhere}
    order by search_document @@ ${title} desc, search_document @@ ${skills} desc, created_at desc, id desc
    limit ${PAGE_SIZE}
  ) ranked`);
  return right.length === 0 ? 1 : right.filter(({ id }) => found.has(id)).length / right.length;
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
