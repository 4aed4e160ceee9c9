import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { addToShortlist, removeFromShortlist } from "#app/features/applications/shortlist.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo, writeWaitingMails } from "#test/mails.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { listApplicants } from "../applicants/queries.server.ts";
import { applyToJob } from "../commands.server.ts";
import { declineInvitation, inviteToApply } from "./commands.server.ts";
import { NOT_KNOWN } from "./emails.server.ts";
import { countOpenInvitations, listInvitations } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

async function aVisibleSenior(isVisible = true) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, isVisible });
  return senior;
}

async function kindsToldTo({ viewer }: Person) {
  const told = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, viewer.id));
  return told.map(({ kind }) => kind);
}

// Clauses 2.1-73.
test("an invitation reaches its senior once, and applying answers it", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aVisibleSenior();
  const job = await aJob(platform, { by: recruiter.viewer });
  const person = { jobId: job.id, seniorId: senior.viewer.id };
  const tried = await Promise.all([1, 2, 3].map(() => codeOf(inviteToApply(platform, recruiter.viewer, person))));
  expect(tried.toSorted()).toEqual(["already-invited", "already-invited", "done"]);
  expect(await kindsToldTo(senior)).toEqual(["invitation"]);
  expect(await listInvitations(db, senior.viewer.id)).toMatchObject([
    { jobId: job.id, recruiterName: recruiter.viewer.name, isOpen: true, hasApplied: false, declinedAt: null },
  ]);
  expect(await countOpenInvitations(db, senior.viewer.id)).toBe(1);
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  expect(await countOpenInvitations(db, senior.viewer.id)).toBe(0);
  expect((await listInvitations(db, senior.viewer.id))[0]?.hasApplied).toBe(true);
});

test("cannot invite hidden, blocking, or applied people, or to a closed job", async () => {
  const [recruiter, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const [hidden, blocking, applied, visible] = [
    await aVisibleSenior(false),
    await aVisibleSenior(),
    await aVisibleSenior(),
    await aVisibleSenior(),
  ];
  const job = await aJob(platform, { by: recruiter.viewer });
  const createdAt = platform.clock.now();
  await db.insert(messageBlocks).values({ blockerId: blocking.viewer.id, blockedId: recruiter.viewer.id, createdAt });
  await applyToJob(platform, applied.viewer, { jobId: job.id });
  const invite = (by: Person, { viewer }: Person) =>
    codeOf(inviteToApply(platform, by.viewer, { jobId: job.id, seniorId: viewer.id }));
  expect(await invite(recruiter, hidden)).toBe("not-found");
  expect(await invite(recruiter, blocking)).toBe("not-found");
  expect(await invite(recruiter, applied)).toBe("already-invited");
  expect(await invite(other, visible)).toBe("not-found");
  expect(await invite(visible, visible)).toBe("wrong-role");
  await db.update(jobs).set({ status: "paused" }).where(eq(jobs.id, job.id));
  expect(await invite(recruiter, visible)).toBe("job-closed");
  expect(await db.select().from(invitations).where(eq(invitations.jobId, job.id))).toEqual([]);
});

// Clauses 2.1-77.
test("an anonymous applicant can be invited, and is told they are unknown", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aVisibleSenior();
  const job = await aJob(platform, { by: recruiter.viewer, hidesNames: true });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  await writeWaitingMails(platform);
  const person = { jobId: job.id, seniorId: senior.viewer.id };
  await inviteToApply(platform, recruiter.viewer, person);
  expect(await codeOf(inviteToApply(platform, recruiter.viewer, person))).toBe("already-invited");
  const [told] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, senior.viewer.id), eq(notifications.kind, "invitation")));
  expect(told?.body).toContain(NOT_KNOWN);
  await writeWaitingMails(platform);
  const mail = (await listMailsTo(platform, senior.email)).at(-1);
  expect(mail?.textBody).toContain(`${NOT_KNOWN} You don't need to do anything.`);
  expect(await listInvitations(db, senior.viewer.id)).toMatchObject([{ jobId: job.id, hasApplied: true }]);
  expect(await countOpenInvitations(db, senior.viewer.id)).toBe(0);
});

// Clauses 2.1-73.
test("only its senior declines an invitation, once, with the reason", async () => {
  const recruiter = await aRecruiter(platform);
  const [senior, stranger] = [await aVisibleSenior(), await aVisibleSenior()];
  const job = await aJob(platform, { by: recruiter.viewer });
  const person = { jobId: job.id, seniorId: senior.viewer.id };
  const { id: invitationId } = await inviteToApply(platform, recruiter.viewer, person);
  const no = { invitationId, reason: "I am away until May." };
  expect(await codeOf(declineInvitation(platform, stranger.viewer, no))).toBe("not-found");
  expect(await codeOf(declineInvitation(platform, recruiter.viewer, no))).toBe("recruiters-cannot-apply");
  await declineInvitation(platform, senior.viewer, no);
  await declineInvitation(platform, senior.viewer, { ...no, reason: "Again" });
  expect(await kindsToldTo(recruiter)).toEqual(["invitation-declined"]);
  const { rows } = await listApplicants(platform, recruiter.viewer, job.id, { view: "suggested" });
  expect(rows.find(({ candidateId }) => candidateId === senior.viewer.id)?.marks.invitation).toMatchObject({
    declinedAt: expect.any(Date),
    reason: "I am away until May.",
  });
  expect(await codeOf(inviteToApply(platform, recruiter.viewer, person))).toBe("already-invited");
});

// Clauses 2.1-73.
test("only its recruiter sees a shortlist, without people who now hide", async () => {
  const [recruiter, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const [kept, applicant, hidden] = [await aVisibleSenior(), await aVisibleSenior(false), await aVisibleSenior(false)];
  const job = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, applicant.viewer, { jobId: job.id });
  const of = ({ viewer }: Person) => ({ jobId: job.id, seniorId: viewer.id });
  expect(await codeOf(addToShortlist(platform, other.viewer, of(kept)))).toBe("not-found");
  expect(await codeOf(addToShortlist(platform, recruiter.viewer, of(hidden)))).toBe("not-found");
  for (const person of [kept, kept, applicant]) await addToShortlist(platform, recruiter.viewer, of(person));
  const list = async () => (await listApplicants(platform, recruiter.viewer, job.id, { view: "shortlist" })).rows;
  expect((await list()).map(({ candidateId }) => candidateId).toSorted()).toEqual(
    [kept.viewer.id, applicant.viewer.id].toSorted(),
  );
  expect((await list()).find(({ candidateId }) => candidateId === applicant.viewer.id)?.application?.status).toBe(
    "pending",
  );
  await db.update(profiles).set({ isVisible: false }).where(eq(profiles.userId, kept.viewer.id));
  expect(await list()).toHaveLength(1);
  await db.update(profiles).set({ isVisible: true }).where(eq(profiles.userId, kept.viewer.id));
  expect(await list()).toHaveLength(2);
  expect(await codeOf(removeFromShortlist(platform, other.viewer, of(kept)))).toBe("not-found");
  await removeFromShortlist(platform, recruiter.viewer, of(kept));
  expect(await list()).toHaveLength(1);
});
