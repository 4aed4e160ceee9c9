import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "#app/db/schema/files.ts";
import { findCandidate } from "#app/features/applications/applicants/queries-candidate.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { forgetReplaced } from "#app/features/profiles/uploads/tasks.server.ts";
import { openTestApp } from "#test/app.ts";
import { fileRequests } from "#test/file-requests.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { aPdf } from "#test/uploads.ts";

const site = await openTestApp();
const { platform, get } = site;
const { db, clock } = platform;
const { aResume, follow, send } = fileRequests(site);

// Clauses 9-23.
test("a replaced resume is deleted; twenty parallel uploads leave one", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const first = await aResume(cookie, viewer.id);
  const all = await Promise.all(Array.from({ length: 20 }, () => send("resume", cookie, aPdf(2000), "cv.pdf")));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect((await get(first, { cookie })).status).toBe(404);
  const rows = await db.select().from(files).where(eq(files.ownerId, viewer.id));
  expect(rows).toHaveLength(1);
  expect((await findProfile(db, viewer.id))?.resumeUrl).toBe(`/files/${rows[0]?.id}`);
  expect(await platform.files.open(rows[0]?.id ?? "")).not.toBeNull();
  const kept = await platform.files.listOlderThan(new Date(Date.now() + 60_000));
  const known = new Set((await db.select({ id: files.id }).from(files)).map(({ id }) => id));
  expect(kept.filter((key) => !known.has(key))).toEqual([]);
});

// Clauses D5.
test("an employer keeps the sent resume until a decision or removal", async () => {
  const [owner, hiring, late] = [await aSenior(platform), await aRecruiter(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const first = await aResume(owner.cookie, owner.viewer.id);
  const job = await aJob(platform, { by: hiring.viewer });
  const { id } = await applyToJob(platform, owner.viewer, { jobId: job.id });
  const second = await aResume(owner.cookie, owner.viewer.id);
  const laterJob = await aJob(platform, { by: late.viewer });
  await applyToJob(platform, owner.viewer, { jobId: laterJob.id });
  await forgetReplaced(platform);

  const statuses = async (path: string) => [
    (await follow(path, owner.cookie)).status,
    (await follow(path, hiring.cookie)).status,
    (await follow(path, late.cookie)).status,
  ];
  expect(await statuses(first)).toEqual([200, 200, 404]);
  expect(await statuses(second)).toEqual([200, 404, 200]);
  const shown = await findCandidate(platform, hiring.viewer, job.id, owner.viewer.id);
  expect(shown?.resumeUrl).toBe(first);

  await withdrawApplication(platform, owner.viewer, { applicationId: id });
  await forgetReplaced(platform);
  expect(await statuses(first)).toEqual([404, 404, 404]);
  expect(await platform.files.open(first.split("/").at(-1) ?? "")).toBeNull();
  await site.post("/senior/profile/resume", { intent: "remove" }, { cookie: owner.cookie });
  expect(await statuses(second)).toEqual([404, 404, 404]);
});

test("a replaced resume is deleted after half a year in any case", async () => {
  const [owner, hiring] = [await aSenior(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const first = await aResume(owner.cookie, owner.viewer.id);
  const job = await aJob(platform, { by: hiring.viewer });
  await applyToJob(platform, owner.viewer, { jobId: job.id });
  const second = await aResume(owner.cookie, owner.viewer.id);
  await db
    .update(files)
    .set({ replacedAt: new Date(clock.now().getTime() - 181 * 86_400_000) })
    .where(eq(files.id, first.split("/").at(-1) ?? ""));
  await forgetReplaced(platform);
  expect((await findCandidate(platform, hiring.viewer, job.id, owner.viewer.id))?.resumeUrl).toBeNull();
  expect((await follow(second, hiring.cookie)).status).toBe(404);
});

test("a later resume does not belong to an earlier application", async () => {
  const [owner, hiring] = [await aSenior(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: owner.viewer });
  const job = await aJob(platform, { by: hiring.viewer });
  await applyToJob(platform, owner.viewer, { jobId: job.id });
  const later = await aResume(owner.cookie, owner.viewer.id);
  expect((await findCandidate(platform, hiring.viewer, job.id, owner.viewer.id))?.resumeUrl).toBeNull();
  expect((await follow(later, hiring.cookie)).status).toBe(404);
});

test("keeps at most ten replaced resumes for undecided employers", async () => {
  const owner = await aSenior(platform);
  await aProfile(platform, { of: owner.viewer });
  for (let sent = 0; sent < 11; sent += 1) {
    await aResume(owner.cookie, owner.viewer.id);
    const job = await aJob(platform, { by: (await aRecruiter(platform)).viewer });
    await applyToJob(platform, owner.viewer, { jobId: job.id });
  }
  const refused = await send("resume", owner.cookie, aPdf(), "once-more.pdf");
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("You already have ten earlier resumes");
  const own = await db.select().from(files).where(eq(files.ownerId, owner.viewer.id));
  expect(own).toHaveLength(11);
  await site.post("/senior/profile/resume", { intent: "remove" }, { cookie: owner.cookie });
  expect((await send("resume", owner.cookie, aPdf(), "once-more.pdf")).status).toBe(200);
});
