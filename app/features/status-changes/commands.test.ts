import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicationEvents } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { OPEN_STATUSES, type Status } from "#app/domain/status.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import {
  acceptOffer,
  moveApplication,
  withdrawApplication,
} from "#app/features/applications/commands-status.server.ts";
import { canMove, movesFrom } from "#app/features/applications/rules.ts";
import { blockPerson } from "#app/features/messaging/commands-people.server.ts";
import { listConversations } from "#app/features/messaging/queries.server.ts";
import { anApplicant, statusOf } from "#test/applications.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { recordedLog } from "#test/log.ts";
import { letAllGo } from "#test/moves.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { failingOnce, openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { rounds } from "#test/thoroughness.ts";
import { holdStatusChange, holdStatusChanges, RELEASE_QUEUE, undoStatusChanges } from "./commands.server.ts";
import { releaseBatch, sendNow } from "./release.server.ts";
import { registerStatusChangeTasks, releaseOverdue } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
await registerStatusChangeTasks(platform);
const { db } = platform;

async function toldOf({ viewer }: Person): Promise<string[]> {
  const told = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, viewer.id));
  return told.map(({ kind }) => kind).toSorted();
}

// Clauses D71.
test("a held change is made once, on time, with all its messages", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  const before = await toldOf(senior);
  await holdStatusChange(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  expect(await statusOf(platform, id)).toBe("pending");
  expect(await toldOf(senior)).toEqual(before);
  // The task itself waits, too.
  await platform.tasks.runDue();
  expect(await statusOf(platform, id)).toBe("pending");
  const [held] = await db.select().from(heldStatusChanges).where(eq(heldStatusChanges.applicationId, id));
  expect((held?.dueAt.getTime() ?? 0) - (held?.createdAt.getTime() ?? 0)).toBe(30_000);
  await letAllGo(platform);
  await letAllGo(platform);
  expect(await statusOf(platform, id)).toBe("reviewing");
  expect(await toldOf(senior)).toEqual([...before, "application-reviewing"].toSorted());
});

test("a change whose task was lost is made slightly later", async () => {
  const { recruiter, id } = await anApplicant(platform);
  await holdStatusChange(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  await db.execute(sql`delete from pgboss.job where name = ${RELEASE_QUEUE}`);
  await releaseOverdue(platform);
  expect(await statusOf(platform, id)).toBe("pending");
  await db
    .update(heldStatusChanges)
    .set({ dueAt: new Date(platform.clock.now().getTime() - 121_000) })
    .where(eq(heldStatusChanges.applicationId, id));
  await releaseOverdue(platform);
  await releaseOverdue(platform);
  expect(await statusOf(platform, id)).toBe("reviewing");
});

test("a failing change holds up no other of its batch and is retried", async () => {
  const recruiter = await aRecruiter(platform);
  const ids = [(await anApplicant(platform, { recruiter })).id, (await anApplicant(platform, { recruiter })).id];
  const statuses = async () => (await Promise.all(ids.map((id) => statusOf(platform, id)))).toSorted();
  const moves = ids.map((applicationId) => ({ applicationId, from: "pending" as const }));
  const { held } = await holdStatusChanges(platform, recruiter.viewer, { moves, to: "rejected" });
  await expect(releaseBatch(failingOnce(platform), held?.batchId ?? "")).rejects.toThrow("failing once");
  expect(await statuses()).toEqual(["pending", "rejected"]);
  await releaseBatch(platform, held?.batchId ?? "");
  expect(await statuses()).toEqual(["rejected", "rejected"]);
});

test("a failing overdue batch holds up no other and is retried", async () => {
  const ids: string[] = [];
  for (const { recruiter, id } of [await anApplicant(platform), await anApplicant(platform)]) {
    await holdStatusChange(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "rejected" });
    ids.push(id);
  }
  const statuses = async () => (await Promise.all(ids.map((id) => statusOf(platform, id)))).toSorted();
  const dueAt = new Date(platform.clock.now().getTime() - 121_000);
  await db.update(heldStatusChanges).set({ dueAt }).where(inArray(heldStatusChanges.applicationId, ids));
  await expect(releaseOverdue(failingOnce(platform))).rejects.toThrow("failing once");
  expect(await statuses()).toEqual(["pending", "rejected"]);
  await releaseOverdue(platform);
  expect(await statuses()).toEqual(["rejected", "rejected"]);
});

