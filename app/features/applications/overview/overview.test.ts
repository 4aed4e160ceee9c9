import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { setStage } from "#app/features/applications/stages/applicant-stage.server.ts";
import { changeStages } from "#app/features/applications/stages/commands.server.ts";
import { listStages } from "#app/features/applications/stages/queries.server.ts";
import { holdStatusChange } from "#app/features/status-changes/commands.server.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { deleteView, saveView } from "./commands.server.ts";
import { TOO_MANY_VIEWS } from "./labels.ts";
import { listAllApplicants, listViews } from "./queries.server.ts";
import { overviewQuery, overviewSearchFrom, VIEW_LIMITS } from "./rules.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const SEARCH = overviewSearchFrom(new URLSearchParams());

type Applicant = { name?: string; place?: string; hours?: number; skills?: string[] };

/** A recruiter with two jobs, one of which is reviewed without names, and a function that lets people apply. */
async function aMarket() {
  const recruiter = await aRecruiter(platform);
  const named = await aJob(platform, { by: recruiter.viewer, title: "Kiln Mentor" });
  const unnamed = await aJob(platform, { by: recruiter.viewer, title: "Glaze Reader", hidesNames: true });
  async function applied(to: { id: string }, { name = "Harriet Quill", place, hours, skills }: Applicant = {}) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const senior = await aSenior(platform, { firstName, lastName });
    await aProfile(platform, {
      of: senior.viewer,
      ...(place && { place }),
      ...(hours && { availabilityHours: hours }),
      ...(skills && { skills }),
    });
    const { id } = await applyToJob(platform, senior.viewer, { jobId: to.id });
    return id;
  }
  const list = (change: Partial<typeof SEARCH> = {}) =>
    listAllApplicants(platform, recruiter.viewer, { ...SEARCH, ...change });
  const idsOf = async (change: Partial<typeof SEARCH> = {}) =>
    (await list(change)).rows.map((row) => row.applicationId);
  const move = (applicationId: string, to: "reviewing" | "rejected") =>
    moveApplication(platform, recruiter.viewer, { applicationId, from: "pending", to });
  return { recruiter, named, unnamed, applied, list, idsOf, move };
}

