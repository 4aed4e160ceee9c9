import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { jobViews } from "#app/db/schema/job-views.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { findMarketMedians } from "#app/features/applications/figures/queries.server.ts";
import { computeMarketMedians } from "#app/features/applications/figures/tasks.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { storeViews } from "./counting.server.ts";

const { platform, get } = await openTestApp();
const { db, clock } = platform;
const BROWSER = { headers: { "User-Agent": "Mozilla/5.0" } };

async function aViewedJob() {
  const recruiter = await aRecruiter(platform);
  return { recruiter, job: await aJob(platform, { by: recruiter.viewer }) };
}

async function viewsOf(jobId: string) {
  await storeViews(platform);
  const rows = await db.select().from(jobViews).where(eq(jobViews.jobId, jobId)).orderBy(jobViews.day, jobViews.source);
  return rows.map(({ day, source, count }) => `${day} ${source} ${count}`);
}

// Clauses 2.1-186.
describe("views of a job", () => {
  it("are counted by day and source, also from the page cache", async () => {
    const { job } = await aViewedJob();
    clock.set("2026-11-20T23:59:00Z");
    for (const query of ["", "", "", "?src=linkedin", "?src=elsewhere"]) await get(`/job/${job.id}${query}`, BROWSER);
    clock.set("2026-11-21T00:01:00Z");
    await get(`/job/${job.id}`, BROWSER);
    const counted = ["2026-11-20 linkedin 1", "2026-11-20 none 3", "2026-11-20 other 1", "2026-11-21 none 1"];
    // A request of the next minute has started to store the counts, and nobody waits for that.
    await vi.waitFor(async () => expect(await viewsOf(job.id)).toEqual(counted));
    await get(`/job/${job.id}`, BROWSER);
    expect(await viewsOf(job.id)).toContain("2026-11-21 none 2");
  });

  it("leave out recruiters, and pages that are not there", async () => {
    const { recruiter, job } = await aViewedJob();
    const senior = await aSenior(platform);
    await get(`/job/${job.id}`, { ...BROWSER, cookie: recruiter.cookie });
    await get("/job/0197a1b2-0000-7000-8000-000000000001", BROWSER);
    expect(await viewsOf(job.id)).toEqual([]);
    await get(`/job/${job.id}`, { ...BROWSER, cookie: senior.cookie });
    expect(await viewsOf(job.id)).toHaveLength(1);
  });

  it("store nothing of a job that is gone", async () => {
    const { job } = await aViewedJob();
    await get(`/job/${job.id}`, BROWSER);
    await db.delete(jobs).where(eq(jobs.id, job.id));
    expect(await viewsOf(job.id)).toEqual([]);
  });

  it("survive a failed write", async () => {
    const { job } = await aViewedJob();
    await get(`/job/${job.id}`, BROWSER);
    await db.execute(sql`alter table job_views rename to job_views_away`);
    await expect(storeViews(platform)).rejects.toThrow();
    await db.execute(sql`alter table job_views_away rename to job_views`);
    expect(await viewsOf(job.id)).toHaveLength(1);
  });

  it("are shown to the company by range, day, and source, with the apply rate", async () => {
    clock.set("2026-11-21T10:00:00Z");
    const { recruiter, job } = await aViewedJob();
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    await applyToJob(platform, senior.viewer, { jobId: job.id });
    await db.insert(jobViews).values([
      { jobId: job.id, day: "2026-11-20", source: "google", count: 30 },
      { jobId: job.id, day: "2026-11-01", source: "none", count: 20 },
      { jobId: job.id, day: "2026-06-01", source: "none", count: 999 },
    ]);
    const page = async (query: string) =>
      pageText(await (await get(`/recruiter/analytics${query}`, { cookie: recruiter.cookie })).text());
    expect(await page("?days=7")).toMatch(/Views 30 Applied 1 Apply rate applications per view 3% Hired 0/);
    const month = await page("");
    expect(month).toMatch(/Views 50 Applied 1 Apply rate applications per view 2% Hired 0/);
    expect(month).toContain("Google 30 60% A link without a source 20 40%");
    expect(month).toContain("November 1, 2026 20 0");
    expect(month).not.toContain("999");
    const file = await get("/recruiter/analytics/export?days=7", { cookie: recruiter.cookie });
    expect(await file.text()).toContain('"live","30","0","1","3.3"');
    const stranger = await aRecruiter(platform);
    await aJob(platform, { by: stranger.viewer });
    const theirs = await get("/recruiter/analytics", { cookie: stranger.cookie });
    expect(pageText(await theirs.text())).toContain("Views 0 Applied 0 Apply rate applications per view - Hired 0");
  });

  it("make the market's medians, computed for each range", async () => {
    clock.set("2027-03-01T10:00:00Z");
    const { recruiter } = await aViewedJob();
    for (const count of [10, 20, 30, 40, 50]) {
      const job = await aJob(platform, { by: recruiter.viewer });
      await db.insert(jobViews).values({ jobId: job.id, day: "2027-02-28", source: "none", count });
    }
    await computeMarketMedians(platform);
    await computeMarketMedians(platform);
    expect(await findMarketMedians(db, 7)).toEqual({ jobs: 5, views: 30, applyRate: 0 });
  });
});