test("an undo leaves no trace, and is refused once the change was made", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  const before = await toldOf(senior);
  const interview = { applicationId: id, from: "pending", to: "reviewing" } as const;
  const held = await holdStatusChange(platform, recruiter.viewer, interview);
  const other = await aRecruiter(platform);
  expect(await codeOf(undoStatusChanges(platform, other.viewer, { held: held.id }))).toBe("too-late-to-undo");
  expect(await undoStatusChanges(platform, recruiter.viewer, { held: held.id })).toBe(1);
  await letAllGo(platform);
  expect([await statusOf(platform, id), await toldOf(senior)]).toEqual(["pending", before]);
  const again = await holdStatusChange(platform, recruiter.viewer, interview);
  await sendNow(platform, recruiter.viewer, { held: again.id });
  expect(await statusOf(platform, id)).toBe("reviewing");
  expect(await codeOf(undoStatusChanges(platform, recruiter.viewer, { held: again.id }))).toBe("too-late-to-undo");
  expect(await codeOf(sendNow(platform, recruiter.viewer, { held: again.id }))).toBe("too-late-to-undo");
});

test("an application has at most one held change, even if sent twice", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  const written = { applicationId: id, from: "reviewing", to: "interview", content: "Tuesday?" } as const;
  const submissionKey = randomUUID();
  const first = await holdStatusChange(platform, recruiter.viewer, { ...written, submissionKey });
  expect(await holdStatusChange(platform, recruiter.viewer, { ...written, submissionKey })).toEqual(first);
  const other = holdStatusChange(platform, recruiter.viewer, { applicationId: id, from: "reviewing", to: "rejected" });
  expect(await codeOf(other)).toBe("stale-state");
  expect((await listConversations(db, senior.viewer)).rows).toEqual([]);
  await letAllGo(platform);
  expect((await listConversations(db, senior.viewer)).rows[0]?.last.content).toBe("Tuesday?");
});

test("an impossible change is dropped, and its recruiter told why", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  await holdStatusChange(platform, recruiter.viewer, {
    applicationId: id,
    from: "pending",
    to: "rejected",
    reason: "No",
  });
  await withdrawApplication(platform, senior.viewer, { applicationId: id });
  await letAllGo(platform);
  expect(await statusOf(platform, id)).toBe("withdrawn");
  expect(await toldOf(recruiter)).toContain("move-not-made");
  expect(await db.select().from(heldStatusChanges).where(eq(heldStatusChanges.applicationId, id))).toEqual([]);
});

test("reports only the possible changes of a batch as made", async () => {
  const { recruiter, senior, id, job } = await anApplicant(platform);
  const other = await aSenior(platform);
  await aProfile(platform, { of: other.viewer });
  const second = await applyToJob(platform, other.viewer, { jobId: job.id });
  const moves = [id, second.id].map((one) => ({ applicationId: one, from: "pending" as const }));
  const { held } = await holdStatusChanges(platform, recruiter.viewer, { moves, to: "rejected" });
  await withdrawApplication(platform, senior.viewer, { applicationId: id });
  expect(await codeOf(sendNow(platform, recruiter.viewer, { held: held?.batchId ?? "" }))).toBe("stale-state");
  expect([await statusOf(platform, id), await statusOf(platform, second.id)]).toEqual(["withdrawn", "rejected"]);
});

