import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { STORIES } from "#app/content/home.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { findContent } from "#app/features/operator/content/queries.server.ts";
import { cookieOf } from "#test/answers.ts";
import { openTestAppOn } from "#test/app.ts";
import { openTestDatabase } from "#test/database.ts";
import { fileRequests } from "#test/file-requests.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { A_SENIOR_SIGN_UP, aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { aPdf } from "#test/uploads.ts";

const database = await openTestDatabase();
const site = openTestAppOn(await openTestPlatform(database));
/** Another process on the same database. */
const other = openTestAppOn(await openTestPlatform(database));
const { platform, get, post } = site;
const { db, clock } = platform;
const admin = await aStaff(platform, "admin");
const PATH = "/operator/content";
const SENTENCE = "We are fixing this today. Please try again tomorrow, nothing of yours is lost.";

async function change(form: Record<string, string>) {
  const { version, switches } = await findContent(platform, admin.viewer);
  const about = switches.find(({ name }) => name === form.name)?.version ?? version;
  return await post(PATH, { version: String(about), ...form }, { cookie: admin.cookie });
}

const turnOff = (name: string) => change({ intent: "turn-off", name, sentence: SENTENCE, reason: "abuse" });
const turnOn = (name: string) => change({ intent: "turn-on", name });

async function textOf(path: string, at = site): Promise<string> {
  return pageText(await (await at.get(path)).text());
}

async function lastAudit() {
  const [row] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
}

const BANNER = {
  text: "We move servers on <Sunday> & are back at noon.",
  level: "outage",
  startDay: "",
  startTime: "",
  endDay: "2026-11-21",
  endTime: "12:00",
  zone: "America/New_York",
};

// Clauses 2.1-152.
describe("the banner", () => {
  it("is shown on cached pages in every process until it ends", async () => {
    for (const at of [site, other]) expect(await textOf("/pricing", at)).not.toContain("We move servers");
    const saved = await change({ intent: "save-banner", ...BANNER });
    expect(saved.headers.get("Location")).toBe(PATH);
    for (const at of [site, other]) {
      await expect.poll(() => textOf("/pricing", at)).toContain("Outage: We move servers on &lt;Sunday&gt; & are back");
      expect(await textOf("/login", at)).toContain("We move servers");
    }
    expect(await (await get("/pricing")).text()).toContain("&lt;Sunday&gt; &amp; are back");
    expect(await lastAudit()).toMatchObject({ action: "banner.saved", actorId: admin.viewer.id });

    clock.set("2026-11-21T17:00:01Z");
    expect(await textOf("/pricing")).not.toContain("We move servers");
    clock.set("2026-11-20T10:00:00Z");
    await change({ intent: "end-banner" });
    await expect.poll(() => textOf("/pricing", other)).not.toContain("We move servers");
  });

  it("is previewed before it is saved", async () => {
    const preview = await change({ intent: "preview-banner", ...BANNER, text: "Only a look." });
    expect(preview.status).toBe(200);
    expect(pageText(await preview.text())).toContain("Nothing is saved yet. Outage: Only a look.");
    expect((await findContent(platform, admin.viewer)).banner?.text).not.toContain("Only a look");
  });

  it.each([
    ["a longer text", { text: "x".repeat(201) }, "Please use at most 200 characters"],
    ["no end", { endDay: "" }, "Please choose a day"],
    ["a past end", { endDay: "2026-11-19" }, "Please choose an end in the future"],
    ["an end before the begin", { startDay: "2026-12-02", startTime: "09:00" }, "Please choose an end after the begin"],
    ["a year", { endDay: "2027-11-19" }, "Please choose an end within 60 days of the begin"],
  ])("with %s is refused beside the field", async (_, changes, message) => {
    const refused = await change({ intent: "save-banner", ...BANNER, ...changes });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(pageText(html)).toContain(message);
    if (!("text" in changes)) expect(html).toContain("&lt;Sunday&gt;");
  });

  it("does not overwrite one that was changed in the meantime", async () => {
    const { version } = await findContent(platform, admin.viewer);
    const stale = { intent: "save-banner", ...BANNER, version: String(version - 1) };
    expect((await post(PATH, stale, { cookie: admin.cookie })).status).toBe(409);
  });

  it("requires a fresh code", async () => {
    clock.pass(16 * 60_000);
    const refused = await change({ intent: "save-banner", ...BANNER });
    expect([refused.status, pageText(await refused.text()).includes("Code from your app")]).toEqual([400, true]);
    clock.set("2026-11-20T10:00:00Z");
  });
});

