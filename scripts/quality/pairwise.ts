import { type Curve, calibrated, type FitParts, rawFit } from "../../app/features/matching/fit.ts";
import { leftBy, type Obstacle } from "../../app/features/matching/rules.ts";
import { mean } from "./figures.ts";

/** A senior and a job: the judges' grade, their grade of the skill alone, and what the score is made of. */
export type Example = { name: string; grade: number; skill: number; parts: FitParts; obstacles: readonly Obstacle[] };

/** The jobs of one senior, or the seniors of one job. */
export type List = { isOfJobs: boolean; isHeld: boolean; examples: Example[] };

export type Weights = { fit: FitParts; curve: Curve; obstacles: Record<Obstacle["name"], number> };

/** How much a difference of scores counts: twice the score leaves a loss of a fifth. */
const SHARPNESS = 2;
/** How strongly a weight is held where it was, so that it moves only for more than a few examples. */
const INERTIA = 0.003;
const FIRST_STEP = 0.3;
const LAST_STEP = 0.01;
/** Below this a score is as good as none, and its logarithm stays finite. */
const LEAST_SCORE = 1e-4;
/** The judges' grade of the skill for one's own occupation. */
const OWN_OCCUPATION = 3;

/** Returns the natural logarithm of the score that these weights give. */
export function scoreOf({ parts, obstacles }: Example, { fit, curve, obstacles: leaves }: Weights): number {
  const left = obstacles.reduce((product, obstacle) => product * leftBy(obstacle, leaves), 1);
  return Math.log(Math.max(LEAST_SCORE, calibrated(rawFit(parts, fit), curve) * left));
}

/** Returns the share of the pairs of different grade that these weights put in order, 0 to 1. */
export function pairsInOrder(examples: readonly Example[], weights: Weights): number {
  const apart = examples.map((one) => ({ grade: one.grade, score: scoreOf(one, weights) }));
  let right = 0;
  let all = 0;
  for (const one of apart) {
    for (const other of apart) {
      if (one.grade <= other.grade) continue;
      all += 1;
      right += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
    }
  }
  return all === 0 ? 1 : right / all;
}

/**
 * Returns weights of the fit and of obstacles with the least pairwise logistic loss (Burges et al., RankNet, 2005), and
 * the curve that best tells a person's own occupation from another. No weight is negative, and no obstacle above 1.
 */
export function learnWeights(lists: readonly List[], start: Weights): Weights {
  const fit = descend(start.fit, (tried) => lossOf(lists, { ...start, fit: tried }) + driftOf(tried, start.fit));
  const obstacles = descend(
    start.obstacles,
    (tried) => lossOf(lists, { ...start, fit, obstacles: tried }) + driftOf(tried, start.obstacles),
  );
  const both = descend(fit, (tried) => lossOf(lists, { ...start, fit: tried, obstacles }) + driftOf(tried, start.fit));
  const curve = descend(start.curve, (tried) => curveLossOf(lists, both, tried));
  return { fit: both, curve, obstacles };
}

/** Changes one number at a time by smaller and smaller factors, as long as the loss falls. */
function descend<Names extends string>(
  start: Readonly<Record<Names, number>>,
  lossFor: (tried: Record<Names, number>) => number,
): Record<Names, number> {
  let best: Record<Names, number> = { ...start };
  let least = lossFor(best);
  let step = FIRST_STEP;
  while (step >= LAST_STEP) {
    const before = least;
    for (const name in start) {
      for (const times of [1 + step, 1 / (1 + step)]) {
        const tried = { ...best, [name]: best[name] * times };
        const loss = lossFor(tried);
        if (loss < least) [best, least] = [tried, loss];
      }
    }
    if (least === before) step /= 2;
  }
  return best;
}

/** The mean over the lists of the loss of their pairs, each pair weighted by the difference of its gains. */
function lossOf(lists: readonly List[], weights: Weights): number {
  if (Object.values(weights.obstacles).some((left) => left > 1)) return Number.POSITIVE_INFINITY;
  return mean(lists.map(({ examples }) => lossOfList(examples, weights)));
}

function lossOfList(examples: readonly Example[], weights: Weights): number {
  const scored = examples.map((one) => ({ gain: 2 ** one.grade, score: scoreOf(one, weights) }));
  let loss = 0;
  let whole = 0;
  for (const one of scored) {
    for (const other of scored) {
      if (one.gain <= other.gain) continue;
      const weight = one.gain - other.gain;
      whole += weight;
      loss += weight * Math.log1p(Math.exp(SHARPNESS * (other.score - one.score)));
    }
  }
  return whole === 0 ? 0 : loss / whole;
}

/** How far weights have moved: the squares of the logarithms of their ratios. */
function driftOf<Names extends string>(weights: Record<Names, number>, start: Readonly<Record<Names, number>>): number {
  let sum = 0;
  for (const name in start) sum += Math.log(weights[name] / start[name]) ** 2;
  return INERTIA * sum;
}

/** The logistic loss of telling a person's own occupation from another one by the fit, both counted the same. */
function curveLossOf(lists: readonly List[], fit: FitParts, curve: Curve): number {
  const losses = (isOwn: boolean) =>
    lists.flatMap(({ isOfJobs, examples }) =>
      isOfJobs
        ? examples
            .filter(({ skill }) => (isOwn ? skill === OWN_OCCUPATION : skill === 0))
            .map(({ parts }) => {
              const share = Math.min(1 - LEAST_SCORE, Math.max(LEAST_SCORE, calibrated(rawFit(parts, fit), curve)));
              return -Math.log(isOwn ? share : 1 - share);
            })
        : [],
    );
  return mean(losses(true)) + mean(losses(false));
}
