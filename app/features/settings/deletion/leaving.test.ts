import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { messages } from "#app/db/schema/messaging.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { openTestApp } from "#test/app.ts";
import { aJob, aJobForm } from "#test/jobs.ts";
import { aConversation } from "#test/messages.ts";
import { A_PASSWORD, aRecruiter } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { keepAccount, requestDeletion } from "./commands.server.ts";

// Once its owner requests erasure, an account can read but not act toward others.

const { platform, post, get } = await openTestApp();
const { db } = platform;
const { senior, recruiter, conversationId } = await aConversation(platform);
const openJob = await aJob(platform, { by: recruiter.viewer, title: "Second Payroll Mentor" });
const password = { currentPassword: A_PASSWORD };

const isShown = async () =>
  (await db.select().from(profiles).where(eq(profiles.userId, senior.viewer.id)))[0]?.isVisible;

await aProfile(platform, { of: senior.viewer, isVisible: true });
await requestDeletion(platform, senior.viewer, password);
const leaving = await aRecruiter(platform);
const paused = await aJob(platform, { by: leaving.viewer, title: "Kiln Adviser" });
await requestDeletion(platform, leaving.viewer, password);

describe("a senior whose account is to be erased", () => {
  it("cannot apply, write, or become visible", async () => {
    const { cookie } = senior;
    const sent = await db.$count(messages);
    const applied = await db.$count(applications);
    const tries = [
      await post(`/job/${openJob.id}`, { intent: "apply" }, { cookie }),
      await post(
        "/senior/messages",
        { intent: "send", conversationId, content: "Hello", submissionKey: randomUUID() },
        { cookie },
      ),
      await post("/senior/settings", { intent: "preferences", isVisible: "on" }, { cookie }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect([await db.$count(messages), await db.$count(applications), await isShown()]).toEqual([sent, applied, false]);
  });

  it("cannot apply by logging in with a pending action either", async () => {
    const applied = await db.$count(applications);
    const next = `/job/${openJob.id}?apply=1`;
    await post("/login", { email: senior.email, password: A_PASSWORD, next });
    expect(await db.$count(applications)).toBe(applied);
  });

  it("still reads, and is as before once the account is kept", async () => {
    expect((await get("/senior/applications", { cookie: senior.cookie })).status).toBe(200);
    await keepAccount(platform, senior.viewer);
    expect(await isShown()).toBe(true);
    expect((await post(`/job/${openJob.id}`, { intent: "apply" }, { cookie: senior.cookie })).status).toBe(303);
  });
});

describe("a recruiter whose account is to be erased", () => {
  it("cannot post or resume a job, but still reads applications", async () => {
    const { cookie } = leaving;
    const posted = await post("/recruiter/post-job", aJobForm(), { cookie });
    const step = { intent: "step", jobId: paused.id, step: "resume", from: "paused" };
    const resumed = await post("/recruiter/manage-jobs", step, { cookie });
    expect([posted.status, resumed.status]).toEqual([403, 403]);
    const [job] = await db.select().from(jobs).where(eq(jobs.id, paused.id));
    expect(job?.status).toBe("paused");
    expect((await get(`/recruiter/applications?job=${paused.id}`, { cookie })).status).toBe(200);
  });
});