// Clauses 2.6-60.
describe("the list of all applicants", () => {
  it("has everyone of all own jobs, newest first, and no one else's", async () => {
    const { applied, named, unnamed, list, idsOf } = await aMarket();
    const other = await aMarket();
    await other.applied(other.named);
    const [first, second] = [await applied(named), await applied(unnamed)];
    expect(await idsOf()).toEqual([second, first]);
    expect(await idsOf({ sort: "oldest" })).toEqual([first, second]);
    expect((await list()).rows[1]).toMatchObject({ fullName: "Harriet Quill", title: "Kiln Mentor", hours: 20 });
  });

  it("finds people by name, job, and skill, without case, accents, and apostrophes", async () => {
    const { applied, named, idsOf } = await aMarket();
    const jose = await applied(named, { name: "José O’Dvořák", skills: ["Émail firing"] });
    const other = await applied(named, { name: "Walter Pine" });
    for (const query of ["jose", "ODVORAK", "o'dvorak josé", "email firing", "kiln jose"])
      expect(await idsOf({ query }), query).toEqual([jose]);
    expect(await idsOf({ query: "KILN" })).toEqual([other, jose]);
    expect(await idsOf({ query: "100%" })).toEqual([]);
  });

  it("filters by status, reply, age, place, and hours", async () => {
    const { applied, named, idsOf, move } = await aMarket();
    const waits = await applied(named, { place: "Århus, Ohio", hours: 10 });
    const late = await applied(named, { hours: 30 });
    const moved = await applied(named);
    const over = await applied(named);
    await move(moved, "reviewing");
    await move(over, "rejected");
    const now = platform.clock.now();
    const long = new Date(now.getTime() - 8 * DAY_MS);
    await db.update(applications).set({ answerDueOn: "2020-01-01", createdAt: long }).where(eq(applications.id, late));
    expect(await idsOf({ status: "reviewing" })).toEqual([moved]);
    expect(await idsOf({ status: "open" })).toEqual([moved, late, waits]);
    expect(await idsOf({ status: "ended" })).toEqual([over]);
    expect(await idsOf({ due: "due" })).toEqual([late, waits]);
    expect(await idsOf({ due: "late" })).toEqual([late]);
    expect(await idsOf({ isNew: true })).toEqual([over, moved, waits]);
    expect(await idsOf({ place: "arhus" })).toEqual([waits]);
    expect(await idsOf({ minHours: 30 })).toEqual([late]);
    expect(await idsOf({ sort: "due" })).toEqual([late, waits, moved, over]);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, named.id));
    expect(await idsOf({ due: "late" })).toEqual([]);
  });

  it("filters by job and by the company's own stages, and shows the stage", async () => {
    const { applied, named, unnamed, idsOf, list, move, recruiter } = await aMarket();
    const [first, second, other] = [await applied(named), await applied(named), await applied(unnamed)];
    await move(first, "reviewing");
    await changeStages(platform, recruiter.viewer, { intent: "add", name: "Phone screen", status: "reviewing" });
    const [stage] = await listStages(db, recruiter.viewer.id);
    const asked = { applicationId: first, from: "reviewing", seen: null } as const;
    await setStage(platform, recruiter.viewer, { ...asked, stage: stage?.id ?? "" });
    expect(await idsOf({ stage: stage?.id ?? "" })).toEqual([first]);
    expect(await idsOf({ stage: "none" })).toEqual([other, second]);
    expect(await idsOf({ jobId: unnamed.id })).toEqual([other]);
    expect((await list()).rows.map((row) => row.stage)).toEqual([null, null, "Phone screen"]);
    const address = `?job=${named.id}&stage=none`;
    expect(overviewQuery(overviewSearchFrom(new URLSearchParams(address)))).toBe(address);
    const file = await get(`/recruiter/applications/export?job=${named.id}`, { cookie: recruiter.cookie });
    expect(await file.text()).toContain('"In Review","Phone screen"');
  });

  it("shows what a held change leads to", async () => {
    const { applied, named, list, recruiter } = await aMarket();
    const applicationId = await applied(named);
    await holdStatusChange(platform, recruiter.viewer, { applicationId, from: "pending", to: "rejected" });
    expect((await list()).rows[0]).toMatchObject({ status: "pending", heldTo: "rejected" });
  });

  it("neither shows nor finds who is reviewed without names", async () => {
    const { applied, unnamed, list, idsOf, move, recruiter } = await aMarket();
    const id = await applied(unnamed, { name: "Zebulon Quagmire", place: "Toledo, Ohio", skills: ["Refractory"] });
    for (const query of ["zebulon", "quagmire", "Zebulon Glaze"]) expect(await idsOf({ query })).toEqual([]);
    expect(await idsOf({ query: "refractory" })).toEqual([id]);
    const [row] = (await list()).rows;
    expect(row).toMatchObject({ candidateId: id, fullName: expect.stringMatching(/^Applicant [0-9A-F]{6}$/) });
    expect(await idsOf({ query: row?.fullName ?? "" })).toEqual([id]);
    const html = await (await get("/recruiter/applicants", { cookie: recruiter.cookie })).text();
    expect(html).not.toContain("Zebulon");
    // Once they are decided on, they can be searched for again, and what they sent would tell who they are.
    await move(id, "rejected");
    expect(await idsOf({ query: "refractory" })).toEqual([]);
    expect(await idsOf({ place: "toledo" })).toEqual([]);
    expect((await list()).rows[0]).toMatchObject({ place: null, hours: null });
  });

  it("has every applicant on exactly one of its pages, in each order", async () => {
    const { applied, named, list, recruiter } = await aMarket();
    const id = await applied(named);
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    if (!row) throw new Error("no application");
    const seniors: Person[] = [];
    for (let count = 0; count < 2; count += 1) seniors.push(await aSenior(platform));
    const made: Array<typeof row> = [];
    for (let at = 0; at < 30; at += 1) {
      const job = await aJob(platform, { by: recruiter.viewer, title: `Kiln Hand ${at}` });
      for (const [index, { viewer }] of seniors.entries()) {
        made.push({
          ...row,
          id: platform.ids.next(new Date(platform.clock.now().getTime() + at * 1000 + index)),
          jobId: job.id,
          applicantId: viewer.id,
          answerDueOn: index === 0 ? null : `2026-12-${String(1 + (at % 28)).padStart(2, "0")}`,
        });
      }
    }
    await db.insert(applications).values(made);
    for (const sort of ["newest", "oldest", "due"] as const) {
      const first = await list({ sort });
      const rest = await list({ sort, after: first.nextAfter });
      expect([first.rows.length, rest.rows.length, rest.nextAfter, first.found]).toEqual([50, 11, null, 61]);
      expect(new Set([...first.rows, ...rest.rows].map(({ applicationId }) => applicationId)).size).toBe(61);
    }
    for (const after of ["x", "2026-13-99_x", `2026-99-99_${id}`, `2026-02-30_${id}`, "9999-12-31"])
      expect((await list({ sort: "due", after })).rows).toHaveLength(50);
  });
});

