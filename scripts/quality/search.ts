import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { readJobSearch } from "../../app/features/jobs/search/schema.ts";
import type { Platform } from "../../app/platform/platform.ts";
import { fillWithDemoData } from "../demo/fill.ts";
import { DEMO_JOBS } from "../demo/jobs.ts";
import { JUDGED_SEARCHES } from "../demo/judged-searches.ts";
import { mean, ndcg } from "./figures.ts";
import { type JudgedJob, judgedFile, openQuietPlatform, postJudgedJobs } from "./market.ts";

export type JudgedQuery = { q: string; kind: string; where?: string; judgements: Record<string, number> };
type Result = JudgedQuery & { full: string[]; close: string[]; score: number };

/** One query in this many is held back until the work is finished. */
const HELD_OF = 3;
const WORST = Number(process.env.WORST ?? 10);

/**
 * Measures search: NDCG@10 of full matches followed by close ones, by kind of query, with the worst
 * queries, and what the queries without an answer show. It uses two thirds of the judged set, with
 * `--held` the other third, or with `--all` the whole, and the demo market.
 */
export async function measureSearch(options: readonly string[]): Promise<void> {
  const isHeld = options.includes("--held");
  const isAll = options.includes("--all");
  const queries = judgedFile<JudgedQuery[]>("search.json").filter(
    (_, index) => isAll || (index % HELD_OF === HELD_OF - 1) === isHeld,
  );
  const { jobs } = judgedFile<{ jobs: JudgedJob[] }>("market.json");
  const platform = await openQuietPlatform();
  const ids = await postJudgedJobs(platform, jobs);
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  report(isHeld ? "held back" : "development", await ask(platform, queries, ({ id }) => keys.get(id) ?? id), !isHeld);
  await platform.close();
  if (options.includes("--no-demo")) return;
  const demo = await openQuietPlatform();
  await demo.unhurried(() => fillWithDemoData(demo));
  const byTitle = new Map(DEMO_JOBS.map(({ title, key }) => [title, key]));
  const asked = JUDGED_SEARCHES.map(({ query, grades }) => ({ q: query, kind: "demo", judgements: grades }));
  report("demo", await ask(demo, asked, ({ title }) => byTitle.get(title) ?? title), !isHeld);
  await demo.close();
}

/** Returns what each query finds in this market, in the order of the page. */
export async function ask(
  platform: Platform,
  queries: readonly JudgedQuery[],
  keyOf: (job: { id: string; title: string }) => string,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const query of queries) {
    const search = readJobSearch(new URLSearchParams({ q: query.q, where: query.where ?? "" }));
    const page = await searchJobs(platform.db, search, platform.clock.now());
    const full = page.jobs.map(keyOf);
    const close = page.close.map(({ job }) => keyOf(job));
    results.push({ ...query, full, close, score: ndcg([...full, ...close], query.judgements) });
  }
  return results;
}

function report(name: string, results: readonly Result[], isDetailed: boolean): void {
  const answered = results.filter(({ judgements }) => Object.keys(judgements).length > 0);
  const unanswered = results.filter(({ judgements }) => Object.keys(judgements).length === 0);
  const lines = [`${name}: NDCG@10 ${mean(answered.map(({ score }) => score)).toFixed(3)} over ${answered.length}`];
  for (const [kind, some] of Map.groupBy(answered, (result) => result.kind))
    lines.push(`  ${kind} (${some.length}): ${mean(some.map(({ score }) => score)).toFixed(3)}`);
  const wrong = unanswered.filter(({ full }) => full.length > 0);
  lines.push(`  without an answer, but with full results: ${wrong.length} of ${unanswered.length}`);
  if (isDetailed) {
    for (const { q, full } of wrong) lines.push(`    ${q}: ${full.join(" ")}`);
    for (const { q, close } of unanswered) lines.push(`    ${q}, close: ${close.join(" ")}`);
    for (const result of answered.toSorted((a, b) => a.score - b.score).slice(0, WORST))
      lines.push(...worstLines(result));
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

function worstLines({ q, where, judgements, full, close, score }: Result): string[] {
  const graded = (keys: readonly string[]) => keys.slice(0, 10).map((key) => `${key}:${judgements[key] ?? 0}`);
  const missing = Object.keys(judgements).filter((key) => ![...full, ...close].slice(0, 10).includes(key));
  return [
    `  ${score.toFixed(2)} ${q}${where ? ` in ${where}` : ""}`,
    `       full ${graded(full).join(" ") || "-"} | close ${graded(close).join(" ") || "-"}`,
    `       not among the first ten: ${graded(missing).join(" ") || "-"}`,
  ];
}
