import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedJobs } from "#app/db/schema/saved-jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { saveJob, unsaveJob } from "./commands.server.ts";
import { countSavedJobs, listSavedJobs, savedAmong } from "./queries.server.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const recruiter = await aRecruiter(platform);
const by = recruiter.viewer;
const NOBODY = "00000000-0000-7000-8000-000000000000";

// Clauses D46.
test("saving and removing can be repeated, even in parallel", async () => {
  const { viewer } = await aSenior(platform);
  const job = await aJob(platform, { by });
  await Promise.all(Array.from({ length: 20 }, () => saveJob(platform, viewer, { jobId: job.id })));
  expect(await db.select().from(savedJobs).where(eq(savedJobs.userId, viewer.id))).toHaveLength(1);
  await unsaveJob(platform, viewer, { jobId: job.id });
  await unsaveJob(platform, viewer, { jobId: job.id });
  expect(await countSavedJobs(db, viewer.id)).toBe(0);
});

test("lists each person's own saved jobs, latest first, closed ones too", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const [first, second] = [await aJob(platform, { by, title: "First job" }), await aJob(platform, { by })];
  await saveJob(platform, one.viewer, { jobId: second.id });
  platform.clock.set("2026-11-20T11:00:00Z");
  await saveJob(platform, one.viewer, { jobId: first.id });
  await stepJob(platform, by, { jobId: first.id, step: "close", from: "live" });
  const listed = await listSavedJobs(db, one.viewer.id);
  expect(listed.map(({ id, isActive }) => [id, isActive])).toEqual([
    [first.id, false],
    [second.id, true],
  ]);
  expect(await savedAmong(db, one.viewer.id, [first.id, NOBODY])).toEqual([first.id]);
  expect(await listSavedJobs(db, other.viewer.id)).toEqual([]);
});

test("a recruiter cannot save jobs, and only jobs can be saved", async () => {
  const { viewer } = await aSenior(platform);
  const job = await aJob(platform, { by });
  await expect(saveJob(platform, by, { jobId: job.id })).rejects.toEqual(new DomainError("wrong-role"));
  await expect(unsaveJob(platform, by, { jobId: job.id })).rejects.toEqual(new DomainError("wrong-role"));
  for (const jobId of [NOBODY, "1", "%00"])
    await expect(saveJob(platform, viewer, { jobId })).rejects.toEqual(new DomainError("not-found"));
});

test("without JavaScript, Save returns to the same list and nowhere else", async () => {
  const { cookie } = await aSenior(platform);
  const job = await aJob(platform, { by, title: "Ferry Purser" });
  const answer = await post(`/job/${job.id}/save`, { intent: "save", back: "/find-jobs?q=purser" }, { cookie });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/find-jobs?q=purser"]);
  const elsewhere = await post(`/job/${job.id}/save`, { intent: "save", back: "//evil.example" }, { cookie });
  expect(elsewhere.headers.get("Location")).toBe(`/job/${job.id}`);
  for (const path of ["/find-jobs?filter=saved", "/senior/find-jobs?filter=saved"]) {
    const html = await (await get(path, { cookie })).text();
    expect(html).toContain("1 saved job");
    expect(html).toContain("Saved: Ferry Purser");
    expect(html).toContain('href="/senior/saved-searches"');
  }
  expect(await (await get("/find-jobs?filter=saved")).text()).toContain("Log in or sign up to see the jobs you saved.");
});
