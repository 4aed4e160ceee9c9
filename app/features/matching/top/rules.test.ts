import fc from "fast-check";
import { expect, test } from "vitest";
import { byRank, type Floor, findBest, isWorse, type Proposal, type Proposals } from "./rules.ts";

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
  before: fc.option(
    fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      id: fc.option(fc.nat(999).map((n) => String(n).padStart(4, "0"))),
    }),
  ),
  sampled: fc.nat(60),
  startsAt: fc.double({ min: 0, max: 1, noNaN: true }),
  isTight: fc.boolean(),
});

type Bounded = Proposal & { rough: number };

/** Takes the first by rough ceilings, as the database does, and proposes those of them that reach the floor. */
function proposed(all: readonly Bounded[], floor: Floor, most: number): Proposals {
  const reachable = all
    .filter(({ id, rough }) => !isWorse({ id, percent: rough }, floor))
    .toSorted((a, b) => b.rough - a.rough || (a.id < b.id ? 1 : -1));
  const looked = reachable.slice(0, most);
  const last = looked.at(-1);
  return {
    found: looked
      .filter(({ id, ceiling }) => !isWorse({ id, percent: ceiling }, floor))
      .toSorted((a, b) => b.ceiling - a.ceiling || (a.id < b.id ? 1 : -1)),
    frontier: last && looked.length === most ? { id: last.id, ceiling: last.rough } : null,
  };
}

test("the best are exactly those of scoring everything, whatever the ceilings, in thousands of markets", async () => {
  await fc.assert(
    fc.asyncProperty(market, async ({ things, limit, before, sampled, startsAt, isTight }) => {
      const all = things.map(({ percent }, n) => ({ id: String(n).padStart(4, "0"), percent, found: n }));
      const proposals: Bounded[] = things.flatMap(({ percent, slack }, n) =>
        slack.map((above, times) => {
          const ceiling = Math.min(100, percent + (isTight ? above % 3 : above));
          return { id: String(n).padStart(4, "0"), ceiling, rough: Math.min(100, ceiling + times * 20) };
        }),
      );
      let scored = 0;
      const best = await findBest({
        limit,
        before,
        sample: async (most) => proposals.slice(0, Math.min(sampled, most)),
        startsAt,
        propose: async (floor, most) => proposed(proposals, floor, most),
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

/** Many things, a hundredth of them at each percent, whose ceilings are their percents; it counts what is asked for. */
function aLongMarket() {
  const all = Array.from({ length: 50_000 }, (_, n) => ({
    id: String(n).padStart(6, "0"),
    percent: n % 101,
    found: n,
  }));
  const proposals = all.map(({ id, percent }) => ({ id, ceiling: percent, rough: percent }));
  const asked = { scored: 0, samples: 0 };
  const search = {
    limit: 20,
    // A sample of anything.
    async sample(most: number) {
      asked.samples += 1;
      return proposals.slice(-most);
    },
    startsAt: 1 / 3,
    propose: async (floor: Floor, most: number) => proposed(proposals, floor, most),
    async score(ids: readonly string[]) {
      asked.scored += ids.length;
      const wanted = new Set(ids);
      return all.filter(({ id }) => wanted.has(id));
    },
  };
  return { search, asked };
}

test("with close ceilings a small part is scored", async () => {
  const { search, asked } = aLongMarket();
  const best = await findBest({ ...search, before: null });
  expect(best.map(({ percent }) => percent)).toEqual(Array(20).fill(100));
  expect(asked).toEqual({ scored: 80, samples: 1 });
});

test("of what is proposed together, only what may still enter is scored", async () => {
  const idOf = (n: number) => String(n).padStart(2, "0");
  const high = Array.from({ length: 50 }, (_, n) => ({ id: idOf(n), ceiling: 90, rough: 90, percent: 70 }));
  const low = Array.from({ length: 40 }, (_, n) => ({ id: idOf(50 + n), ceiling: 60, rough: 60, percent: 60 }));
  const all = [...high, ...low];
  const scored: string[] = [];
  await findBest({
    limit: 20,
    before: null,
    sample: async () => [],
    startsAt: 1,
    propose: async (floor, most) => proposed(all, floor, most),
    async score(ids) {
      scored.push(...ids);
      return all.filter(({ id }) => ids.includes(id)).map(({ id, percent }) => ({ id, percent, found: null }));
    },
  });
  expect(scored.toSorted()).toEqual(high.map(({ id }) => id));
});

test.each([
  ["as it was", { percent: 100, id: "048075" }, 20, 0],
  ["as much, of an earlier one", { percent: 100, id: null }, 40, 0],
  ["a little less than it is", { percent: 99, id: null }, 1_000, 0],
  ["a little more than it is", { percent: 100, id: "048076" }, 80, 0],
  ["more than there is", { percent: 101, id: null }, 80, 1],
])(
  "with what the last of the best had before, %s, no more is scored than may enter",
  async (_, before, most, samples) => {
    const { search, asked } = aLongMarket();
    const best = await findBest({ ...search, before });
    expect(best.map(({ percent }) => percent)).toEqual(Array(20).fill(100));
    expect(asked.scored).toBeLessThanOrEqual(most);
    expect(asked.samples).toBe(samples);
  },
);
