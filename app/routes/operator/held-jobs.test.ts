import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#app/db/schema/staff.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { approveJob } from "#app/features/jobs/review/decisions.server.ts";
import { inputOf, type Job } from "#app/features/jobs/rules.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { aStaff, type StaffPerson } from "#test/staff.ts";

const { platform, get, post } = await openTestApp({ env: { REVIEW: "first-jobs" } });
const { db } = platform;
const support = await aStaff(platform, "support");
const moderator = await aStaff(platform, "moderator");
const SCAM = "We look for a helper. A refundable deposit of $50 is asked for before you start with us.";

async function read(path: string, { cookie }: StaffPerson): Promise<string> {
  return pageText(await (await get(path, { cookie })).text());
}

async function aHeldJob(companyName: string, said: Partial<Job> = {}) {
  const recruiter = await aRecruiter(platform, { companyName });
  const job = await aJob(platform, { by: recruiter.viewer, company: companyName, ...said });
  return { job, recruiter, path: `/operator/jobs/${job.id}` };
}

describe("the list of held jobs", () => {
  // Clauses 2.1-70.
  it("shows the longest waiting first, and filters by reason", async () => {
    await aHeldJob("Alder Mill", { title: "Alder Adviser" });
    platform.clock.pass(60_000);
    await aHeldJob("Birch Mill", { title: "Birch Adviser", description: SCAM });
    const page = await read("/operator/jobs", support);
    expect(page.indexOf("Alder Adviser")).toBeGreaterThan(0);
    expect(page.indexOf("Birch Adviser")).toBeGreaterThan(page.indexOf("Alder Adviser"));
    const money = await read("/operator/jobs?reason=money", support);
    expect(money).toContain("Birch Adviser Birch Mill First job, Money");
    expect(money).not.toContain("Alder Adviser");
    expect(await read("/operator/jobs?reason=parcels", support)).toContain("Nothing fits this filter");
    expect(await read("/operator", support)).toContain("Held jobs Nobody can find them until someone decides. 2");
  });

  it("comes in pages of fifty", async () => {
    const { recruiter } = await aHeldJob("Cedar Mill", { title: "Cedar Adviser" });
    for (let index = 0; index < 50; index += 1)
      await aJob(platform, { by: recruiter.viewer, company: "Cedar Mill", title: `Cedar Adviser ${index}` });
    const html = await (await get("/operator/jobs", { cookie: support.cookie })).text();
    const next = html.match(/href="(\/operator\/jobs\?after=[0-9a-f-]{36})"/)?.[1] ?? "";
    expect(pageText(html)).not.toContain("Cedar Adviser 49");
    const page = await read(next, support);
    expect(page).toContain("Cedar Adviser 49");
    expect(page).not.toContain("Alder Adviser");
  });
});

describe("one held job", () => {
  it("shows why it is held, its signs, and its recruiter; support cannot decide", async () => {
    const { path } = await aHeldJob("Dogwood Mill", { title: "Dogwood Adviser", description: SCAM });
    const page = await read(path, support);
    expect(page).toContain("It's the first job under this company name");
    expect(page).toMatch(/A refundable deposit of \$50 is asked for before you start with us\. \(Money/);
    expect(page).toContain(", not verified. The job names it.");
    expect(page).toContain("No job of theirs was decided before.");
    expect(page).not.toContain("Decision");
    expect((await post(path, { intent: "approve", version: "1" }, { cookie: support.cookie })).status).toBe(404);
  });

  // Clauses 2.1-70.
  it("shows a change beside the public version", async () => {
    const { job, recruiter, path } = await aHeldJob("Elder Mill", { title: "Elder Adviser" });
    await approveJob(platform, null, { jobId: job.id, version: 1 });
    const live = await requireOwnJob(db, recruiter.viewer.id, job.id);
    const said = {
      jobId: job.id,
      seenAt: live.updatedAt,
      ...inputOf({ ...live, title: "Elder Helper", description: SCAM }),
    };
    await editJob(platform, recruiter.viewer, said, { isDraft: false });
    const page = await read(path, moderator);
    expect(page).toContain("Title Elder Helper Elder Adviser");
    expect(page).toContain("Company Elder Mill The same");
    expect(page).toContain("New: We look for a helper.");
    expect(page).toContain("Removed: We run payroll for 340 people");
    expect(page).toContain("1 earlier review Approved: Elder Adviser");
  });

  // Clauses 2.1-70.
  it("is approved once, in the version that the moderator saw, on record", async () => {
    const { job, recruiter, path } = await aHeldJob("Fir Mill", { title: "Fir Adviser" });
    const said = { jobId: job.id, seenAt: job.updatedAt, ...inputOf({ ...job, title: "Fir Warden" }) };
    await editJob(platform, recruiter.viewer, said, { isDraft: false });
    const stale = await post(path, { intent: "approve", version: "1" }, { cookie: moderator.cookie });
    expect(stale.status).toBe(409);
    expect(pageText(await stale.text())).toContain("This was decided or changed meanwhile");
    const done = await post(path, { intent: "approve", version: "2" }, { cookie: moderator.cookie });
    expect(done.headers.get("Location")).toBe("/operator/jobs");
    expect((await get(`/job/${job.id}`)).status).toBe(200);
    expect((await get(path, { cookie: moderator.cookie })).status).toBe(404);
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, job.id));
    expect(rows).toMatchObject([
      { actorId: moderator.viewer.id, action: "job.approved", detail: { version: 2, reasons: "first-job" } },
    ]);
  });

  it("is refused with a template or the moderator's own reason, never without one", async () => {
    const { job, recruiter, path } = await aHeldJob("Gorse Mill", { title: "Gorse Adviser" });
    const refuse = (form: Record<string, string>) =>
      post(path, { intent: "refuse", version: "1", ...form }, { cookie: moderator.cookie });
    const without = await refuse({ template: "", reason: "" });
    expect(without.status).toBe(400);
    expect(pageText(await without.text())).toContain("Please choose a reason, or write one");
    const done = await refuse({ template: "0", reason: "" });
    const toast = (done.headers.get("Set-Cookie") ?? "").split(";")[0];
    const list = await get("/operator/jobs", { cookie: `${moderator.cookie}; ${toast}` });
    expect(await list.text()).toContain("Job refused");
    const page = pageText(await (await get(`/recruiter/manage-jobs/${job.id}`, { cookie: recruiter.cookie })).text());
    expect(page).toContain("A job on this site can't ask people to pay for anything");
  });
});
