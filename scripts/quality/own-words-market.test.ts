import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { mean } from "./figures.ts";
import { type JudgedJob, judgedFile, postJudgedJobs } from "./market.ts";
import { ask, type JudgedQuery } from "./search.ts";

// Floors slightly below the measured values (test/fixtures/own-words-market and the like).

describe.each([
  ["a person's own words", "own-words-market", { open: 0.87, held: 0.87 }],
  ["a wide range of trades", "wide-market", { open: 0.9, held: 0.86 }],
  ["what decides for older people", "everyday-market", { open: 0.88, held: 0.8 }],
])("searches in %s", async (_, name, floors) => {
  const market = fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url));
  const platform = await openTestPlatform(await openTestDatabase());
  let keyOf = ({ id }: { id: string }) => id;

  beforeAll(async () => {
    const ids = await postJudgedJobs(platform, judgedFile<{ jobs: JudgedJob[] }>("market.json", market).jobs);
    const keys = new Map([...ids].map(([key, id]) => [id, key]));
    keyOf = ({ id }) => keys.get(id) ?? id;
  });

  it.each([
    ["open half", market, floors.open],
    ["held-back half", `${market}/held`, floors.held],
  ])("reach the floor of the %s, with no full result where nothing fits", async (_half, directory, floor) => {
    const results = await ask(platform, judgedFile<JudgedQuery[]>("search.json", directory), keyOf);
    const isAnswered = ({ judgements }: JudgedQuery) => Object.keys(judgements).length > 0;
    expect(mean(results.filter(isAnswered).map(({ score }) => score))).toBeGreaterThan(floor);
    expect(results.filter((result) => !isAnswered(result) && result.full.length > 0).map(({ q }) => q)).toEqual([]);
  });
});
