import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { FieldError } from "#app/domain-error.ts";
import { requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { declineInvitation, inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { invitationDeclinedMail } from "#app/features/applications/invitations/emails.server.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { remindOfMessages } from "#app/features/contact/replies/tasks.server.ts";
import { sendBundle } from "#app/features/digests/bundles/tasks.server.ts";
import { saveJobSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { requireJobOrTrace } from "#app/features/jobs/queries.server.ts";
import { saveJob } from "#app/features/jobs/saved/commands.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { editMessage } from "#app/features/messaging/commands-changes.server.ts";
import { findCandidateProfile, findProfile } from "#app/features/profiles/queries.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, withAnotherAddress } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { saveDisplayPreferences } from "../commands.server.ts";
import { findErasureDate } from "../queries.server.ts";
import { GRACE_DAYS } from "../rules.ts";
import { keepAccount, requestDeletion } from "./commands.server.ts";
import { countLosses } from "./queries.server.ts";
import { eraseDueAccounts } from "./tasks.server.ts";

const START = "2026-11-20T10:00:00Z";
const platform = await openTestPlatform(await openTestDatabase(), { at: START });
const { db, clock } = platform;

function setDay(day: number, extraMilliseconds = 0) {
  clock.set(new Date(Date.parse(START) + day * 86_400_000 + extraMilliseconds));
}

/** Returns every place of the database, tasks included, that contains one of the texts. */
async function placesOf(...texts: string[]): Promise<Array<{ text: string; table: string; column: string }>> {
  const columns = await db.execute(sql`
    select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
    where table_schema in ('public', 'pgboss') and is_generated = 'NEVER'
    and table_name in (select tablename from pg_tables where schemaname in ('public', 'pgboss'))`);
  const sought = sql.param(texts);
  const found = [];
  for (const { schema, table, column } of Object(columns).rows) {
    const where = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const hits = await db.execute(sql`
      select sought.words from unnest(${sought}::text[]) sought(words) where exists (
        select 1 from ${where} where position(lower(sought.words) in lower(${sql.identifier(column)}::text)) > 0)`);
    for (const { words } of Object(hits).rows) found.push({ text: words, table, column });
  }
  return found;
}

async function expectStored(texts: string[]) {
  const found = await placesOf(...texts);
  expect(texts.filter((text) => !found.some((place) => place.text === text))).toEqual([]);
}

test("erases emails to earlier and typed addresses, and no one else's", async () => {
  setDay(0);
  const person = await aSenior(platform);
  const mailing = { userId: person.viewer.id, name: "notifications" } as const;
  const mail = { toName: "x", subject: "x", heading: "x", paragraphs: [], reason: "x" };
  await queueMail(platform, db, { ...mail, userId: person.viewer.id, toAddress: person.email });
  const now = await withAnotherAddress(platform, person);
  await queueMail(platform, db, { ...mail, toAddress: "long-ago@people.example", mailing });
  await requestEmailChange(platform, now, { currentPassword: person.password, email: "only-typed@people.example" });
  // The next owner of the address keeps their own emails.
  const next = await aSenior(platform, { email: person.email });
  await queueMail(platform, db, { ...mail, userId: next.viewer.id, toAddress: next.email, subject: "to the next one" });
  await requestDeletion(platform, now, { currentPassword: person.password });
  setDay(GRACE_DAYS);
  await eraseDueAccounts(platform);
  const addresses = [now.email, "long-ago@people.example", "only-typed@people.example"];
  expect((await placesOf(...addresses, person.viewer.id)).filter(({ table }) => table === "mails")).toEqual([]);
  const kept = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.toAddress, next.email));
  expect(kept.map(({ subject }) => subject)).toContain("to the next one");
  expect(kept.map(({ subject }) => subject)).not.toContain("x");
  expect(kept.map(({ subject }) => subject)).not.toContain("Your Seasoned email was changed");
});

test("a deleted account is hidden at once and can be kept for 14 days", async () => {
  setDay(0);
  const { viewer, password } = await aSenior(platform);
  const recruiter = await aRecruiter(platform);
  const before = await aProfile(platform, { of: viewer });
  await expect(requestDeletion(platform, viewer, { currentPassword: "wrong, quite wrong" })).rejects.toEqual(
    new FieldError("currentPassword", "This isn't your password"),
  );
  expect(await findErasureDate(db, viewer.id)).toBeNull();
  await requestDeletion(platform, viewer, { currentPassword: password });
  const dueAt = await findErasureDate(db, viewer.id);
  expect(dueAt?.getTime()).toBe(Date.parse(START) + GRACE_DAYS * 86_400_000);
  expect(await findCandidateProfile(platform, recruiter.viewer, viewer.id)).toBeNull();
  setDay(3);
  await requestDeletion(platform, viewer, { currentPassword: password });
  expect(await findErasureDate(db, viewer.id)).toEqual(dueAt);
  setDay(GRACE_DAYS, -1);
  await eraseDueAccounts(platform);
  await keepAccount(platform, viewer);
  setDay(GRACE_DAYS + 1);
  await eraseDueAccounts(platform);
  expect(await findProfile(db, viewer.id)).toEqual({ ...before, updatedAt: expect.any(Date) });
});

test("a failed erasure changes nothing and holds up no one", async () => {
  setDay(0);
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  await aProfile(platform, { of: one.viewer });
  const { id } = await applyToJob(platform, one.viewer, { jobId: job.id });
  for (const { viewer, password } of [one, other])
    await requestDeletion(platform, viewer, { currentPassword: password });
  setDay(GRACE_DAYS + 1);
  const forget = async (tx: Database, userId: string) => {
    if (userId === one.viewer.id) throw new Error("the disk is full");
    await platform.tasks.forget(tx, userId);
  };
  await expect(eraseDueAccounts({ ...platform, tasks: { ...platform.tasks, forget } })).rejects.toThrow("disk is full");
  const left = await db.select({ id: users.id }).from(users).where(eq(users.id, other.viewer.id));
  expect(left).toEqual([]);
  await keepAccount(platform, one.viewer);
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  expect(application?.status).toBe("pending");
});

// Clauses 2.5-54, D63.
test("after 14 days only the other side's own words are left", async () => {
  setDay(0);
  const name = { firstName: "Canaryvera", lastName: "O'Quillfeather" };
  const { viewer, password, email } = await aSenior(platform, { ...name, email: "canary-mail@people.example" });
  const recruiter = await aRecruiter(platform);
  await aProfile(platform, { of: viewer, bio: "canary-bio", place: "canary-place" });
  const job = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, viewer, {
    ...{ jobId: job.id, coverNote: "canary-note" },
    questionAnswers: [{ question: "Do you drive?", answer: "canary-answer" }],
  });
  await saveJob(platform, viewer, { jobId: job.id });
  await saveJobSearch(platform, viewer, { query: "?q=canary-query", name: "canary-search", frequency: "daily" });
  await saveDisplayPreferences(platform, viewer, { theme: "dark", highContrast: null, textSize: null });
  const said = { name: viewer.name, email, subject: "canary-subject", message: "canary-question" };
  await sendContactMessage(platform, viewer, { ...said, channel: "senior-support" });
  setDay(1);
  await remindOfMessages(platform);
  setDay(0);
  const talk = await aTalk(viewer, recruiter.viewer, job.id);
  await platform.files.put(viewer.id, Buffer.from("canary-file"));
  const names = ["canaryvera", "quillfeather", "canary-bio", "canary-place", "canary-mail", "canary-words"];
  names.push(
    "canary-before",
    "canary-note",
    "canary-answer",
    "canary-query",
    "canary-search",
    "canary-subject",
    "canary-question",
    viewer.id,
  );
  await expectStored(names);

  await requestDeletion(platform, viewer, { currentPassword: password });
  setDay(GRACE_DAYS);
  await eraseDueAccounts(platform);
  await eraseDueAccounts(platform);
  // Links in others' notifications still have the id, which leads nowhere.
  const places = (await placesOf(...names)).filter(
    ({ text, table }) => text !== viewer.id || !["notifications", "mails"].includes(table),
  );
  expect(places).toEqual([]);
  const [left] = await db.select().from(conversations).where(eq(conversations.id, talk));
  const [other] = await db
    .select()
    .from(users)
    .where(eq(users.id, left?.seniorId ?? ""));
  expect(other?.name).toBe("Unknown User");
  const kept = await db.select().from(messages).where(eq(messages.conversationId, talk));
  expect(kept.map(({ content }) => content).toSorted()).toEqual(["", "What the recruiter said"]);
  const again = await aSenior(platform, { email });
  expect(again.viewer.id).not.toBe(viewer.id);
});

