import { fitParts, fitTags } from "../../app/features/matching/fit.ts";
import { loadJobSides, loadProfileSides } from "../../app/features/matching/queries-sides.server.ts";
import { listObstacles } from "../../app/features/matching/rules.ts";
import type { JobSide, ProfileSide } from "../../app/features/matching/sides.ts";
import { CURVE, FIT_WEIGHTS, OBSTACLES } from "../../app/features/matching/weights.ts";
import { mean, ndcg } from "./figures.ts";
import { type JudgedJob, judgedFile, judgedSet, openQuietPlatform, postJudgedJobs } from "./market.ts";
import { aSenior, HELD_OF, type JudgedSenior, type Judgements } from "./match.ts";
import { type Example, type List, learnWeights, pairsInOrder, scoreOf, type Weights } from "./pairwise.ts";

const FOLDS = 5;

/**
 * Learns the weights of matching from judged markets, whose folders are the options (by default the one of the other
 * measures), and prints them beside today's, with the figures of both by cross-validation and on the thirds that are
 * held back. It changes nothing: whoever likes the figures copies the weights to app/features/matching/weights.ts.
 */
export async function learnMatching(folders: readonly string[]): Promise<void> {
  const lists: List[] = [];
  for (const folder of folders.length > 0 ? folders : [judgedSet()]) lists.push(...(await listsOf(folder)));
  const learning = lists.filter(({ isHeld }) => !isHeld);
  const held = lists.filter(({ isHeld }) => isHeld);
  const today: Weights = { fit: FIT_WEIGHTS, curve: CURVE, obstacles: OBSTACLES };

  const crossed = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learnWeights(
      learning.filter((_list, at) => at % FOLDS !== fold),
      today,
    );
    return learning.filter((_list, at) => at % FOLDS === fold).map((list) => ({ list, weights: learned }));
  }).flat();
  const learned = learnWeights(learning, today);
  report(
    "cross-validated, today",
    learning.map((list) => ({ list, weights: today })),
  );
  report("cross-validated, learned", crossed);
  report(
    "held back, today",
    held.map((list) => ({ list, weights: today })),
  );
  report(
    "held back, learned",
    held.map((list) => ({ list, weights: learned })),
  );
  const isAnother = ({ skill }: Example) => skill === 0;
  for (const [name, weights] of [
    ["today", today],
    ["learned", learned],
  ] as const) {
    const strangers = held.flatMap(({ examples }) =>
      examples.filter(isAnother).map((one) => Math.exp(scoreOf(one, weights))),
    );
    const above = strangers.filter((score) => score > 0.25).length;
    process.stdout.write(`  ${name}: of another trade above 25%: ${above} of ${strangers.length}\n`);
  }
  process.stdout.write(`${JSON.stringify(learned, rounded, 2)}\n`);
}

/** Loads a judged market and returns the jobs of each senior, and the seniors of each judged job. */
async function listsOf(folder: string): Promise<List[]> {
  const market = judgedFile<{ jobs: JudgedJob[]; seniors: JudgedSenior[] }>("market.json", folder);
  const judged = judgedFile<Judgements>("match.json", folder);
  const platform = await openQuietPlatform();
  const jobIds = await postJudgedJobs(platform, market.jobs);
  const seniorIds = new Map<string, string>();
  for (const senior of market.seniors) seniorIds.set(senior.key, (await aSenior(platform, senior)).id);
  const jobs = await loadJobSides(platform.db, [...jobIds.values()]);
  const seniors = await loadProfileSides(platform.db, [...seniorIds.values()]);
  await platform.close();

  function example(senior: string, job: string, grade: number, skill: number): Example[] {
    const person = seniors.get(seniorIds.get(senior) ?? "");
    const asked = jobs.get(jobIds.get(job) ?? "");
    return person && asked ? [exampleOf(person, asked, `${senior} ${job}`, grade, skill)] : [];
  }
  const isHeld = (at: number) => at % HELD_OF === HELD_OF - 1;
  return [
    ...judged.seniors.map(({ key, judgements, skill = judgements }, at) => ({
      isOfJobs: true,
      isHeld: isHeld(at),
      examples: [...jobIds.keys()].flatMap((job) => example(key, job, judgements[job] ?? 0, skill[job] ?? 0)),
    })),
    ...judged.jobs.map(({ key, best, grades }, at) => ({
      isOfJobs: false,
      isHeld: isHeld(at),
      examples: best.flatMap((senior, place) => example(senior, key, grades[place] ?? 0, grades[place] ?? 0)),
    })),
  ];
}

function exampleOf(person: ProfileSide, job: JobSide, name: string, grade: number, skill: number): Example {
  const parts = fitParts(person.reading, job.reading, fitTags(person.reading, job.reading));
  return { name, grade, skill, parts, obstacles: listObstacles(person, job) };
}

function report(name: string, rows: ReadonlyArray<{ list: List; weights: Weights }>): void {
  const ofJobs = rows.filter(({ list }) => list.isOfJobs);
  const figures = ofJobs.map(({ list: { examples }, weights }) => {
    const best = examples.toSorted((a, b) => scoreOf(b, weights) - scoreOf(a, weights));
    return ndcg(
      best.map((one) => one.name),
      Object.fromEntries(examples.map((one) => [one.name, one.grade])),
    );
  });
  const pairs = rows.map(({ list, weights }) => pairsInOrder(list.examples, weights));
  process.stdout.write(
    `${name}: NDCG@10 ${mean(figures).toFixed(3)} over ${ofJobs.length} seniors, pairs in order ${mean(pairs).toFixed(3)}\n`,
  );
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toFixed(3)) : value;
}
