import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { listApplicants } from "#app/features/applications/applicants/queries.server.ts";
import { findCandidate } from "#app/features/applications/applicants/queries-candidate.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { addNote } from "#app/features/applications/notes/commands.server.ts";
import { countForRecruiter, listWaiting } from "#app/features/applications/queries-recruiter.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { copyJob, stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { listJobChoices, requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { requireThread } from "#app/features/messaging/queries-thread.server.ts";
import { holdStatusChange, undoStatusChanges } from "#app/features/status-changes/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant } from "#test/applications.ts";
import { aColleague } from "#test/jobs.ts";
import { aRecruiter, type Person } from "#test/people.ts";

// The rule of decision 051: who may read and who may change a company's work.

const { platform } = await openTestApp();
const { db } = platform;

async function aTeam() {
  const { recruiter: owner, senior, job, id: applicationId } = await anApplicant(platform);
  const colleague = await aColleague(platform, owner.viewer);
  const viewer = await aColleague(platform, owner.viewer, "viewer");
  const stranger = (await aRecruiter(platform)).viewer;
  return { owner: owner.viewer, senior, job, applicationId, colleague, viewer, stranger };
}

type Team = Awaited<ReturnType<typeof aTeam>>;
type Who = "owner" | "colleague" | "viewer" | "stranger";

const key = () => randomUUID();

const READS: Array<[string, (team: Team, who: Who) => Promise<unknown>]> = [
  ["the job", (team, who) => requireOwnJob(db, team[who].id, team.job.id)],
  ["its applicants", (team, who) => listApplicants(platform, team[who], team.job.id)],
  ["an applicant", (team, who) => findCandidate(platform, team[who], team.job.id, team.senior.viewer.id)],
];

const CHANGES: Array<[string, (team: Team, who: Who) => Promise<unknown>]> = [
  [
    "pauses the job",
    ({ job, ...team }, who) => stepJob(platform, team[who], { jobId: job.id, step: "pause", from: "live" }),
  ],
  [
    "edits the job",
    ({ job, ...team }, who) =>
      editJob(
        platform,
        team[who],
        { jobId: job.id, seenAt: job.updatedAt, ...inputOf(job), occupations: [] },
        { isDraft: false },
      ),
  ],
  ["copies the job", ({ job, ...team }, who) => copyJob(platform, team[who], { jobId: job.id })],
  [
    "writes a note",
    ({ applicationId, ...team }, who) => addNote(platform, team[who], { applicationId, body: "Call." }),
  ],
  [
    "shortlists",
    ({ job, senior, ...team }, who) =>
      addToShortlist(platform, team[who], { jobId: job.id, seniorId: senior.viewer.id }),
  ],
  [
    "holds a move",
    ({ applicationId, ...team }, who) =>
      holdStatusChange(platform, team[who], { applicationId, from: "pending", to: "rejected" }),
  ],
  [
    "moves",
    ({ applicationId, ...team }, who) =>
      moveApplication(platform, team[who], { applicationId, from: "pending", to: "reviewing" }),
  ],
  [
    "writes to an applicant",
    ({ job, senior, ...team }, who) =>
      sendMessage(platform, team[who], {
        jobId: job.id,
        personId: senior.viewer.id,
        content: "Good morning.",
        submissionKey: key(),
      }),
  ],
];

