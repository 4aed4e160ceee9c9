import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { BRAND } from "#app/brand.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { listSubjectsTo } from "#test/mails.ts";
import { openTestPlatform } from "#test/platform.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { editJob } from "../lifecycle/editing.server.ts";
import { requireJob, requireOwnJob } from "../queries.server.ts";
import { inputOf, type Job } from "../rules.ts";
import { approveJob, refuseJob } from "./decisions.server.ts";
import { findLastReview } from "./holding.server.ts";
import { findOwnReview } from "./queries.server.ts";
import { withdrawJob } from "./withdrawal.server.ts";

const platform = await openTestPlatform(await openTestDatabase(), { env: { REVIEW: "first-jobs" } });
const { db } = platform;
const NO_NAME = null;
const BAD = "We look for a helper. A refundable deposit of $50 is asked for before you start with us.";

function edit(by: Viewer, job: Job, changes: Partial<Job>) {
  const said = { jobId: job.id, seenAt: job.updatedAt, ...inputOf({ ...job, ...changes }) };
  return editJob(platform, by, said, { isDraft: false });
}

async function reviewOf(job: { id: string }) {
  const review = await findLastReview(db, job.id);
  if (!review) throw new Error("no review");
  return review;
}

async function approve(job: { id: string }, version = 1) {
  await approveJob(platform, NO_NAME, { jobId: job.id, version });
}

async function notificationsOf({ id }: Viewer) {
  const told = await db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.id);
  return told.map(({ kind, title }) => `${kind}: ${title}`);
}

/** Creates an unverified company that has passed its first review, and returns the job. */
async function aKnownEmployer(company: string) {
  const by = await anEmployer(platform, { company });
  const first = await aJob(platform, { by, company });
  await approve(first);
  return { by, job: await requireOwnJob(db, by.id, first.id) };
}

describe("the first job of an unverified company", () => {
  // Clauses 4-19.
  it("waits, visible only to its recruiter, and goes live when approved", async () => {
    const by = await anEmployer(platform, { company: "Alder Lamps" });
    const job = await aJob(platform, { by, company: "Alder Lamps" });
    expect(job).toMatchObject({ status: "held", isActive: false, expiresAt: null });
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
    expect((await reviewOf(job)).reasons).toEqual(["first-job"]);
    expect(await listSubjectsTo(platform, BRAND.contactEmail)).toContain(`Job in review: ${job.title}`);
    await approve(job);
    expect(await requireJob(db, job.id)).toMatchObject({ status: "live", isActive: true });
    expect(await notificationsOf(by)).toEqual(["job-approved: Your job is live"]);
  });

  it("is the only one held: the next job of the company goes live", async () => {
    const { by } = await aKnownEmployer("Birch Lamps");
    expect(await aJob(platform, { by, company: "Birch Lamps" })).toMatchObject({ status: "live" });
    expect(await aJob(platform, { by, company: "Cedar Lamps" })).toMatchObject({ status: "held" });
  });

  it("waits again after a change, and only the newest version can be decided", async () => {
    const by = await anEmployer(platform, { company: "Dogwood Lamps" });
    const job = await aJob(platform, { by, company: "Dogwood Lamps" });
    const changed = await edit(by, job, { title: "Payroll Mentor, two days" });
    expect(changed).toMatchObject({ status: "held", title: "Payroll Mentor, two days" });
    await expect(approve(job, 1)).rejects.toThrow("decided-already");
    await approve(job, 2);
    expect((await requireJob(db, job.id)).title).toBe("Payroll Mentor, two days");
  });
});

describe("a job of a verified company", () => {
  it("goes live at once when it is clean, and waits when it shows signs", async () => {
    const by = await anEmployer(platform, { company: "Elm Kilns", isChecked: true });
    expect(await aJob(platform, { by, company: "Elm Kilns" })).toMatchObject({ status: "live" });
    const held = await aJob(platform, { by, company: "Elm Kilns", description: BAD });
    expect([held.status, (await reviewOf(held)).reasons]).toEqual(["held", ["money"]]);
  });
});

