import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { textOfJob } from "#app/features/jobs/warnings/rules.ts";
import { wordsOfJob } from "#app/features/jobs/wording/rules.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { JudgedJob } from "./market.ts";

const FIXTURES = join(import.meta.dirname, "../../test/fixtures");
const OURS = "seasoned.example";
/** The markets whose jobs and profiles teach both models how honest people write. */
const TAUGHT_MARKETS = ["own-words-market", "wide-market"];
/** The market in this repository that no model learns from. */
export const UNTAUGHT_MARKET = "judged-market";
/** The folder of the judged set beside this repository, which no model learns from either. */
const BESIDE = "../../../shared/quality/judged";

type Market = { jobs: JudgedJob[]; seniors: Array<{ bio: string }> };
/** The titles of honest jobs that are refused, that are only advised about, and that are held as a scam. */
type Figures = { all: number; refused: string[]; advised: string[]; flagged: string[] };

function market(folder: string): Market {
  return JSON.parse(readFileSync(resolve(FIXTURES, folder, "market.json"), "utf8"));
}

/** Returns the jobs and profiles that both models learn from, whole. */
export function taughtTexts(): string[] {
  return TAUGHT_MARKETS.map(market).flatMap(({ jobs, seniors }) => [
    ...jobs.map((job) => textOfJob({ ...job, questions: [] })),
    ...seniors.map(({ bio }) => bio),
  ]);
}

/** Returns which jobs of a market the check of words about age and the warnings of scams stop. */
export function honestFigures(folder: string): Figures {
  const figures: Figures = { all: 0, refused: [], advised: [], flagged: [] };
  for (const job of market(folder).jobs) {
    const { refused, advised } = wordsOfJob(job);
    figures.all += 1;
    if (refused.length > 0) figures.refused.push(job.title);
    else if (advised.length > 0) figures.advised.push(job.title);
    if (warningsIn(textOfJob({ ...job, questions: [] }), OURS).length > 0) figures.flagged.push(job.title);
  }
  return figures;
}

/**
 * Measures how many honest jobs of the judged markets are refused, advised about, or held as a scam. With `--wrong` it
 * names those of the markets that the models learn from.
 */
export async function measureHonestTexts(options: readonly string[]): Promise<void> {
  for (const folder of [...TAUGHT_MARKETS, UNTAUGHT_MARKET, BESIDE]) {
    if (!existsSync(resolve(FIXTURES, folder, "market.json"))) continue;
    const { all, refused, advised, flagged } = honestFigures(folder);
    const line = `${all} jobs, ${refused.length} refused, ${advised.length} advised, ${flagged.length} flagged`;
    process.stdout.write(`${folder}: ${line}\n`);
    if (options.includes("--wrong") && TAUGHT_MARKETS.includes(folder))
      process.stdout.write(`  ${[...refused, ...advised, ...flagged].join("; ")}\n`);
  }
}
