import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { jobAlerts } from "#app/db/schema/saved-searches.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { saveSearch } from "./commands.server.ts";
import type { Frequency } from "./rules.ts";
import { sendJobAlerts } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const recruiter = await aRecruiter(platform);
const by = recruiter.viewer;
const DAY = 86_400_000;

async function keep(viewer: Viewer, query: string, frequency: Frequency, name = query) {
  await saveSearch(platform, viewer, { query, name, frequency });
}

async function alertsTo({ email }: Person): Promise<string[]> {
  const rows = await db
    .select({ text: mails.textBody })
    .from(mails)
    .where(and(eq(mails.toAddress, email), like(mails.subject, "New%")))
    .orderBy(mails.createdAt, mails.id);
  return rows.map(({ text }) => text);
}

function later(days: number, hours = 0): void {
  clock.set(new Date(clock.now().getTime() + days * DAY + hours * 3_600_000));
}

test("over thirty days nobody hears of a job twice, of a closed one, or of one they applied to", async () => {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  await aJob(platform, { by, title: "Before the search Ledger" });
  later(0, 1);
  await keep(senior.viewer, "?q=ledger", "daily", "Ledgers");
  await keep(senior.viewer, "?workType=remote", "weekly", "From home");
  const open: string[] = [];
  const never: string[] = ["Before the search Ledger"];
  for (let day = 1; day <= 30; day += 1) {
    later(0, 20);
    const fits = await aJob(platform, { by, title: `Ledger keeper ${day}.` });
    open.push(fits.title);
    if (day % 3 === 0) {
      const closed = await aJob(platform, { by, title: `Closed ledger ${day}.` });
      await stepJob(platform, by, { jobId: closed.id, step: "close", from: "live" });
      never.push(closed.title);
    }
    if (day % 4 === 0) {
      const applied = await aJob(platform, { by, title: `Applied ledger ${day}.` });
      await applyToJob(platform, senior.viewer, { jobId: applied.id });
      never.push(applied.title);
    }
    if (day % 5 === 0) open.push((await aJob(platform, { by, title: `Remote gardener ${day}.` })).title);
    later(0, 4);
    await sendJobAlerts(platform);
    // A task that runs again, or in two processes, changes nothing.
    await Promise.all([sendJobAlerts(platform), sendJobAlerts(platform)]);
  }
  later(7);
  await sendJobAlerts(platform);
  const all = await alertsTo(senior);
  const timesOf = (title: string) => all.filter((text) => text.includes(title)).length;
  expect(open.map((title) => [title, timesOf(title)])).toEqual(open.map((title) => [title, 1]));
  expect(never.filter((title) => timesOf(title) > 0)).toEqual([]);
});

test("off is the beginning, and no mail goes to who switched e-mails off or has not asked", async () => {
  const [quiet, switchedOff, asked] = [await aSenior(platform), await aSenior(platform), await aSenior(platform)];
  await keep(quiet.viewer, "?q=orchard", "off");
  await keep(switchedOff.viewer, "?q=orchard", "daily");
  await keep(asked.viewer, "?q=orchard", "daily");
  await db.insert(preferences).values({ userId: switchedOff.viewer.id, hasEmails: false, updatedAt: clock.now() });
  later(0, 2);
  await aJob(platform, { by, title: "Orchard Keeper" });
  later(1);
  await sendJobAlerts(platform);
  expect(await alertsTo(quiet)).toEqual([]);
  expect(await alertsTo(switchedOff)).toEqual([]);
  expect(await alertsTo(asked)).toHaveLength(1);
});

test("a flood is told in one mail of ten, and the rest is counted and not repeated", async () => {
  const senior = await aSenior(platform);
  await keep(senior.viewer, "?q=sawmill", "daily", "Sawmills");
  later(0, 1);
  for (let number = 1; number <= 25; number += 1) await aJob(platform, { by, title: `Sawmill hand ${number}.` });
  later(1);
  await sendJobAlerts(platform);
  later(1);
  await sendJobAlerts(platform);
  const [mail = "", ...more] = await alertsTo(senior);
  expect(more).toEqual([]);
  expect(mail.match(/Sawmill hand/g)).toHaveLength(10);
  expect(mail).toContain("The newest 10 of 25 jobs:");
  expect(mail).toContain("/senior/find-jobs?q=sawmill");
});

test("words that only come close are no news", async () => {
  const senior = await aSenior(platform);
  await keep(senior.viewer, "?q=upholstery+stitcher", "daily");
  later(0, 1);
  await aJob(platform, { by, title: "Upholstry Stitchr" });
  later(1);
  await sendJobAlerts(platform);
  expect(await alertsTo(senior)).toEqual([]);
});

test("what was told is forgotten after ninety days", async () => {
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by });
  await db.insert(jobAlerts).values({ userId: senior.viewer.id, jobId: job.id, createdAt: clock.now() });
  later(91);
  await sendJobAlerts(platform);
  expect(await db.$count(jobAlerts, eq(jobAlerts.userId, senior.viewer.id))).toBe(0);
});
