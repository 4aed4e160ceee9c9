import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo } from "#test/mails.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { sendDailyDigests } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const START = Date.parse("2026-11-20T10:00:00Z");
const DAY = 86_400_000;

function setDay(day: number) {
  platform.clock.set(new Date(START + day * DAY));
}

async function apply(jobId: string) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  return await applyToJob(platform, senior.viewer, { jobId });
}

async function digestsTo({ email }: Person) {
  return (await listMailsTo(platform, email)).filter(({ subject }) => subject.startsWith("Your jobs today"));
}

test("lists what is new and what waits, once a day, only if something is new", async () => {
  setDay(0);
  const recruiter = await aRecruiter(platform);
  const [busy, quiet] = [
    await aJob(platform, { by: recruiter.viewer, title: "Kiln Adviser" }),
    await aJob(platform, { by: recruiter.viewer, title: "Evening Tutor" }),
  ];
  const { id } = await apply(busy.id);
  await apply(busy.id);
  setDay(0.5);
  await Promise.all([sendDailyDigests(platform), sendDailyDigests(platform)]);
  await sendDailyDigests(platform);
  const [first, ...again] = await digestsTo(recruiter);
  expect([first?.subject, again.length]).toEqual(["Your jobs today: 2 new applications", 0]);
  expect(first?.textBody).toContain("Kiln Adviser\n2 new applications.");
  expect(first?.textBody).not.toContain(quiet.title);
  expect(first?.unsubscribePath).toContain("daily-digest");

  // Answered applications do not wait; the other becomes late on the third day, and is not reported as new every day
  // after.
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  for (const day of [1.5, 2.5, 3.5, 4.5, 5.5]) {
    setDay(day);
    await sendDailyDigests(platform);
  }
  const [, late, ...more] = await digestsTo(recruiter);
  expect([late?.createdAt, more.length]).toEqual([new Date(START + 3.5 * DAY), 0]);
  expect(late?.textBody).toContain("Kiln Adviser\n1 application without an answer for three days.");

  for (const day of [24.5, 25.5, 26.5]) {
    setDay(day);
    await sendDailyDigests(platform);
  }
  const [, , ending, ...rest] = await digestsTo(recruiter);
  expect([ending?.createdAt, rest.length]).toEqual([new Date(START + 25.5 * DAY), 0]);
  expect(ending?.textBody).toContain("Evening Tutor\nCloses in 5 days.");
});

test("covers days without a digest, and a message counts as an answer", async () => {
  setDay(50);
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer, title: "Bell Founder" });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  await apply(job.id);
  // The server was down at noon of two days.
  setDay(52.6);
  await sendDailyDigests(platform);
  expect((await digestsTo(recruiter)).map(({ subject }) => subject)).toEqual(["Your jobs today: 2 new applications"]);

  await sendMessage(platform, recruiter.viewer, {
    jobId: job.id,
    personId: senior.viewer.id,
    content: "We read on Thursday.",
    submissionKey: randomUUID(),
  });
  for (const day of [53.5, 54.5]) {
    setDay(day);
    await sendDailyDigests(platform);
  }
  const [, late, ...more] = await digestsTo(recruiter);
  expect(late?.textBody).toContain("Bell Founder\n1 application without an answer for three days.");
  expect(more).toEqual([]);
});

test("who switched it off, has nothing, or is a senior gets none", async () => {
  setDay(100);
  const [off, without] = [await aRecruiter(platform), await aRecruiter(platform)];
  const choices = { hasEmails: true, hasWeeklyDigest: true, isVisible: true, showsWantedPay: true, isDark: false };
  await savePreferences(platform, off.viewer, { ...choices, hasDailyDigest: false });
  const job = await aJob(platform, { by: off.viewer });
  await apply(job.id);
  await sendDailyDigests(platform);
  expect([...(await digestsTo(off)), ...(await digestsTo(without))]).toEqual([]);
});

test("a failure for one holds up no other and is retried", async () => {
  setDay(150);
  const recruiters = [await aRecruiter(platform), await aRecruiter(platform)];
  for (const { viewer } of recruiters) await apply((await aJob(platform, { by: viewer })).id);
  setDay(150.5);
  const counts = async () => (await Promise.all(recruiters.map(digestsTo))).map((mails) => mails.length).toSorted();
  await expect(sendDailyDigests(failingOnce(platform))).rejects.toThrow("failing once");
  expect(await counts()).toEqual([0, 1]);
  await sendDailyDigests(platform);
  expect(await counts()).toEqual([1, 1]);
});
