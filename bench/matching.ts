import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { listCandidateMatches, listJobMatches } from "#app/features/matching/queries.server.ts";
import { loadJobSides, loadProfileSides } from "#app/features/matching/queries-sides.server.ts";
import { matchPercent } from "#app/features/matching/rules.ts";
import type { Market } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { seniorId } from "./generator/rows.ts";
import { type Asked, type Engine, measureMarkets } from "./markets.ts";
import { waitBeside } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

/** The bars in docs/performance.md for the 20 best with their reasons, in milliseconds. */
const MOST = { postgres: 50, embedded: 150 };
const MOST_GROWTH = 5;
const BEST = 20;
/** Seniors and jobs that are looked at: with fewer, chance says whether the slowest are among them. */
const ASKED = 60;
/** What is asked of a health check beside other work (docs/checks.md, R61). */
const LONGEST_WAIT = 100;
/** Scoring everything is timed with so many jobs, and multiplied. */
const SCORED = 2_000;

/** Measures the best jobs for a senior and the best seniors for a job at each size. */
export async function measure(options: BenchOptions): Promise<Figure[]> {
  return await measureMarkets(options, askBest);
}

async function askBest({ database: { db }, size }: Market, on: Engine): Promise<Asked> {
  const bars = { bar: { most: on === "embedded" ? MOST.embedded : MOST.postgres }, mostGrowth: MOST_GROWTH };
  const seniors = Array.from({ length: ASKED }, (_, step) => seniorId(Math.floor((size * (step + 0.5)) / ASKED), size));
  const asked = await someJobs(db);
  const times = size / SCORED;
  const jobsFor = (asking: () => Database) => ({
    ...bars,
    calls: seniors.map((id) => () => listJobMatches(asking(), id, BEST)),
    naive: { calls: [() => scoreJobs(db, seniors[0] ?? "")], times },
  });
  const seniorsFor = (asking: () => Database) => ({
    ...bars,
    calls: asked.map(
      ({ owner, id }) =>
        () =>
          listCandidateMatches(asking(), owner, id, BEST),
    ),
    naive: { calls: [() => scoreSeniors(db, asked[0]?.id ?? "")], times },
  });
  const atFirst = () => forgetful(db);
  return {
    questions: [
      { what: `${BEST} best jobs for a senior`, ...jobsFor(() => db) },
      { what: `${BEST} best jobs for a senior, the first time`, ...jobsFor(atFirst) },
      { what: `${BEST} best seniors for a job`, ...seniorsFor(() => db) },
      { what: `${BEST} best seniors for a job, the first time`, ...seniorsFor(atFirst) },
    ],
    async look() {
      const calls = [...jobsFor(atFirst).calls, ...seniorsFor(atFirst).calls];
      const wait = { what: "anything else waits beside eight who look for matches", on, size, unit: "ms" } as const;
      return [{ ...wait, ...(await waitBeside(calls)), bar: { most: LONGEST_WAIT }, limit: null, naive: null }];
    },
  };
}

/** The same database, of whose lists nothing is remembered: memory hangs on the object. */
function forgetful(db: Database): Database {
  return Object.create(db);
}

/** Open jobs from all over the market, with who posted them. */
async function someJobs(db: Database): Promise<Array<{ id: string; owner: string }>> {
  return await db
    .select({ id: sql<string>`id::text`, owner: sql<string>`created_by::text` })
    .from(sql`(select id, created_by from jobs where is_active order by md5(id::text) limit ${ASKED}) as chosen`);
}

/** The naive form: reads and scores the jobs one after the other, and keeps the best. */
async function scoreJobs(db: Database, seniorId: string): Promise<unknown> {
  const profile = (await loadProfileSides(db, [seniorId])).get(seniorId);
  if (!profile) return [];
  const ids = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.isActive, true)).limit(SCORED);
  const sides = await loadJobSides(db, ids.map(idOf), eq(jobs.isActive, true));
  return bestOf([...sides.values()].map((job) => matchPercent(profile, job)));
}

/** The same with seniors for a job. */
async function scoreSeniors(db: Database, jobId: string): Promise<unknown> {
  const job = (await loadJobSides(db, [jobId])).get(jobId);
  if (!job) return [];
  const ids = await db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.isVisible, true)).limit(SCORED);
  const sides = await loadProfileSides(db, ids.map(idOf), eq(profiles.isVisible, true));
  return bestOf([...sides.values()].map((profile) => matchPercent(profile, job)));
}

function idOf({ id }: { id: string }): string {
  return id;
}

function bestOf(percents: readonly number[]): number[] {
  return percents.toSorted((a, b) => b - a).slice(0, BEST);
}
