import { describe, expect, it } from "vitest";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { newsHaveArrived } from "#test/news.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform } = await openTestApp();

/** Returns how many events a person's open pages get while `act` runs. */
async function newsFor({ id: userId }: Viewer, act: () => Promise<unknown>): Promise<number> {
  let news = 0;
  const leave = platform.live.subscribe({ userId, receive: () => (news += 1), close() {} });
  await act();
  await newsHaveArrived(platform);
  leave();
  return news;
}

// Clauses 2.1-172.
describe("a colleague's open pages", () => {
  it("load again when a job of the company is posted, changed, or applied for", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    const looker = await aColleague(platform, owner, "viewer");
    const { viewer: senior } = await aSenior(platform);
    await aProfile(platform, { of: senior });
    let jobId = "";
    const post = async () => {
      jobId = (await aJob(platform, { by: owner })).id;
    };
    expect(await newsFor(looker, post)).toBe(1);
    expect(await newsFor(looker, () => applyToJob(platform, senior, { jobId }))).toBe(1);
    expect(await newsFor(looker, () => stepJob(platform, owner, { jobId, step: "pause", from: "live" }))).toBe(1);
  });

  it("stay as they are for another company, and for what changed nothing", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    await aColleague(platform, owner);
    const { viewer: other } = await aRecruiter(platform);
    expect(await newsFor(other, () => aJob(platform, { by: owner }))).toBe(0);
    expect(await newsFor(owner, () => aJob(platform, { by: other }))).toBe(0);
    expect(await newsFor(other, () => aJob(platform, { by: other }))).toBe(0);
  });
});
