import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { messages } from "#app/db/schema/messaging.ts";
import { addNote } from "#app/features/applications/notes/commands.server.ts";
import { saveDraft } from "#app/features/jobs/commands.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { jobSchema } from "#app/features/jobs/schema.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { holdStatusChange } from "#app/features/status-changes/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJobForm } from "#test/jobs.ts";
import { aConversation } from "#test/messages.ts";
import { letAllGo } from "#test/moves.ts";
import { rounds } from "#test/thoroughness.ts";
import { removeMember } from "./commands.server.ts";

const { platform } = await openTestApp();
const { db } = platform;

const ROUNDS = Array.from({ length: rounds(20, 7) }, (_, round) => round);

// Clauses 2.1-172.
test.each(ROUNDS)("nothing of theirs is written after a removal while they act, round %i", async (round) => {
  const { recruiter, senior, job, conversationId } = await aConversation(platform);
  const leaver = recruiter.viewer;
  const owner = await aColleague(platform, leaver, "owner");
  const [application] = await db.select().from(applications).where(eq(applications.jobId, job.id));
  const applicationId = application?.id ?? "";
  await sendMessage(platform, senior.viewer, { conversationId, content: "Yes.", submissionKey: randomUUID() });
  const acts: Array<() => Promise<unknown>> = [
    () => addNote(platform, leaver, { applicationId, body: "A note." }),
    () => holdStatusChange(platform, leaver, { applicationId, from: "pending", to: "reviewing" }),
    () => sendMessage(platform, leaver, { conversationId, content: "A word.", submissionKey: randomUUID() }),
    () => stepJob(platform, leaver, { jobId: job.id, step: "pause", from: "live" }),
    () => addNote(platform, leaver, { applicationId, body: "Another note." }),
  ];
  const draft = () => saveDraft(platform, leaver, { ...jobSchema.parse(aJobForm()), title: "A draft of theirs" });
  let atRemoval: number[] = [];
  const removal = async () => {
    await removeMember(platform, owner, { personId: leaver.id, toId: owner.id });
    atRemoval = await writtenBy(leaver.id);
  };
  const place = round % (acts.length + 2);
  const done = await Promise.allSettled([...acts, draft].toSpliced(place, 0, removal).map((act) => act()));

  expect(await writtenBy(leaver.id)).toEqual(atRemoval);
  for (const [n, one] of done.entries())
    if (one.status === "rejected") expect([n === place, one.reason.code]).toEqual([false, "not-found"]);
  // What waited is made, under the colleague's name.
  await letAllGo(platform);
  expect(await writtenBy(leaver.id)).toEqual(atRemoval);
  expect((await requireOwnJob(db, owner.id, job.id)).responsibleId).toBe(owner.id);
  // A draft from after it is in the company of their own.
  const own = await db.select().from(jobs).where(eq(jobs.responsibleId, leaver.id));
  for (const { id, title } of own) {
    expect(title).toBe("A draft of theirs");
    await expect(requireOwnJob(db, owner.id, id)).rejects.toMatchObject({ code: "not-found" });
  }
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: "not-found" });
});

/** Counts what a person wrote in the company's work, by kind. */
async function writtenBy(userId: string): Promise<number[]> {
  return [
    await db.$count(applicantNotes, eq(applicantNotes.authorId, userId)),
    await db.$count(messages, eq(messages.senderId, userId)),
    await db.$count(applicationEvents, eq(applicationEvents.actorId, userId)),
    await db.$count(heldStatusChanges, eq(heldStatusChanges.actorId, userId)),
  ];
}
