import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import type { Status } from "#app/domain/status.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { acceptOffer, declineOffer, moveApplication } from "#app/features/applications/commands-status.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant } from "#test/applications.ts";
import { aJob } from "#test/jobs.ts";
import { letAllGo } from "#test/moves.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { holdStatusChange, holdStatusChanges } from "./commands.server.ts";
import { changeStatusWithMessage } from "./with-message.server.ts";

const { platform, get, post } = await openTestApp();
const { db, clock } = platform;

/** Lets a minute pass, so that what follows is later. */
function passMinute() {
  clock.set(new Date(clock.now().getTime() + 60_000));
}

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await db.select({ status: applications.status }).from(applications).where(eq(applications.id, id));
  return row?.status;
}

async function lastNotificationOf({ viewer }: Person): Promise<string | undefined> {
  const [row] = await db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.userId, viewer.id))
    .orderBy(desc(notifications.id))
    .limit(1);
  return row?.title;
}

/** An applicant whom the recruiter has moved along these statuses. */
async function movedAlong(...statuses: Status[]) {
  const applied = await anApplicant(platform);
  const { recruiter, id } = applied;
  let from: Status = "pending";
  for (const to of statuses) {
    const move = { applicationId: id, from, to };
    passMinute();
    if (to === "interview" || to === "offered") {
      const written = { ...move, content: "We would like to talk.", submissionKey: platform.ids.next(new Date()) };
      await changeStatusWithMessage(platform, recruiter.viewer, written);
    } else await moveApplication(platform, recruiter.viewer, move);
    from = to;
  }
  return applied;
}

// Clauses 4-40.
describe("a refusal", () => {
  it("is reopened after half a minute, in words of its own", async () => {
    const { recruiter, senior, job, id } = await movedAlong("rejected");
    const at = `/recruiter/applications?job=${job.id}&candidate=${senior.viewer.id}`;
    const card = pageText(await (await get(at, { cookie: recruiter.cookie })).text());
    expect(card).toContain("Reopen Application");
    passMinute();
    const move = { intent: "move", applicationId: id, from: "rejected", to: "reviewing" };
    expect((await post(at, move, { cookie: recruiter.cookie })).status).toBe(303);
    expect([await statusOf(id), await lastNotificationOf(senior)]).toEqual(["rejected", "Update on your application"]);
    await letAllGo(platform);
    expect([await statusOf(id), await lastNotificationOf(senior)]).toEqual(["reviewing", "Application Reopened"]);
    const details = await get(`/senior/applications?application=${id}`, { cookie: senior.cookie });
    const text = pageText(await details.text());
    expect(text).toContain("The employer is currently reviewing your application.");
    expect(text).toMatch(/Application Submitted.*Application Rejected.*Application Reopened/);
  });

  it("of someone without a name stays, alone and among several", async () => {
    const recruiter = await aRecruiter(platform);
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    const job = await aJob(platform, { by: recruiter.viewer, hidesNames: true });
    const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
    const { viewer } = recruiter;
    await moveApplication(platform, viewer, { applicationId: id, from: "pending", to: "rejected" });
    const again = { applicationId: id, from: "rejected", to: "reviewing" } as const;
    expect(await codeOf(holdStatusChange(platform, viewer, again))).toBe("illegal-move");
    expect(await codeOf(moveApplication(platform, viewer, again))).toBe("illegal-move");
    const several = await holdStatusChanges(platform, viewer, { moves: [again], to: "reviewing" });
    expect([several.heldCount, several.leftCount]).toEqual([0, 1]);
    const page = await get(`/recruiter/applications?job=${job.id}&candidate=${id}`, { cookie: recruiter.cookie });
    expect(await page.text()).not.toContain("Reopen Application");
  });
});

// Clauses 4-40.
describe("a declined offer", () => {
  it("can be followed by another, which can be accepted", async () => {
    const { recruiter, senior, id } = await movedAlong("reviewing", "interview", "offered");
    passMinute();
    await declineOffer(platform, senior.viewer, { applicationId: id });
    passMinute();
    const again = { applicationId: id, from: "declined", to: "offered", content: "Forty hours, then?" } as const;
    await holdStatusChange(platform, recruiter.viewer, again);
    await letAllGo(platform);
    expect(await statusOf(id)).toBe("offered");
    const details = await get(`/senior/applications?application=${id}`, { cookie: senior.cookie });
    expect(pageText(await details.text())).toMatch(/Offer Declined.*New Offer Received/);
    await acceptOffer(platform, senior.viewer, { applicationId: id });
    expect(await statusOf(id)).toBe("hired");
  });

  it("is not reopened by anything but an offer", async () => {
    const { recruiter, senior, id } = await movedAlong("reviewing", "interview", "offered");
    await declineOffer(platform, senior.viewer, { applicationId: id });
    for (const to of ["reviewing", "interview", "hired", "rejected"] as const) {
      const move = { applicationId: id, from: "declined", to } as const;
      expect(await codeOf(holdStatusChange(platform, recruiter.viewer, move))).toBe("illegal-move");
    }
  });
});

// Clauses 4-40.
it("after an acceptance a recruiter writes without waiting for an answer", async () => {
  const { recruiter, senior, job, id } = await movedAlong("reviewing", "interview", "offered");
  const write = () =>
    sendMessage(platform, recruiter.viewer, {
      ...{ personId: senior.viewer.id, jobId: job.id, content: "See you on Monday." },
      submissionKey: platform.ids.next(new Date()),
    });
  expect(await codeOf(write())).toBe("wait-for-answer");
  await acceptOffer(platform, senior.viewer, { applicationId: id });
  const [first, second] = [await write(), await write()];
  expect([first.position + 1, first.conversationId]).toEqual([second.position, second.conversationId]);
});
