import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { copyJob, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aConversation, writersOf } from "#test/messages.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { sendMessage } from "./commands.server.ts";
import { listConversations } from "./queries.server.ts";
import { findThread } from "./queries-page.server.ts";
import { requireThread } from "./queries-thread.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { send, first } = writersOf(platform);
const NOBODY = "00000000-0000-7000-8000-000000000000";

// Clauses D62.
test("twenty parallel first messages make one conversation", async () => {
  const { senior, job, recruiter } = await anApplicant(platform);
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, index) => first(senior, { jobId: job.id }, `Question ${index}`)),
  );
  expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1);
  expect(sent.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  const other = await anApplicant(platform);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () =>
      codeOf(first(other.recruiter, { personId: other.senior.viewer.id, jobId: other.job.id })),
    ),
  );
  expect(codes.filter((code) => code === "done")).toHaveLength(1);
  expect(codes.filter((code) => code === "wait-for-answer")).toHaveLength(19);
  const [row] = await db
    .select({ count: count() })
    .from(conversations)
    .where(eq(conversations.recruiterId, recruiter.viewer.id));
  expect(row?.count).toBe(1);
});

// Clauses D35.
test("a recruiter has one message until it is answered", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  expect(await codeOf(send(recruiter, conversationId))).toBe("wait-for-answer");
  expect((await requireThread(platform, recruiter.viewer, conversationId)).mustWait).toBe(true);
  await send(senior, conversationId);
  expect(await codeOf(send(recruiter, conversationId))).toBe("done");
  expect(await codeOf(send(recruiter, conversationId))).toBe("done");
});

// Clauses 4-20.
test("an unverified company's recruiter only replies to messages and applicants", async () => {
  const { recruiter, senior, job } = await anApplicant(platform);
  const stranger = await aSenior(platform);
  await aProfile(platform, { of: stranger.viewer });
  const start = { personId: stranger.viewer.id, jobId: job.id };
  expect(await codeOf(first(recruiter, start))).toBe("company-unverified");
  const asked = { conversationId: null, from: null, start, search: "", isArchived: false, asking: null };
  expect((await findThread(platform, recruiter.viewer, asked))?.thread.mustVerify).toBe(true);
  expect(await db.$count(conversations, eq(conversations.seniorId, stranger.viewer.id))).toBe(0);
  await inviteToApply(platform, recruiter.viewer, { jobId: job.id, seniorId: stranger.viewer.id });
  expect(await codeOf(first(recruiter, { personId: senior.viewer.id }))).toBe("done");
  const { conversationId } = await first(stranger, { jobId: job.id });
  expect(await codeOf(send(recruiter, conversationId))).toBe("done");
});

test("a recruiter writes first only to applicants and visible people", async () => {
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const own = await aJob(platform, { by: recruiter.viewer });
  const others = await aJob(platform, { by: (await aRecruiter(platform)).viewer });
  const [visible, hidden] = [await aSenior(platform), await aSenior(platform)];
  await aProfile(platform, { of: visible.viewer });
  await aProfile(platform, { of: hidden.viewer, isVisible: false });
  expect(await codeOf(first(recruiter, { personId: hidden.viewer.id, jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: visible.viewer.id, jobId: others.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: recruiter.viewer.id, jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: NOBODY, jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { jobId: own.id }))).toBe("not-found");
  expect(await codeOf(first(recruiter, { personId: visible.viewer.id }))).toBe("done");
  expect(await codeOf(first(recruiter, { personId: visible.viewer.id, jobId: own.id }))).toBe("wait-for-answer");
  expect((await listConversations(db, visible.viewer)).rows).toHaveLength(1);
});

test("one message until answered counts across all jobs", async () => {
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const made = [];
  for (let index = 0; index < 4; index += 1) made.push(await aJob(platform, { by: recruiter.viewer }));
  const personId = senior.viewer.id;
  const codes = await Promise.all(made.map(({ id }) => codeOf(first(recruiter, { personId, jobId: id }))));
  expect(codes.toSorted()).toEqual(["done", "wait-for-answer", "wait-for-answer", "wait-for-answer"]);
  expect((await listConversations(db, senior.viewer)).rows).toHaveLength(1);
  const start = { personId, jobId: made[codes.indexOf("wait-for-answer")]?.id ?? NOBODY };
  const page = { conversationId: null, from: null, search: "", isArchived: false, asking: null };
  expect((await findThread(platform, recruiter.viewer, { ...page, start }))?.thread.mustWait).toBe(true);
  // The senior's application allows one message about it.
  const applied = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, senior.viewer, { jobId: applied.id });
  expect(await codeOf(first(recruiter, { personId, jobId: applied.id }))).toBe("done");
  expect(await codeOf(first(recruiter, { personId, jobId: applied.id }))).toBe("wait-for-answer");
  // After an answer, they may start another conversation, again with one message.
  const { rows } = await listConversations(db, senior.viewer);
  await send(senior, rows[0]?.id ?? "");
  expect(await codeOf(first(recruiter, start))).toBe("done");
  expect(await codeOf(first(recruiter, start))).toBe("wait-for-answer");
});

