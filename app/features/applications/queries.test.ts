import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import type { ProfileInput } from "#app/features/profiles/schema.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob as anyJob, NAMES_NO_TRADE } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile, TELLS_NO_TRADE } from "#test/profiles.ts";
import { listApplicants } from "./applicants/queries.server.ts";
import { findCandidate } from "./applicants/queries-candidate.server.ts";
import { applyToJob } from "./commands.server.ts";
import { moveApplication, withdrawApplication } from "./commands-status.server.ts";
import {
  countApplications,
  listApplications,
  listRecentActivity,
  requireApplicationDetails,
} from "./queries.server.ts";
import { findApplication, findApplyState } from "./queries-apply-state.server.ts";
import { countForRecruiter, listWaiting } from "./queries-recruiter.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const NOBODY = "00000000-0000-7000-8000-000000000000";

// By default, only skills decide who is suggested.
const aJob: typeof anyJob = (on, said) => anyJob(on, { ...NAMES_NO_TRADE, ...said });

async function anApplicant(said: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await aSenior(platform);
  await aProfile(platform, { of: person.viewer, ...TELLS_NO_TRADE, ...said });
  return person;
}

function at(time: string) {
  platform.clock.set(`2026-11-20T${time}:00Z`);
}

// Clauses 2.5-23, 3-9, 7.2-9, D53.
test("a senior reads their own applications with history, newest first", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await anApplicant();
  const first = await aJob(platform, { by: recruiter.viewer, title: "Kiln Adviser" });
  const second = await aJob(platform, { by: recruiter.viewer, title: "Boiler Mentor" });
  at("10:00");
  const { id } = await applyToJob(platform, senior.viewer, { jobId: first.id });
  at("11:00");
  await applyToJob(platform, senior.viewer, { jobId: second.id });
  at("12:00");
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  at("13:00");
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "reviewing", to: "interview" });

  const listed = await listApplications(db, senior.viewer.id);
  expect(listed.map(({ title, status }) => [title, status])).toEqual([
    ["Boiler Mentor", "pending"],
    ["Kiln Adviser", "interview"],
  ]);
  const details = await requireApplicationDetails(db, senior.viewer.id, id);
  expect(details.events.map(({ status, at }) => [status, at.toISOString().slice(11, 16)])).toEqual([
    ["pending", "10:00"],
    ["reviewing", "12:00"],
    ["interview", "13:00"],
  ]);
  expect(details.pay).toEqual({ payRangeMin: 25, payRangeMax: 50, payUnit: "hour", hoursPerWeek: 20 });
  expect(await countApplications(db, senior.viewer.id)).toEqual({
    total: 2,
    hired: 0,
    applied: 1,
    inReview: 0,
    interviews: 1,
    offers: 0,
  });
  const [latest] = await listRecentActivity(db, senior.viewer.id, 1);
  expect(latest?.title).toBe("Boiler Mentor");
  expect(await findApplication(db, senior.viewer.id, first.id)).toMatchObject({ id, status: "interview" });
});

// Clauses 6-7.
test("another person's application looks like a missing one", async () => {
  const recruiter = await aRecruiter(platform);
  const [owner, other] = [await anApplicant(), await anApplicant()];
  const job = await aJob(platform, { by: recruiter.viewer });
  const { id } = await applyToJob(platform, owner.viewer, { jobId: job.id });
  for (const applicationId of [id, NOBODY, "no-id"]) {
    await expect(requireApplicationDetails(db, other.viewer.id, applicationId)).rejects.toEqual(
      new DomainError("not-found"),
    );
  }
  expect(await listApplications(db, other.viewer.id)).toEqual([]);
  expect(await findApplication(db, other.viewer.id, job.id)).toBeNull();
});

