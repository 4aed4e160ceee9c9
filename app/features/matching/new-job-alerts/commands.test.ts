import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/db/schema/notifications.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob as anyJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile as anyProfile, TELLS_NO_TRADE } from "#test/profiles.ts";
import { tellOfNewJobs } from "./commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
platform.tasks.enqueue = async () => {};

// By default, only skills decide who is notified.
const aJob: typeof anyJob = (on, said) => anyJob(on, { ...NAMES_NO_TRADE, ...said });
const aProfile: typeof anyProfile = (on, said) => anyProfile(on, { ...TELLS_NO_TRADE, ...said });

/** Runs slightly later, as a posting's task does. */
async function tellLater() {
  platform.clock.pass(20_000);
  await tellOfNewJobs(platform);
}

async function notificationsOf(userId: string) {
  return await platform.db
    .select({ body: notifications.body, href: notifications.href, mail: notifications.mail })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, "job-match")))
    .orderBy(notifications.id);
}

test("notifies each visible senior it fits once, with a delayed email", async () => {
  const recruiter = await aRecruiter(platform);
  const [fitting, hidden, other] = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: fitting.viewer });
  await aProfile(platform, { of: hidden.viewer, isVisible: false });
  await aProfile(platform, { of: other.viewer, skills: ["Welding"], availabilityHours: 5 });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Payroll Tutor" });
  // Another posting's task comes a moment later, while this job may still be paused.
  await tellOfNewJobs(platform);
  expect(await notificationsOf(fitting.viewer.id)).toEqual([]);
  await tellLater();
  await tellLater();
  expect(await notificationsOf(fitting.viewer.id)).toMatchObject([
    {
      body: "Payroll Tutor, Kestrel Row Manufacturing: 100% match.",
      href: `/job/${job.id}`,
      mail: { subject: "New job for you: Payroll Tutor", button: { href: `/job/${job.id}?src=email` } },
    },
  ]);
  expect(await notificationsOf(hidden.viewer.id)).toEqual([]);
  expect(await notificationsOf(other.viewer.id)).toEqual([]);
});

test("goes on by itself for a job that is too new for this round", async () => {
  const queued: string[] = [];
  const counting = {
    ...platform,
    tasks: { ...platform.tasks, enqueue: async (_: unknown, queue: string) => void queued.push(queue) },
  };
  const recruiter = await aRecruiter(platform);
  await aJob(platform, { by: recruiter.viewer });
  await tellOfNewJobs(counting);
  expect(queued).toEqual(["matching.new-jobs"]);
  await tellLater();
  await tellOfNewJobs(counting);
  expect(queued).toEqual(["matching.new-jobs"]);
});

test("notifies of a paused job when it is resumed days later", async () => {
  platform.clock.set("2026-11-24T10:00:00Z");
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const skills = ["Bookbinding"];
  await aProfile(platform, { of: senior.viewer, skills });
  const { id: jobId } = await aJob(platform, { by: recruiter.viewer, skills });
  await stepJob(platform, recruiter.viewer, { jobId, step: "pause", from: "live" });
  await tellLater();
  platform.clock.set("2026-11-27T10:00:00Z");
  await stepJob(platform, recruiter.viewer, { jobId, step: "resume", from: "paused" });
  await tellLater();
  await tellLater();
  expect(await notificationsOf(senior.viewer.id)).toHaveLength(1);
});

test("limits notifications to three a day, and skips old and applied jobs", async () => {
  platform.clock.set("2026-12-01T10:00:00Z");
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  const skills = ["Clock repair", "Escapements"];
  await aProfile(platform, { of: senior.viewer, skills });
  const applied = await aJob(platform, { by: recruiter.viewer, skills });
  await applyToJob(platform, senior.viewer, { jobId: applied.id });
  await aJob(platform, { by: recruiter.viewer, title: "Posted long ago", skills });
  platform.clock.set("2026-12-03T10:00:00Z");
  await tellLater();
  expect(await notificationsOf(senior.viewer.id)).toEqual([]);
  for (let n = 0; n < 5; n += 1) await aJob(platform, { by: recruiter.viewer, skills });
  await tellLater();
  expect(await notificationsOf(senior.viewer.id)).toHaveLength(3);
  platform.clock.set("2026-12-05T10:00:00Z");
  await aJob(platform, { by: recruiter.viewer, skills });
  await tellLater();
  expect(await notificationsOf(senior.viewer.id)).toHaveLength(4);
});

test("a failing job holds up no other and is retried", async () => {
  platform.clock.set("2026-12-10T10:00:00Z");
  const recruiter = await aRecruiter(platform);
  const people: string[] = [];
  for (const skill of ["Sailmaking", "Thatching"]) {
    const { viewer } = await aSenior(platform);
    await aProfile(platform, { of: viewer, skills: [skill] });
    await aJob(platform, { by: recruiter.viewer, skills: [skill] });
    people.push(viewer.id);
  }
  const counts = async () => (await Promise.all(people.map(notificationsOf))).map((told) => told.length).toSorted();
  platform.clock.set("2026-12-10T10:00:20Z");
  await expect(tellOfNewJobs(failingOnce(platform))).rejects.toThrow("failing once");
  expect(await counts()).toEqual([0, 1]);
  await tellOfNewJobs(platform);
  expect(await counts()).toEqual([1, 1]);
});
