import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobFollowers } from "#app/db/schema/job-followers.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { handOverJob, removeMember } from "#app/features/teams/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicantFor } from "#test/applications.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { listSubjectsTo, writeWaitingMails } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { followJob } from "./followers.server.ts";
import { tendJobs } from "./lifecycle/tasks.server.ts";

const { platform, get } = await openTestApp();
const { db, clock } = platform;

/** A job of a company of two, and the colleague who follows it. */
async function aFollowedJob() {
  clock.set("2026-11-20T10:00:00Z");
  const { viewer: owner, cookie } = await aRecruiter(platform);
  const colleague = await aColleague(platform, owner);
  const job = await aJob(platform, { by: owner, title: "Loom Adviser" });
  await followJob(platform, colleague, { jobId: job.id, isOn: true });
  return { owner, cookie, colleague, job };
}

async function kindsOf({ id }: Viewer): Promise<string[]> {
  const rows = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.id);
  return rows.map(({ kind }) => kind);
}

// Clauses 2.1-192.
describe("a colleague who follows a job", () => {
  it("gets its notifications and emails, beside who is responsible for it", async () => {
    const { owner, colleague, job } = await aFollowedJob();
    const other = await aColleague(platform, owner, "recruiter", "Bo Lund");
    const senior = await anApplicantFor(platform, job.id);
    await withdrawApplication(platform, senior.viewer, { applicationId: senior.applicationId });
    clock.set("2026-12-30T09:00:00Z");
    await tendJobs(platform);
    const told = ["application-received", "application-withdrawn", "job-ending"];
    expect(await kindsOf(owner)).toEqual(told);
    expect(await kindsOf(colleague)).toEqual(told);
    expect(await kindsOf(other)).toEqual([]);
    await writeWaitingMails(platform);
    expect(await listSubjectsTo(platform, colleague.email)).toHaveLength(1);
  });

  it("gets no more once they stop", async () => {
    const { colleague, job } = await aFollowedJob();
    await followJob(platform, colleague, { jobId: job.id, isOn: true });
    await anApplicantFor(platform, job.id);
    await followJob(platform, colleague, { jobId: job.id, isOn: false });
    await anApplicantFor(platform, job.id);
    expect(await kindsOf(colleague)).toEqual(["application-received"]);
  });

  it("gets nothing, and keeps nothing, after leaving the company", async () => {
    const { owner, colleague, job } = await aFollowedJob();
    await anApplicantFor(platform, job.id);
    await removeMember(platform, owner, { personId: colleague.id, toId: owner.id });
    await anApplicantFor(platform, job.id);
    expect(await kindsOf(colleague)).toEqual(["team"]);
    expect((await kindsOf(owner)).filter((kind) => kind === "application-received")).toHaveLength(2);
    expect(await db.$count(jobFollowers, eq(jobFollowers.userId, colleague.id))).toBe(0);
    await expect(followJob(platform, colleague, { jobId: job.id, isOn: true })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("is told once of each thing after taking the job over", async () => {
    const { owner, colleague, job } = await aFollowedJob();
    await anApplicantFor(platform, job.id);
    await handOverJob(platform, owner, { jobId: job.id, from: owner.id, toId: colleague.id });
    await anApplicantFor(platform, job.id);
    expect((await kindsOf(colleague)).filter((kind) => kind === "application-received")).toHaveLength(2);
  });

  it("sees it on Manage Jobs, where who is responsible has no such button", async () => {
    const { owner, cookie, colleague, job } = await aFollowedJob();
    const mine = await aJob(platform, { by: colleague, title: "Weaver" });
    await followJob(platform, owner, { jobId: mine.id, isOn: true });
    await followJob(platform, owner, { jobId: job.id, isOn: true });
    const page = await (await get("/recruiter/manage-jobs?whose=everyone", { cookie })).text();
    expect(pageText(page)).toContain("You follow this job.");
    expect(page.match(/value="(un)?follow"/g)).toEqual(['value="unfollow"']);
    const isOwn = and(eq(jobFollowers.userId, owner.id), eq(jobFollowers.jobId, job.id));
    expect(await db.$count(jobFollowers, isOwn)).toBe(0);
  });
});
