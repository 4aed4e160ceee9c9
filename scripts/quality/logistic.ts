/** A text as numbers: its signs, its label and the pair it belongs to. */
export type Example = { signs: ReadonlyMap<string, number>; isScam: boolean; pair: string };
/** Weights by sign, and what is added for every text. */
export type Model = { weights: Map<string, number>; bias: number };

const STRENGTH_OF_L2 = 1;
const ROUNDS = 600;
const FOLDS = 5;

/** Fits a logistic model with L2 by accelerated gradient descent. The same examples give the same weights. */
export function learn(examples: readonly Example[]): Model {
  const names = [...new Set(examples.flatMap(({ signs }) => [...signs.keys()]))].toSorted();
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ signs }) => [...signs].map(([name, value]) => [indexOf.get(name) ?? 0, value] as const));
  const size = names.length + 1;
  const rate = 4 / (1 + 0.05 * size) / 4;
  let weights = new Float64Array(size);
  let ahead = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = ahead.map((weight, at) => (at === size - 1 ? 0 : STRENGTH_OF_L2 * weight));
    for (const [at, row] of rows.entries()) {
      const score = row.reduce((sum, [sign, value]) => sum + (ahead[sign] ?? 0) * value, ahead[size - 1] ?? 0);
      const error = 1 / (1 + Math.exp(-score)) - (examples[at]?.isScam ? 1 : 0);
      for (const [sign, value] of row) slope[sign] = (slope[sign] ?? 0) + error * value;
      slope[size - 1] = (slope[size - 1] ?? 0) + error;
    }
    const next = ahead.map((weight, at) => weight - (rate * (slope[at] ?? 0)) / examples.length);
    const before = weights;
    ahead = next.map((weight, at) => weight + (round / (round + 3)) * (weight - (before[at] ?? 0)));
    weights = next;
  }
  return { weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])), bias: weights[size - 1] ?? 0 };
}

/** What a model gives a text; above 0 is more likely a scam than not. */
function scoreOf({ weights, bias }: Model, signs: ReadonlyMap<string, number>): number {
  let score = bias;
  for (const [name, value] of signs) score += (weights.get(name) ?? 0) * value;
  return score;
}

/** The score of each example by a model that saw neither it nor its pair. */
export function crossValidated(examples: readonly Example[]): number[] {
  const pairs = [...new Set(examples.map(({ pair }) => pair))];
  const foldOf = new Map(pairs.map((pair, at) => [pair, at % FOLDS]));
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    learn(examples.filter(({ pair }) => foldOf.get(pair) !== fold)),
  );
  return examples.map(({ pair, signs }) => {
    const model = models[foldOf.get(pair) ?? 0];
    return model ? scoreOf(model, signs) : 0;
  });
}