// Clauses 7.2-7.
test("the job page knows what each visitor can do", async () => {
  const recruiter = await aRecruiter(platform);
  const [senior, newcomer] = [await anApplicant(), await aSenior(platform)];
  const job = await aJob(platform, { by: recruiter.viewer });
  const closed = { id: job.id, isActive: false, questions: [], status: "closed" as const };
  const paused = { id: job.id, isActive: false, questions: [], status: "paused" as const };
  const kindFor = async (viewer: Person["viewer"] | null, of: Parameters<typeof findApplyState>[2] = job) =>
    (await findApplyState(platform, viewer, of)).kind;

  expect(await kindFor(null)).toBe("guest");
  expect(await kindFor(null, closed)).toBe("closed");
  expect(await kindFor(recruiter.viewer)).toBe("recruiter");
  expect(await kindFor({ ...senior.viewer, role: null })).toBe("no-role");
  expect(await kindFor(newcomer.viewer)).toBe("profile-incomplete");
  expect(await kindFor(senior.viewer)).toBe("open");
  expect(await kindFor(senior.viewer, closed)).toBe("closed");
  expect([await kindFor(senior.viewer, paused), await kindFor(null, paused)]).toEqual(["paused", "paused"]);
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  const applied = { kind: "applied", applicationId: id, status: "pending" };
  expect(await findApplyState(platform, senior.viewer, closed)).toMatchObject(applied);
  const broken = {
    ...platform,
    db: new Proxy(db, {
      get: () => () => {
        throw new Error("no answer");
      },
    }),
  };
  expect(await findApplyState(broken, senior.viewer, job)).toEqual({ kind: "check-failed" });
});

// Clauses 7.2-16, D70.
test("a recruiter's table has applicants, then suggestions, best first", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer, skills: ["Weaving", "Dyeing"] });
  const stranger = await anApplicant({ fullName: "Nils Unmatched", skills: ["Sailing"], isVisible: false });
  const half = await anApplicant({ fullName: "Hanna Half", skills: ["Weaving"], isVisible: false });
  await anApplicant({ fullName: "Vera Visible", skills: ["Weaving", "Dyeing"] });
  await anApplicant({ fullName: "Hidden Fit", skills: ["Weaving", "Dyeing"], isVisible: false });
  for (const person of [stranger, half]) await applyToJob(platform, person.viewer, { jobId: job.id });

  const all = await listApplicants(platform, recruiter.viewer, job.id);
  expect(all.rows.map(({ fullName, application }) => [fullName, application?.status ?? null])).toEqual([
    ["Hanna Half", "pending"],
    ["Nils Unmatched", "pending"],
    ["Vera Visible", null],
  ]);
  expect(all.counts).toEqual({ all: 3, applied: 2, suggested: 1, shortlist: 0 });
  const applied = await listApplicants(platform, recruiter.viewer, job.id, { view: "applied" });
  expect(applied.rows).toHaveLength(2);
  const suggested = await listApplicants(platform, recruiter.viewer, job.id, { view: "suggested" });
  expect(suggested.rows.map(({ fullName }) => fullName)).toEqual(["Vera Visible"]);
});

// Clauses 6-8.
test("a recruiter sees no candidate of another's job", async () => {
  const [owner, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const job = await aJob(platform, { by: owner.viewer });
  const senior = await anApplicant({ isVisible: false });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  for (const jobId of [job.id, NOBODY, "no-id"]) {
    await expect(listApplicants(platform, other.viewer, jobId)).rejects.toEqual(new DomainError("not-found"));
    await expect(findCandidate(platform, other.viewer, jobId, senior.viewer.id)).rejects.toEqual(
      new DomainError("not-found"),
    );
  }
});

test("the card shows what was sent, and nothing after a withdrawal", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const senior = await anApplicant({ bio: "As it was sent.", isVisible: false });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  await aProfile(platform, { of: senior.viewer, bio: "Rewritten later.", isVisible: false });

  const sent = await findCandidate(platform, recruiter.viewer, job.id, senior.viewer.id);
  expect(sent).toMatchObject({
    bio: "As it was sent.",
    experience: "20+ years",
    application: { id, status: "pending" },
  });
  expect(JSON.stringify(sent)).not.toContain(senior.email);
  expect(sent).not.toHaveProperty("yearsExperience");

  await withdrawApplication(platform, senior.viewer, { applicationId: id });
  expect(await findCandidate(platform, recruiter.viewer, job.id, senior.viewer.id)).toBeNull();
  const { rows } = await listApplicants(platform, recruiter.viewer, job.id, { view: "applied" });
  expect(rows.map(({ application, percent }) => [application?.status, percent])).toEqual([["withdrawn", null]]);
  expect(await findCandidate(platform, recruiter.viewer, job.id, NOBODY)).toBeNull();
  expect(await findCandidate(platform, recruiter.viewer, job.id, "no-id")).toBeNull();
});

