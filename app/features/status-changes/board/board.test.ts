import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { changeStages } from "#app/features/applications/stages/commands.server.ts";
import { listStages } from "#app/features/applications/stages/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant, statusOf } from "#test/applications.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { listBoard } from "./queries.server.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const AT = "/recruiter/applicants/board";

/** A recruiter with an applicant and a stage of "In Review"; `move` sends the form of the card. */
async function aBoard() {
  const made = await anApplicant(platform);
  const { viewer, cookie } = made.recruiter;
  await changeStages(platform, viewer, { intent: "add", name: "Phone screen", status: "reviewing" });
  const [stage] = await listStages(db, viewer.id);
  const screen = stage?.id ?? "";
  const move = (to: string, { from = "pending", seen = "" } = {}) =>
    post(AT, { intent: "place", applicationId: made.id, from, seen, to }, { cookie });
  const columns = async () => {
    const found = await listBoard(platform, viewer, { scope: "mine", jobId: null }, await listStages(db, viewer.id));
    return found.map(({ lanes }) => lanes.map(({ count }) => count).join(" ")).join(", ");
  };
  return { ...made, viewer, cookie, screen, move, columns };
}

async function rowOf(id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row;
}

// Clauses 2.6-63.
describe("a card", () => {
  it("goes to a stage of the next status at once, and between stages in private", async () => {
    const { move, columns, screen, id } = await aBoard();
    expect(await columns()).toBe("1, 0 0, 0, 0");
    expect((await move(`reviewing ${screen}`)).headers.get("Location")).toBe(AT);
    expect(await rowOf(id)).toMatchObject({ status: "reviewing", stageId: screen });
    expect(await columns()).toBe("0, 0 1, 0, 0");
    await move("reviewing", { from: "reviewing", seen: screen });
    expect(await rowOf(id)).toMatchObject({ status: "reviewing", stageId: null });
    expect((await move(`reviewing ${screen}`, { from: "reviewing", seen: screen })).status).toBe(409);
  });

  it("goes on at the profile where a move is written or confirmed, with its form open", async () => {
    const { move, job, senior, viewer, cookie, id } = await aBoard();
    await moveApplication(platform, viewer, { applicationId: id, from: "pending", to: "reviewing" });
    for (const [to, button] of [
      ["interview", "Invite to Interview and send message"],
      ["rejected", "Yes, not selected"],
    ] as const) {
      const sent = await move(to, { from: "reviewing" });
      const at = `/recruiter/applications?job=${job.id}&candidate=${senior.viewer.id}&move=${to}`;
      expect([sent.status, sent.headers.get("Location")]).toEqual([303, at]);
      const html = await (await get(at, { cookie })).text();
      expect(html.match(/<details class="ask" open=""/g)).toHaveLength(1);
      expect(html).toContain(button);
    }
    expect(await statusOf(platform, id)).toBe("reviewing");
  });

  it("stays where it is if the move is illegal, and says why", async () => {
    const { move, id } = await aBoard();
    const refused = await move("offered");
    expect(refused.status).toBe(400);
    const page = pageText(await refused.text());
    expect(page).toContain("is at Application Sent. Only someone who was invited to an interview");
    expect(page).toContain("The next step, on their profile: Review Application.");
    expect(await rowOf(id)).toMatchObject({ status: "pending", stageId: null });
    expect((await move("reviewing", { from: "interview" })).status).toBe(409);
  });

  it("waits for undo where the move does, and says so", async () => {
    const { move, viewer, cookie, id } = await aBoard();
    for (const [from, to] of [
      ["pending", "reviewing"],
      ["reviewing", "interview"],
      ["interview", "offered"],
    ] as const)
      await moveApplication(platform, viewer, { applicationId: id, from, to });
    await move("hired", { from: "offered" });
    const [held] = await db.select().from(heldStatusChanges).where(eq(heldStatusChanges.applicationId, id));
    expect(pageText(await (await get(AT, { cookie })).text())).toContain("Hired. Nothing has gone out yet.");
    expect((await move("rejected", { from: "offered" })).status).toBe(400);
    await post(AT, { intent: "undo", held: held?.id ?? "" }, { cookie });
    expect(await statusOf(platform, id)).toBe("offered");
  });
});

// Clauses 2.6-63.
describe("the board", () => {
  it("shows one's own jobs, or everyone's of the company, and one job alone", async () => {
    const { viewer, job } = await aBoard();
    const colleague = await aColleague(platform, viewer);
    const { viewer: stranger } = await aRecruiter(platform);
    const other = await aJob(platform, { by: viewer, title: "Glaze Reader" });
    const counted = async (by: typeof viewer, scope: "mine" | "everyone", jobId: string | null = null) =>
      (await listBoard(platform, by, { scope, jobId }, [])).reduce((sum, { count }) => sum + count, 0);
    expect(await counted(viewer, "mine")).toBe(1);
    expect(await counted(colleague, "mine")).toBe(0);
    expect(await counted(colleague, "everyone")).toBe(1);
    expect(await counted(stranger, "everyone")).toBe(0);
    expect(await counted(viewer, "mine", other.id)).toBe(0);
    expect(await counted(viewer, "mine", job.id)).toBe(1);
    expect(await counted(stranger, "everyone", job.id)).toBe(0);
  });

  it("neither tells a name that is hidden, nor what has ended", async () => {
    const { viewer, id, columns } = await aBoard();
    await db.update(applications).set({ hidesName: true }).where(eq(applications.id, id));
    const found = await listBoard(platform, viewer, { scope: "mine", jobId: null }, []);
    expect(found[0]?.lanes[0]?.cards).toMatchObject([
      { candidateId: id, fullName: expect.stringMatching(/^Applicant [0-9A-F]{6}$/) },
    ]);
    await db.update(applications).set({ hidesName: false }).where(eq(applications.id, id));
    await moveApplication(platform, viewer, { applicationId: id, from: "pending", to: "rejected" });
    expect(await columns()).toBe("0, 0 0, 0, 0");
  });
});