test("logs each status change with its author, without names", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  const { log, lines } = recordedLog();
  const heard = { ...platform, log };
  await moveApplication(heard, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  await withdrawApplication(heard, senior.viewer, { applicationId: id });
  const said = (status: string, by: string) =>
    expect.objectContaining({ event: "application status", applicationId: id, status, by });
  const logged = lines()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(logged).toEqual([said("reviewing", recruiter.viewer.id), said("withdrawn", senior.viewer.id)]);
  expect(lines()).not.toContain(senior.viewer.name);
});

test("of a parallel release and undo, exactly one is reported as done", async () => {
  for (let round = 0; round < rounds(100, 10); round += 1) {
    const { recruiter, id } = await anApplicant(platform);
    const held = await holdStatusChange(platform, recruiter.viewer, {
      applicationId: id,
      from: "pending",
      to: "reviewing",
    });
    const [sent, undone] = await Promise.all([
      codeOf(sendNow(platform, recruiter.viewer, { held: held.id })),
      codeOf(undoStatusChanges(platform, recruiter.viewer, { held: held.id })),
    ]);
    const isMade = (await statusOf(platform, id)) === "reviewing";
    expect([sent === "done", undone === "done"]).toEqual([isMade, !isMade]);
  }
});

test("a change undone during its release is not reported as made", async () => {
  const { recruiter, id } = await anApplicant(platform);
  const held = await holdStatusChange(platform, recruiter.viewer, {
    applicationId: id,
    from: "pending",
    to: "reviewing",
  });
  // Between reading the held changes and making them.
  const late: typeof platform = {
    ...platform,
    db: Object.assign(Object.create(db), {
      async transaction(...args: Parameters<typeof db.transaction>) {
        await undoStatusChanges(platform, recruiter.viewer, { held: held.id });
        return await db.transaction(...args);
      },
    }),
  };
  expect(await codeOf(sendNow(late, recruiter.viewer, { held: held.id }))).toBe("undone-meanwhile");
  expect(await statusOf(platform, id)).toBe("pending");
});

test("an offer accepted while its withdrawal is held stays accepted", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  for (const [from, to] of [
    ["pending", "reviewing"],
    ["reviewing", "interview"],
    ["interview", "offered"],
  ] as const)
    await moveApplication(platform, recruiter.viewer, { applicationId: id, from, to });
  await holdStatusChange(platform, recruiter.viewer, { applicationId: id, from: "offered", to: "rejected" });
  await acceptOffer(platform, senior.viewer, { applicationId: id });
  await letAllGo(platform);
  expect(await statusOf(platform, id)).toBe("hired");
});

test("refuses a message across a block before holding it", async () => {
  const { recruiter, senior, id } = await anApplicant(platform);
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
  const written = { applicationId: id, from: "reviewing", to: "interview", content: "Tuesday?" } as const;
  const held = await holdStatusChange(platform, recruiter.viewer, { ...written, submissionKey: randomUUID() });
  await sendNow(platform, recruiter.viewer, { held: held.id });
  const [talk] = (await listConversations(db, senior.viewer)).rows;
  await blockPerson(platform, senior.viewer, { conversationId: talk?.id ?? "" });
  const offer = { applicationId: id, from: "interview", to: "offered", content: "The job is yours" } as const;
  expect(await codeOf(holdStatusChange(platform, recruiter.viewer, { ...offer, submissionKey: randomUUID() }))).toBe(
    "messages-blocked",
  );
});

test("a status change marks 'New applicant' as read", async () => {
  const recruiter = await aRecruiter(platform);
  const [one, two, three] = [
    await anApplicant(platform, { recruiter }),
    await anApplicant(platform, { recruiter }),
    await anApplicant(platform, { recruiter }),
  ];
  const unread = async () =>
    await db.$count(notifications, and(eq(notifications.userId, recruiter.viewer.id), isNull(notifications.readAt)));
  expect(await unread()).toBe(3);
  const moves = [one, two].map(({ id }) => ({ applicationId: id, from: "pending" as const }));
  await holdStatusChanges(platform, recruiter.viewer, { moves, to: "reviewing" });
  expect(await unread()).toBe(1);
  await holdStatusChange(platform, recruiter.viewer, { applicationId: three.id, from: "pending", to: "reviewing" });
  expect(await unread()).toBe(0);
});

