import { eq } from "drizzle-orm";
import type { WorkType } from "#app/domain/employment.ts";
import type { PayUnit } from "#app/domain/pay.ts";
import { profiles } from "../../app/db/schema/profiles.ts";
import { createAccount } from "../../app/features/accounts/commands.server.ts";
import type { Viewer } from "../../app/features/accounts/rules.ts";
import { ANY_MATCH } from "../../app/features/matching/paging/rules.ts";
import { listJobMatches } from "../../app/features/matching/queries.server.ts";
import { loadJobSides, loadProfileSides } from "../../app/features/matching/queries-sides.server.ts";
import { LEAST_SHOWN, matchPercent } from "../../app/features/matching/rules.ts";
import { saveProfile } from "../../app/features/profiles/commands.server.ts";
import type { Platform } from "../../app/platform/platform.ts";
import { mean, ndcg } from "./figures.ts";
import { type JudgedJob, judgedFile, openQuietPlatform, postJudgedJobs } from "./market.ts";

export type JudgedSenior = {
  key: string;
  full_name: string;
  bio: string;
  skills: string[];
  years_experience: number;
  availability_hours: number;
  work_preference: WorkType;
  place: string;
  pay_expectation?: number;
  pay_expectation_unit?: PayUnit;
};
export type Judgements = {
  seniors: Array<{ key: string; judgements: Record<string, number>; skill?: Record<string, number> }>;
  jobs: Array<{ key: string; best: string[]; grades: number[] }>;
};
type Row = { key: string; of10: number; of3: number; shown: string[]; grades: Record<string, number> };

/** Every third senior, and every third list of seniors, is held back while weights are learned. */
export const HELD_OF = 3;
const WORST = 10;
/**
 * The score in percent that jobs of another trade should not exceed. Another trade means that no
 * one gave a grade, leaving obstacles aside.
 */
const ANOTHER_TRADE = 25;

/**
 * Measures matching: NDCG of the ten best jobs and of the dashboard's three for each senior, the
 * share of pairs of seniors in the right order for a job, and how many jobs of another trade score
 * above 25 percent. It uses two thirds of the judged set, with `--held` the other third, or with
 * `--all` the whole.
 */
export async function measureMatches(options: readonly string[]): Promise<void> {
  const isHeld = options.includes("--held");
  const { jobs } = judgedFile<{ jobs: JudgedJob[] }>("market.json");
  const platform = await openQuietPlatform();
  const jobIds = await postJudgedJobs(platform, jobs);
  const isAll = options.includes("--all");
  const isMeasured = (index: number) => isAll || (index % HELD_OF === HELD_OF - 1) === isHeld;
  report(isHeld ? "held back" : "development", await judgeMatches(platform, jobIds, isMeasured), !isHeld);
  await platform.close();
}

type Judged = { rows: Row[]; pairs: number[]; strangers: { above: string[]; all: number } };

/**
 * Saves the profiles of the judged set beside its posted jobs, and judges the lists of the measured
 * ones.
 */
export async function judgeMatches(
  platform: Platform,
  jobIds: ReadonlyMap<string, string>,
  isNumberMeasured: (index: number) => boolean,
): Promise<Judged> {
  const { seniors } = judgedFile<{ seniors: JudgedSenior[] }>("market.json");
  const judged = judgedFile<Judgements>("match.json");
  const isMeasured = (_: unknown, index: number) => isNumberMeasured(index);
  const people = new Map<string, Viewer>();
  for (const senior of seniors) people.set(senior.key, await aSenior(platform, senior));
  const keys = new Map([...jobIds].map(([key, id]) => [id, key]));

  const rows: Row[] = [];
  for (const { key, judgements } of judged.seniors.filter(isMeasured)) {
    const list = async (most: number, least?: number) => {
      const best = await listJobMatches(platform.db, people.get(key)?.id ?? "", most, least);
      return best.map(({ job }) => keys.get(job.id) ?? "");
    };
    const [shown, recommended] = [await list(10, ANY_MATCH), await list(3)];
    const [of10, of3] = [ndcg(shown, judgements), ndcg(recommended, judgements, 3)];
    rows.push({ key, shown, grades: judgements, of10, of3 });
  }
  const pairs: number[] = [];
  for (const list of judged.jobs.filter(isMeasured)) pairs.push(...(await pairsOf(platform, list, jobIds, people)));
  const strangers = await strangersAbove(platform, judged.seniors.filter(isMeasured), jobIds, people);
  return { rows, pairs, strangers };
}