// Clauses 2.1-152.
describe("a feature that is turned off", () => {
  it("gives sign-up a notice beforehand, then a 503 that keeps the form's values", async () => {
    const turnedOff = await turnOff("sign-up");
    expect(turnedOff.headers.get("Location")).toBe(PATH);
    const cookie = `${admin.cookie}; ${cookieOf(turnedOff, "toast")}`;
    expect(await (await get(PATH, { cookie })).text()).toContain(
      '<noscript><p class="notice notice--good notice--page"><strong>Turned off everywhere</strong>',
    );
    expect(await lastAudit()).toMatchObject({
      action: "switch.turned-off",
      actorId: admin.viewer.id,
      detail: { what: "sign-up", reason: "abuse" },
    });
    const refused = await other.post("/signup", { ...A_SENIOR_SIGN_UP, email: "late@quill.example" });
    expect(refused.status).toBe(503);
    const html = await refused.text();
    expect(pageText(html)).toContain(SENTENCE);
    expect(html).toContain('value="late@quill.example"');
    await expect.poll(() => textOf("/signup", other)).toContain(`Sign-up is turned off for now ${SENTENCE}`);
    expect(pageText(await (await get("/operator", { cookie: admin.cookie })).text())).toContain(
      "Turned off for now: Sign-up",
    );

    await turnOn("sign-up");
    expect(await lastAudit()).toMatchObject({ action: "switch.turned-on", detail: { what: "sign-up" } });
    const made = await other.post("/signup", { ...A_SENIOR_SIGN_UP, email: "late@quill.example" });
    expect(made.headers.get("Location")).toBe("/senior/dashboard");
    expect(pageText(await (await get("/operator", { cookie: admin.cookie })).text())).not.toContain("Turned off");
  });

  it("stops jobs from being posted, published, or reopened, but not drafts", async () => {
    const { viewer, cookie } = await aRecruiter(platform);
    const live = await aJob(platform, { by: viewer });
    await stepJob(platform, viewer, { jobId: live.id, step: "pause", from: "live" });
    await turnOff("posting");
    const job = {
      submissionKey: randomUUID(),
      title: "Payroll Mentor",
      company: "Kestrel Row Manufacturing",
      description: "We run payroll for 340 people and want somebody to sit beside our clerk.",
      location: "Duluth, Minnesota",
      industry: "Manufacturing",
      employmentType: "part-time",
      workType: "remote",
      hoursPerWeek: "20",
      payRangeMin: "25",
      payRangeMax: "50",
      payUnit: "hour",
      flexibility: "flexible-hours",
    };
    const refused = await post("/recruiter/post-job", job, { cookie });
    expect(refused.status).toBe(503);
    const html = await refused.text();
    expect(html).toContain(SENTENCE);
    expect(html).toContain("sit beside our clerk.");
    const draft = await post("/recruiter/post-job", { ...job, intent: "draft" }, { cookie });
    expect(draft.status).toBe(303);
    const resume = stepJob(platform, viewer, { jobId: live.id, step: "resume", from: "paused" });
    await expect(resume).rejects.toMatchObject({ code: "turned-off" });
    expect(pageText(await (await get("/recruiter/post-job", { cookie })).text())).toContain(SENTENCE);
    await turnOn("posting");
    expect((await post("/recruiter/post-job", { ...job, submissionKey: randomUUID() }, { cookie })).status).toBe(303);
  });

  it("stops first messages, but not answers", async () => {
    const by = await anEmployer(platform);
    const [senior, late] = [await aSenior(platform), await aSenior(platform)];
    const { id: jobId } = await aJob(platform, { by });
    const write = (viewer: typeof by, to: object) =>
      sendMessage(platform, viewer, { ...to, content: "Is this still open?", submissionKey: randomUUID() });
    const { conversationId } = await write(senior.viewer, { jobId });
    await turnOff("first-messages");
    await expect(write(late.viewer, { jobId })).rejects.toMatchObject({ code: "turned-off" });
    expect(await write(by, { conversationId })).toMatchObject({ conversationId });
    const page = await get(`/senior/messages?job=${jobId}`, { cookie: late.cookie });
    expect(pageText(await page.text())).toContain(SENTENCE);
    await turnOn("first-messages");
    expect(await write(late.viewer, { jobId })).toMatchObject({ position: 1 });
  });

  it("answers uploads with 503, to a form and to a script", async () => {
    const { cookie } = await aSenior(platform);
    const { send } = fileRequests(site);
    await turnOff("uploads");
    const refused = await send("resume", cookie, aPdf(), "resume.pdf");
    expect([refused.status, (await refused.text()).includes(SENTENCE)]).toEqual([503, true]);
    expect(pageText(await (await get("/senior/profile", { cookie })).text())).toContain(SENTENCE);
    await turnOn("uploads");
    expect((await send("resume", cookie, aPdf(), "resume.pdf")).status).toBe(200);
  });

  it("is turned off once of twenty requests at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => turnOff("uploads")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array.from({ length: 19 }, () => 409)]);
    await turnOn("uploads");
  });
});

