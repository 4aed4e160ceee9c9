/** A text as the signs of its parts, its label, and the pair it belongs to. */
export type Example = { parts: ReadonlyArray<ReadonlyMap<string, number>>; isPositive: boolean; pair: string };
/** The weight of each sign, and the bias of every part. */
export type Model = { weights: ReadonlyMap<string, number>; bias: number };

type Row = { signs: Int32Array; values: Float64Array; isPositive: boolean; share: number };

const STRENGTH_OF_L2 = 0.7;
const STEPS = 100;
const MEMORY = 8;
const SMALL = 1e-5;
const HALVINGS = 25;
const FOLDS = 5;
/** The fewest texts that a sign must occur in. A sign of fewer texts says nothing about others. */
const LEAST_TEXTS = 2;
/** The number of signs that are kept unless told otherwise: those that change the score most. */
const MOST_SIGNS = 9000;
/**
 * The number of rounds of training. Each round after the first chooses the strongest part of each
 * positive text again.
 */
const ROUNDS = 4;
/** The highest total weight of the parts of one negative text. */
const FINE_TEXT = 2;

/**
 * Fits a logistic model with L2 regularization to the parts of texts. It is unknown which part
 * makes a text positive: at first all parts have the text's label, later only the one with the
 * highest score. Signs with little effect are dropped at the end. The same examples always give the
 * same weights.
 */
export function learn(examples: readonly Example[], mostSigns = MOST_SIGNS): Model {
  const all = fitted(examples, namesIn(examples));
  const counts = countsOf(examples);
  const moving = [...all.weights].toSorted(
    ([a, one], [b, other]) =>
      Math.abs(other) * Math.sqrt(counts.get(b) ?? 0) - Math.abs(one) * Math.sqrt(counts.get(a) ?? 0) ||
      (a < b ? -1 : 1),
  );
  if (moving.length <= mostSigns) return all;
  return fitted(
    examples,
    moving
      .slice(0, mostSigns)
      .map(([name]) => name)
      .toSorted(),
  );
}

/** Returns the model's score for each part of a text. */
export function scoresOf({ weights, bias }: Model, { parts }: Pick<Example, "parts">): number[] {
  return parts.map((signs) => {
    let score = bias;
    for (const [name, value] of signs) score += (weights.get(name) ?? 0) * value;
    return score;
  });
}

/**
 * Returns the score of each example, by a model that was trained without it and without its pair.
 */
export function crossValidated(examples: readonly Example[], mostSigns = MOST_SIGNS): number[][] {
  const pairs = [...new Set(examples.map(({ pair }) => pair))];
  const foldOf = new Map(pairs.map((pair, at) => [pair, at % FOLDS]));
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    learn(
      examples.filter(({ pair }) => foldOf.get(pair) !== fold),
      mostSigns,
    ),
  );
  return examples.map((example) => {
    const model = models[foldOf.get(example.pair) ?? 0];
    return model ? scoresOf(model, example) : [];
  });
}

function countsOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { parts } of examples) {
    for (const name of new Set(parts.flatMap((signs) => [...signs.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function namesIn(examples: readonly Example[]): string[] {
  return [...countsOf(examples)]
    .filter(([, count]) => count >= LEAST_TEXTS)
    .map(([name]) => name)
    .toSorted();
}

function fitted(examples: readonly Example[], names: readonly string[]): Model {
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const texts = examples.map(({ parts, isPositive }) => parts.map((signs) => rowOf(signs, indexOf, isPositive)));
  let weights = new Float64Array(names.length + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = texts.flatMap((parts) => {
      if (round === 0 || parts.length === 1) return parts.map((row) => ({ ...row, share: 1 / parts.length }));
      if (parts[0]?.isPositive)
        return [parts.reduce((worst, row) => (sumOf(row, weights) > sumOf(worst, weights) ? row : worst))];
      return parts.map((row) => ({ ...row, share: Math.min(1, FINE_TEXT / parts.length) }));
    });
    weights = descended(rows, weights);
  }
  return { weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])), bias: weights[names.length] ?? 0 };
}

function rowOf(signs: ReadonlyMap<string, number>, indexOf: ReadonlyMap<string, number>, isPositive: boolean): Row {
  const known = [...signs].flatMap(([name, value]) => {
    const at = indexOf.get(name);
    return at === undefined ? [] : [[at, value] as const];
  });
  return {
    signs: Int32Array.from(known, ([at]) => at),
    values: Float64Array.from(known, ([, value]) => value),
    isPositive,
    share: 1,
  };
}

function sumOf({ signs, values }: Row, weights: Float64Array): number {
  let sum = weights[weights.length - 1] ?? 0;
  for (let at = 0; at < signs.length; at += 1) sum += (weights[signs[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

/** Returns the loss of the weights, and its gradient. */
function lossOf(rows: readonly Row[], weights: Float64Array): { loss: number; slope: Float64Array } {
  const last = weights.length - 1;
  const slope = weights.map((weight, at) => (at === last ? 0 : STRENGTH_OF_L2 * weight));
  let loss = weights.reduce((sum, weight, at) => (at === last ? sum : sum + (STRENGTH_OF_L2 * weight * weight) / 2), 0);
  for (const row of rows) {
    const sum = sumOf(row, weights);
    const margin = row.isPositive ? sum : -sum;
    loss += row.share * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
    const error = row.share * (1 / (1 + Math.exp(-sum)) - (row.isPositive ? 1 : 0));
    for (let at = 0; at < row.signs.length; at += 1) {
      const sign = row.signs[at] ?? 0;
      slope[sign] = (slope[sign] ?? 0) + error * (row.values[at] ?? 0);
    }
    slope[last] = (slope[last] ?? 0) + error;
  }
  return { loss, slope };
}

/** Returns the weights with the least loss, found from a start by L-BFGS (Liu and Nocedal 1989). */
function descended(rows: readonly Row[], start: Float64Array): Float64Array<ArrayBuffer> {
  let weights = Float64Array.from(start);
  let { loss, slope } = lossOf(rows, weights);
  const past: { step: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let count = 0; count < STEPS; count += 1) {
    const direction = directionOf(slope, past);
    const fall = -dot(slope, direction);
    let rate = 1;
    let next = weights;
    let at = { loss, slope };
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      next = weights.map((weight, index) => weight - rate * (direction[index] ?? 0));
      at = lossOf(rows, next);
      if (at.loss <= loss + 1e-4 * rate * fall) break;
      rate /= 2;
    }
    const step = next.map((weight, index) => weight - (weights[index] ?? 0));
    const turn = at.slope.map((one, index) => one - (slope[index] ?? 0));
    const product = dot(step, turn);
    if (product > 1e-12) past.push({ step, turn, scale: 1 / product });
    if (past.length > MEMORY) past.shift();
    const isDone = Math.abs(loss - at.loss) < SMALL * Math.abs(loss);
    weights = next;
    ({ loss, slope } = at);
    if (isDone) break;
  }
  return weights;
}

function directionOf(
  slope: Float64Array,
  past: readonly { step: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  const direction = Float64Array.from(slope);
  const parts = past.toReversed().map(({ step, turn, scale }) => {
    const part = scale * dot(step, direction);
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) - part * (turn[at] ?? 0);
    return part;
  });
  const last = past.at(-1);
  const rate = last
    ? dot(last.step, last.turn) / dot(last.turn, last.turn)
    : 1 / Math.max(1, Math.sqrt(dot(slope, slope)));
  for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * rate;
  for (const [index, { step, turn, scale }] of past.entries()) {
    const change = (parts[past.length - 1 - index] ?? 0) - scale * dot(turn, direction);
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) + change * (step[at] ?? 0);
  }
  return direction;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
