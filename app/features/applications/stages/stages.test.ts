import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applicationEvents, applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { moveApplication, withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { deleteNote } from "#app/features/applications/notes/commands.server.ts";
import { listNotes } from "#app/features/applications/notes/queries.server.ts";
import { joinCompany } from "#app/features/teams/invitations.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant, anApplicantFor } from "#test/applications.ts";
import { aColleague } from "#test/jobs.ts";
import { aRecruiter } from "#test/people.ts";
import { codeOf } from "#test/refusals.ts";
import { setStage } from "./applicant-stage.server.ts";
import { changeStages, removeStage } from "./commands.server.ts";
import { NAME_TAKEN, STAGE_GONE, TOO_MANY_STAGES } from "./labels.ts";
import { listStages, listStagesWithPeople } from "./queries.server.ts";
import { type OpenStatus, STAGE_LIMITS } from "./rules.ts";

const { platform } = await openTestApp();
const { db } = platform;
const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;

/** Adds stages, and returns their ids in the order of their names here. */
async function withStages(viewer: Viewer, names: readonly string[], status: OpenStatus = "reviewing") {
  for (const name of names) await changeStages(platform, viewer, { intent: "add", name, status });
  const stages = await listStages(db, viewer.id);
  return names.map((name) => stages.find((stage) => stage.name === name)?.id ?? "");
}

/** A company with an applicant who is reviewed, and three stages of that status. */
async function aWorkflow() {
  const made = await anApplicant(platform);
  const { viewer } = made.recruiter;
  await moveApplication(platform, viewer, { applicationId: made.id, from: "pending", to: "reviewing" });
  const [screen = "", refs = "", task = ""] = await withStages(viewer, ["Phone screen", "References", "Task"]);
  const put = (stage: string | null, seen: string | null = null, by: Viewer = viewer) =>
    setStage(platform, by, { applicationId: made.id, from: "reviewing", seen, stage });
  return { ...made, viewer, screen, refs, task, put };
}

async function stageOf(id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row?.stageId;
}

async function namesOf(viewer: Viewer) {
  return (await listStages(db, viewer.id)).map(({ name }) => name);
}

// Clauses 2.6-62.
describe("the stages of a company", () => {
  it("are those of everyone who hires for it, and of no one else", async () => {
    const { viewer, screen } = await aWorkflow();
    const colleague = await aColleague(platform, viewer);
    const looker = await aColleague(platform, viewer, "viewer");
    const { viewer: stranger } = await aRecruiter(platform);
    await changeStages(platform, colleague, { intent: "rename", stageId: screen, name: "First call" });
    expect(await namesOf(looker)).toEqual(["First call", "References", "Task"]);
    expect(await namesOf(stranger)).toEqual([]);
    const rename = { intent: "rename", stageId: screen, name: "Ours" } as const;
    expect(await codeOf(changeStages(platform, stranger, rename))).toBe("not-found");
    for (const input of [
      rename,
      { intent: "up", stageId: screen },
      { intent: "remove", stageId: screen, to: null },
    ] as const)
      expect(await codeOf(changeStages(platform, looker, input))).toBe("viewer-only");
    await removeStage(platform, stranger, { stageId: screen, to: null });
    expect(await namesOf(viewer)).toHaveLength(3);
  });

  it("are renamed and reordered while people stand in them", async () => {
    const { viewer, screen, task, put, id } = await aWorkflow();
    await put(task);
    await changeStages(platform, viewer, { intent: "up", stageId: task });
    await changeStages(platform, viewer, { intent: "up", stageId: task });
    await changeStages(platform, viewer, { intent: "up", stageId: task });
    await changeStages(platform, viewer, { intent: "rename", stageId: task, name: "Sample task" });
    expect(await namesOf(viewer)).toEqual(["Sample task", "Phone screen", "References"]);
    await changeStages(platform, viewer, { intent: "down", stageId: screen });
    expect(await listStagesWithPeople(db, viewer.id)).toMatchObject([
      { name: "Sample task", people: 1 },
      { name: "References", people: 0 },
      { name: "Phone screen", people: 0 },
    ]);
    expect(await stageOf(id)).toBe(task);
  });

  it("have names of their own inside a status", async () => {
    const { viewer, refs } = await aWorkflow();
    const add = (name: string, status: OpenStatus) => changeStages(platform, viewer, { intent: "add", name, status });
    await expect(add("PHONE screen", "reviewing")).rejects.toMatchObject({ field: "name", message: NAME_TAKEN });
    await expect(changeStages(platform, viewer, { intent: "rename", stageId: refs, name: "Task" })).rejects.toThrow(
      NAME_TAKEN,
    );
    await add("Phone screen", "interview");
    await expect(add("Buy gift cards at www.pay-here.biz", "offered")).rejects.toMatchObject({ field: "name" });
    expect(await namesOf(viewer)).toHaveLength(4);
  });

  it("are twelve at most, also when added at the same moment", async () => {
    const { viewer } = await aRecruiter(platform);
    const names = Array.from({ length: STAGE_LIMITS.count + 3 }, (_, at) => `Step ${at}`);
    const added = await Promise.allSettled(
      names.map((name) => changeStages(platform, viewer, { intent: "add", name, status: "pending" })),
    );
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(STAGE_LIMITS.count);
    expect(await namesOf(viewer)).toHaveLength(STAGE_LIMITS.count);
    await expect(changeStages(platform, viewer, { intent: "add", name: "One", status: "offered" })).rejects.toThrow(
      TOO_MANY_STAGES,
    );
  });

  it("are part of Enterprise, below which they can only be left and removed", async () => {
    const { viewer, screen, put, id } = await aWorkflow();
    await put(screen);
    const add = changeStages(enforced, viewer, { intent: "add", name: "More", status: "reviewing" });
    await expect(add).rejects.toMatchObject({ field: "name", message: expect.stringContaining("Enterprise") });
    const asked = { applicationId: id, from: "reviewing", seen: screen } as const;
    const other = (await namesOf(viewer)).length;
    await expect(
      setStage(enforced, viewer, { ...asked, stage: (await listStages(db, viewer.id))[1]?.id ?? "" }),
    ).rejects.toMatchObject({ field: "stage" });
    await setStage(enforced, viewer, { ...asked, stage: null });
    await changeStages(enforced, viewer, { intent: "remove", stageId: screen, to: null });
    expect(await namesOf(viewer)).toHaveLength(other - 1);
  });
});

// Clauses 2.6-62.
describe("an applicant's stage", () => {
  it("is private, and kept with its author", async () => {
    const { viewer, senior, screen, put, id } = await aWorkflow();
    const colleague = await aColleague(platform, viewer, "recruiter", "Ana Ruiz");
    const before = await tracesOf();
    const [sent] = await db.select().from(applications).where(eq(applications.id, id));
    await put(screen, null, colleague);
    expect(await tracesOf()).toEqual(before);
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    expect(row).toEqual({ ...sent, stageId: screen });
    const [note] = await listNotes(db, viewer.id, id);
    expect(note).toMatchObject({ kind: "stage", body: "Moved to stage: Phone screen", author: "Ana Ruiz" });
    expect(await codeOf(deleteNote(platform, colleague, { noteId: note?.id ?? "" }))).toBe("not-found");

    async function tracesOf() {
      return [
        await db.$count(notifications, eq(notifications.userId, senior.viewer.id)),
        await db.$count(applicationEvents, eq(applicationEvents.applicationId, id)),
      ];
    }
  });

  it("changes only from the status and stage that were seen", async () => {
    const { viewer, screen, refs, put, id } = await aWorkflow();
    await put(screen);
    expect(await codeOf(put(refs))).toBe("stale-state");
    // The same again is done already.
    await put(screen);
    await put(refs, screen);
    expect((await listNotes(db, viewer.id, id)).map(({ body }) => body)).toEqual([
      "Moved to stage: References",
      "Moved to stage: Phone screen",
    ]);
    const [panel = ""] = await withStages(viewer, ["Panel"], "interview");
    expect(await codeOf(put(panel, refs))).toBe("illegal-move");
    const pending = { applicationId: id, from: "pending", seen: refs, stage: null } as const;
    expect(await codeOf(setStage(platform, viewer, pending))).toBe("stale-state");
  });

  it("is refused to those who only look, and to strangers", async () => {
    const { viewer, screen, put } = await aWorkflow();
    const { viewer: stranger } = await aRecruiter(platform);
    const [theirs = ""] = await withStages(stranger, ["Theirs"]);
    expect(await codeOf(put(screen, null, await aColleague(platform, viewer, "viewer")))).toBe("viewer-only");
    await expect(put(theirs)).rejects.toMatchObject({ field: "stage", message: STAGE_GONE });
    expect(await codeOf(put(theirs, null, stranger))).toBe("not-found");
  });

  it.each(["interview", "withdrawn"] as const)("ends when the status becomes %s", async (to) => {
    const { viewer, senior, screen, put, id } = await aWorkflow();
    await put(screen);
    await (to === "interview"
      ? moveApplication(platform, viewer, { applicationId: id, from: "reviewing", to })
      : withdrawApplication(platform, senior.viewer, { applicationId: id }));
    expect(await stageOf(id)).toBeNull();
  });

  it("ends when their recruiter joins another company", async () => {
    const { viewer, screen, put, id } = await aWorkflow();
    await put(screen);
    const { viewer: owner } = await aRecruiter(platform);
    const [own] = await db.select().from(recruiters).where(eq(recruiters.userId, owner.id));
    const invited = { companyId: own?.companyId ?? "", companyRole: "recruiter", invitedBy: owner.id } as const;
    await db.transaction((tx) => joinCompany(platform, tx, viewer, invited));
    expect(await stageOf(id)).toBeNull();
    expect(await namesOf(viewer)).toEqual([]);
  });
});

// Clauses 2.6-62.
describe("removing a stage", () => {
  it("moves everyone in it, and says so in their notes", async () => {
    const { viewer, screen, refs, put, id, job } = await aWorkflow();
    await put(screen);
    const other = await anApplicantFor(platform, job.id);
    await removeStage(platform, viewer, { stageId: screen, to: refs });
    expect(await stageOf(id)).toBe(refs);
    expect(await stageOf(other.applicationId)).toBeNull();
    expect((await listNotes(db, viewer.id, id))[0]).toMatchObject({
      kind: "stage",
      body: "Moved to stage: References",
    });
    await removeStage(platform, viewer, { stageId: refs, to: null });
    await removeStage(platform, viewer, { stageId: refs, to: null });
    expect(await stageOf(id)).toBeNull();
    expect(await namesOf(viewer)).toEqual(["Task"]);
  });

  it("moves nobody into a stage of another status, or one that is not there", async () => {
    const { viewer, screen, put, id } = await aWorkflow();
    await put(screen);
    const [panel = ""] = await withStages(viewer, ["Panel"], "interview");
    for (const to of [panel, screen, id])
      await expect(removeStage(platform, viewer, { stageId: screen, to })).rejects.toMatchObject({ field: "to" });
    expect(await stageOf(id)).toBe(screen);
  });

  it("leaves nobody behind who is moved into it at the same moment", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { viewer, screen, refs, put, id } = await aWorkflow();
      const colleague = await aColleague(platform, viewer);
      const moving = () => put(screen, null, colleague);
      const removing = () => removeStage(platform, viewer, { stageId: screen, to: refs });
      const both = round % 2 === 0 ? [moving(), removing()] : [removing(), moving()];
      const [first, second] = await Promise.allSettled(both);
      const [moved, removed] = round % 2 === 0 ? [first, second] : [second, first];
      expect(removed?.status).toBe("fulfilled");
      expect(await stageOf(id)).toBe(moved?.status === "fulfilled" ? refs : null);
      expect(await db.$count(companyStages, eq(companyStages.id, screen))).toBe(0);
    }
  });

  it("lets one of two colleagues win who move a person at once", async () => {
    const { viewer, screen, refs, put, id } = await aWorkflow();
    const colleague = await aColleague(platform, viewer);
    const outcomes = await Promise.allSettled([put(screen), put(refs, null, colleague)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stageOf(id)).toBe(outcomes[0]?.status === "fulfilled" ? screen : refs);
  });
});
