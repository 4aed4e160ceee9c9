import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { mean } from "./figures.ts";
import { type JudgedJob, judgedFile, postJudgedJobs } from "./market.ts";
import { judgeMatches } from "./match.ts";
import { ask, type JudgedQuery } from "./search.ts";

// The floors are slightly below the measured values, on a market that nothing was tuned to
// (test/fixtures/judged-market).

process.env.QUALITY_SET = fileURLToPath(new URL("../../test/fixtures/judged-market", import.meta.url));
const platform = await openTestPlatform(await openTestDatabase());
let jobIds = new Map<string, string>();
beforeAll(async () => {
  jobIds = await postJudgedJobs(platform, judgedFile<{ jobs: JudgedJob[] }>("market.json").jobs);
});

describe("a judged market that nothing was tuned to", () => {
  it("is searched with an NDCG@10 of 0.84, and without false answers", async () => {
    const keys = new Map([...jobIds].map(([key, id]) => [id, key]));
    const results = await ask(platform, judgedFile<JudgedQuery[]>("search.json"), ({ id }) => keys.get(id) ?? id);
    const isAnswered = ({ judgements }: JudgedQuery) => Object.keys(judgements).length > 0;
    expect(mean(results.filter(isAnswered).map(({ score }) => score))).toBeGreaterThan(0.84);
    expect(results.filter((result) => !isAnswered(result) && result.full.length > 0).map(({ q }) => q)).toEqual([]);
  });

  it("is matched with an NDCG@10 of 0.95, and an NDCG@3 of 0.9", async () => {
    const { rows, strangers } = await judgeMatches(platform, jobIds, () => true);
    expect(mean(rows.map(({ of10 }) => of10))).toBeGreaterThan(0.95);
    expect(mean(rows.map(({ of3 }) => of3))).toBeGreaterThan(0.9);
    expect(strangers.above.length / strangers.all).toBeLessThan(0.01);
  });
});
