import { expect, test } from "vitest";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { stepJob } from "./lifecycle/commands.server.ts";
import { listSimilarJobs } from "./similar.server.ts";

test("returns open jobs that share skills or the industry, closest first", async () => {
  const platform = await openTestPlatform(await openTestDatabase());
  const by = await anEmployer(platform);
  const ended = await aJob(platform, { by, industry: "Ceramics", skills: ["Glazing", "Kilns"] });
  await stepJob(platform, by, { jobId: ended.id, step: "close", from: "live" });
  const closedToo = await aJob(platform, { by, industry: "Ceramics", skills: ["Glazing", "Kilns"] });
  await stepJob(platform, by, { jobId: closedToo.id, step: "close", from: "live" });
  await aJob(platform, { by, title: "Nothing alike", industry: "Banking", skills: ["Audit"] });
  await aJob(platform, { by, title: "One skill", industry: "Banking", skills: ["kilns"] });
  await aJob(platform, { by, title: "Same industry", industry: "CERAMICS", skills: [] });
  await aJob(platform, { by, title: "Both skills", industry: "Schools", skills: ["Glazing", "Kilns", "Teaching"] });
  await aJob(platform, { by, title: "All of it", industry: "Ceramics", skills: ["Glazing", "Kilns"] });

  const titles = (await listSimilarJobs(platform.db, ended, null, 10)).map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(["All of it", "Both skills"]);
  expect(titles.slice(2).toSorted()).toEqual(["One skill", "Same industry"]);
  expect(await listSimilarJobs(platform.db, ended, null, 2)).toHaveLength(2);
  const senior = await aSenior(platform);
  expect(await listSimilarJobs(platform.db, ended, senior.viewer.id, 10)).toHaveLength(4);
  await platform.db
    .insert(messageBlocks)
    .values({ blockerId: senior.viewer.id, blockedId: by.id, createdAt: platform.clock.now() });
  expect(await listSimilarJobs(platform.db, ended, senior.viewer.id, 10)).toEqual([]);
});
