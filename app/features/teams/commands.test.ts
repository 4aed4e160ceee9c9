import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { companies } from "#app/db/schema/companies.ts";
import { companyPictures } from "#app/db/schema/company-pages.ts";
import { files } from "#app/db/schema/files.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations, messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { listRecruiterFigures } from "#app/features/applications/figures/queries.server.ts";
import { addNote } from "#app/features/applications/notes/commands.server.ts";
import { listJobChoices, requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { blockPerson } from "#app/features/messaging/commands-people.server.ts";
import { countUnreadMessages, listConversations } from "#app/features/messaging/queries.server.ts";
import { requireThread } from "#app/features/messaging/queries-thread.server.ts";
import { scheduleDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { eraseAccount } from "#app/features/settings/deletion/erasure.server.ts";
import { holdStatusChange } from "#app/features/status-changes/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant } from "#test/applications.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { aConversation } from "#test/messages.ts";
import { letAllGo } from "#test/moves.ts";
import { changeRole, handOverJob, leaveTeam, removeMember } from "./commands.server.ts";
import { findTeam } from "./queries.server.ts";

const { platform } = await openTestApp();
const { db } = platform;
const key = () => randomUUID();

async function companyOf({ id }: Pick<Viewer, "id">) {
  const [row] = await db.select().from(recruiters).where(eq(recruiters.userId, id));
  return row;
}

async function responsibleFor(jobId: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  return job?.responsibleId;
}

/** An owner, and a recruiter with a job, an applicant, and a conversation with an answer that no one has read. */
async function aTeamAtWork() {
  const { recruiter, senior, job, conversationId } = await aConversation(platform);
  const leaver = recruiter.viewer;
  const owner = await aColleague(platform, leaver, "owner", "Olive Okafor");
  await db.update(recruiters).set({ companyRole: "recruiter" }).where(eq(recruiters.userId, leaver.id));
  await sendMessage(platform, senior.viewer, { conversationId, content: "Gladly.", submissionKey: key() });
  return {
    owner,
    leaver: { ...leaver, companyRole: "recruiter" as const },
    senior: senior.viewer,
    job,
    conversationId,
  };
}

// Clauses 2.1-172.
describe("removing a colleague", () => {
  it("hands over their jobs, conversations, unread answers, and notifications", async () => {
    const { owner, leaver, senior, job, conversationId } = await aTeamAtWork();
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    expect(await responsibleFor(job.id)).toBe(owner.id);
    expect((await listJobChoices(db, owner.id)).map(({ id }) => id)).toEqual([job.id]);
    expect(await listJobChoices(db, leaver.id, "everyone")).toEqual([]);
    await expect(requireOwnJob(db, leaver.id, job.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(requireThread(platform, leaver, conversationId)).rejects.toMatchObject({ code: "not-found" });
    expect((await listConversations(db, owner)).rows.map(({ id, unreadCount }) => [id, unreadCount])).toEqual([
      [conversationId, 1],
    ]);
    expect([await countUnreadMessages(db, leaver.id), await countUnreadMessages(db, owner.id)]).toEqual([0, 1]);
    const told = await db.select().from(notifications).where(eq(notifications.userId, leaver.id));
    expect(told.map(({ title }) => title)).toEqual(["You left the team"]);
    // The conversation goes on under the new name, and still says who wrote before.
    const seen = await requireThread(platform, senior, conversationId);
    expect([seen.counterpart.name, seen.messages.map(({ author }) => author)]).toEqual([
      owner.name,
      [leaver.name, null],
    ]);
    await sendMessage(platform, senior, { conversationId, content: "Are you there?", submissionKey: key() });
    expect(await countUnreadMessages(db, owner.id)).toBe(2);
  });

  it("leaves them a company of their own, with nothing in it", async () => {
    const { owner, leaver } = await aTeamAtWork();
    const before = await companyOf(leaver);
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    const after = await companyOf(leaver);
    expect(after).toMatchObject({ companyRole: "owner" });
    expect(after?.companyId).not.toBe(before?.companyId);
    expect((await findTeam(platform, leaver)).members.map(({ id, jobs }) => [id, jobs])).toEqual([[leaver.id, 0]]);
  });

  it("counts jobs as Analytics does, and drafts beside them", async () => {
    const { owner } = await aTeamAtWork();
    const job = await aJob(platform, { by: owner });
    await db.update(jobs).set({ status: "draft" }).where(eq(jobs.id, job.id));
    const [member] = (await findTeam(platform, owner)).members.filter(({ id }) => id === owner.id);
    const figures = await listRecruiterFigures(db, owner.id, { from: new Date(0) });
    expect(member?.drafts).toBe(1);
    expect(member?.jobs).toBe(figures.find(({ id }) => id === owner.id)?.jobs);
  });

  it("makes a change of theirs that waited under the new name", async () => {
    const { recruiter, id: applicationId } = await anApplicant(platform);
    const leaver = recruiter.viewer;
    const owner = await aColleague(platform, leaver, "owner");
    await holdStatusChange(platform, leaver, { applicationId, from: "pending", to: "reviewing" });
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    const [held] = await db.select().from(heldStatusChanges).where(eq(heldStatusChanges.applicationId, applicationId));
    expect(held?.actorId).toBe(owner.id);
    await letAllGo(platform);
    expect(await db.$count(heldStatusChanges)).toBe(0);
  });

  it("keeps a block in a conversation that moves", async () => {
    const { owner, leaver, senior, conversationId } = await aTeamAtWork();
    await blockPerson(platform, senior, { conversationId });
    const write = (by: Viewer) =>
      sendMessage(platform, by, { conversationId, content: "Hello?", submissionKey: key() });
    // Nor does the block end at a colleague's desk.
    await expect(write(owner)).rejects.toMatchObject({ code: "messages-blocked" });
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    await expect(write(owner)).rejects.toMatchObject({ code: "messages-blocked" });
    expect(await db.$count(messageBlocks, eq(messageBlocks.blockerId, senior.id))).toBe(2);
  });

  it("keeps both conversations if two had one with the same person about nothing", async () => {
    const { owner, leaver, senior } = await aTeamAtWork();
    await db.update(conversations).set({ jobId: null }).where(eq(conversations.seniorId, senior.id));
    const NO_JOB = "00000000-0000-0000-0000-000000000000";
    await db.update(conversations).set({ subjectKey: NO_JOB }).where(eq(conversations.seniorId, senior.id));
    const now = platform.clock.now();
    const own = { id: key(), seniorId: senior.id, recruiterId: owner.id, subjectKey: NO_JOB };
    await db.insert(conversations).values({ ...own, createdAt: now, updatedAt: now });
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    expect(await db.$count(conversations, eq(conversations.recruiterId, owner.id))).toBe(2);
  });

  it.each(["logo", "picture-1"] as const)("keeps the %s that the company shows", async (kind) => {
    const { owner, leaver } = await aTeamAtWork();
    const companyId = (await companyOf(owner))?.companyId ?? "";
    const upload = async (ownerId: string) => {
      const file = {
        id: key(),
        ownerId,
        kind,
        fileName: "logo.png",
        mediaType: "image/png",
        byteSize: 1,
      } as const;
      await db.insert(files).values({ ...file, createdAt: platform.clock.now() });
      return file.id;
    };
    await upload(owner.id);
    const shown = await upload(leaver.id);
    const url = `/logos/${shown}`;
    if (kind === "logo") await db.update(companies).set({ logoUrl: url }).where(eq(companies.id, companyId));
    else await db.insert(companyPictures).values({ companyId, slot: 1, url });
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    const kept = await db.select().from(files).where(eq(files.kind, kind));
    expect(kept.map(({ id, ownerId }) => [id, ownerId])).toEqual([[shown, owner.id]]);
  });

  it("is for owners, of colleagues, and names who takes over", async () => {
    const { owner, leaver } = await aTeamAtWork();
    const viewer = await aColleague(platform, owner, "viewer");
    const other = await aColleague(platform, (await anApplicant(platform)).recruiter.viewer);
    const remove = (by: Viewer, personId: string, toId: string) => removeMember(platform, by, { personId, toId });
    await expect(remove(leaver, owner.id, leaver.id)).rejects.toMatchObject({ code: "owner-only" });
    // What the page believed does not count.
    await expect(remove({ ...leaver, companyRole: "owner" }, owner.id, leaver.id)).rejects.toMatchObject({
      code: "owner-only",
    });
    await expect(remove(owner, other.id, owner.id)).rejects.toMatchObject({ code: "not-found" });
    for (const toId of [viewer.id, other.id, leaver.id])
      await expect(remove(owner, leaver.id, toId)).rejects.toMatchObject({ field: "toId" });
    expect((await companyOf(leaver))?.companyId).toBe((await companyOf(owner))?.companyId);
  });
});

describe("leaving", () => {
  it("hands over like a removal", async () => {
    const { owner, leaver, job } = await aTeamAtWork();
    await leaveTeam(platform, leaver, { toId: owner.id });
    expect(await responsibleFor(job.id)).toBe(owner.id);
    expect((await findTeam(platform, owner)).members).toHaveLength(1);
  });

  it("is not for the last owner, nor for who is alone", async () => {
    const { owner, leaver } = await aTeamAtWork();
    await expect(leaveTeam(platform, owner, { toId: leaver.id })).rejects.toMatchObject({ field: "toId" });
    await changeRole(platform, owner, { personId: leaver.id, companyRole: "owner", from: "recruiter" });
    await leaveTeam(platform, owner, { toId: leaver.id });
    await expect(leaveTeam(platform, leaver, { toId: owner.id })).rejects.toMatchObject({ code: "not-found" });
  });

  it("lets one of two owners who leave at once go", async () => {
    const { owner, leaver } = await aTeamAtWork();
    await changeRole(platform, owner, { personId: leaver.id, companyRole: "owner", from: "recruiter" });
    const left = await Promise.allSettled([
      leaveTeam(platform, owner, { toId: leaver.id }),
      leaveTeam(platform, leaver, { toId: owner.id }),
    ]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("roles", () => {
  it("are changed by owners from what they saw, and a viewer hands work over", async () => {
    const { owner, leaver, job } = await aTeamAtWork();
    const change = (companyRole: "owner" | "recruiter" | "viewer", from: "owner" | "recruiter" | "viewer") =>
      changeRole(platform, owner, { personId: leaver.id, companyRole, from });
    await expect(change("viewer", "owner")).rejects.toMatchObject({ code: "stale-role" });
    await change("viewer", "recruiter");
    expect([(await companyOf(leaver))?.companyRole, await responsibleFor(job.id)]).toEqual(["viewer", owner.id]);
    await expect(
      changeRole(platform, owner, { personId: owner.id, companyRole: "recruiter", from: "owner" }),
    ).rejects.toMatchObject({ field: "companyRole" });
  });
});

describe("handing one job over", () => {
  it("moves the job with its conversation, and leaves the others", async () => {
    const { owner, leaver, job, conversationId } = await aTeamAtWork();
    const other = await aJob(platform, { by: leaver, title: "Second Payroll Mentor" });
    await handOverJob(platform, leaver, { jobId: job.id, from: leaver.id, toId: owner.id });
    expect([await responsibleFor(job.id), await responsibleFor(other.id)]).toEqual([owner.id, leaver.id]);
    expect((await listConversations(db, owner)).rows.map(({ id }) => id)).toEqual([conversationId]);
    expect((await listConversations(db, leaver)).rows).toEqual([]);
    // A colleague still reads it.
    expect((await requireThread(platform, leaver, conversationId)).messages).toHaveLength(2);
  });

  it("is refused if someone else has it by now, to a viewer, and to another company", async () => {
    const { owner, leaver, job } = await aTeamAtWork();
    const viewer = await aColleague(platform, owner, "viewer");
    const stranger = (await anApplicant(platform)).recruiter.viewer;
    const give = (by: Viewer, toId: string, from = leaver.id) =>
      handOverJob(platform, by, { jobId: job.id, from, toId });
    await expect(give(leaver, viewer.id)).rejects.toMatchObject({ field: "toId" });
    await expect(give(leaver, stranger.id)).rejects.toMatchObject({ field: "toId" });
    await expect(give(stranger, stranger.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(give(viewer, owner.id)).rejects.toMatchObject({ code: "viewer-only" });
    await give(owner, owner.id);
    await expect(give(leaver, leaver.id, viewer.id)).rejects.toMatchObject({ code: "stale-job" });
  });
});

describe("deleting an account", () => {
  it("of several hands over at once, and what they wrote as an author stays", async () => {
    const { recruiter, job, id: applicationId } = await anApplicant(platform);
    const leaver = recruiter.viewer;
    const colleague = await aColleague(platform, leaver);
    await addNote(platform, leaver, { applicationId, body: "Ask about Tuesdays." });
    await db.transaction((tx) => scheduleDeletion(platform, tx, leaver));
    expect([await responsibleFor(job.id), (await companyOf(colleague))?.companyRole]).toEqual([colleague.id, "owner"]);
    expect((await requireOwnJob(db, colleague.id, job.id)).status).toBe("live");
    await db
      .update(accountDeletions)
      .set({ dueAt: platform.clock.now() })
      .where(eq(accountDeletions.userId, leaver.id));
    await eraseAccount(platform, leaver.id);
    expect(await db.$count(users, eq(users.id, leaver.id))).toBe(0);
    expect((await requireOwnJob(db, colleague.id, job.id)).status).toBe("live");
    const [note] = await db.select().from(applicantNotes).where(eq(applicantNotes.applicationId, applicationId));
    expect(note).toMatchObject({ body: "Ask about Tuesdays.", authorId: null });
  });

  it("of a former colleague leaves their jobs, without their words and name", async () => {
    const { owner, leaver, senior, job, conversationId } = await aTeamAtWork();
    const named = async () => {
      const told = await db.select().from(notifications).where(eq(notifications.userId, senior.id));
      return told.filter(({ title, body }) => `${title} ${body}`.includes(leaver.name)).length;
    };
    expect(await named()).toBeGreaterThan(0);
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    await db.transaction((tx) => scheduleDeletion(platform, tx, leaver));
    await db
      .update(accountDeletions)
      .set({ dueAt: platform.clock.now() })
      .where(eq(accountDeletions.userId, leaver.id));
    await eraseAccount(platform, leaver.id);
    expect((await requireOwnJob(db, owner.id, job.id)).status).toBe("live");
    expect(await named()).toBe(0);
    const rows = await db.select().from(messages).where(eq(messages.conversationId, conversationId));
    expect(rows.map(({ content }) => content).toSorted()).toEqual(["", "Gladly."]);
  });
});
