import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { removeMember, setSecondPerson } from "#app/features/teams/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob, anEmployer } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { importJob } from "../imports/posting.server.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { editJob } from "../lifecycle/editing.server.ts";
import { requireJob, requireOwnJob } from "../queries.server.ts";
import { inputOf, type Job } from "../rules.ts";
import { countWaitingForYes } from "./colleague.server.ts";
import { approveJob } from "./decisions.server.ts";
import { findLastReview } from "./holding.server.ts";
import { listWaitingJobs } from "./queue.server.ts";
import { publishForColleague } from "./second-person.server.ts";
import { withdrawJob } from "./withdrawal.server.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const reviewing = { ...platform, env: { ...platform.env, review: "first-jobs" } } as const;

/** A company of two in which a second person publishes. */
async function aCarefulTeam() {
  const { viewer: owner, cookie } = await aRecruiter(platform, { companyName: `Loom ${randomUUID()}` });
  const colleague = await aColleague(platform, owner);
  await setSecondPerson(platform, owner, true);
  return { owner, cookie, colleague };
}

function edit(by: Viewer, job: Job, changes: Partial<Job>) {
  return editJob(
    platform,
    by,
    { jobId: job.id, seenAt: job.updatedAt, ...inputOf({ ...job, ...changes }) },
    { isDraft: false },
  );
}

async function publish(by: Viewer, job: { id: string }, on: Parameters<typeof publishForColleague>[0] = platform) {
  const version = (await findLastReview(db, job.id))?.version ?? 0;
  return await publishForColleague(on, by, { jobId: job.id, version });
}

function severalOf(pick: readonly string[]): Array<[string, string]> {
  return [["intent", "publish-several"], ...pick.map((one): [string, string] => ["pick", one])];
}

