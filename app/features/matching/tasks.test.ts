import { describe, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { readingSources } from "#app/db/schema/matching.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { registerReadings } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

async function reading() {
  return (await db.select({ reading: jobs.reading, concepts: jobs.concepts }).from(jobs))[0];
}

async function runNow() {
  await db.execute("update pgboss.job set start_after = now() where name = 'matching.readings'");
  await platform.tasks.runDue();
}

async function sourcesOfReadings() {
  return (await db.select({ hash: readingSources.hash }).from(readingSources)).map(({ hash }) => hash);
}

describe("reading all jobs and people again", () => {
  it("is not needed in an empty database", async () => {
    await registerReadings(platform, "first");
    expect(await sourcesOfReadings()).toEqual(["first"]);
  });

  it("follows a change of the vocabulary, once", async () => {
    await aJob(platform, { by: (await aRecruiter(platform)).viewer, title: "Bookkeeper" });
    const right = await reading();
    await db.update(jobs).set({ concepts: ["~ostale"] });
    await registerReadings(platform, "first");
    await runNow();
    expect((await reading())?.concepts).toEqual(["~ostale"]);
    await registerReadings(platform, "second");
    await runNow();
    expect(await reading()).toEqual(right);
    expect(await sourcesOfReadings()).toEqual(["second"]);
  });

  it("is left to the version that asked for it", async () => {
    await registerReadings(platform, "third");
    await registerReadings(platform, "second");
    await runNow();
    expect(await sourcesOfReadings()).toEqual(["second"]);
  });
});
