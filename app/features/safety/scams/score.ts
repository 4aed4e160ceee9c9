import type { Suspicion } from "./feature.ts";
import { KIND_OF, signsOf } from "./signs.ts";
import model from "./weights.json" with { type: "json" };

/** A kind that names a reason to a reader. */
type Reason = Exclude<Suspicion, "honest" | "disguise">;
/** What the model says of a text; without a reason it's never suspicious. */
export type Judgement = { score: number; isSuspicious: boolean; strongest: Reason | null };

/** A reason that weighs less is none: single words and manner alone flag nothing. */
const LEAST_REASON = 0.5;

const weights = new Map<string, number>(Object.entries(model.weights));
const words = new Set([...weights.keys()].flatMap((name) => (name.startsWith('"') ? [name.slice(1, -1)] : [])));

/** Scores a text by its signs and their weights. Links that are our own are to be taken out before. */
export function judge(content: string): Judgement {
  let score = model.bias;
  const byReason = new Map<Reason, number>();
  for (const [name, value] of signsOf(content, words)) {
    const part = (weights.get(name) ?? 0) * value;
    score += part;
    const kind = KIND_OF.get(name);
    if (kind && kind !== "honest" && kind !== "disguise" && part > 0)
      byReason.set(kind, (byReason.get(kind) ?? 0) + part);
  }
  const [strongest] = [...byReason].filter(([, part]) => part >= LEAST_REASON).toSorted((a, b) => b[1] - a[1]);
  return { score, isSuspicious: score > model.threshold && strongest !== undefined, strongest: strongest?.[0] ?? null };
}
