import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { approveJob, refuseJob } from "#app/features/jobs/review/decisions.server.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { aJobForm, anEditForm } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp({ env: { REVIEW: "first-jobs" } });
const { db } = platform;
const MANAGE = "/recruiter/manage-jobs";
const CHECKED = "We check this before it goes live, usually within one business day.";
const SCAM = "We look for a helper. A refundable deposit of $50 is asked for before you start with us.";

async function read(path: string, person?: Person): Promise<string> {
  return pageText(await (await get(path, { cookie: person?.cookie })).text());
}

async function send(person: Person, form: Record<string, string>, path = "/recruiter/post-job") {
  return await post(path, form, { cookie: person.cookie });
}

async function jobOf(title: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.title, title));
  if (!job) throw new Error(`no job ${title}`);
  return job;
}

describe("posting the first job of an unverified company", () => {
  // Clauses 4-19.
  it("says that it is reviewed first and why, and shows it to no one else", async () => {
    const recruiter = await aRecruiter(platform, { companyName: "Kestrel Row Manufacturing" });
    const answer = await send(recruiter, aJobForm({ title: "Held Kiln Adviser" }));
    expect(toastOf(answer)).toContain('"Job sent for review","text":"Held Kiln Adviser"');
    const page = await read(answer.headers.get("Location") ?? "", recruiter);
    expect(page).toContain(`Held Kiln Adviser. ${CHECKED}`);
    expect(page).toContain("It's the first job under this company name, and the company isn't verified yet.");
    expect(page).not.toContain("is open for applications");
    expect(await read(MANAGE, recruiter)).toContain(
      "Held Kiln Adviser $30 - $40 per hour, 12 hours a week, On-site In review",
    );
    const { id } = await jobOf("Held Kiln Adviser");
    for (const path of ["/find-jobs?q=kiln", "/", "/jobs/feed.xml"]) {
      expect(await read(path), path).not.toContain("Held Kiln Adviser");
    }
    for (const [path, status] of [
      [`/job/${id}`, 404],
      [`/job/${id}/share.png`, 404],
    ] as const) {
      expect((await get(path, { cookie: recruiter.cookie })).status, path).toBe(status);
    }
    await approveJob(platform, null, { jobId: id, version: 1 });
    // Each process gets a notification and then drops its cached pages.
    await expect.poll(() => read("/find-jobs?q=kiln")).toContain("Held Kiln Adviser");
    expect((await get(`/job/${id}`)).status).toBe(200);
  });

  it("can be withdrawn, which makes it a draft", async () => {
    const recruiter = await aRecruiter(platform, { companyName: "Withdrawn Lamps" });
    await send(recruiter, aJobForm({ title: "Withdrawn Adviser", company: "Withdrawn Lamps" }));
    const { id } = await jobOf("Withdrawn Adviser");
    const answer = await send(recruiter, { intent: "withdraw", jobId: id }, MANAGE);
    expect(toastOf(answer)).toContain("Job withdrawn from review");
    expect((await jobOf("Withdrawn Adviser")).status).toBe("draft");
  });

  it("is refused with a reason, shown until it is sent again", async () => {
    const recruiter = await aRecruiter(platform, { companyName: "Refused Lamps" });
    await send(recruiter, aJobForm({ title: "Refused Adviser", company: "Refused Lamps", description: SCAM }));
    const { id } = await jobOf("Refused Adviser");
    await refuseJob(platform, null, { jobId: id, version: 1, reason: "Please ask nobody for money." });
    const page = await read(`${MANAGE}/${id}`, recruiter);
    expect(page).toContain("We didn't approve this job Please ask nobody for money.");
    expect(page).toContain("Send for review");
    const { updatedAt } = await jobOf("Refused Adviser");
    const again = anEditForm({
      title: "Refused Adviser",
      company: "Refused Lamps",
      seenAt: updatedAt.toISOString(),
      intent: "post",
    });
    const answer = await send(recruiter, again, `${MANAGE}/${id}`);
    expect(toastOf(answer)).toContain("Changes sent for review");
    expect((await jobOf("Refused Adviser")).status).toBe("held");
  });
});

describe("changing a live job into one with signs of a scam", () => {
  // Clauses 4-19.
  it("takes the job offline and keeps its applications", async () => {
    const recruiter = await aRecruiter(platform, { companyName: "Changed Lamps" });
    await send(recruiter, aJobForm({ title: "Changed Adviser", company: "Changed Lamps" }));
    const { id } = await jobOf("Changed Adviser");
    await approveJob(platform, null, { jobId: id, version: 1 });
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    const application = await applyToJob(platform, senior.viewer, { jobId: id });
    const { updatedAt } = await jobOf("Changed Adviser");
    const form = anEditForm({
      title: "Changed canary",
      company: "Changed Lamps",
      description: SCAM,
      seenAt: updatedAt.toISOString(),
    });
    const answer = await send(recruiter, form, `${MANAGE}/${id}`);
    expect(toastOf(answer)).toContain("Changes sent for review");
    const page = await read(`${MANAGE}/${id}`, recruiter);
    expect(page).toContain(`${CHECKED} It mentions paying money, which scams often do.`);
    expect(page).toContain("You keep its applicants, and they keep their applications.");
    expect(page).toContain("refundable deposit of $50");
    expect((await get(`/job/${id}`)).status).toBe(404);
    const theirs = await read(`/senior/applications?application=${application.id}`, senior);
    expect(theirs).toContain("Changed Adviser");
    expect(theirs).toContain("A change the employer made to this job is being checked.");
    for (const text of [theirs, await read("/find-jobs"), await read("/senior/dashboard", senior)]) {
      expect(text).not.toMatch(/Changed canary|refundable deposit/);
    }
    expect((await findLastReview(db, id))?.reasons).toEqual(["money"]);
    const open = and(eq(jobs.id, id), eq(jobs.isActive, true));
    expect(await db.$count(jobs, open)).toBe(0);
  });
});

describe("a recruiter with an unverified email", () => {
  // Clauses 4-21.
  it("cannot post, and is told what to do on every page", async () => {
    const recruiter = await aRecruiter(platform, { isVerified: false });
    const form = aJobForm({ title: "Unverified Adviser" });
    const answer = await send(recruiter, form);
    expect(answer.status).toBe(403);
    const text = pageText(await answer.text());
    expect(text).toContain("Please verify your email first");
    expect(await db.$count(jobs, eq(jobs.title, "Unverified Adviser"))).toBe(0);
    for (const path of ["/recruiter/dashboard", "/recruiter/post-job", "/recruiter/messages", MANAGE]) {
      const page = await (await get(path, { cookie: recruiter.cookie })).text();
      expect(pageText(page), path).toContain(`We sent a link to ${recruiter.email}.`);
      expect(page, path).toContain("Send the email again");
    }
    expect((await get("/recruiter/candidates", { cookie: recruiter.cookie })).status).toBe(403);
  });
});
