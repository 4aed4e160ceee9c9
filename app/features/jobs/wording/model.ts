import type { Level } from "./rule.ts";
import type { Sign } from "./sentence-signs.ts";
import model from "./weights.json" with { type: "json" };

/** The model's judgment of a sentence about age. */
type Judged = { level: Level; from: number; to: number };

const speaksOfAge: ReadonlyMap<string, number> = new Map(Object.entries(model.speaksOfAge.weights));
const isBanned: ReadonlyMap<string, number> = new Map(Object.entries(model.isBanned.weights));
/** The most tokens that a finding names. */
const MOST_NAMED = 6;

const sure: ReadonlySet<string> = new Set(model.sure);

/**
 * Returns whether a pattern was right every time in texts that it was not written for. It is
 * trusted unless the sentence reads as fine.
 */
export function isSure(pattern: string): boolean {
  return sure.has(pattern);
}

/**
 * Returns how likely a sentence is about the applicant's age, by its signs: above 0 is more likely
 * than not, above 1 is beyond doubt. Without a family's finding a sentence has to be clearer,
 * because there is no explanation to show.
 */
export function speaksOfAgeBy(signs: readonly Sign[], isNamed: boolean): number {
  const threshold = isNamed ? model.speaksOfAge.named : model.speaksOfAge.unnamed;
  return (sum(signs, speaksOfAge) + model.speaksOfAge.bias) / threshold;
}

/** Returns the level of a sentence about age, and the tokens that count most. */
export function judge(signs: readonly Sign[], length: number): Judged {
  const level = sum(signs, isBanned) + model.isBanned.bias > 0 ? "blocking" : "advisory";
  return { level, ...heaviest(signs, length) };
}

function sum(signs: readonly Sign[], weights: ReadonlyMap<string, number>): number {
  return signs.reduce((total, { name, value }) => total + value * (weights.get(name) ?? 0), 0);
}

/** Returns the sequence of tokens that points most strongly to age. */
function heaviest(signs: readonly Sign[], length: number): { from: number; to: number } {
  const weights = new Float64Array(length);
  for (const { name, value, from, to } of signs) {
    const weight = (value * (speaksOfAge.get(name) ?? 0)) / Math.max(1, to - from);
    for (let at = from; at < to; at += 1) weights[at] = (weights[at] ?? 0) + weight;
  }
  let best = { from: 0, to: Math.min(1, length), weight: -Infinity };
  for (let from = 0; from < length; from += 1) {
    let weight = 0;
    for (let to = from + 1; to <= Math.min(length, from + MOST_NAMED); to += 1) {
      weight += weights[to - 1] ?? 0;
      if (weight > best.weight) best = { from, to, weight };
    }
  }
  return { from: best.from, to: best.to };
}
