import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { PlanId } from "#app/domain/plans.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { openTestApp, openTestAppOn } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { listSubjectsTo, writeWaitingMails } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp({ env: { BILLING_MODE: "enforced" } });
/** The same market without limits. */
const preview = openTestAppOn({ ...platform, env: { ...platform.env, billingMode: "preview" } });
const people = new Map<PlanId, Person>();
const without = await aRecruiter(platform, { isCompanyVerified: true });

beforeAll(async () => {
  for (const planId of ["basic", "professional", "enterprise"] as const) {
    const person = await aRecruiter(platform, { isCompanyVerified: true });
    await choosePlan(platform, person.viewer, { planId });
    people.set(planId, person);
  }
});

function on(planId: PlanId): Person {
  const person = people.get(planId);
  if (!person) throw new Error("no such plan");
  return person;
}

const searched = await aSenior(platform);
await aProfile(platform, {
  of: searched.viewer,
  fullName: "Wilhelmina Duluth",
  skills: ["Payroll", "Bookkeeping"],
  availabilityHours: 10,
});

async function pageOf({ cookie }: Person, path: string) {
  const answer = await get(path, { cookie });
  return { status: answer.status, text: pageText(await answer.text()) };
}

async function hasFound(person: Person, query: Record<string, string>): Promise<boolean> {
  const { text } = await pageOf(person, `/recruiter/candidates?${new URLSearchParams(query)}`);
  return text.includes("Wilhelmina Duluth");
}

