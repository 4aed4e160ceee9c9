import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { removedJobs } from "#app/db/schema/removed-jobs.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { liveEventsHaveArrived } from "#test/live-events.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { get, post, platform } = await openTestApp();
const recruiter = await aRecruiter(platform);
const senior = await aSenior(platform);
const by = recruiter.viewer;
const NOBODY = "00000000-0000-7000-8000-000000000000";

async function page(path: string, cookie?: string) {
  const response = await get(path, { cookie });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

// Clauses 2.1-11, 2.4-27, 7.2-6, D43.
test("a job page shows all of its content", async () => {
  const job = await aJob(platform, {
    by,
    title: "Harbour Pilot",
    description: `First part. ${"x".repeat(50)}\n\nSecond part.`,
  });
  const { status, html } = await page(`/job/${job.id}`);
  expect(status).toBe(200);
  expect(html).toContain("<title>Harbour Pilot, Kestrel Row Manufacturing | Seasoned</title>");
  expect(html).toContain(`<link rel="canonical" href="${platform.env.appUrl}/job/${job.id}"/>`);
  for (const text of [
    "Part-time",
    "Remote",
    "20 hours a week",
    "$25 - $50 per hour",
    "Payroll",
    "Mentoring",
    "Manufacturing",
    "10 business days",
    "Not enough data yet",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain(`<p dir="auto">Second part.</p>`);
  expect(pageText(html)).not.toContain("This employer isn't answering");
  expect(html).toContain("Employer not yet verified");
});

test("warns of a job that asks for payment, to everyone who reads it", async () => {
  const description = "Buy your starter kit first, by gift card. Then you are paid for every parcel that you send on.";
  const [fraud, honest] = [await aJob(platform, { by, description }), await aJob(platform, { by })];
  const text = pageText((await page(`/job/${fraud.id}`)).html);
  expect(text).toContain("Be careful with this job");
  expect(text).toContain("It mentions paying money. An honest employer pays you and never asks you to pay first.");
  expect(pageText((await page(`/job/${honest.id}`)).html)).not.toContain("Be careful");
  const named = await aJob(platform, { by, company: "Telegram @kestrel", skills: ["Bitcoin"] });
  const second = pageText((await page(`/job/${named.id}`)).html);
  expect(second).toContain("It mentions paying money.");
  expect(second).toContain("It leads you away from this site");
});

// Clauses 2.4-28, 8-28.
test('an unknown job is "Job not found" with 404', async () => {
  for (const id of [NOBODY, "1", "x".repeat(300), "%00", "%27", "null", "..%2f..%2fetc"]) {
    const { status, html } = await page(`/job/${id}`);
    expect(status, id).toBe(404);
    expect(html, id).toContain("Job not found");
  }
});

// Clauses 2.1-11.
test("an erased recruiter's job is gone, and says what to do next", async () => {
  const { viewer } = await aRecruiter(platform);
  const gone = await aJob(platform, { by: viewer, title: "Ferryman" });
  await platform.db.insert(removedJobs).values({ id: gone.id, removedAt: platform.clock.now() });
  await platform.db.delete(users).where(eq(users.id, viewer.id));
  const { status, html } = await page(`/job/${gone.id}`);
  expect(status).toBe(410);
  expect(html).toContain("This job has been removed");
  expect(html).toContain('href="/find-jobs"');
  expect(html).not.toContain("Ferryman");
  expect(html).toContain('name="robots" content="noindex"');
});

// Clauses D43.
test("says so if a job's employer does not answer", async () => {
  const job = await aJob(platform, { by, answerDays: 5 });
  await platform.db.update(jobs).set({ notAnsweringSince: platform.clock.now() }).where(eq(jobs.id, job.id));
  const { html } = await page(`/job/${job.id}`);
  expect(html).toContain("5 business days");
  expect(pageText(html)).toContain("This employer isn't answering");
});

test("a closed job says since when, and can only be unsaved", async () => {
  const job = await aJob(platform, { by, title: "Clock Winder" });
  await post(`/job/${job.id}/save`, { intent: "save" }, { cookie: senior.cookie });
  const save = 'aria-label="Save: Clock Winder"';
  expect((await page(`/job/${job.id}`)).html).toContain(save);
  await stepJob(platform, by, { jobId: job.id, step: "close", from: "live" });
  await liveEventsHaveArrived(platform);
  const closed = await page(`/job/${job.id}`);
  expect(pageText(closed.html)).toMatch(/Closed on [A-Z][a-z]+ \d{1,2}, \d{4}/);
  expect(closed.html).not.toContain(save);
  expect((await page(`/job/${job.id}`, (await aSenior(platform)).cookie)).html).not.toContain(save);
  expect((await page(`/job/${job.id}`, senior.cookie)).html).toContain('aria-label="Saved: Clock Winder"');
});

test("a signed-in person has notifications and messages in the header", async () => {
  const job = await aJob(platform, { by, title: "Clock Keeper" });
  const own = (await page(`/job/${job.id}`, senior.cookie)).html;
  expect(own).toContain('href="/senior/notifications"');
  expect(own).toContain('href="/senior/messages"');
  expect((await page(`/job/${job.id}`)).html).not.toContain('href="/senior/messages"');
});

test("shows a job's facts before its match", async () => {
  const person = await aSenior(platform);
  await aProfile(platform, { of: person.viewer, skills: ["Clock lore"] });
  const job = await aJob(platform, { by, title: "Clock Mender", skills: ["Clock lore"] });
  const { html } = await page(`/job/${job.id}`, person.cookie);
  expect(html.indexOf("Good to know")).toBeGreaterThan(0);
  expect(html.indexOf("Why this match")).toBeGreaterThan(html.indexOf("Good to know"));
});

// Clauses D43.
test("an open job has its closing day, a closed one does not", async () => {
  const job = await aJob(platform, { by, title: "Cooper" });
  expect(pageText((await page(`/job/${job.id}`)).html)).toMatch(/Closes December 20, 2026/);
  await stepJob(platform, by, { jobId: job.id, step: "close", from: "live" });
  await liveEventsHaveArrived(platform);
  expect((await page(`/job/${job.id}`)).html).not.toContain("<dt>Closes</dt>");
});

test("a closed job says so and is not indexed", async () => {
  const job = await aJob(platform, { by, title: "Chandler" });
  await stepJob(platform, by, { jobId: job.id, step: "close", from: "live" });
  const { status, html } = await page(`/job/${job.id}`);
  expect(status).toBe(200);
  expect(html).toContain("This job is closed and no longer takes applications.");
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain("application/ld+json");
  expect((await page("/find-jobs?q=chandler")).html).not.toContain(job.id);
});

test("escapes a recruiter's text in page and structured data", async () => {
  const nasty = "</script><script>alert(1)</script>\u2028<img src=x onerror=alert(1)>\"'&";
  const job = await aJob(platform, {
    by,
    title: nasty,
    company: nasty,
    location: nasty,
    industry: "</title><b>",
    description: `${nasty}\n\n${nasty}`,
    skills: ["</script><script>alert(2)", "\u2029skill"],
  });
  for (const path of [`/job/${job.id}`, "/find-jobs?q=alert"]) {
    const { html } = await page(path);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("</title><b>");
  }
  const { html } = await page(`/job/${job.id}`);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json)).toMatchObject({ "@type": "JobPosting", title: job.title });
});

test("half a character in a title does not break the page", async () => {
  const job = await aJob(platform, { by, title: "Broken \ud800 title" });
  expect((await page(`/job/${job.id}`)).status).toBe(200);
});

test("the back link keeps the search, and leads nowhere else", async () => {
  const job = await aJob(platform, { by });
  const back = async (referer: string) => await (await get(`/job/${job.id}`, { headers: { Referer: referer } })).text();
  const origin = platform.env.appUrl;
  expect(await back(`${origin}/find-jobs?q=payroll&sort=pay`)).toContain('href="/find-jobs?q=payroll&amp;sort=pay"');
  expect(await back(`${origin}/senior/find-jobs?q=payroll`)).toContain('href="/senior/find-jobs?q=payroll"');
  for (const elsewhere of [
    `${origin}/logout`,
    "https://evil.example//evil.example",
    "x",
    `${origin}//evil.example/find-jobs`,
  ]) {
    expect(await back(elsewhere)).toMatch(/class="backlink" href="\/find-jobs"/);
  }
});
