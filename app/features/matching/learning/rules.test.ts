import fc from "fast-check";
import { expect, test } from "vitest";
import { countTogether, RELATION_LIMITS, relatedSkills, type Together, weightOf } from "./rules.ts";

function learn(lists: ReadonlyArray<readonly string[]>) {
  const counted: Together = { lists: 0, alone: new Map(), pairs: new Map() };
  countTogether(counted, lists);
  return relatedSkills(counted);
}

test.each([
  [200, 200, 1],
  [0, 0, 1],
  [120, 200, 1.5],
  [20, 200, 3.5],
  [1, 200, 5.5],
  [0, 200, 6.5],
  [1, 1_000_000, 14],
])("%i of %i jobs ask for it: it weighs %s", (askedBy, allJobs, weight) => {
  expect(weightOf(askedBy, allJobs)).toBe(weight);
});

test("skills that are often named together are related, and chance is not", () => {
  const lists = [
    ...Array.from({ length: 8 }, () => ["audit", "ledgers"]),
    ...Array.from({ length: 8 }, () => ["baking", "menus"]),
    ["audit", "baking"],
    ["audit", "menus"],
  ];
  expect(learn(lists)).toEqual([
    { skill: "audit", related: "ledgers", strength: 0.3 },
    { skill: "baking", related: "menus", strength: 0.3 },
    { skill: "ledgers", related: "audit", strength: 0.3 },
    { skill: "menus", related: "baking", strength: 0.3 },
  ]);
});

test("twice together is not enough, and what everybody names says nothing", () => {
  expect(learn([["a", "b"], ["a", "b"], ["c"], ["d"]])).toEqual([]);
  expect(learn(Array.from({ length: 20 }, (_, n) => ["everywhere", `skill ${n % 4}`]))).toEqual([]);
});

test("relations are bounded, the same from both sides, and do not depend on the order of the lists", () => {
  const lists = fc.array(
    fc.uniqueArray(
      fc.integer({ min: 0, max: 15 }).map((n) => `s${n}`),
      { maxLength: 6 },
    ),
    { maxLength: 120 },
  );
  fc.assert(
    fc.property(lists, (all) => {
      const relations = learn(all);
      expect(learn(all.toReversed().map((list) => list.toReversed()))).toEqual(relations);
      for (const { skill, related, strength } of relations) {
        expect(strength).toBeGreaterThanOrEqual(RELATION_LIMITS.leastStrength);
        expect(strength).toBeLessThanOrEqual(RELATION_LIMITS.mostStrength);
        expect(relations).toContainEqual({ skill: related, related: skill, strength });
        expect(relations.filter((one) => one.skill === skill).length).toBeLessThanOrEqual(RELATION_LIMITS.perSkill);
      }
    }),
  );
});
