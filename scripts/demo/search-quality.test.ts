import { desc, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { refreshSearch } from "#app/features/jobs/search/refresh.server.ts";
import { readJobSearch } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { fillWithDemoData } from "./fill.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { JUDGED_SEARCHES } from "./judged-searches.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);
const { db } = platform;
// As at a first start: on a slow machine this transaction exceeds the statement timeout.
await database.unhurried(() => fillWithDemoData(platform));
await refreshSearch(platform);

const LOOKED_AT = 10;
const keyOf = new Map(DEMO_JOBS.map(({ title, key }) => [title, key]));

/** Normalized discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002), gain 2^grade - 1. */
function ndcg(keys: readonly string[], grades: Record<string, number>): number {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const sum = (sorted: readonly number[]) =>
    sorted.slice(0, LOOKED_AT).reduce((total, grade, place) => total + gain(grade, place), 0);
  return sum(keys.map((key) => grades[key] ?? 0)) / sum(Object.values(grades).toSorted((a, b) => b - a));
}

async function ours(query: string): Promise<string[]> {
  const { jobs } = await searchJobs(db, readJobSearch(new URLSearchParams({ q: query })), platform.clock.now());
  return jobs.map(({ title }) => keyOf.get(title) ?? title);
}

/** The specification's own search: the text anywhere in title, location or industry, newest first. */
async function naive(query: string): Promise<string[]> {
  const anywhere = `%${query}%`;
  const rows = await db
    .select({ title: jobs.title })
    .from(jobs)
    .where(
      sql`${jobs.isActive} and (${jobs.title} ilike ${anywhere} or ${jobs.location} ilike ${anywhere} or ${jobs.industry} ilike ${anywhere})`,
    )
    .orderBy(desc(jobs.createdAt))
    .limit(LOOKED_AT);
  return rows.map(({ title }) => keyOf.get(title) ?? title);
}

test("every judged job can be found", async () => {
  const open = await db.select({ title: jobs.title }).from(jobs).where(sql`${jobs.isActive}`);
  const known = new Set(open.map(({ title }) => keyOf.get(title)));
  const judged = JUDGED_SEARCHES.flatMap(({ grades }) => Object.keys(grades));
  expect(judged.filter((key) => !known.has(key))).toEqual([]);
  expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(40);
});

test("NDCG@10 of searches is at least 0.85, and 0.15 above the naive form", async () => {
  const scores: Array<{ query: string; ours: number; naive: number }> = [];
  for (const { query, grades } of JUDGED_SEARCHES) {
    scores.push({ query, ours: ndcg(await ours(query), grades), naive: ndcg(await naive(query), grades) });
  }
  const mean = (of: "ours" | "naive") => scores.reduce((sum, score) => sum + score[of], 0) / scores.length;
  const worst = scores.toSorted((a, b) => a.ours - b.ours).slice(0, 12);
  console.info(
    `NDCG@10 over ${scores.length} judged searches: ${mean("ours").toFixed(3)}, naive ${mean("naive").toFixed(3)}\n` +
      worst.map(({ query, ours, naive }) => `  ${ours.toFixed(2)} (naive ${naive.toFixed(2)}) ${query}`).join("\n"),
  );
  expect(mean("ours")).toBeGreaterThanOrEqual(0.85);
  expect(mean("ours") - mean("naive")).toBeGreaterThanOrEqual(0.15);
});
