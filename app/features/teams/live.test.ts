import { describe, expect, it } from "vitest";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { liveEventsHaveArrived } from "#test/live-events.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform } = await openTestApp();

/** Returns how many events a person's open pages get while `act` runs. */
async function eventsFor({ id: userId }: Viewer, act: () => Promise<unknown>): Promise<number> {
  let events = 0;
  const leave = platform.live.subscribe({ userId, receive: () => (events += 1), close() {} });
  await act();
  await liveEventsHaveArrived(platform);
  leave();
  return events;
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
    expect(await eventsFor(looker, post)).toBe(1);
    expect(await eventsFor(looker, () => applyToJob(platform, senior, { jobId }))).toBe(1);
    expect(await eventsFor(looker, () => stepJob(platform, owner, { jobId, step: "pause", from: "live" }))).toBe(1);
  });

  it("stay as they are for another company, and for what changed nothing", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    await aColleague(platform, owner);
    const { viewer: other } = await aRecruiter(platform);
    expect(await eventsFor(other, () => aJob(platform, { by: owner }))).toBe(0);
    expect(await eventsFor(owner, () => aJob(platform, { by: other }))).toBe(0);
    expect(await eventsFor(other, () => aJob(platform, { by: other }))).toBe(0);
  });
});