// Clauses 2.1-191, 9-1, 9-2, 9-3, 9-4.
describe("on plans that are enforced", () => {
  it.each([
    ["Advanced search filters", "/recruiter/candidates?filters=show", "search-filters", "basic", "professional"],
    ["Advanced search filters", "/recruiter/candidates?minHours=5", "search-filters", "basic", "professional"],
    ["Premium search", "/recruiter/candidates?place=Duluth&miles=25", "premium-search", "professional", "enterprise"],
    ["Premium search", "/recruiter/candidates?q=payroll+AND+tax", "premium-search", "professional", "enterprise"],
    ["Priority recommendations", "/recruiter/settings", "priority-suggestions", "basic", "professional"],
    ["Featured company profile", "/recruiter/company", "featured-profile", "basic", "professional"],
    ["Complete analytics", "/recruiter/analytics", "analytics", "basic", "professional"],
    ["Advanced reporting", "/recruiter/analytics", "reporting", "professional", "enterprise"],
    ["Bulk job posting", "/recruiter/import", "bulk-posting", "professional", "enterprise"],
    ["Custom recruitment workflow", "/recruiter/applicants/stages", "stages", "professional", "enterprise"],
  ] as const)("%s: %s explains itself below its plan, and is open on it", async (_, path, feature, below, plan) => {
    const words = NOT_INCLUDED[feature];
    expect((await pageOf(on(below), path)).text).toContain(words);
    const page = await pageOf(on(plan), path);
    expect([page.status, page.text]).toEqual([200, expect.not.stringContaining(words)]);
    const open = await preview.get(path, { cookie: without.cookie });
    expect(pageText(await open.text())).not.toContain(words);
  });

  it("Basic candidate search is by words for everyone", async () => {
    for (const person of [without, on("basic"), on("professional"), on("enterprise")]) {
      expect(await hasFound(person, { q: "payroll" })).toBe(true);
      expect(await hasFound(person, { q: "loom" })).toBe(false);
    }
  });

  it("Advanced search filters apply from Professional on", async () => {
    // They offer ten hours.
    const few = { q: "payroll", minHours: "30" };
    expect(await hasFound(without, few)).toBe(true);
    expect(await hasFound(on("basic"), few)).toBe(true);
    expect(await hasFound(on("professional"), few)).toBe(false);
    expect(await hasFound(on("enterprise"), few)).toBe(false);
  });

  it("Premium search measures miles and reads operators on Enterprise only", async () => {
    const near = { place: "Cloquet, Minnesota", miles: "25" };
    expect(await hasFound(on("professional"), near)).toBe(false);
    expect(await hasFound(on("enterprise"), near)).toBe(true);
    const either = { q: "(loom) OR payroll" };
    expect(await hasFound(on("enterprise"), either)).toBe(true);
    const without = { q: "payroll NOT (loom OR bookkeeping)" };
    expect(await hasFound(on("enterprise"), without)).toBe(false);
    expect(
      (await pageOf(on("professional"), `/recruiter/candidates?${new URLSearchParams(without)}`)).text,
    ).not.toContain("We searched");
  });

  it("Basic analytics are figures of the dashboard for everyone", async () => {
    for (const person of [without, on("basic"), on("enterprise")])
      expect((await pageOf(person, "/recruiter/dashboard")).text).toContain("Active Job Posts");
  });

  it("In-app messaging and its emails are for everyone", async () => {
    for (const person of [without, on("basic"), on("professional"), on("enterprise")]) {
      expect((await pageOf(person, `/recruiter/messages?person=${searched.viewer.id}`)).status).toBe(200);
      const words = { content: "Good morning.", submissionKey: randomUUID() };
      const form = { intent: "send", personId: searched.viewer.id, ...words };
      expect((await post("/recruiter/messages", form, { cookie: person.cookie })).status).toBeLessThan(400);
    }
    await writeWaitingMails(platform);
    const subjects = await listSubjectsTo(platform, searched.email);
    expect(subjects.filter((subject) => subject.includes("message"))).not.toEqual([]);
  });

  it("Standard recommendations and the match are the same for everyone", async () => {
    const seen = [];
    for (const person of [on("basic"), on("professional"), on("enterprise")]) {
      const job = await aJob(platform, { by: person.viewer, title: "Payroll Lead", skills: ["Payroll"] });
      const { text } = await pageOf(person, `/recruiter/applications?job=${job.id}&show=suggested`);
      seen.push(/Wilhelmina Duluth.*?(\d+)%/.exec(text)?.[1]);
      await stepJob(platform, person.viewer, { jobId: job.id, step: "close", from: "live" });
    }
    expect(seen[0]).toMatch(/^\d+$/);
    expect(new Set(seen).size).toBe(1);
  });

  it("Multiple user accounts: three people on Professional, any number on Enterprise", async () => {
    const invite = (person: Person, email: string) =>
      post("/recruiter/team", { intent: "invite", email, companyRole: "recruiter" }, { cookie: person.cookie });
    const refused = await invite(on("basic"), "second@example.com");
    expect([refused.status, pageText(await refused.text())]).toEqual([
      400,
      expect.stringContaining("Choose a larger plan to invite more."),
    ]);
    for (const [at, status] of [303, 303, 400].entries())
      expect((await invite(on("professional"), `p${at}@example.com`)).status).toBe(status);
    for (const at of [1, 2, 3]) expect((await invite(on("enterprise"), `e${at}@example.com`)).status).toBe(303);
  });

  it("Advanced reporting is a file on Enterprise only", async () => {
    const file = async (planId: PlanId) => await get("/recruiter/analytics/export", { cookie: on(planId).cookie });
    expect((await file("professional")).headers.get("Location")).toBe("/recruiter/subscription");
    expect((await file("enterprise")).headers.get("Content-Type")).toContain("text/csv");
  });

  it("Advanced reporting is emailed on Enterprise only", async () => {
    const choose = async (planId: PlanId) =>
      await post("/recruiter/analytics", { day: "monday" }, { cookie: on(planId).cookie });
    const refused = await choose("professional");
    expect([refused.status, pageText(await refused.text())]).toEqual([
      400,
      expect.stringContaining(NOT_INCLUDED.reporting),
    ]);
    expect((await choose("enterprise")).headers.get("Location")).toBe("/recruiter/analytics");
  });

  it("AI-powered talent matching: drafted skills and people alike, on Enterprise only", async () => {
    const text = { title: "Bookkeeper", description: "Payroll in QuickBooks." };
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer, skills: ["Payroll", "QuickBooks"] });
    const alike = await aSenior(platform, { firstName: "Alma", lastName: "Alike" });
    await aProfile(platform, { of: alike.viewer, skills: ["Payroll", "QuickBooks"] });
    const offersOf = async (planId: PlanId) => {
      const live = await (await post("/recruiter/read-as", text, { cookie: on(planId).cookie })).json();
      const pressed = await post(
        "/recruiter/post-job",
        { ...text, intent: "find-skills" },
        { cookie: on(planId).cookie },
      );
      const profile = await get(`/recruiter/candidates?candidate=${senior.viewer.id}`, { cookie: on(planId).cookie });
      return { offered: live.offered, status: pressed.status, page: pageText(await profile.text()) };
    };
    const [refused, open] = [await offersOf("professional"), await offersOf("enterprise")];
    expect([refused.offered, refused.status]).toEqual([null, 400]);
    expect(refused.page).toContain(NOT_INCLUDED["talent-matching"]);
    expect([open.offered, open.status]).toEqual([expect.arrayContaining(["QuickBooks"]), 200]);
    expect(open.page).toContain("People like this one Alma Alike Both: Payroll, QuickBooks");
  });

  it("Dedicated account manager is on the page of Enterprise only", async () => {
    const page = async (planId: PlanId) =>
      pageText(await (await get("/recruiter/subscription", { cookie: on(planId).cookie })).text());
    expect(await page("professional")).not.toContain("Your account manager");
    expect(await page("enterprise")).toContain("Your account manager");
  });

  it.each([
    ["basic", 3],
    ["professional", 10],
    ["enterprise", 11],
  ] as const)("active jobs on %s: %i of 11 go live", async (planId, live) => {
    const { viewer } = await aRecruiter(platform);
    await choosePlan(platform, viewer, { planId });
    const statuses: string[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await aJob(platform, { by: viewer })).status);
    expect(statuses.filter((status) => status === "live")).toHaveLength(live);
  });
});