// Clauses 2.1-193.
describe("where a second person publishes", () => {
  it("a new job waits for a colleague's yes, never for one's own", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const job = await aJob(platform, { by: owner });
    expect(job.status).toBe("held");
    expect([await countWaitingForYes(db, owner.id), await countWaitingForYes(db, colleague.id)]).toEqual([0, 1]);
    await expect(publish(owner, job)).rejects.toMatchObject({ code: "own-job" });
    expect((await publish(colleague, job)).status).toBe("live");
    await expect(publish(colleague, job)).rejects.toMatchObject({ code: "decided-already" });
    const isTold = and(eq(notifications.userId, owner.id), eq(notifications.kind, "job-approved"));
    expect(await db.$count(notifications, isTold)).toBe(1);
  });

  it("a change of a live job waits as it was seen, and a colleague may send it on", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const job = await publish(colleague, await aJob(platform, { by: owner, title: "Weaver" }));
    const changed = await edit(owner, job, { payRangeMax: 60 });
    expect([changed.status, changed.payRangeMax]).toEqual(["held", 50]);
    const seen = (await findLastReview(db, job.id))?.version ?? 0;
    await edit(colleague, changed, { title: "Head weaver" });
    await expect(publishForColleague(platform, owner, { jobId: job.id, version: seen })).rejects.toMatchObject({
      code: "decided-already",
    });
    await expect(publish(colleague, job)).rejects.toMatchObject({ code: "own-job" });
    expect(await publish(owner, job)).toMatchObject({ status: "live", title: "Head weaver" });
  });

  it("what was public comes back unchanged without a yes, and a copy of it does not", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const { id: jobId } = await publish(colleague, await aJob(platform, { by: owner }));
    await stepJob(platform, owner, { jobId, step: "pause", from: "live" });
    const back = await stepJob(platform, owner, { jobId, step: "resume", from: "paused" });
    expect(back.status).toBe("live");
    const copy = await aJob(platform, { by: owner, ...inputOf(back) });
    expect(copy.status).toBe("held");
  });

  it("staff review afterwards what they would have reviewed", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const job = await aJob(reviewing, { by: owner });
    const waits = async () => (await listWaitingJobs(db, { limit: 500 })).some(({ jobId }) => jobId === job.id);
    expect(await waits()).toBe(false);
    await expect(approveJob(platform, null, { jobId: job.id, version: 1 })).rejects.toMatchObject({
      code: "decided-already",
    });
    expect((await publish(colleague, job, reviewing)).status).toBe("held");
    expect([await waits(), await countWaitingForYes(db, colleague.id)]).toEqual([true, 0]);
    await approveJob(platform, null, { jobId: job.id, version: (await findLastReview(db, job.id))?.version ?? 0 });
    expect((await requireJob(db, job.id)).isActive).toBe(true);
  });

  it("tells each colleague who may say yes, once until they look", async () => {
    const { owner, cookie, colleague } = await aCarefulTeam();
    const viewer = await aColleague(platform, owner, "viewer", "Vi Ewer");
    await aJob(platform, { by: colleague, title: "Dyer" });
    await aJob(platform, { by: colleague, title: "Fuller" });
    const notificationsOf = async ({ id }: Viewer) => {
      const waits = and(eq(notifications.userId, id), eq(notifications.kind, "job-waiting"));
      return await db.select().from(notifications).where(waits);
    };
    const [told, ...more] = await notificationsOf(owner);
    expect(told).toMatchObject({ readAt: null, body: expect.stringContaining("“Dyer”"), mail: expect.anything() });
    expect(more).toEqual([]);
    expect([await notificationsOf(colleague), await notificationsOf(viewer)]).toEqual([[], []]);
    await get(told?.href ?? "", { cookie });
    await aJob(platform, { by: colleague, title: "Carder" });
    expect((await notificationsOf(owner)).map(({ readAt }) => readAt === null)).toEqual([false, true]);
  });

  it("who was told hears no more of it once nothing waits", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const third = await aColleague(platform, owner, "recruiter", "Cy Reed");
    const isTold = and(eq(notifications.userId, third.id), eq(notifications.kind, "job-waiting"));
    const unread = async () => await db.$count(notifications, and(isTold, isNull(notifications.readAt)));
    const jobs = [await aJob(platform, { by: owner }), await aJob(platform, { by: owner })];
    const steps = [
      () => publish(colleague, jobs[0] ?? { id: "" }),
      () => withdrawJob(platform, owner, { jobId: jobs[1]?.id ?? "" }),
    ];
    const counts = [await unread()];
    for (const step of steps) {
      await step();
      counts.push(await unread());
    }
    expect(counts).toEqual([1, 1, 0]);
  });

  it("several are published at once, and each refusal stands beside its job", async () => {
    const { owner, cookie, colleague } = await aCarefulTeam();
    const [first, second] = [await aJob(platform, { by: colleague }), await aJob(platform, { by: colleague })];
    const own = await aJob(platform, { by: owner, title: "Spinner" });
    const others = await aJob(platform, { by: await anEmployer(platform) });
    const at = "/recruiter/manage-jobs?whose=everyone&show=review";
    const list = await (await get(at, { cookie })).text();
    const ticks = [...list.matchAll(/name="pick" value="([^"]+)"/g)].map(([, value]) => value ?? "");
    expect(ticks.map((tick) => tick.split(" ")[0]).sort()).toEqual([first.id, second.id].sort());
    await edit(colleague, second, { title: "Changed meanwhile" });
    const pick = [...ticks, `${own.id} 1`, `${others.id} 1`];
    const answer = await post(at, severalOf(pick), { cookie });
    expect(answer.status).toBe(409);
    const page = pageText(await answer.text());
    expect(page).toContain("1 of 4 jobs published");
    expect(page).toMatch(/Changed meanwhile .{0,80}This was decided or changed meanwhile/);
    expect(page).toMatch(/Spinner .{0,80}You sent this yourself/);
    expect((await requireOwnJob(db, owner.id, first.id)).status).toBe("live");
    expect((await requireOwnJob(db, owner.id, second.id)).status).toBe("held");
  });

  it("says so if no job is ticked", async () => {
    const { cookie, colleague } = await aCarefulTeam();
    await aJob(platform, { by: colleague });
    await aJob(platform, { by: colleague });
    const at = "/recruiter/manage-jobs?whose=everyone&show=review";
    const none = await post(at, { intent: "publish-several" }, { cookie });
    expect([none.status, pageText(await none.text())]).toEqual([
      400,
      expect.stringContaining("Please select at least one job."),
    ]);
  });

  it("several that are all right lead back to the list", async () => {
    const { cookie, colleague } = await aCarefulTeam();
    const jobs = [await aJob(platform, { by: colleague }), await aJob(platform, { by: colleague })];
    const at = "/recruiter/manage-jobs?whose=everyone&show=review";
    const pick = jobs.map(({ id }) => `${id} 1`);
    const sent = await post(at, severalOf(pick), { cookie });
    expect(sent.headers.get("Location")).toBe(at);
    expect(await Promise.all(jobs.map(async ({ id }) => (await requireJob(db, id)).isActive))).toEqual([true, true]);
  });

  it("imported jobs wait too", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const { id: _, ...input } = { ...inputOf(await aJob(platform, { by: await anEmployer(platform) })), id: "" };
    const row = { source: "file", sourceId: "A-1", input: { ...input, submissionKey: randomUUID() }, fields: [] };
    const made = await importJob(platform, owner, { ...row, choice: "live" });
    expect(made.outcome).toBe("held");
    expect((await publish(colleague, { id: made.jobId })).status).toBe("live");
  });

  it("has no effect once one person is left, who then publishes what waits", async () => {
    const { owner, cookie, colleague } = await aCarefulTeam();
    const waiting = await aJob(platform, { by: owner });
    await removeMember(platform, owner, { personId: colleague.id, toId: owner.id });
    await aColleague(platform, owner, "viewer", "Vi Ewer");
    expect((await aJob(platform, { by: owner })).status).toBe("live");
    expect((await edit(owner, waiting, { title: "Weaver again" })).status).toBe("held");
    expect((await publish(owner, waiting)).title).toBe("Weaver again");
    const page = pageText(await (await get("/recruiter/team", { cookie })).text());
    expect(page).toContain("It has no effect for now");
  });

  it("turned off, everyone publishes their own, and a viewer or another company never", async () => {
    const { owner, colleague } = await aCarefulTeam();
    const job = await aJob(platform, { by: colleague });
    const viewer = await aColleague(platform, owner, "viewer");
    await expect(publish(viewer, job)).rejects.toMatchObject({ code: "viewer-only" });
    await expect(publish(await anEmployer(platform), job)).rejects.toMatchObject({ code: "not-found" });
    await expect(setSecondPerson(platform, colleague, false)).rejects.toMatchObject({ code: "owner-only" });
    await setSecondPerson(platform, owner, false);
    expect((await publish(colleague, job)).status).toBe("live");
    expect((await aJob(platform, { by: owner })).status).toBe("live");
  });

  it("the pages say what waits, and offer to publish it", async () => {
    const { owner, cookie, colleague } = await aCarefulTeam();
    const job = await aJob(platform, { by: colleague, title: "Dyer" });
    const page = async (path: string) => await (await get(path, { cookie })).text();
    expect(pageText(await page("/recruiter/dashboard"))).toContain("A job needs your OK");
    const list = pageText(await page("/recruiter/manage-jobs?whose=everyone&show=review"));
    expect(list).toContain("Waiting for a colleague");
    expect(list).toContain("Read and publish");
    const form = await page(`/recruiter/manage-jobs/${job.id}`);
    const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? "";
    const sent = await post("/recruiter/manage-jobs", { intent: "publish", jobId: job.id, version }, { cookie });
    expect(sent.headers.get("Location")).toBe("/recruiter/manage-jobs");
    expect((await requireOwnJob(db, owner.id, job.id)).status).toBe("live");
    const own = await aJob(platform, { by: owner });
    expect(await page(`/recruiter/manage-jobs/${own.id}`)).not.toContain('name="version"');
  });
});