describe("a change of a live job that shows signs", () => {
  it("hides the job and leaves its row unchanged until it is approved", async () => {
    const { by, job } = await aKnownEmployer("Fir Kilns");
    const held = await edit(by, job, { description: BAD, payRangeMax: 60 });
    expect(held).toMatchObject({ status: "held", description: job.description, payRangeMax: 50 });
    const { shown, review } = await findOwnReview(db, held);
    expect(shown.description).toBe(BAD);
    expect(review).toMatchObject({ reasons: ["money"], wasPublic: true });
    await approve(job);
    expect(await requireJob(db, job.id)).toMatchObject({ status: "live", description: BAD, payRangeMax: 60 });
  });

  it("stays held when the signs are removed, and its recruiter is told why", async () => {
    const { by, job } = await aKnownEmployer("Gorse Kilns");
    const held = await edit(by, job, { description: BAD });
    const again = await edit(by, held, { title: "Payroll Mentor for a year" });
    expect([again.status, (await reviewOf(job)).reasons, (await reviewOf(job)).version]).toEqual([
      "held",
      ["changed"],
      2,
    ]);
  });

  it("is dropped on withdrawal: the job is paused unchanged and can resume", async () => {
    const { by, job } = await aKnownEmployer("Hazel Kilns");
    await edit(by, job, { description: BAD });
    const back = await withdrawJob(platform, by, { jobId: job.id });
    expect(back).toMatchObject({ status: "paused", description: job.description });
    const resumed = await stepJob(platform, by, { jobId: job.id, step: "resume", from: "paused" });
    expect(resumed.status).toBe("live");
  });

  it("keeps a paused job paused once it is approved", async () => {
    const { by, job } = await aKnownEmployer("Ivy Kilns");
    const paused = await stepJob(platform, by, { jobId: job.id, step: "pause", from: "live" });
    await edit(by, paused, { description: BAD });
    await approve(job);
    expect(await requireJob(db, job.id)).toMatchObject({ status: "paused", description: BAD });
    const resumed = await stepJob(platform, by, { jobId: job.id, step: "resume", from: "paused" });
    expect(resumed.status).toBe("live");
  });
});

describe("a refused job", () => {
  it("shows the reason, and can be changed and sent again", async () => {
    const by = await anEmployer(platform, { company: "Juniper Lamps" });
    const job = await aJob(platform, { by, company: "Juniper Lamps", description: BAD });
    await refuseJob(platform, NO_NAME, { jobId: job.id, version: 1, reason: "Please ask nobody for money." });
    const refused = await requireOwnJob(db, by.id, job.id);
    expect(refused.status).toBe("refused");
    expect((await findOwnReview(db, refused)).review?.refusal).toBe("Please ask nobody for money.");
    expect(await notificationsOf(by)).toEqual(["job-refused: Your job wasn't approved"]);
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
    const again = await edit(by, refused, {
      description: "A clean text of fifty letters and more about keeping lamps.",
    });
    expect(again.status).toBe("held");
    await approve(job);
    expect((await requireJob(db, job.id)).status).toBe("live");
  });

  it("becomes a draft again when it is withdrawn", async () => {
    const by = await anEmployer(platform, { company: "Kale Lamps" });
    const job = await aJob(platform, { by, company: "Kale Lamps" });
    expect((await withdrawJob(platform, by, { jobId: job.id })).status).toBe("draft");
    await expect(withdrawJob(platform, by, { jobId: job.id })).rejects.toThrow("illegal-step");
    await expect(approve(job)).rejects.toThrow("decided-already");
  });
});

