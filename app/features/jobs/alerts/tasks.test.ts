import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { jobAlerts, savedSearches } from "#app/db/schema/saved-searches.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import type { Frequency } from "#app/features/search/saved/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listAlertMailsTo } from "#test/mails.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { editJob } from "../lifecycle/editing.server.ts";
import { requireOwnJob } from "../queries.server.ts";
import { inputOf, type Job, type JobStep } from "../rules.ts";
import { saveJobSearch } from "./commands.server.ts";
import { sendJobAlerts } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const recruiter = await aRecruiter(platform);
const by = recruiter.viewer;
const DAY = 86_400_000;

async function keep(viewer: Viewer, query: string, frequency: Frequency, name = query) {
  await saveJobSearch(platform, viewer, { query, name, frequency });
}

async function alertsTo(person: Person): Promise<string[]> {
  return (await listAlertMailsTo(platform, person)).map(({ text }) => text);
}

/** Takes steps with a live job, one hour apart. */
async function takeSteps({ id: jobId }: Job, ...steps: Array<Exclude<JobStep, "publish" | "expire">>): Promise<void> {
  let { status } = await requireOwnJob(db, by.id, jobId);
  for (const step of steps) {
    later(0, 1);
    ({ status } = await stepJob(platform, by, { jobId, step, from: status }));
  }
}

async function change({ id: jobId }: Job, said: Partial<Job>): Promise<void> {
  const job = { ...(await requireOwnJob(db, by.id, jobId)), ...said };
  const input = { jobId, seenAt: job.updatedAt, ...inputOf(job) };
  await editJob(platform, by, input, { isDraft: false });
}

function later(days: number, hours = 0): void {
  clock.set(new Date(clock.now().getTime() + days * DAY + hours * 3_600_000));
}

test("runs a search that a wrong clock marked as run in the future", async () => {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  await keep(senior.viewer, "?q=kiln", "daily");
  await db.update(savedSearches).set({ searchedUntil: new Date(clock.now().getTime() + 4 * DAY) });
  await aJob(platform, { by, title: "Kiln Adviser" });
  later(0, 1);
  await sendJobAlerts(platform);
  const text = (await alertsTo(senior)).join();
  expect(text).toContain("Kiln Adviser");
  // So that the recruiter's analytics know where a view came from.
  expect(text).toMatch(/\/job\/[\w-]+\?src=email/);
});

// Clauses 2.5-46, D46.
test("alerts no one twice, or to closed jobs or their own applications", async () => {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const on = { by, workType: "on-site" } as const;
  await aJob(platform, { ...on, title: "Before the search Ledger" });
  const old = {
    paused: await aJob(platform, { ...on, title: "Paused Ledger" }),
    closed: await aJob(platform, { ...on, title: "Ledger of a second try" }),
    gone: await aJob(platform, { ...on, title: "Ledger that stays away" }),
    other: await aJob(platform, { ...on, title: "Head gardener" }),
    misclick: await aJob(platform, { ...on, title: "Ledger by mistake" }),
    applied: await aJob(platform, { ...on, title: "Ledger I know" }),
  };
  await applyToJob(platform, senior.viewer, { jobId: old.applied.id });
  later(0, 1);
  await keep(senior.viewer, "?q=ledger", "daily", "Ledgers");
  await keep(senior.viewer, "?workType=remote", "weekly", "From home");
  const open: string[] = [];
  const never: string[] = ["Before the search Ledger", "Ledger that stays away", "Ledger by mistake", "Ledger I know"];
  const told: Job[] = [];
  for (let day = 1; day <= 30; day += 1) {
    later(0, 20);
    const fits = await aJob(platform, { by, title: `Ledger keeper ${day}.` });
    open.push(fits.title);
    told.push(fits);
    const [first] = told;
    if (day === 3) await takeSteps(old.paused, "pause", "resume");
    if (day === 5) await takeSteps(old.closed, "close", "reopen");
    if (day === 6) await takeSteps(old.gone, "pause", "resume", "close");
    if (day === 7) await change(old.other, { title: "Ledger gardener" });
    if (day === 8) await takeSteps(old.applied, "pause", "resume");
    if (day === 9) {
      // Paused by mistake and resumed at once.
      await stepJob(platform, by, { jobId: old.misclick.id, step: "pause", from: "live" });
      await stepJob(platform, by, { jobId: old.misclick.id, step: "resume", from: "paused" });
    }
    // A job that everyone was alerted to is reopened with a changed text.
    if (first && day % 10 === 0) {
      await takeSteps(first, "pause", "resume");
      await change(first, { payRangeMax: 60 + day });
    }
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
    // A second run of the task, in this process or another, changes nothing.
    await Promise.all([sendJobAlerts(platform), sendJobAlerts(platform)]);
  }
  open.push("Paused Ledger", "Ledger of a second try", "Ledger gardener");
  later(7);
  await sendJobAlerts(platform);
  const all = await alertsTo(senior);
  const timesOf = (title: string) => all.filter((text) => text.includes(title)).length;
  expect(open.map((title) => [title, timesOf(title)])).toEqual(open.map((title) => [title, 1]));
  expect(never.filter((title) => timesOf(title) > 0)).toEqual([]);
});