// Clauses 2.6-60.
describe("a saved view", () => {
  it("is kept in one form, renamed by saving it again, and deleted", async () => {
    const { viewer } = await aRecruiter(platform);
    await saveView(platform, viewer, { query: "?sort=due&status=open&after=x&nonsense=1", name: "To answer" });
    await saveView(platform, viewer, { query: "?status=open&sort=due", name: "Waiting for me" });
    const [view, ...more] = await listViews(db, viewer.id);
    expect([view?.name, view?.query, more]).toEqual(["Waiting for me", "?status=open&sort=due", []]);
    const stranger = (await aRecruiter(platform)).viewer;
    await deleteView(platform, stranger, { viewId: view?.id ?? "" });
    expect(await listViews(db, viewer.id)).toHaveLength(1);
    expect(await listViews(db, stranger.id)).toEqual([]);
    await deleteView(platform, viewer, { viewId: view?.id ?? "" });
    expect(await listViews(db, viewer.id)).toEqual([]);
  });

  it("is one of twenty at most, and never everyone", async () => {
    const { viewer } = await aRecruiter(platform);
    const save = (query: string) => saveView(platform, viewer, { query, name: "A view" });
    await expect(save("?sort=newest")).rejects.toMatchObject({ field: "name" });
    for (let at = 0; at < VIEW_LIMITS.count; at += 1) await save(`?q=word${at}`);
    await expect(save("?q=one+more")).rejects.toThrow(TOO_MANY_VIEWS);
    await save("?q=word3");
    expect(await codeOf(saveView(platform, (await aSenior(platform)).viewer, { query: "?q=x", name: "x" }))).toBe(
      "wrong-role",
    );
  });

  it("is saved and deleted without JavaScript, and a name that is missing is asked for", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    const here = "/recruiter/applicants?status=open";
    const refused = await post(here, { intent: "save", query: "?status=open", name: " " }, { cookie });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("Please give this view a name"),
    ]);
    const saved = await post(here, { intent: "save", query: "?status=open", name: "Open ones" }, { cookie });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, here]);
    const html = await (await get(here, { cookie })).text();
    expect(pageText(html)).toContain("Open ones");
    expect(pageText(html)).not.toContain("Save this view");
    const [view] = await listViews(db, viewer.id);
    await post(here, { intent: "delete", viewId: view?.id ?? "" }, { cookie });
    expect(await listViews(db, viewer.id)).toEqual([]);
  });
});

it("an address is read and written in one form", () => {
  const query = "?q=jos%C3%A9&status=reviewing&due=late&new=on&place=Ohio&hours=20&sort=due&after=x";
  expect(overviewQuery(overviewSearchFrom(new URLSearchParams(query)))).toBe(query);
  expect(overviewQuery(overviewSearchFrom(new URLSearchParams("?status=x&hours=7&sort=name&q=%00")))).toBe("");
});