describe("a company name similar to a verified one", () => {
  it.each([
    ["Marrow and Thistle Printing", true],
    ["MARROW & THISTLE PRINTING, Inc.", true],
    ["Marrow & Thistle", true],
    ["Marrow & Thistle Printing Careers", true],
    ["Marow & Thistle Printing", true],
    ["Marrow & Thistel Printing", true],
    ["Μarrоw & Thistle Printing", true],
    ["Mallow & Thimble Printing", false],
    ["Thistle", false],
  ])("%s: %s", async (company, isHeld) => {
    if ((await db.$count(companies, eq(companies.name, "Marrow & Thistle Printing"))) === 0)
      await anEmployer(platform, { company: "Marrow & Thistle Printing", isChecked: true });
    const by = await anEmployer(platform, { company });
    const job = await aJob(platform, { by, company });
    expect((await reviewOf(job)).reasons.includes("name")).toBe(isHeld);
  });

  it("is held even if approved before the other company was verified", async () => {
    const { by } = await aKnownEmployer("Vetch and Teasel");
    await anEmployer(platform, { company: "Vetch and Teasel", isChecked: true });
    const job = await aJob(platform, { by, company: "Vetch and Teasel" });
    expect((await reviewOf(job)).reasons).toEqual(["name"]);
  });

  it("is reviewed once: an approved name stays approved", async () => {
    const by = await anEmployer(platform, { company: "Marrow & Thistle" });
    await approve(await aJob(platform, { by, company: "Marrow & Thistle" }));
    expect((await aJob(platform, { by, company: "Marrow & Thistle" })).status).toBe("live");
  });

  it("is accepted for a colleague on the same domain, and held on another", async () => {
    await anEmployer(platform, { company: "Nettle Glass", isChecked: true });
    const colleague = await anEmployer(platform, { company: "Nettle Glass", isChecked: true });
    expect((await aJob(platform, { by: colleague, company: "Nettle Glass" })).status).toBe("live");
    const stranger = await anEmployer(platform, { company: "Nettle Glass", isChecked: true });
    const hiresFor = db.select({ id: recruiters.companyId }).from(recruiters).where(eq(recruiters.userId, stranger.id));
    await db.update(companies).set({ verifiedDomain: "nettle.example" }).where(inArray(companies.id, hiresFor));
    const job = await aJob(platform, { by: stranger, company: "Nettle Glass" });
    expect((await reviewOf(job)).reasons).toEqual(["name"]);
  });
});

describe("the review setting", () => {
  it('holds nothing when it is "off", and every job when it is "all"', async () => {
    const by = await anEmployer(platform, { company: "Oak Lamps", isChecked: true });
    const off = { ...platform, env: { ...platform.env, review: "off" } } as const;
    const all = { ...platform, env: { ...platform.env, review: "all" } } as const;
    expect((await aJob(off, { by, company: "Oak Lamps", description: BAD })).status).toBe("live");
    expect((await aJob(all, { by, company: "Oak Lamps" })).status).toBe("held");
  });
});

describe("a decision", () => {
  // Clauses 4-19.
  it("is made once, of fifty at the same moment", async () => {
    const by = await anEmployer(platform, { company: "Pine Lamps" });
    const job = await aJob(platform, { by, company: "Pine Lamps" });
    const decision = { jobId: job.id, version: 1 };
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0
          ? approveJob(platform, NO_NAME, decision)
          : refuseJob(platform, NO_NAME, { ...decision, reason: "Not a job as we understand it." }),
      ),
    );
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(49);
    for (const one of refused) expect(one).toMatchObject({ reason: { code: "decided-already" } });
    expect(await db.$count(jobReviews, eq(jobReviews.jobId, job.id))).toBe(1);
    expect(await notificationsOf(by)).toHaveLength(1);
  });

  it("leaves a job paused if its recruiter is closing their account", async () => {
    const by = await anEmployer(platform, { company: "Quince Lamps" });
    const job = await aJob(platform, { by, company: "Quince Lamps" });
    const now = platform.clock.now();
    await db.insert(accountDeletions).values({ userId: by.id, wasVisible: false, requestedAt: now, dueAt: now });
    await approve(job);
    expect((await requireOwnJob(db, by.id, job.id)).status).toBe("paused");
  });

  it("is refused for an unknown job", async () => {
    await expect(approve({ id: "00000000-0000-7000-8000-000000000000" })).rejects.toThrow("not-found");
  });
});
