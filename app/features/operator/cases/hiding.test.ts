import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cases } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { appeals, suspendedJobs } from "#app/db/schema/suspensions.ts";
import type { ReportableKind } from "#app/domain/cases.ts";
import { decideAppeal, makeAppeal } from "#app/features/appeals/commands.server.ts";
import { findOwnAppeal } from "#app/features/appeals/queries.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { requireJob, requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { listNewestJobs } from "#app/features/jobs/queries-public.server.ts";
import { tellOfTakenDown } from "#app/features/jobs/review/tasks.server.ts";
import { sendReport } from "#app/features/reports/commands.server.ts";
import { readAppealToken } from "#app/features/safety/appeal-links.server.ts";
import { liftSuspension, suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { aStaff } from "#test/staff.ts";
import { hideThing, restoreThing, suspendFromCase } from "./decisions.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: other } = await aStaff(platform, "moderator");
const COMPANY = "Kestrel Row Manufacturing";
const WORDS = "You ask people for money, and nobody may do that here.";
const APPEAL = { text: "We have never asked anyone for money; that was someone else." };
const ANSWER = "You are right, and we are sorry. It is back as it was.";

/** Reports a subject and returns its case as a moderator sees it on opening it. */
async function aCase(kind: ReportableKind, id: string) {
  const said = { reason: "scam", words: "They ask for money.", email: null } as const;
  const [company] = kind === "company" ? await db.select().from(companies).where(eq(companies.id, id)) : [];
  await sendReport(platform, null, { kind, id: company?.slug ?? id, network: crypto.randomUUID(), ...said });
  return await seen(id);
}

async function seen(subjectId: string) {
  const [row] = await db.select().from(cases).where(eq(cases.subjectId, subjectId));
  if (!row) throw new Error("no case");
  return { caseId: row.id, version: row.version };
}

async function hide(kind: ReportableKind, id: string) {
  await hideThing(platform, moderator, { ...(await aCase(kind, id)), words: WORDS });
}

async function show(id: string) {
  await restoreThing(platform, moderator, await seen(id));
}

async function companyOf({ viewer }: Person) {
  const [own] = await db.select().from(recruiters).where(eq(recruiters.userId, viewer.id));
  return own?.companyId ?? "";
}

async function notificationsOf({ viewer }: Person, title: string) {
  return await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, viewer.id), eq(notifications.title, title)));
}

async function statusesOf({ viewer }: Person) {
  const rows = await db.select().from(jobs).where(eq(jobs.createdBy, viewer.id)).orderBy(jobs.id);
  return rows.map(({ status }) => status);
}

/** Returns the appeal behind the link in a person's newest email. */
function linkedAppeal(texts: string) {
  const about = readAppealToken(platform, /\/appeal\?token=([\w.~-]+)/.exec(texts)?.[1] ?? "");
  if (!about) throw new Error("no link");
  return about;
}

async function reverse(about: { decisionId: string }) {
  const [made] = await db.select().from(appeals).where(eq(appeals.decisionId, about.decisionId));
  await decideAppeal(platform, other, { appealId: made?.id ?? "", outcome: "reversed", answer: ANSWER });
}

const TAKEN_DOWN = "A job you applied to was taken down";

// Clauses 2.1-121.
describe("a job that a case hides", () => {
  it("notifies open applicants once, and no one after it is restored", async () => {
    const { senior, job } = await anApplicant(platform);
    await hide("job", job.id);
    for (let run = 0; run < 2; run += 1) await tellOfTakenDown(platform, { jobId: job.id });
    const told = await notificationsOf(senior, TAKEN_DOWN);
    expect(told.map(({ mail }) => mail?.button?.href)).toEqual(["/resources/job-scams"]);
    const back = await anApplicant(platform);
    await hide("job", back.job.id);
    await show(back.job.id);
    await tellOfTakenDown(platform, { jobId: back.job.id });
    expect(await notificationsOf(back.senior, TAKEN_DOWN)).toEqual([]);
  });

  it("can be appealed by the emailed link, and is restored if that succeeds", async () => {
    const recruiter = await aRecruiter(platform);
    const job = await aJob(platform, { by: recruiter.viewer });
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
    await hide("job", job.id);
    const [notification] = await notificationsOf(recruiter, "Your job wasn't approved");
    const about = linkedAppeal(JSON.stringify(notification?.mail));
    expect(about).toMatchObject({ kind: "job", userId: recruiter.viewer.id });
    await makeAppeal(platform, about, APPEAL);
    await reverse(about);
    expect((await requireOwnJob(db, recruiter.viewer.id, job.id)).status).toBe("closed");
    const [row] = await db.select().from(cases).where(eq(cases.subjectId, job.id));
    expect(row).toMatchObject({ outcome: "hidden", isHiding: false });
  });

  it("returns with its suspended recruiter if it is restored during the suspension", async () => {
    const recruiter = await aRecruiter(platform);
    const [one, two] = [await aJob(platform, { by: recruiter.viewer }), await aJob(platform, { by: recruiter.viewer })];
    const [first, second] = [await aCase("job", one.id), await aCase("job", two.id)];
    await suspendFromCase(platform, moderator, { ...first, words: WORDS, days: 7 });
    await hideThing(platform, moderator, { ...second, words: WORDS });
    await show(one.id);
    await show(two.id);
    expect(await statusesOf(recruiter)).toEqual(["suspended", "suspended"]);
    await liftSuspension(platform, moderator, { personId: recruiter.viewer.id });
    expect(await statusesOf(recruiter)).toEqual(["live", "live"]);
  });
});