// Clauses 2.6-5, 7.2-20, 9-14.
test("a recruiter's figures and waiting list cover their own jobs", async () => {
  const [recruiter, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const [open, paused] = [
    await aJob(platform, { by: recruiter.viewer }),
    await aJob(platform, { by: recruiter.viewer }),
  ];
  const foreign = await aJob(platform, { by: other.viewer });
  at("14:00");
  const early = await anApplicant();
  await applyToJob(platform, early.viewer, { jobId: open.id });
  at("15:00");
  const late = await anApplicant();
  await applyToJob(platform, late.viewer, { jobId: paused.id });
  const { id } = await applyToJob(platform, early.viewer, { jobId: paused.id });
  await applyToJob(platform, late.viewer, { jobId: foreign.id });
  await db.update(applications).set({ status: "interview" }).where(eq(applications.id, id));
  await db.update(jobs).set({ status: "paused" }).where(eq(jobs.id, paused.id));

  expect(await countForRecruiter(db, recruiter.viewer.id, new Date())).toEqual({
    activeJobs: 1,
    applicants: 3,
    interviews: 1,
  });
  const waiting = await listWaiting(db, recruiter.viewer.id, { now: new Date(), limit: 5 });
  expect(waiting.map(({ candidateId }) => candidateId)).toEqual([early.viewer.id, late.viewer.id]);
  // A message counts as an answer.
  await db.update(applications).set({ answeredAt: new Date() }).where(eq(applications.applicantId, early.viewer.id));
  expect(
    (await listWaiting(db, recruiter.viewer.id, { now: new Date(), limit: 5 })).map(({ candidateId }) => candidateId),
  ).toEqual([late.viewer.id]);
  const nobody = await aRecruiter(platform);
  expect(await countForRecruiter(db, nobody.viewer.id, new Date())).toEqual({
    activeJobs: 0,
    applicants: 0,
    interviews: 0,
  });
});

/** Counts the statements through a handle; reading the applicants' table opens no transaction. */
function counting(target: Database): { db: Database; count: () => number } {
  let statements = 0;
  const counted = new Proxy(target, {
    get(handle, name, receiver) {
      if (name === "select" || name === "$count" || name === "execute") statements += 1;
      return Reflect.get(handle, name, receiver);
    },
  });
  return { db: counted, count: () => statements };
}

test("the table needs no more statements for 16 people than for two", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer, skills: ["Glazing"] });
  const apply = async () => {
    const person = await anApplicant({ skills: ["Glazing"] });
    await applyToJob(platform, person.viewer, { jobId: job.id });
    await anApplicant({ skills: ["Glazing"] });
  };
  await apply();
  const few = counting(db);
  await listApplicants({ ...platform, db: few.db }, recruiter.viewer, job.id);
  for (let more = 0; more < 7; more += 1) await apply();
  const many = counting(db);
  const { rows } = await listApplicants({ ...platform, db: many.db }, recruiter.viewer, job.id);
  expect(rows).toHaveLength(16);
  expect(many.count()).toBe(few.count());
});

test("pages through a hundred applicants once each, then suggestions", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer, skills: ["Caning"] });
  const fits = await anApplicant({ fullName: "Vera Visible", skills: ["Caning"] });
  const senior = await anApplicant({ isVisible: false });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  const [sent] = await db.select().from(applications).where(eq(applications.id, id));
  if (!sent) throw new Error("the application is gone");
  for (let more = 0; more < 104; more += 1) {
    const another = await aRow();
    await db.insert(applications).values({ ...sent, id: platform.ids.next(new Date()), applicantId: another });
  }
  const first = await listApplicants(platform, recruiter.viewer, job.id);
  expect(first.rows).toHaveLength(100);
  expect(first.counts).toEqual({ all: 106, applied: 105, suggested: 1, shortlist: 0 });
  const second = await listApplicants(platform, recruiter.viewer, job.id, { after: first.nextAfter });
  expect(second.nextAfter).toBeNull();
  const everybody = [...first.rows, ...second.rows].map(({ candidateId }) => candidateId);
  expect(new Set(everybody).size).toBe(106);
  expect(everybody.at(-1)).toBe(fits.viewer.id);
});

/** A bare account, because signing up a hundred people takes long. */
async function aRow(): Promise<string> {
  const now = platform.clock.now();
  const id = platform.ids.next(new Date());
  await db.insert(users).values({ id, name: "Someone", email: `${id}@people.example`, createdAt: now, updatedAt: now });
  return id;
}