// Clauses 2.1-172.
describe("a company's work", () => {
  it.each(READS)("lets every colleague read %s, and no other company", async (_, read) => {
    const team = await aTeam();
    for (const who of ["owner", "colleague", "viewer"] as const) expect(await read(team, who)).toBeTruthy();
    await expect(read(team, "stranger")).rejects.toMatchObject({ code: "not-found" });
  });

  it.each(CHANGES)("%s: a colleague may, a viewer and another company may not", async (_, change) => {
    const team = await aTeam();
    await expect(change(team, "stranger")).rejects.toMatchObject({ code: "not-found" });
    await expect(change(team, "viewer")).rejects.toMatchObject({ code: "viewer-only" });
    const asRecruiter = { ...team, viewer: { ...team.viewer, companyRole: "recruiter" as const } };
    // What the page believed a moment ago does not count: the database decides.
    await expect(change(asRecruiter, "viewer")).rejects.toMatchObject({
      code: expect.stringMatching(/^(not-found|viewer-only)$/),
    });
    await change(team, "colleague");
  });

  it("starts each list with one's own jobs", async () => {
    const { owner, colleague, job } = await aTeam();
    expect(await listJobChoices(db, colleague.id)).toEqual([]);
    expect((await listJobChoices(db, colleague.id, "everyone")).map(({ id }) => id)).toEqual([job.id]);
    expect((await listJobChoices(db, owner.id)).map(({ id }) => id)).toEqual([job.id]);
  });

  it("shows everyone's to who only looks, who has none of their own", async () => {
    const { viewer, colleague, stranger, job } = await aTeam();
    expect((await listJobChoices(db, viewer.id)).map(({ id }) => id)).toEqual([job.id]);
    const now = platform.clock.now();
    const counts = async (by: Person["viewer"]) => await countForRecruiter(db, by.id, now);
    expect(await counts(viewer)).toMatchObject({ activeJobs: 1, applicants: 1 });
    expect(await listWaiting(db, viewer.id, { now, limit: 5 })).toHaveLength(1);
    for (const by of [colleague, stranger]) expect(await counts(by)).toMatchObject({ activeJobs: 0, applicants: 0 });
  });

  it("shows colleagues who wrote a note and who moved", async () => {
    const { owner, colleague, job, senior, applicationId } = await aTeam();
    await addNote(platform, colleague, { applicationId, body: "Ask about Tuesdays." });
    await moveApplication(platform, colleague, { applicationId, from: "pending", to: "reviewing" });
    const seen = async (by: Person["viewer"]) => {
      const found = await findCandidate(platform, by, job.id, senior.viewer.id);
      return [found?.application?.notes.map(({ author }) => author), found?.application?.movedBy];
    };
    expect(await seen(owner)).toEqual([[colleague.name], colleague.name]);
    expect(await seen(colleague)).toEqual([[null], null]);
  });

  it("lets only the first of two colleagues move an applicant", async () => {
    const { owner, colleague, applicationId } = await aTeam();
    const moves = await Promise.allSettled([
      moveApplication(platform, owner, { applicationId, from: "pending", to: "reviewing" }),
      moveApplication(platform, colleague, { applicationId, from: "pending", to: "rejected" }),
    ]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const held = { applicationId, from: "pending", to: "rejected" } as const;
    await expect(holdStatusChange(platform, owner, held)).rejects.toMatchObject({ code: "stale-state" });
  });

  it("lets a colleague undo a held move", async () => {
    const { owner, colleague, applicationId } = await aTeam();
    const held = await holdStatusChange(platform, owner, { applicationId, from: "pending", to: "rejected" });
    expect(await undoStatusChanges(platform, colleague, { held: held.id })).toBe(1);
  });

  it("has one conversation about a job, whichever colleague writes", async () => {
    const { owner, colleague, viewer, job, senior } = await aTeam();
    const start = { jobId: job.id, personId: senior.viewer.id };
    const first = await sendMessage(platform, colleague, { ...start, content: "Good morning.", submissionKey: key() });
    await expect(
      sendMessage(platform, owner, { ...start, content: "Me too.", submissionKey: key() }),
    ).rejects.toMatchObject({ code: "wait-for-answer" });
    const { conversationId } = first;
    await sendMessage(platform, senior.viewer, { conversationId, content: "Hello.", submissionKey: key() });
    const second = await sendMessage(platform, owner, { ...start, content: "Thank you.", submissionKey: key() });
    expect(second.conversationId).toBe(conversationId);
    const read = async (by: Person["viewer"]) => {
      const { counterpart, messages, isReadOnly } = await requireThread(platform, by, conversationId);
      return [counterpart.name, messages.map(({ isOwn, author }) => `${isOwn} ${author}`), isReadOnly];
    };
    expect(await read(owner)).toEqual([
      senior.viewer.name,
      [`true ${colleague.name}`, "false null", "true null"],
      false,
    ]);
    expect(await read(viewer)).toEqual([
      senior.viewer.name,
      [`true ${colleague.name}`, "false null", `true ${owner.name}`],
      true,
    ]);
    // The senior talks with the person who is responsible for the job.
    expect(await read(senior.viewer)).toEqual([
      owner.name,
      [`false ${colleague.name}`, "true null", "false null"],
      false,
    ]);
  });

  it("is closed to a former member at once", async () => {
    const team = await aTeam();
    const elsewhere = await aRecruiter(platform);
    const [own] = await db.select().from(recruiters).where(eq(recruiters.userId, elsewhere.viewer.id));
    await db
      .update(recruiters)
      .set({ companyId: own?.companyId ?? "" })
      .where(eq(recruiters.userId, team.colleague.id));
    for (const [, act] of [...READS, ...CHANGES])
      await expect(act(team, "colleague")).rejects.toMatchObject({ code: "not-found" });
  });
});
