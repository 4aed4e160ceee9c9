import fc from "fast-check";
import { expect, test } from "vitest";
import { byRank, findBest, type Proposal } from "./rules.ts";

/** Things with a score, and ceilings that hold but may lie far above it; some are proposed more than once. */
const market = fc.record({
  things: fc.array(
    fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      slack: fc.array(fc.nat(60), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 900 },
  ),
  limit: fc.integer({ min: 1, max: 30 }),
  floors: fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 4 }),
  isTight: fc.boolean(),
});

test("the best are exactly those of scoring everything, whatever the ceilings, in thousands of markets", async () => {
  await fc.assert(
    fc.asyncProperty(market, async ({ things, limit, floors, isTight }) => {
      const all = things.map(({ percent }, n) => ({ id: String(n).padStart(4, "0"), percent, found: n }));
      const proposals: Proposal[] = things
        .flatMap(({ percent, slack }, n) =>
          slack.map((above) => ({
            id: String(n).padStart(4, "0"),
            ceiling: Math.min(100, percent + (isTight ? above % 3 : above)),
          })),
        )
        .toSorted((a, b) => b.ceiling - a.ceiling || (a.id < b.id ? 1 : -1));
      let scored = 0;
      const best = await findBest({
        limit,
        floors: floors.toSorted((a, b) => b - a),
        propose: async (floor, most) => proposals.filter(({ ceiling }) => ceiling >= floor).slice(0, most),
        score: async (ids) => {
          scored += ids.length;
          return all.filter(({ id }) => ids.includes(id));
        },
      });
      expect(best).toEqual(all.toSorted(byRank).slice(0, limit));
      expect(scored).toBeLessThanOrEqual(all.length);
    }),
    { numRuns: 3_000 },
  );
});

test("with close ceilings a small part is scored", async () => {
  const all = Array.from({ length: 50_000 }, (_, n) => ({
    id: String(n).padStart(6, "0"),
    percent: n % 101,
    found: n,
  }));
  const proposals = all
    .map(({ id, percent }) => ({ id, ceiling: percent }))
    .toSorted((a, b) => b.ceiling - a.ceiling || (a.id < b.id ? 1 : -1));
  let scored = 0;
  const best = await findBest({
    limit: 20,
    floors: [90],
    propose: async (floor, most) => proposals.filter(({ ceiling }) => ceiling >= floor).slice(0, most),
    score: async (ids) => {
      scored += ids.length;
      const wanted = new Set(ids);
      return all.filter(({ id }) => wanted.has(id));
    },
  });
  expect(best.map(({ percent }) => percent)).toEqual(Array(20).fill(100));
  expect(scored).toBe(40);
});
