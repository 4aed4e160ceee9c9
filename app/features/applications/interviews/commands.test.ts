import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { messageBlocks, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { collectApplications } from "#app/features/settings/export/queries-applications.server.ts";
import { holdStatusChange, undoStatusChanges } from "#app/features/status-changes/commands.server.ts";
import { sendNow } from "#app/features/status-changes/release.server.ts";
import { registerStatusChangeTasks } from "#app/features/status-changes/tasks.server.ts";
import { anApplicant } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aRecruiter, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeOf } from "#test/refusals.ts";
import { moveApplication } from "../commands-status.server.ts";
import { requireApplicationDetails } from "../queries.server.ts";
import { countForRecruiter } from "../queries-recruiter.server.ts";
import { setInterview } from "./commands.server.ts";
import { listUpcoming } from "./queries.server.ts";
import type { InterviewFields } from "./rules.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const platform = await openTestPlatform(await openTestDatabase(), { at: NOW.toISOString() });
await registerStatusChangeTasks(platform);
const { db } = platform;

const MAY: InterviewFields = {
  interviewDate: "2027-05-04",
  interviewTime: "10:00",
  interviewZone: "America/New_York",
  interviewHow: "phone",
};
const JUNE = { ...MAY, interviewDate: "2027-06-01" };
const NONE = { ...MAY, interviewDate: "", interviewTime: "" };
const IN_MAY = { at: new Date("2027-05-04T14:00:00Z"), zone: "America/New_York", how: "phone" } as const;

async function underReview(recruiter?: Person) {
  const made = await anApplicant(platform, { recruiter });
  const to = { applicationId: made.id, from: "pending", to: "reviewing" } as const;
  await moveApplication(platform, made.recruiter.viewer, to);
  return made;
}

async function atInterview(by?: Awaited<ReturnType<typeof aRecruiter>>) {
  const made = await underReview(by);
  await moveApplication(platform, made.recruiter.viewer, {
    applicationId: made.id,
    from: "reviewing",
    to: "interview",
  });
  return made;
}

async function notificationsOf(userId: string): Promise<string[]> {
  const rows = await db
    .select({ title: notifications.title, body: notifications.body })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows.filter(({ title }) => title.startsWith("Interview date")).map(({ title, body }) => `${title}: ${body}`);
}

test("notifies once of a date set, changed, or removed, not of the same one", async () => {
  const { recruiter, senior, job, id } = await atInterview();
  expect(await setInterview(platform, recruiter.viewer, { applicationId: id, ...MAY })).toBe("told");
  expect(await setInterview(platform, recruiter.viewer, { applicationId: id, ...MAY })).toBe("unchanged");
  expect((await requireApplicationDetails(db, senior.viewer.id, id)).interview).toEqual(IN_MAY);
  await setInterview(platform, recruiter.viewer, { applicationId: id, ...JUNE, interviewHow: "" });
  expect(await setInterview(platform, recruiter.viewer, { applicationId: id, ...NONE })).toBe("removed");
  expect((await requireApplicationDetails(db, senior.viewer.id, id)).interview).toBeNull();
  const of = `${job.title}, ${job.company}.`;
  expect((await notificationsOf(senior.viewer.id)).toSorted()).toEqual([
    `Interview date removed: ${of} The employer will write to you about a new date.`,
    `Interview date: ${of} Your interview is on Tuesday, June 1, 2027, 10:00 AM Eastern Daylight Time.`,
    `Interview date: ${of} Your interview is on Tuesday, May 4, 2027, 10:00 AM Eastern Daylight Time, by phone.`,
  ]);
});

test("allows four changes a day, and none across a block", async () => {
  const { recruiter, senior, id } = await atInterview();
  const set = (day: number) =>
    codeOf(setInterview(platform, recruiter.viewer, { applicationId: id, ...MAY, interviewDate: `2027-05-0${day}` }));
  const codes: string[] = [];
  for (const day of [1, 2, 3, 4, 5]) codes.push(await set(day));
  expect(codes).toEqual(["done", "done", "done", "done", "too-many-requests"]);
  expect(await notificationsOf(senior.viewer.id)).toHaveLength(4);
  platform.clock.set(new Date(NOW.getTime() + 25 * 3_600_000).toISOString());
  expect(await set(5)).toBe("done");
  const createdAt = platform.clock.now();
  await db.insert(messageBlocks).values({ blockerId: senior.viewer.id, blockedId: recruiter.viewer.id, createdAt });
  expect(await set(6)).toBe("messages-blocked");
  expect(await notificationsOf(senior.viewer.id)).toHaveLength(5);
  platform.clock.set(NOW.toISOString());
});