// Clauses 2.1-79.
test("a leaving recruiter's jobs are paused, then deleted with notice", async () => {
  setDay(0);
  const { viewer, password } = await aRecruiter(platform, { lastName: "Canaryfield", companyName: "Canary Wharfage" });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: viewer, title: "Canary Keeper" });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  expect(await countLosses(db, viewer.id)).toMatchObject({ jobs: 1, openApplicants: 1 });
  await requestDeletion(platform, viewer, { currentPassword: password });
  const [paused] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, job.id));
  expect(paused?.status).toBe("paused");
  setDay(GRACE_DAYS);
  await eraseDueAccounts(platform);
  expect(await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, job.id))).toEqual([]);
  await expect(requireJobOrTrace(db, job.id)).rejects.toMatchObject({ code: "job-removed" });
  const places = await placesOf("canaryfield", "canary wharfage", viewer.id);
  expect(places.filter(({ table }) => !["notifications", "mails"].includes(table))).toEqual([]);
  const told = await db
    .select({ kind: notifications.kind, body: notifications.body })
    .from(notifications)
    .where(eq(notifications.userId, senior.viewer.id));
  expect(told).toContainEqual({
    kind: "job-closed",
    body: expect.stringContaining("The recruiter closed their account"),
  });
});

test("erases invitations on both sides, and nothing else", async () => {
  setDay(0);
  const [leaving, staying] = [
    await aSenior(platform, { firstName: "Invitelle", lastName: "Canarybrook" }),
    await aSenior(platform),
  ];
  const [recruiter, invited] = [
    await aRecruiter(platform, { firstName: "Ro", lastName: "Canarymoor" }),
    staying.viewer.id,
  ];
  for (const { viewer } of [leaving, staying]) await aProfile(platform, { of: viewer });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Nooks and Notes Keeper" });
  const { id } = await inviteToApply(platform, recruiter.viewer, { jobId: job.id, seniorId: leaving.viewer.id });
  await inviteToApply(platform, recruiter.viewer, { jobId: job.id, seniorId: invited });
  // A short reason is part of many other words, which must stay.
  await declineInvitation(platform, leaving.viewer, { invitationId: id, reason: "No" });
  const mail = invitationDeclinedMail(leaving.viewer.name, job, "No", "/recruiter/applications");
  const to = { userId: recruiter.viewer.id, toAddress: recruiter.email, toName: recruiter.viewer.name };
  await db.transaction((tx) => queueMail(platform, tx, { ...mail, ...to }));
  const written = { ...mail, paragraphs: [`Somebody wrote:\n${leaving.viewer.name}`] };
  await db.update(notifications).set({ mail: written }).where(eq(notifications.kind, "invitation-declined"));
  await expectStored(["canarybrook", "canarymoor", "reason: no"]);
  await requestDeletion(platform, leaving.viewer, { currentPassword: leaving.password });
  setDay(GRACE_DAYS);
  await eraseDueAccounts(platform);
  expect(await placesOf("canarybrook", "reason: no")).toEqual([]);
  const told = await db.select().from(notifications).where(eq(notifications.userId, recruiter.viewer.id));
  expect(told).toContainEqual(
    expect.objectContaining({ body: "Unknown User would rather not apply for Nooks and Notes Keeper." }),
  );
  await requestDeletion(platform, recruiter.viewer, { currentPassword: recruiter.password });
  setDay(2 * GRACE_DAYS);
  await eraseDueAccounts(platform);
  expect(await placesOf("canarymoor")).toEqual([]);
});

/** Two messages, each with a notification and an email, as when no one reads them in time. */
async function aTalk(senior: Viewer, recruiter: Viewer, jobId: string): Promise<string> {
  const [one, other] = [randomUUID(), randomUUID()];
  const { id: messageId, conversationId } = await sendMessage(platform, senior, {
    jobId,
    content: "canary-before",
    submissionKey: one,
  });
  await editMessage(platform, senior, { conversationId, messageId, content: "canary-words" });
  await sendBundle(platform, recruiter.id);
  await sendMessage(platform, recruiter, { conversationId, content: "What the recruiter said", submissionKey: other });
  return conversationId;
}