/** Saves the account and the profile of a judged senior. */
export async function aSenior(platform: Platform, senior: JudgedSenior): Promise<Viewer> {
  const made = await createAccount(platform, platform.db, {
    choice: { as: "senior" },
    fullName: senior.full_name,
    email: `${senior.key}@quality.example`,
    passwordHash: "none",
    isEmailVerified: true,
  });
  if (!made) throw new Error(`${senior.key} is there already`);
  await saveProfile(platform, made, {
    fullName: senior.full_name,
    bio: senior.bio,
    skills: senior.skills,
    yearsExperience: senior.years_experience,
    availabilityHours: senior.availability_hours,
    workPreference: senior.work_preference,
    place: senior.place,
    wantedPay: senior.pay_expectation ?? null,
    wantedPayUnit: senior.pay_expectation_unit ?? "hour",
    travelMiles: null,
    industries: [],
    isVisible: true,
  });
  const showsWantedPay = senior.pay_expectation !== undefined;
  await platform.db.update(profiles).set({ showsWantedPay }).where(eq(profiles.userId, made.id));
  return made;
}

/**
 * Rates the order of each pair of a job's seniors with different grades: 1 if right, 0.5 for a tie,
 * 0 if wrong.
 */
async function pairsOf(
  { db }: Platform,
  { key, best, grades }: Judgements["jobs"][number],
  jobIds: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, Viewer>,
): Promise<number[]> {
  const jobId = jobIds.get(key) ?? "";
  const job = (await loadJobSides(db, [jobId])).get(jobId);
  const ids = best.map((senior) => people.get(senior)?.id ?? "");
  const sides = await loadProfileSides(db, ids);
  const percents = ids.map((id) => {
    const side = sides.get(id);
    return job && side ? matchPercent(side, job) : 0;
  });
  return best.flatMap((_, one) =>
    best.slice(one + 1).flatMap((__, after) => {
      const other = one + 1 + after;
      if (grades[one] === grades[other]) return [];
      const apart =
        ((percents[one] ?? 0) - (percents[other] ?? 0)) * Math.sign((grades[one] ?? 0) - (grades[other] ?? 0));
      return [apart > 0 ? 1 : apart === 0 ? 0.5 : 0];
    }),
  );
}

/**
 * Counts the pairs of another trade that score above 25 percent, and all pairs of another trade.
 */
async function strangersAbove(
  { db }: Platform,
  seniors: Judgements["seniors"],
  jobIds: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, Viewer>,
): Promise<{ above: string[]; all: number }> {
  const jobs = await loadJobSides(db, [...jobIds.values()]);
  const sides = await loadProfileSides(
    db,
    seniors.map(({ key }) => people.get(key)?.id ?? ""),
  );
  const percents = seniors.flatMap(({ key, judgements, skill = judgements }) => {
    const side = sides.get(people.get(key)?.id ?? "");
    return [...jobIds]
      .filter(([job]) => !(job in skill))
      .map(([job, id]) => {
        const asked = jobs.get(id);
        return { name: `${key} ${job}`, percent: side && asked ? matchPercent(side, asked) : 0 };
      });
  });
  const above = percents.filter(({ percent }) => percent > ANOTHER_TRADE);
  return { above: above.map(({ name, percent }) => `${name} ${percent}`), all: percents.length };
}

function report(name: string, { rows, pairs, strangers }: Judged, isDetailed: boolean): void {
  const lines = [
    `${name}: jobs for a senior in the order of Find Jobs, NDCG@10 ${mean(rows.map(({ of10 }) => of10)).toFixed(3)} over ${rows.length}`,
    `  the dashboard's three, from ${LEAST_SHOWN}% on, NDCG@3 ${mean(rows.map(({ of3 }) => of3)).toFixed(3)}`,
    `  seniors for a job, pairs of different grade ${mean(pairs).toFixed(3)} over ${pairs.length}`,
    `  of another trade above ${ANOTHER_TRADE}%: ${strangers.above.length} of ${strangers.all}`,
  ];
  if (isDetailed) {
    for (const { key, of10, shown, grades } of rows.toSorted((a, b) => a.of10 - b.of10).slice(0, WORST))
      lines.push(
        `  ${of10.toFixed(2)} ${key}: ${graded(shown, grades)} | missing ${graded(missing(shown, grades), grades)}`,
      );
    lines.push(...strangers.above.slice(0, WORST).map((one) => `  above: ${one}`));
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

function missing(shown: readonly string[], grades: Record<string, number>): string[] {
  return Object.keys(grades).filter((key) => !shown.includes(key));
}

function graded(keys: readonly string[], grades: Record<string, number>): string {
  return keys.map((key) => `${key}:${grades[key] ?? 0}`).join(" ") || "-";
}