// Clauses D71.
test("a bulk change affects only legal, own applications; one undo reverts all", async () => {
  const recruiter = await aRecruiter(platform);
  const own = [
    await anApplicant(platform, { recruiter }),
    await anApplicant(platform, { recruiter }),
    await anApplicant(platform, { recruiter }),
  ];
  const foreign = await anApplicant(platform);
  const [first, second, third] = own.map(({ id }) => id);
  await moveApplication(platform, recruiter.viewer, { applicationId: third ?? "", from: "pending", to: "rejected" });
  const moves = [first, second, third, foreign.id].map((applicationId) => ({
    applicationId: applicationId ?? "",
    from: "pending" as const,
  }));
  const done = await holdStatusChanges(platform, recruiter.viewer, { moves, to: "reviewing" });
  expect([done.heldCount, done.leftCount]).toEqual([2, 2]);
  expect(await undoStatusChanges(platform, recruiter.viewer, { held: done.held?.batchId ?? "" })).toBe(2);
  await letAllGo(platform);
  expect(await Promise.all([first, second, third, foreign.id].map((id) => statusOf(platform, id ?? "")))).toEqual([
    "pending",
    "pending",
    "rejected",
    "pending",
  ]);
  const again = await holdStatusChanges(platform, recruiter.viewer, { moves, to: "reviewing" });
  expect(again.heldCount).toBe(2);
  await letAllGo(platform);
  expect(await Promise.all([first, second].map((id) => statusOf(platform, id ?? "")))).toEqual([
    "reviewing",
    "reviewing",
  ]);
});

const OPEN: readonly Status[] = OPEN_STATUSES;
const ROUNDS = rounds(200, 30);

test("racing windows with undos leave one legal history", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  let [round, changes] = [0, 0];
  while (round < ROUNDS) {
    const job = await aJob(platform, { by: recruiter.viewer });
    const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
    // A new recruiter starts at most twenty conversations a day.
    platform.clock.pass(24 * 3_600_000);
    for (let from: Status = "pending"; OPEN.includes(from); round += 1) {
      const tried = await Promise.allSettled(
        movesFrom("recruiter", from).map((to) =>
          holdStatusChange(platform, recruiter.viewer, { applicationId: id, from, to, ...wordsFor(to) }),
        ),
      );
      const [one, ...more] = tried.flatMap((each) => (each.status === "fulfilled" ? [each.value.id] : []));
      expect(more).toEqual([]);
      expect(tried.filter((each) => each.status === "rejected").map(({ reason }) => reason.code)).toEqual([
        "stale-state",
      ]);
      if (round % 7 === 0) {
        await undoStatusChanges(platform, recruiter.viewer, { held: one ?? "" });
        continue;
      }
      // The task, and Send now, at the same moment.
      await Promise.allSettled([letAllGo(platform), sendNow(platform, recruiter.viewer, { held: one ?? "" })]);
      changes += 1;
      from = (await statusOf(platform, id)) ?? from;
    }
    const events = await db
      .select({ status: applicationEvents.status })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id))
      .orderBy(applicationEvents.id);
    for (const [index, { status }] of events.entries()) {
      const before = events[index - 1];
      expect(before ? canMove("recruiter", before.status, status) : status === "pending").toBe(true);
    }
    expect(events.at(-1)?.status).toBe(await statusOf(platform, id));
  }
  const told = await toldOf(senior);
  expect(told.filter((kind) => kind.startsWith("application-") && kind !== "application-sent")).toHaveLength(changes);
}, 240_000);

function wordsFor(to: Status) {
  return to === "interview" || to === "offered" ? { content: "Hello", submissionKey: randomUUID() } : {};
}
