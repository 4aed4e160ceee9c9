/**
 * How much a skill counts that `askedBy` of `allJobs` jobs ask for: its inverse document frequency (Spärck Jones, 1972),
 * 1 for a skill in every job and more when rarer. In half steps, so that a score changes only when rarity really does.
 */
export function weightOf(askedBy: number, allJobs: number): number {
  const rarity = 1 + Math.log((Math.max(allJobs, askedBy) + 1) / (askedBy + 1));
  return Math.round(2 * rarity) / 2;
}

/** How often skills were named, and named together, in `lists` lists. Pairs are kept under the key that sorts first. */
export type Together = { lists: number; alone: Map<string, number>; pairs: Map<string, Map<string, number>> };

/** A skill that stands in for another one in part; every relation is given in both directions. */
export type Relation = { skill: string; related: string; strength: number };

/** How related skills are told from chance, and how far one may stand in for another. */
export const RELATION_LIMITS = {
  leastTogether: 3,
  leastStrength: 0.25,
  mostStrength: 0.5,
  perSkill: 6,
} as const;

/** Adds lists of skills, each skill once a list, to what was counted before. */
export function countTogether(counted: Together, lists: Iterable<readonly string[]>): void {
  for (const list of lists) {
    counted.lists += 1;
    const sorted = list.toSorted();
    for (const [at, one] of sorted.entries()) {
      counted.alone.set(one, (counted.alone.get(one) ?? 0) + 1);
      const row = counted.pairs.get(one) ?? new Map<string, number>();
      for (const other of sorted.slice(at + 1)) row.set(other, (row.get(other) ?? 0) + 1);
      counted.pairs.set(one, row);
    }
  }
}

/**
 * The skills that are named together more than chance would have it, by positive pointwise mutual information, made
 * comparable by its own ceiling (Church and Hanks, 1990; Bouma, 2009) and held back where it rests on few lists. At
 * most `perSkill` for each skill, and only where each is among the other's best, so that both sides agree.
 */
export function relatedSkills(counted: Together): Relation[] {
  const best = new Map<string, Array<{ other: string; strength: number }>>();
  for (const [one, row] of counted.pairs) {
    for (const [other, together] of row) {
      const strength = strengthOf(counted, { one, other, together });
      if (strength < RELATION_LIMITS.leastStrength) continue;
      best.set(one, [...(best.get(one) ?? []), { other, strength }]);
      best.set(other, [...(best.get(other) ?? []), { other: one, strength }]);
    }
  }
  for (const [skill, all] of best) {
    const ranked = all.toSorted((a, b) => b.strength - a.strength || (a.other < b.other ? -1 : 1));
    best.set(skill, ranked.slice(0, RELATION_LIMITS.perSkill));
  }
  return [...best]
    .flatMap(([skill, all]) => all.map(({ other, strength }) => ({ skill, related: other, strength })))
    .filter(({ skill, related }) => best.get(related)?.some(({ other }) => other === skill))
    .toSorted((a, b) => (a.skill < b.skill ? -1 : a.skill > b.skill ? 1 : a.related < b.related ? -1 : 1));
}

function strengthOf(counted: Together, { one, other, together }: { one: string; other: string; together: number }) {
  if (together < RELATION_LIMITS.leastTogether) return 0;
  const [a, b] = [counted.alone.get(one) ?? together, counted.alone.get(other) ?? together];
  const information = Math.log((together * counted.lists) / (a * b));
  const most = Math.log(counted.lists / together);
  if (information <= 0 || most <= 0) return 0;
  const held = together / (together + 1);
  return Math.round(20 * RELATION_LIMITS.mostStrength * held * Math.min(1, information / most)) / 20;
}