describe("a company that a case hides", () => {
  /**
   * Creates a recruiter of a company with a job in each public status, and two jobs that no one
   * else sees.
   */
  async function aMarket() {
    const recruiter = await aRecruiter(platform);
    for (const status of ["live", "paused", "closed", "filled", "expired", "held", "draft", "refused"] as const) {
      const { id } = await aJob(platform, { by: recruiter.viewer, company: COMPANY });
      await db.update(jobs).set({ status }).where(eq(jobs.id, id));
    }
    return { recruiter, companyId: await companyOf(recruiter), before: await statusesOf(recruiter) };
  }

  it("hides its jobs from every list, and restoring it restores exactly those", async () => {
    const { recruiter, companyId, before } = await aMarket();
    const found = async () => (await listNewestJobs(db, 500)).map(({ id }) => id);
    const listed = await found();
    await hide("company", companyId);
    const hidden = await statusesOf(recruiter);
    expect(hidden.toSorted()).toEqual(["draft", "refused", ...Array(6).fill("suspended")].toSorted());
    expect(await found()).toHaveLength(listed.length - 1);
    await show(companyId);
    expect(await statusesOf(recruiter)).toEqual(before);
    expect(await found()).toEqual(listed);
    const own = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
    expect(await db.$count(suspendedJobs, inArray(suspendedJobs.jobId, own))).toBe(0);
  });

  it("keeps its jobs hidden until both it and its recruiter are restored", async () => {
    for (const isCompanyFirst of [true, false]) {
      const { recruiter, companyId, before } = await aMarket();
      const wanted = { personId: recruiter.viewer.id, days: null, reason: WORDS, caseId: null };
      await hide("company", companyId);
      await suspendPerson(platform, moderator, wanted);
      const hidden = await statusesOf(recruiter);
      const lift = () => liftSuspension(platform, moderator, { personId: recruiter.viewer.id });
      await (isCompanyFirst ? show(companyId) : lift());
      expect(await statusesOf(recruiter)).toEqual(hidden);
      await (isCompanyFirst ? lift() : show(companyId));
      expect(await statusesOf(recruiter)).toEqual(before);
    }
  });

  it("holds new jobs of its recruiter, even if no other job is held", async () => {
    const { recruiter, companyId } = await aMarket();
    await hide("company", companyId);
    const job = await aJob(platform, { by: recruiter.viewer, company: COMPANY });
    expect((await requireOwnJob(db, recruiter.viewer.id, job.id)).status).toBe("held");
    const [review] = await db.select().from(jobReviews).where(eq(jobReviews.jobId, job.id));
    expect(review?.reasons).toEqual(["company-hidden"]);
  });

  it("notifies the applicants of its jobs once", async () => {
    const recruiter = await aRecruiter(platform);
    const job = await aJob(platform, { by: recruiter.viewer, company: COMPANY });
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    await applyToJob(platform, senior.viewer, { jobId: job.id });
    const companyId = await companyOf(recruiter);
    await hide("company", companyId);
    for (let run = 0; run < 2; run += 1) await tellOfTakenDown(platform, { companyId });
    expect(await notificationsOf(senior, TAKEN_DOWN)).toHaveLength(1);
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
  });

  it("can be appealed by the emailed link, and is restored with its jobs", async () => {
    const { recruiter, companyId, before } = await aMarket();
    await hide("company", companyId);
    const [sent] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.toAddress, recruiter.email), eq(mails.subject, "We took down your company")));
    const about = linkedAppeal(sent?.textBody ?? "");
    expect(about).toMatchObject({ kind: "hidden", userId: recruiter.viewer.id });
    expect((await findOwnAppeal(db, about))?.decision).toMatchObject({ reason: WORDS, isInForce: true });
    await makeAppeal(platform, about, APPEAL);
    await reverse(about);
    expect(await statusesOf(recruiter)).toEqual(before);
    expect((await findOwnAppeal(db, about))?.decision).toMatchObject({ isInForce: false });
  });
});

it("restores what a permanent suspension hid once its appeal succeeds", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await suspendFromCase(platform, moderator, { ...(await aCase("job", job.id)), words: WORDS, days: null });
  expect(await statusesOf(recruiter)).toEqual(["refused"]);
  const [sent] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.toAddress, recruiter.email), eq(mails.subject, "Your Seasoned account is suspended")));
  const about = linkedAppeal(sent?.textBody ?? "");
  await makeAppeal(platform, about, APPEAL);
  await reverse(about);
  expect(await statusesOf(recruiter)).toEqual(["live"]);
});