test("no conversation starts about a draft or closed job, but existing ones go on", async () => {
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer });
  const draft = await copyJob(platform, recruiter.viewer, { jobId: job.id });
  const personId = senior.viewer.id;
  const { conversationId } = await first(recruiter, { personId, jobId: draft.id });
  expect((await requireThread(platform, recruiter.viewer, conversationId)).subject).toBeNull();
  await send(senior, conversationId);
  const open = await first(recruiter, { personId, jobId: job.id });
  await send(senior, open.conversationId);
  await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "live" });
  expect((await first(recruiter, { personId, jobId: job.id })).conversationId).toBe(open.conversationId);
});

test("a senior writes about an open job, or one they applied for", async () => {
  const { senior, job } = await anApplicant(platform);
  const stranger = await aSenior(platform);
  expect(await codeOf(first(stranger, { jobId: job.id }))).toBe("done");
  expect(await codeOf(first(stranger, { personId: senior.viewer.id }))).toBe("not-found");
  expect(await codeOf(first(stranger, { jobId: NOBODY }))).toBe("not-found");
  expect(await codeOf(first(senior, { jobId: job.id }))).toBe("done");
});

test("an unverified person cannot write where verification is required", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const viewer = { ...senior.viewer, isEmailVerified: false };
  const work = sendMessage(strict, viewer, { conversationId, content: "x", submissionKey: randomUUID() });
  expect(await codeOf(work)).toBe("email-unverified");
  expect(await codeOf(sendMessage(platform, { ...viewer, role: null }, { content: "x", submissionKey: NOBODY }))).toBe(
    "wrong-role",
  );
});

test("a new recruiter begins at most twenty conversations a day", async () => {
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const codes: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer });
    codes.push(await codeOf(first(recruiter, { personId: senior.viewer.id })));
  }
  expect(codes.slice(0, 20).every((code) => code === "done")).toBe(true);
  expect(codes[20]).toBe("too-many-requests");
  expect((await listConversations(db, recruiter.viewer)).rows).toHaveLength(20);
});

test("others have a higher daily limit of conversations", async () => {
  const recruiter = await aRecruiter(platform, { isCompanyVerified: true });
  const senior = await aSenior(platform);
  const month = new Date(platform.clock.now().getTime() - 31 * 24 * 3_600_000);
  await db.update(users).set({ createdAt: month }).where(eq(users.id, recruiter.viewer.id));
  const begun = async (person: Person, count: number) => {
    const windowEndsAt = new Date(platform.clock.now().getTime() + 1_000);
    await db.insert(rateLimits).values({ key: `conversations:${person.viewer.id}`, count, windowEndsAt });
  };
  await begun(recruiter, 99);
  await begun(senior, 49);
  const codes: string[] = [];
  for (let index = 0; index < 2; index += 1) {
    const other = await aSenior(platform);
    await aProfile(platform, { of: other.viewer });
    codes.push(await codeOf(first(recruiter, { personId: other.viewer.id })));
    const job = await aJob(platform, { by: (await aRecruiter(platform)).viewer });
    codes.push(await codeOf(first(senior, { jobId: job.id })));
  }
  expect(codes).toEqual(["done", "done", "too-many-requests", "too-many-requests"]);
});
