import type { Suspicion } from "./feature.ts";
import { partsOf } from "./signs.ts";
import model from "./weights.json" with { type: "json" };

/** A suspicion that can be named to a reader. */
type Reason = Exclude<Suspicion, "honest" | "disguise">;
/** The model's judgment of a text. The strongest suspicion is the reason, if there is any. */
export type Judgement = { score: number; isSuspicious: boolean; strongest: Reason | null };

const REASONS: ReadonlySet<string> = new Set<Reason>([
  "money",
  "recruiting",
  "forwarding",
  "parcels",
  "accounts",
  "code",
  "bank",
  "office",
  "threat",
  "person",
  "elsewhere",
  "link",
  "control",
  "secrecy",
  "promise",
  "investment",
]);

type Weight = { weight: number; reason: Reason | null };
const weights: ReadonlyMap<string, Weight> = new Map(
  Object.entries(model.weights).flatMap(([kind, signs]) =>
    Object.entries(signs).map(([name, weight]) => [name, { weight, reason: isReason(kind) ? kind : null }] as const),
  ),
);

function isReason(kind: string): kind is Reason {
  return REASONS.has(kind);
}

/** Scores a text by its worst part. The caller removes our own links first. */
export function judge(content: string): Judgement {
  let worst: Judgement = { score: -Infinity, isSuspicious: false, strongest: null };
  for (const signs of partsOf(content)) {
    let score = model.bias;
    const byReason = new Map<Reason, number>();
    for (const [name, value] of signs) {
      const known = weights.get(name);
      if (!known) continue;
      const part = known.weight * value;
      score += part;
      if (known.reason && part > 0) byReason.set(known.reason, (byReason.get(known.reason) ?? 0) + part);
    }
    if (score <= worst.score) continue;
    const [strongest] = [...byReason].toSorted((a, b) => b[1] - a[1]);
    worst = { score, isSuspicious: score > model.threshold, strongest: strongest?.[0] ?? null };
  }
  return worst;
}