test("says whether a job was reopened or changed, and ignores empty edits", async () => {
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by, title: "Lighthouse Painter", workType: "on-site" });
  await keep(senior.viewer, "?q=lighthouse", "daily");
  await change(job, {});
  later(1);
  await sendJobAlerts(platform);
  expect(await listAlertMailsTo(platform, senior)).toEqual([]);
  await takeSteps(job, "close", "reopen");
  later(1);
  await sendJobAlerts(platform);
  expect(await listAlertMailsTo(platform, senior)).toMatchObject([
    { subject: "Open again: Lighthouse Painter", text: expect.stringContaining("Open again. Kestrel Row") },
  ]);
  // The same wish, once as a filter and once in words.
  const [other, another] = [await aSenior(platform), await aSenior(platform)];
  await keep(other.viewer, "?q=painter&workType=remote", "daily");
  await keep(another.viewer, "?q=painter+remote", "daily");
  later(0, 1);
  await change(job, { workType: "remote" });
  later(1);
  await sendJobAlerts(platform);
  for (const person of [other, another]) {
    expect(await listAlertMailsTo(platform, person)).toMatchObject([
      { subject: "Changed job: Lighthouse Painter", text: expect.stringContaining("Changed since it was posted.") },
    ]);
  }
  expect(await listAlertMailsTo(platform, senior)).toHaveLength(1);
});

// Clauses 2.5-46.
test("alerts are off by default, and stay off for who switched emails off", async () => {
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

test("lists ten of many new jobs, counts the rest, and repeats none", async () => {
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

test("leaves out jobs whose recruiter has a block, in either direction", async () => {
  const senior = await aSenior(platform);
  await keep(senior.viewer, "?q=zither", "daily");
  const [blocked, blocking, other] = [
    await aRecruiter(platform),
    await aRecruiter(platform),
    await aRecruiter(platform),
  ];
  const createdAt = clock.now();
  await db.insert(messageBlocks).values([
    { blockerId: senior.viewer.id, blockedId: blocked.viewer.id, createdAt },
    { blockerId: blocking.viewer.id, blockedId: senior.viewer.id, createdAt },
  ]);
  later(0, 1);
  await aJob(platform, { by: blocked.viewer, title: "Zither of the blocked" });
  await aJob(platform, { by: blocking.viewer, title: "Zither of who blocks" });
  await aJob(platform, { by: other.viewer, title: "Zither of another" });
  later(1);
  await sendJobAlerts(platform);
  const [mail = "", ...more] = await alertsTo(senior);
  expect(more).toEqual([]);
  expect(mail).toContain("Zither of another");
  expect(mail).not.toMatch(/blocked|who blocks/);
});

test("ignores jobs that only come close", async () => {
  const senior = await aSenior(platform);
  await keep(senior.viewer, "?q=upholstery+stitcher", "daily");
  later(0, 1);
  await aJob(platform, { by, title: "Upholstry Stitchr" });
  later(1);
  await sendJobAlerts(platform);
  expect(await alertsTo(senior)).toEqual([]);
});

test("remembers an alerted job until it is too old to be alerted again", async () => {
  const senior = await aSenior(platform);
  const job = await aJob(platform, { by, title: "Ropewalk Master" });
  await db.insert(jobAlerts).values({ userId: senior.viewer.id, jobId: job.id, createdAt: clock.now() });
  await keep(senior.viewer, "?q=ropewalk", "daily");
  await takeSteps(job, "close");
  later(170);
  await takeSteps(job, "reopen");
  later(1);
  await sendJobAlerts(platform);
  await takeSteps(job, "close");
  later(10);
  await takeSteps(job, "reopen");
  later(1);
  await sendJobAlerts(platform);
  expect(await db.$count(jobAlerts, eq(jobAlerts.userId, senior.viewer.id))).toBe(0);
  expect(await alertsTo(senior)).toEqual([]);
});

test("a failure for one person holds up no one, and is retried", async () => {
  const people = [await aSenior(platform), await aSenior(platform)];
  for (const { viewer } of people) await keep(viewer, "?q=bellows", "daily");
  later(0, 1);
  await aJob(platform, { by, title: "Bellows Mender" });
  later(1);
  const counts = async () => (await Promise.all(people.map(alertsTo))).map((mails) => mails.length).toSorted();
  await expect(sendJobAlerts(failingOnce(platform))).rejects.toThrow("failing once");
  expect(await counts()).toEqual([0, 1]);
  await sendJobAlerts(platform);
  expect(await counts()).toEqual([1, 1]);
});
