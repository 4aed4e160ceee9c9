import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo, writeWaitingMails } from "#test/mails.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { listInteractions } from "../../interaction-history/queries.server.ts";
import { inviteToApply } from "../commands.server.ts";
import { handleSourcingIntent } from "../commands-page.server.ts";
import { NOT_INVITED } from "../labels.ts";
import { listInvitations } from "../queries.server.ts";
import { holdInvitation, releaseInvitation, sendInvitationNow, undoInvitation } from "./commands.server.ts";
import { registerInvitationTasks, sendOverdueInvitations } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
await registerInvitationTasks(platform);

async function aWish() {
  const [recruiter, senior] = [await aRecruiter(platform), await aSenior(platform)];
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  return { recruiter, senior, job, person: { jobId: job.id, seniorId: senior.viewer.id } };
}

async function heldOf({ viewer }: Person): Promise<string> {
  const [held] = await db.select().from(heldInvitations).where(eq(heldInvitations.seniorId, viewer.id));
  return held?.id ?? "";
}

async function titlesToldTo({ viewer }: Person) {
  const told = await db.select().from(notifications).where(eq(notifications.userId, viewer.id));
  return told.map(({ title }) => title);
}

describe("a held invitation", () => {
  // Clauses 2.1-73.
  it("tells its senior nothing early, and everything on time", async () => {
    const { recruiter, senior, job, person } = await aWish();
    await holdInvitation(platform, recruiter.viewer, person);
    await platform.tasks.runDue();
    expect(await listInvitations(db, senior.viewer.id)).toEqual([]);
    expect(await titlesToldTo(senior)).toEqual([]);
    const interactions = (await listInteractions(db, recruiter.viewer.id, [senior.viewer.id])).get(senior.viewer.id);
    expect(interactions).toMatchObject([{ kind: "inviting", jobId: job.id, held: await heldOf(senior) }]);
    await releaseInvitation(platform, await heldOf(senior));
    expect(await listInvitations(db, senior.viewer.id)).toMatchObject([{ jobId: job.id }]);
    expect(await titlesToldTo(senior)).toEqual(["You're invited to apply"]);
    await writeWaitingMails(platform);
    expect((await listMailsTo(platform, senior.email)).at(-1)?.subject).toContain("invited to apply");
    expect(await releaseInvitation(platform, "00000000-0000-7000-8000-000000000000")).toBe("gone");
  });

  // Clauses 2.1-73.
  it("can be undone only by its recruiter, and repeated", async () => {
    const { recruiter, senior, person } = await aWish();
    await holdInvitation(platform, recruiter.viewer, person);
    const held = await heldOf(senior);
    const other = await aRecruiter(platform);
    expect(await codeOf(undoInvitation(platform, other.viewer, held))).toBe("too-late-to-undo");
    expect(await codeOf(undoInvitation(platform, senior.viewer, held))).toBe("wrong-role");
    expect(await codeOf(holdInvitation(platform, recruiter.viewer, person))).toBe("already-invited");
    expect(await handleSourcingIntent(platform, recruiter.viewer, { intent: "undo-invitation", held })).toMatchObject({
      text: `${senior.viewer.name}: nobody was told.`,
    });
    await releaseInvitation(platform, held);
    expect(await titlesToldTo(senior)).toEqual([]);
    expect(await codeOf(holdInvitation(platform, recruiter.viewer, person))).toBe("done");
  });

  it("is sent at once, and only once, on request", async () => {
    const { recruiter, senior, person } = await aWish();
    await holdInvitation(platform, recruiter.viewer, person);
    const held = await heldOf(senior);
    const other = await aRecruiter(platform);
    expect(await codeOf(sendInvitationNow(platform, other.viewer, held))).toBe("too-late-to-undo");
    expect(await sendInvitationNow(platform, recruiter.viewer, held)).toMatchObject({ name: senior.viewer.name });
    expect(await codeOf(undoInvitation(platform, recruiter.viewer, held))).toBe("too-late-to-undo");
    expect(await releaseInvitation(platform, held)).toBe("gone");
    expect(await titlesToldTo(senior)).toEqual(["You're invited to apply"]);
    expect(await codeOf(holdInvitation(platform, recruiter.viewer, person))).toBe("already-invited");
  });

  it("is either sent or undone if both come at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { recruiter, senior, person } = await aWish();
      await holdInvitation(platform, recruiter.viewer, person);
      const held = await heldOf(senior);
      const [sent, undone] = await Promise.all([
        codeOf(sendInvitationNow(platform, recruiter.viewer, held)),
        codeOf(undoInvitation(platform, recruiter.viewer, held)),
      ]);
      const isSent = (await listInvitations(db, senior.viewer.id)).length === 1;
      expect([sent === "done", undone === "done"]).toEqual([isSent, !isSent]);
    }
  });

  it("is dropped if its senior hides or its job closes", async () => {
    const [hiding, closed] = [await aWish(), await aWish()];
    for (const { recruiter, person } of [hiding, closed]) await holdInvitation(platform, recruiter.viewer, person);
    await db.update(profiles).set({ isVisible: false }).where(eq(profiles.userId, hiding.senior.viewer.id));
    await db.update(jobs).set({ status: "paused" }).where(eq(jobs.id, closed.job.id));
    platform.clock.pass(300_000);
    await sendOverdueInvitations(platform);
    expect(await db.$count(heldInvitations, eq(heldInvitations.jobId, hiding.job.id))).toBe(0);
    for (const [{ recruiter, senior }, why] of [
      [hiding, "they no longer show their profile to recruiters."],
      [closed, "the job is no longer open."],
    ] as const) {
      expect(await titlesToldTo(senior)).toEqual([]);
      const told = await db.select().from(notifications).where(eq(notifications.userId, recruiter.viewer.id));
      expect(told.find(({ title }) => title === NOT_INVITED)?.body).toContain(why);
    }
  });

  it("is sent later if its own task was lost", async () => {
    const { recruiter, senior, person } = await aWish();
    await holdInvitation(platform, recruiter.viewer, person);
    await sendOverdueInvitations(platform);
    expect(await titlesToldTo(senior)).toEqual([]);
    platform.clock.pass(300_000);
    await sendOverdueInvitations(platform);
    expect(await titlesToldTo(senior)).toEqual(["You're invited to apply"]);
  });

  it("is refused for a person who was invited before", async () => {
    const { recruiter, person } = await aWish();
    await inviteToApply(platform, recruiter.viewer, person);
    expect(await codeOf(holdInvitation(platform, recruiter.viewer, person))).toBe("already-invited");
  });

  it("is one of twenty a day", async () => {
    const { recruiter, person } = await aWish();
    const codes: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      // One person and many jobs count the same as many people.
      const job = await aJob(platform, { by: recruiter.viewer });
      codes.push(await codeOf(holdInvitation(platform, recruiter.viewer, { ...person, jobId: job.id })));
    }
    expect(codes.filter((code) => code === "done")).toHaveLength(20);
    expect(codes.at(-1)).toBe("too-many-requests");
  });
});
