import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { mean } from "./figures.ts";
import { type JudgedJob, judgedFile, postJudgedJobs } from "./market.ts";
import { ask, type JudgedQuery } from "./search.ts";

// Floors slightly below the measured values (test/fixtures/own-words-market).

const MARKET = fileURLToPath(new URL("../../test/fixtures/own-words-market", import.meta.url));
const platform = await openTestPlatform(await openTestDatabase());
let keyOf = ({ id }: { id: string }) => id;

beforeAll(async () => {
  process.env.QUALITY_SET = MARKET;
  const ids = await postJudgedJobs(platform, judgedFile<{ jobs: JudgedJob[] }>("market.json").jobs);
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  keyOf = ({ id }) => keys.get(id) ?? id;
});

describe.each([
  ["the open half", MARKET, 0.87],
  ["the held-back half", `${MARKET}/held`, 0.87],
])("searches in a person's own words, %s", (_, directory, floor) => {
  it("reach the floor, and never show a full result without an answer", async () => {
    process.env.QUALITY_SET = directory;
    const results = await ask(platform, judgedFile<JudgedQuery[]>("search.json"), keyOf);
    const isAnswered = ({ judgements }: JudgedQuery) => Object.keys(judgements).length > 0;
    expect(mean(results.filter(isAnswered).map(({ score }) => score))).toBeGreaterThan(floor);
    expect(results.filter((result) => !isAnswered(result) && result.full.length > 0).map(({ q }) => q)).toEqual([]);
  });
});
