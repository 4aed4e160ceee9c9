import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cases } from "#app/db/schema/cases.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { casesParams, casesSearchFrom } from "#app/features/operator/cases/rules.ts";
import routes from "#app/routes.ts";
import { openTestApp } from "#test/app.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aConversation, writersOf } from "#test/messages.ts";
import { pageText } from "#test/page-text.ts";
import { listPatterns } from "#test/route-patterns.ts";
import { aStaff } from "#test/staff.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const moderator = await aStaff(platform, "moderator");
const REPORT = { reason: "scam", words: "They want a fee first." };

async function caseOf(subjectId: string) {
  const [row] = await db.select().from(cases).where(eq(cases.subjectId, subjectId));
  if (!row) throw new Error("no case");
  return row;
}

describe("the report page", () => {
  // Clauses 2.1-120.
  it("accepts a guest's report, shows what happens next, and keeps typed text", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    const path = `/report/job/${job.id}`;
    expect(await (await get(`/job/${job.id}`)).text()).toContain(`href="${path}"`);
    expect(pageText(await (await get(path)).text())).toContain("What happens next");
    const wrong = await post(path, { reason: "scam", words: "They want a fee first.", email: "no address" });
    expect(wrong.status).toBe(400);
    const shown = await wrong.text();
    expect(shown).toContain("They want a fee first.</textarea>");
    expect(pageText(shown)).toContain("Please write an email address like name@example.com, or leave this empty");
    const sent = await post(path, { ...REPORT, email: "" });
    expect(sent.headers.get("Location")).toBe(`${path}?sent=1`);
    expect(pageText(await (await get(`${path}?sent=1`)).text())).toContain("Thank you. We have your report.");
    expect((await caseOf(job.id)).reportCount).toBe(1);
  });

  it("refuses the eleventh report in an hour from one network", async () => {
    const job = await aJob(platform, { by: await anEmployer(platform) });
    const statuses = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await post(`/report/job/${job.id}`, REPORT)).status);
    expect(statuses.at(-1)).toBe(429);
    platform.clock.pass(3_600_000);
  });
});

describe("the queue", () => {
  it("lists waiting cases by the filters, and links to each case", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by, title: "Lantern Keeper" });
    await post(`/report/job/${job.id}`, REPORT);
    const { id } = await caseOf(job.id);
    const read = async (search: string) => await (await get(`/operator/cases${search}`, moderator)).text();
    expect(await read("")).toContain(`href="/operator/cases/${id}"`);
    expect(await read("?kind=job&owner=nobody")).toContain(id);
    for (const search of ["?kind=company", "?owner=mine", "?state=decided"])
      expect(await read(search)).not.toContain(id);
    const page = pageText(await (await get(`/operator/cases/${id}`, moderator)).text());
    for (const text of ["Lantern Keeper", "They want a fee first.", "A guest", job.description])
      expect(page).toContain(text);
  });

  it.each([
    ["", ""],
    ["?state=decided&kind=job&owner=mine&after=1", "?state=decided&kind=job&owner=mine"],
    ["?state=no&kind=constructor&owner=%00", ""],
  ])("reads the address %s", (address, expected) => {
    expect(casesParams(casesSearchFrom(new URLSearchParams(address)))).toBe(expected);
  });
});

describe("a case", () => {
  // Clauses 2.1-121.
  it("is assigned and decided without JavaScript, with each step in the audit log", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    await post(`/report/job/${job.id}`, REPORT);
    const { id } = await caseOf(job.id);
    const path = `/operator/cases/${id}`;
    await get(path, moderator);
    const act = async (form: Record<string, string>) => {
      const { version } = await caseOf(job.id);
      return await post(path, { version: String(version), ...form }, moderator);
    };
    expect((await act({ intent: "take" })).headers.get("Location")).toBe(path);
    expect((await act({ intent: "hide", template: "", words: "Too short" })).status).toBe(400);
    expect((await act({ intent: "hide", template: "0", words: "" })).headers.get("Location")).toBe(path);
    expect((await requireOwnJob(db, by.id, job.id)).status).toBe("refused");
    expect((await get(`/job/${job.id}`)).status).toBe(404);
    const stale = await act({ intent: "dismiss" });
    expect(pageText(await stale.text())).toContain("This was decided or changed meanwhile");
    const told = await db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
    expect(told.map(({ action }) => action)).toEqual(["case.viewed", "case.assigned", "case.decided"]);
    expect(JSON.stringify(told)).not.toContain("fee");
  });

  it("requires a new code for a permanent suspension if the last one is old", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    await post(`/report/job/${job.id}`, REPORT);
    const { id, version } = await caseOf(job.id);
    platform.clock.pass(16 * 60_000);
    const ban = { intent: "ban", version: String(version), template: "0", words: "", code: "" };
    const refused = await post(`/operator/cases/${id}`, ban, moderator);
    expect(refused.status).toBe(400);
    expect(pageText(await refused.text())).toContain("Type a new code from your app.");
    expect((await caseOf(job.id)).outcome).toBeNull();
  });
});

describe("private messages", () => {
  it("appear in the console only in the evidence of their own case", async () => {
    const { senior, recruiter, conversationId } = await aConversation(platform);
    const { send } = writersOf(platform);
    await send(senior, conversationId, "canary-far-away");
    for (const word of ["one", "two", "three", "four", "five"]) await send(recruiter, conversationId, word);
    const reported = await send(recruiter, conversationId, "canary-reported");
    await post(`/report/message/${reported.id}`, REPORT, senior);
    const { id } = await caseOf(reported.id);
    const evidence = await (await get(`/operator/cases/${id}`, moderator)).text();
    expect(evidence).toContain("canary-reported");
    expect(evidence).not.toContain("canary-far-away");
    const admin = await aStaff(platform, "admin");
    const people = [senior, recruiter].map(({ viewer }) => `/operator/people/${viewer.id}`);
    const patterns = listPatterns(routes).filter((path) => path.startsWith("/operator") && !path.includes(":"));
    const paths = [...patterns, ...people, "/operator/cases?kind=message", "/operator/people?q=canary"];
    for (const path of paths) {
      const page = await (await get(path, admin)).text();
      expect(page, path).not.toContain("canary-reported");
      expect(page, path).not.toContain("canary-far-away");
    }
  });
});
