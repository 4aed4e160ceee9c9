import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { sendAllHeld } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { A_PASSWORD, aRecruiter, aSenior, type Person } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { rounds } from "#test/thoroughness.ts";
import { countApplications } from "../queries.server.ts";
import { findApplication } from "../queries-apply-state.server.ts";
import { countForRecruiter } from "../queries-recruiter.server.ts";
import { holdApplication, releaseApplication, SEND_QUEUE, sendHeldNow, undoApplication } from "./commands.server.ts";
import { findHeldApplication } from "./queries.server.ts";
import { registerHeldApplications, sendOverdue } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
await registerHeldApplications(platform);
const { db } = platform;

async function anOpenJob() {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const apply = () => holdApplication(platform, senior.viewer, { jobId: job.id, coverNote: "I could start in May." });
  const find = () => findApplication(db, senior.viewer.id, job.id);
  return { recruiter, senior, job, apply, find };
}

async function toldOf({ viewer }: Person): Promise<string[]> {
  const isTheirs = eq(notifications.userId, viewer.id);
  const told = await db.select({ kind: notifications.kind }).from(notifications).where(isTheirs);
  return told.map(({ kind }) => kind).toSorted();
}

describe("a held application", () => {
  // Clauses 6-4.
  it("reaches no one early, and everyone once on time", async () => {
    const { recruiter, senior, apply, find } = await anOpenJob();
    const [before, mailed] = [await toldOf(senior), await db.$count(mails)];
    await apply();
    // The task itself waits, too.
    await platform.tasks.runDue();
    expect(await find()).toBeNull();
    expect([await toldOf(senior), await toldOf(recruiter), await db.$count(mails)]).toEqual([before, [], mailed]);
    expect((await countForRecruiter(db, recruiter.viewer.id, platform.clock.now())).applicants).toBe(0);
    expect((await countApplications(db, senior.viewer.id)).total).toBe(0);
    const [held] = await db.select().from(heldApplications).where(eq(heldApplications.applicantId, senior.viewer.id));
    expect((held?.dueAt.getTime() ?? 0) - (held?.createdAt.getTime() ?? 0)).toBe(30_000);
    await Promise.all([releaseApplication(platform, held?.id ?? ""), releaseApplication(platform, held?.id ?? "")]);
    await sendAllHeld(platform);
    expect(await toldOf(recruiter)).toEqual(["application-received"]);
    expect(await toldOf(senior)).toEqual([...before, "application-sent"].toSorted());
    expect((await countForRecruiter(db, recruiter.viewer.id, platform.clock.now())).applicants).toBe(1);
    const [sent] = await db.select().from(applications).where(eq(applications.applicantId, senior.viewer.id));
    expect(sent?.coverNote).toBe("I could start in May.");
  });

  // Clauses 6-4.
  it("leaves no trace when undone, and can be sent again", async () => {
    const { recruiter, senior, apply, find } = await anOpenJob();
    const before = await toldOf(senior);
    const { id } = await apply();
    expect(await undoApplication(platform, senior.viewer, { held: id })).toEqual({
      coverNote: "I could start in May.",
    });
    await sendAllHeld(platform);
    expect([await find(), await toldOf(senior), await toldOf(recruiter)]).toEqual([null, before, []]);
    const again = await apply();
    await sendHeldNow(platform, senior.viewer, { held: again.id });
    expect((await find())?.status).toBe("pending");
    expect(await codeOf(undoApplication(platform, senior.viewer, { held: again.id }))).toBe("sent-already");
    expect(await codeOf(sendHeldNow(platform, senior.viewer, { held: again.id }))).toBe("sent-already");
  });

  it("can be undone or sent only by its applicant", async () => {
    const { recruiter, senior, job, apply } = await anOpenJob();
    const held = (await apply()).id;
    const other = await aSenior(platform);
    for (const act of [undoApplication, sendHeldNow]) {
      expect(await codeOf(act(platform, other.viewer, { held }))).toBe("sent-already");
      expect(await codeOf(act(platform, recruiter.viewer, { held }))).toBe("recruiters-cannot-apply");
    }
    expect((await findHeldApplication(db, senior.viewer.id, job.id))?.heldId).toBe(held);
    expect(await findHeldApplication(db, other.viewer.id, job.id)).toBeNull();
  });

  it("is one, however often Apply Now is pressed", async () => {
    const { apply, senior, job } = await anOpenJob();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(apply())));
    expect(codes.toSorted()).toEqual([...Array(7).fill("already-applied"), "done"]);
    await Promise.all([sendAllHeld(platform), codeOf(apply())]);
    expect(await codeOf(apply())).toBe("already-applied");
    const isTheirs = and(eq(applications.applicantId, senior.viewer.id), eq(applications.jobId, job.id));
    expect(await db.$count(applications, isTheirs)).toBe(1);
    expect(await findHeldApplication(db, senior.viewer.id, job.id)).toBeNull();
  });

  it("is sent later if its task was lost or failed", async () => {
    const [one, two] = [await anOpenJob(), await anOpenJob()];
    await one.apply();
    await two.apply();
    await db.execute(sql`delete from pgboss.job where name = ${SEND_QUEUE}`);
    await sendOverdue(platform);
    expect([await one.find(), await two.find()]).toEqual([null, null]);
    await db.update(heldApplications).set({ dueAt: new Date(platform.clock.now().getTime() - 121_000) });
    await expect(sendOverdue(failingOnce(platform))).rejects.toThrow("failing once");
    expect([await one.find(), await two.find()].filter((found) => found !== null)).toHaveLength(1);
    await sendOverdue(platform);
    expect([(await one.find())?.status, (await two.find())?.status]).toEqual(["pending", "pending"]);
  });

  it("survives a restart with its task", async () => {
    const { apply } = await anOpenJob();
    const { id } = await apply();
    const rows = await db
      .select({ seconds: sql<number>`extract(epoch from start_after - created_on)::float` })
      .from(sql`pgboss.job`)
      .where(sql`name = ${SEND_QUEUE} and data->>'id' = ${id}`);
    expect(rows.map(({ seconds }) => Math.round(seconds))).toEqual([30]);
  });

  it("is dropped if the job closed, and its applicant is told", async () => {
    const { recruiter, senior, job, apply, find } = await anOpenJob();
    await apply();
    await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
    await sendAllHeld(platform);
    expect(await find()).toBeNull();
    expect(await toldOf(senior)).toContain("application-not-sent");
    expect(await toldOf(recruiter)).not.toContain("application-received");
    expect(await findHeldApplication(db, senior.viewer.id, job.id)).toBeNull();
  });

  it("is not sent for an account that is to be erased", async () => {
    const { senior, apply, find } = await anOpenJob();
    await apply();
    await requestDeletion(platform, senior.viewer, { currentPassword: A_PASSWORD });
    await sendAllHeld(platform);
    expect(await find()).toBeNull();
  });

  it("is either sent or undone if both come at once", async () => {
    for (let round = 0; round < rounds(50, 6); round += 1) {
      const { senior, apply, find } = await anOpenJob();
      const held = (await apply()).id;
      const [sent, undone] = await Promise.all([
        codeOf(sendHeldNow(platform, senior.viewer, { held })),
        codeOf(undoApplication(platform, senior.viewer, { held })),
      ]);
      const isThere = (await find()) !== null;
      expect([sent === "done", undone === "done"]).toEqual([isThere, !isThere]);
    }
  });
});