test("only the job's recruiter sets a date, and only at interview", async () => {
  const { recruiter, senior, id } = await atInterview();
  const [other, waiting] = [await aRecruiter(platform), await underReview()];
  expect(await codeOf(setInterview(platform, senior.viewer, { applicationId: id, ...MAY }))).toBe("wrong-role");
  expect(await codeOf(setInterview(platform, other.viewer, { applicationId: id, ...MAY }))).toBe("not-found");
  expect(await codeOf(setInterview(platform, recruiter.viewer, { applicationId: randomUUID(), ...MAY }))).toBe(
    "not-found",
  );
  const early = setInterview(platform, waiting.recruiter.viewer, { applicationId: waiting.id, ...MAY });
  expect(await codeOf(early)).toBe("stale-state");
  const [row] = await db.select({ at: applications.interviewAt }).from(applications).where(eq(applications.id, id));
  expect(row?.at).toBeNull();
  expect(await notificationsOf(senior.viewer.id)).toEqual([]);
});

// Clauses D65.
test("a held date stays unknown until sent, and disappears when undone", async () => {
  const { recruiter, senior, id } = await underReview();
  const move = { applicationId: id, from: "reviewing", to: "interview", interview: IN_MAY } as const;
  const hold = () =>
    holdStatusChange(platform, recruiter.viewer, { ...move, content: "Shall we talk?", submissionKey: randomUUID() });
  await undoStatusChanges(platform, recruiter.viewer, { held: (await hold()).id });
  expect((await requireApplicationDetails(db, senior.viewer.id, id)).interview).toBeNull();
  const held = await hold();
  expect((await requireApplicationDetails(db, senior.viewer.id, id)).interview).toBeNull();
  await sendNow(platform, recruiter.viewer, { held: held.id });
  expect((await requireApplicationDetails(db, senior.viewer.id, id)).interview).toEqual(IN_MAY);
  const told = await db
    .select({ body: notifications.body })
    .from(notifications)
    .where(eq(notifications.userId, senior.viewer.id));
  expect(told.some(({ body }) => body.includes("Tuesday, May 4, 2027, 10:00 AM Eastern Daylight Time, by phone"))).toBe(
    true,
  );
  const [message] = await db.select({ content: messages.content }).from(messages).orderBy(desc(messages.id)).limit(1);
  expect(message?.content).toBe(
    "Shall we talk?\n\nInterview: Tuesday, May 4, 2027, 10:00 AM Eastern Daylight Time, by phone",
  );
});

// Clauses D65.
test("counts future and undated interviews, and lists the soonest first", async () => {
  const recruiter = await aRecruiter(platform);
  const [may, june, undated] = [
    await atInterview(recruiter),
    await atInterview(recruiter),
    await atInterview(recruiter),
  ];
  await setInterview(platform, recruiter.viewer, { applicationId: june.id, ...JUNE });
  await setInterview(platform, recruiter.viewer, { applicationId: may.id, ...MAY });
  const at = (now: string) => countForRecruiter(db, recruiter.viewer.id, new Date(now));
  const next = async (now: string) =>
    (await listUpcoming(db, recruiter.viewer.id, { now: new Date(now), limit: 5 })).map((one) => one.applicationId);
  expect((await at("2027-05-04T13:59:00Z")).interviews).toBe(3);
  expect(await next("2027-05-04T13:59:00Z")).toEqual([may.id, june.id]);
  expect((await at("2027-05-04T14:00:00Z")).interviews).toBe(2);
  expect(await next("2027-05-04T14:00:00Z")).toEqual([june.id]);
  expect((await at("2027-12-01T00:00:00Z")).interviews).toBe(1);
  await moveApplication(platform, recruiter.viewer, { applicationId: undated.id, from: "interview", to: "rejected" });
  expect((await at("2027-12-01T00:00:00Z")).interviews).toBe(0);
  const other = await aRecruiter(platform);
  expect(await listUpcoming(db, other.viewer.id, { now: NOW, limit: 5 })).toEqual([]);
});

test("a senior's export has the date", async () => {
  const { recruiter, senior, id } = await atInterview();
  await setInterview(platform, recruiter.viewer, { applicationId: id, ...MAY });
  const topics = await collectApplications(db, senior.viewer.id);
  expect(topics.find(({ name }) => name === "applications")?.rows).toMatchObject([
    { interviewAt: IN_MAY.at, interviewTimeZone: "America/New_York", interviewHow: "phone" },
  ]);
});