// Clauses 2.1-152, D24.
describe("the stories of the home page", () => {
  const STORY = {
    intent: "add-story",
    quote: "They asked what I can do, and not how old I am.",
    author: "Maud",
    role: "Kiln inspector",
    company: "Duluth, Minnesota",
    consentOn: "2026-11-18",
    consentHow: "Signed letter in the folder of consents",
  };

  it("require the past day on which consent was given", async () => {
    const missing = await post(PATH, { ...STORY, consentOn: "" }, { cookie: admin.cookie });
    expect(pageText(await missing.text())).toContain("Please choose the day of their written consent");
    const tomorrow = await post(PATH, { ...STORY, consentOn: "2026-11-21" }, { cookie: admin.cookie });
    expect(pageText(await tomorrow.text())).toContain("Please choose a day that has come");
    expect((await findContent(platform, admin.viewer)).stories).toEqual([]);
  });

  it("are shown, hidden, and removed, with the consent stored beside them", async () => {
    const { cookie } = admin;
    expect(await textOf("/", other)).toContain(STORIES[0]?.quote);
    await post(PATH, STORY, { cookie });
    const [story] = (await findContent(platform, admin.viewer)).stories;
    expect(story).toMatchObject({ isShown: false, consentOn: "2026-11-18", author: "Maud" });
    const of = async (intent: string) => {
      const [now] = (await findContent(platform, admin.viewer)).stories;
      return await post(PATH, { intent, storyId: story?.id ?? "", version: String(now?.version) }, { cookie });
    };
    await of("show-story");
    await expect.poll(() => textOf("/", other)).toContain(STORY.quote);
    const html = await (await other.get("/")).text();
    expect(pageText(html)).not.toContain("Example story");
    expect(html).not.toContain("folder of consents");
    await of("hide-story");
    await expect.poll(() => textOf("/", other)).toContain("Example story");
    await of("remove-story");
    expect((await findContent(platform, admin.viewer)).stories).toEqual([]);
    const rows = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, story?.id ?? ""));
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      "story.added",
      "story.hidden",
      "story.removed",
      "story.shown",
    ]);
  });
});
