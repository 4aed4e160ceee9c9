import { expect, test } from "vitest";
import type { Database } from "#app/db/database.ts";
import { findBestAgain } from "./before.server.ts";
import { byCeiling } from "./bounds.server.ts";
import { isWorse } from "./rules.ts";

/** A market whose scores are known; it only has to be some database. */
function aMarket(size: number) {
  const all = Array.from({ length: size }, (_, n) => ({ id: String(n).padStart(4, "0"), percent: n % 101, found: n }));
  async function ask(asker: object, limit: number) {
    const proposals = byCeiling(all.map(({ id, percent }) => ({ id, ceiling: percent })));
    let samples = 0;
    const best = await findBestAgain(market, asker, {
      limit,
      startsAt: 0.5,
      sample: async (most) => {
        samples += 1;
        return proposals.slice(-most);
      },
      propose: async (floor) => ({
        found: proposals.filter(({ id, ceiling }) => !isWorse({ id, percent: ceiling }, floor)),
        frontier: null,
      }),
      score: async (ids) => all.filter(({ id }) => ids.includes(id)),
    });
    const percents = all.map(({ percent }) => percent).toSorted((a, b) => b - a);
    expect(best.map(({ percent }) => percent)).toEqual(percents.slice(0, limit));
    return samples;
  }
  const market = {} as Database;
  return { all, ask };
}

test("who asks again for as many needs no sample; who says something else, or asks elsewhere, does", async () => {
  const [one, other] = [aMarket(900), aMarket(900)];
  expect(await one.ask({ hours: 20 }, 50)).toBe(1);
  expect(await one.ask({ hours: 20 }, 50)).toBe(0);
  expect(await one.ask({ hours: 20 }, 20)).toBe(1);
  expect(await one.ask({ hours: 20 }, 20)).toBe(0);
  expect(await one.ask({ hours: 20 }, 50)).toBe(0);
  expect(await one.ask({ hours: 20 }, 60)).toBe(1);
  expect(await one.ask({ hours: 20 }, 60)).toBe(1);
  expect(await one.ask({ hours: 21 }, 20)).toBe(1);
  expect(await other.ask({ hours: 20 }, 20)).toBe(1);
});

test("what has become worse or better meanwhile is found as it is, and remembered", async () => {
  const { all, ask } = aMarket(300);
  await ask({}, 10);
  for (const one of all) one.percent = Math.floor(one.percent / 2);
  expect(await ask({}, 10)).toBe(1);
  for (const one of all) one.percent *= 2;
  expect(await ask({}, 10)).toBe(0);
  all.pop();
  expect(await ask({}, 10)).toBe(0);
});

test("of more lists than are remembered the one asked for longest ago is forgotten", async () => {
  const { ask } = aMarket(30);
  expect(await ask({ n: 0 }, 5)).toBe(1);
  for (let n = 1; n < 10_000; n += 1) await ask({ n }, 5);
  expect(await ask({ n: 0 }, 5)).toBe(0);
  await ask({ n: 10_000 }, 5);
  expect(await ask({ n: 1 }, 5)).toBe(1);
  expect(await ask({ n: 0 }, 5)).toBe(0);
});
