import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { removedJobs } from "#app/db/schema/removed-jobs.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { findApplication } from "#app/features/applications/queries-apply-state.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { sendAllHeld } from "#test/applications.ts";
import { withoutColumn } from "#test/broken-tables.ts";
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

// Clauses 2.1-9, 2.4-26, 6-3.
test("anyone may search, and sees pay, hours, place, and employer", async () => {
  await aJob(platform, { by, title: "Lighthouse Keeper", location: "Portland, Maine", flexibility: ["seasonal"] });
  const { status, html } = await page("/find-jobs?q=lighthouse");
  expect(status).toBe(200);
  for (const text of [
    "1 job found",
    "Lighthouse Keeper",
    "Kestrel Row Manufacturing",
    "$25 - $50 per hour",
    "about $26,000 - $52,000 per year at 20 hours a week",
    "Portland, Maine",
    "Seasonal",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain("Verified employer");
});

// Clauses 8-27.
test("an empty result says what to take off", async () => {
  await aJob(platform, { by, title: "Falconer", employmentType: "part-time" });
  const { html } = await page("/find-jobs?q=falconer&employmentType=project");
  expect(html).toContain("No jobs found");
  expect(html).toContain("Without Project: 1 job");
  expect(html).toContain('href="/find-jobs?q=falconer"');
});

test("handles a search for any words", async () => {
  const hostile = [
    "%",
    "%00",
    "%ff",
    "'",
    "\\",
    "_",
    "a".repeat(8000),
    "%F0%9F%8E%89",
    "%E2%80%A8",
    "..%2f",
    "%3Cscript%3E",
  ];
  for (const text of hostile) {
    for (const name of ["q", "where", "sort", "after", "before", "workType", "x"]) {
      expect((await page(`/find-jobs?${name}=${text}&${name}=${text}`)).status, `${name}=${text.slice(0, 20)}`).toBe(
        200,
      );
    }
  }
});

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

// Clauses 6-5.
test("a guest who applies logs in first and returns to the job", async () => {
  const job = await aJob(platform, { by });
  const response = await post(`/job/${job.id}`, { intent: "apply" });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(`/job/${job.id}`)}`);
});

// Clauses D19.
test("a guest with a question signs in first and continues to the message", async () => {
  const job = await aJob(platform, { by });
  const next = new URLSearchParams({ next: `/senior/messages?job=${job.id}` }).toString();
  const start = (await page(`/job/${job.id}`)).html;
  expect(start).toContain(`href="/job/${job.id}?write=1"`);
  expect(start).not.toContain("Log in or sign up to message the recruiter.");
  const { html } = await page(`/job/${job.id}?write=1`);
  expect(html).toContain("Log in or sign up to message the recruiter.");
  for (const path of ["/login", "/signup"]) expect(html).toContain(`href="${path}?${next}"`);
  expect((await page(`/job/${job.id}?write=1`, senior.cookie)).html).not.toContain("Log in or sign up");
});

test.each([
  ["/job/ID", true],
  ["/find-jobs?q=harbor", true],
  ["/about", false],
])("Log In and Sign Up in the header of %s lead back to it: %s", async (address, returns) => {
  const path = address.replace("ID", (await aJob(platform, { by })).id);
  const { html } = await page(path);
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  const search = returns ? `?${new URLSearchParams({ next: path })}` : "";
  for (const to of ["/login", "/signup"]) expect(header.split(`href="${to}${search}"`)).toHaveLength(3);
});

test("marks an applied job in every list, for the applicant only", async () => {
  const applicant = await aSenior(platform);
  await aProfile(platform, { of: applicant.viewer });
  const place = "Zanesville, Ohio";
  const job = await aJob(platform, { by, title: "Glass Annealer", location: place, industry: "Glassworks" });
  await applyToJob(platform, applicant.viewer, { jobId: job.id });
  await liveEventsHaveArrived(platform);
  const lists = [
    "/",
    "/find-jobs?q=annealer",
    "/jobs/in/zanesville-ohio",
    "/jobs/glassworks",
    `/company/${(await findCompanyOf(platform.db, by.id))?.slug}`,
  ];
  for (const list of lists) {
    expect(pageText((await page(list, applicant.cookie)).html), list).toContain("You applied");
    for (const cookie of [undefined, senior.cookie]) {
      const { html } = await page(list, cookie);
      expect(html, list).toContain("Glass Annealer");
      expect(pageText(html), list).not.toContain("You applied");
    }
  }
  const { html } = await page("/senior/find-jobs?q=annealer", applicant.cookie);
  expect(pageText(html)).toContain("You applied");
});

// Clauses 5-31.
test("sends a note without JavaScript, and returns one that is too long", async () => {
  const applicant = await aSenior(platform);
  await aProfile(platform, { of: applicant.viewer });
  const job = await aJob(platform, { by });
  const tooLong = `${"x".repeat(1_500)}yz`;
  const { cookie } = applicant;
  const refused = await post(`/job/${job.id}`, { intent: "apply", coverNote: tooLong }, { cookie });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  expect(page).toContain("Please use at most 1,500 characters");
  expect(page).toContain(tooLong);
  const sent = await post(`/job/${job.id}`, { intent: "apply", coverNote: "I could start in May." }, { cookie });
  expect(sent.status).toBe(303);
  await sendAllHeld(platform);
  const after = pageText(await (await get(`/job/${job.id}`, { cookie })).text());
  expect(after).toMatch(/Your application was sent on \w+ \d+, \d+ ?\./);
  expect(after).toMatch(/The employer promises an answer by \w+ \d+, \d+\. See it in My Applications/);
  const application = await findApplication(platform.db, applicant.viewer.id, job.id);
  const details = await get(`/senior/applications?application=${application?.id}`, { cookie });
  expect(await details.text()).toContain("I could start in May.");
  const shown = await get(`/recruiter/applications?job=${job.id}&candidate=${applicant.viewer.id}`, {
    cookie: recruiter.cookie,
  });
  expect(pageText(await shown.text())).toContain("Their note to you I could start in May.");
});

describe("a held application", () => {
  async function anApplication() {
    const applicant = await aSenior(platform, { firstName: "Zebedee" });
    await aProfile(platform, { of: applicant.viewer });
    const job = await aJob(platform, { by, title: "Kiln Adviser", company: "Kestrel Row" });
    const { cookie } = applicant;
    const press = (form: Record<string, string>, as = cookie) => post(`/job/${job.id}`, form, { cookie: as });
    await press({ intent: "apply", coverNote: "I could start in May." });
    const html = await (await get(`/job/${job.id}`, { cookie })).text();
    const held = html.match(/name="held" value="([^"]+)"/)?.[1] ?? "";
    return { applicant, job, cookie, press, html, held };
  }

  // Clauses 6-4.
  it("says what will be sent, and can be undone without JavaScript", async () => {
    const { job, cookie, press, html, held } = await anApplication();
    expect(pageText(html)).toContain("Application sent");
    const panel = html.slice(html.lastIndexOf('class="applyform"'), html.indexOf("</main>"));
    expect(panel.split("Your profile and note go to Kestrel Row within 30 seconds.")).toHaveLength(2);
    expect(panel).toMatch(/<button[^>]*disabled[^>]*>.*?Application Sent/);
    const undone = await press({ intent: "undo", held });
    const page = await undone.text();
    expect([undone.status, pageText(page)]).toEqual([200, expect.stringContaining("Apply Now")]);
    expect(page).toContain("I could start in May.");
    expect((await press({ intent: "apply" })).status).toBe(303);
    expect(await findApplication(platform.db, (await anApplication()).applicant.viewer.id, job.id)).toBeNull();
    expect(pageText(await (await get("/senior/applications", { cookie })).text())).toContain(
      "Kiln Adviser, Kestrel Row.",
    );
  });

  // Clauses 6-4.
  it("is seen only by its applicant until it is sent", async () => {
    const { applicant, job, press, held } = await anApplication();
    const table = async () =>
      pageText(
        await (await get(`/recruiter/applications?job=${job.id}&show=applied`, { cookie: recruiter.cookie })).text(),
      );
    expect(await table()).not.toContain(applicant.viewer.name);
    expect((await press({ intent: "send-now", held })).status).toBe(303);
    expect(await table()).toContain(applicant.viewer.name);
    const late = await press({ intent: "undo", held });
    expect([late.status, pageText(await late.text())]).toEqual([
      409,
      expect.stringContaining("It's already been sent"),
    ]);
  });

  it("belongs to its applicant only", async () => {
    const { job, cookie, press, held } = await anApplication();
    for (const intent of ["undo", "send-now"]) {
      expect((await press({ intent, held }, senior.cookie)).status).toBe(409);
      expect((await press({ intent, held }, recruiter.cookie)).status).toBe(403);
      expect((await post(`/job/${job.id}`, { intent, held })).headers.get("Location")).toMatch(/^\/login/);
    }
    const list = await get("/senior/applications", { cookie: senior.cookie });
    expect(pageText(await list.text())).not.toContain("Kiln Adviser");
    const undone = await post("/senior/applications", { intent: "undo", held }, { cookie });
    expect(undone.headers.get("Location")).toBe("/senior/applications");
  });
});

// Clauses D5.
test("an empty profile leads to its form; a recruiter is told why not", async () => {
  const job = await aJob(platform, { by });
  expect((await page(`/job/${job.id}`, senior.cookie)).html).toContain("Complete Profile");
  expect((await post(`/job/${job.id}`, { intent: "apply" }, { cookie: senior.cookie })).status).toBe(409);
  expect((await page(`/job/${job.id}`, recruiter.cookie)).html).toContain("Only seniors can apply for jobs.");
  expect((await post(`/job/${job.id}`, { intent: "apply" }, { cookie: recruiter.cookie })).status).toBe(403);
});

// Clauses 8-11.
test("a failed application says why; a repeated one is not a failure", async () => {
  const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });
  const applicant = await aSenior(strict.platform);
  await aProfile(strict.platform, { of: applicant.viewer });
  const job = await aJob(strict.platform, { by: (await aRecruiter(strict.platform)).viewer });
  const { db } = strict.platform;
  const apply = async () => {
    const answer = await strict.post(`/job/${job.id}`, { intent: "apply" }, { cookie: applicant.cookie });
    return [answer.status, pageText(await answer.text())] as const;
  };
  await db.update(users).set({ isEmailVerified: false }).where(eq(users.id, applicant.viewer.id));
  const [status, unverified] = await apply();
  expect(status).toBe(403);
  expect(unverified).toContain("Application Failed Please verify your email first. Open the link in the email");

  await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, applicant.viewer.id));
  const [failed, broken] = await withoutColumn(db, "held_applications", "due_at", apply);
  expect(failed).toBe(500);
  expect(broken).toContain("Application Failed Failed to submit application. Please try again later.");

  expect((await apply())[0]).toBe(303);
  const [again, twice] = await apply();
  expect(again).toBe(409);
  expect(twice).toContain("Already Applied You have already applied for this position");
  expect(twice).not.toContain("Application Failed");
});

// Clauses 2.1-22, 2.5-28, 2.5-32.
test("the senior area's search is for seniors, in the specified words", async () => {
  expect((await page("/senior/find-jobs")).status).toBe(302);
  expect((await page("/senior/find-jobs", recruiter.cookie)).status).toBe(302);
  const { status, html } = await page("/senior/find-jobs?q=harbour+pilot", senior.cookie);
  expect(status).toBe(200);
  for (const text of [
    "Discover opportunities that match your experience",
    'placeholder="Search jobs by title or keyword"',
    "Search Jobs",
    "Job Type",
    "Contract",
    "View Details",
    "Harbour Pilot",
  ]) {
    expect(html).toContain(text);
  }
});

// Clauses 2.1-27, D10.
test("the sidebar's address leads to the search with its query", async () => {
  const { status, headers } = await page("/senior/jobs?q=x", senior.cookie);
  expect([status, headers.get("Location")]).toEqual([302, "/senior/find-jobs?q=x"]);
});

test("limits searches from one address", async () => {
  const limited = await openTestApp();
  let last = await limited.get("/find-jobs?q=a");
  for (let n = 0; n < 300; n++) last = await limited.get(`/find-jobs?q=${n}`);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await last.text()).toContain("Too many attempts");
  expect((await limited.get("/find-jobs")).status).toBe(200);
});

// Clauses 8-12.
test("the job stays and offers a retry if the check for applications fails", async () => {
  const { cookie } = await aSenior(platform);
  const job = await aJob(platform, { by: (await aRecruiter(platform)).viewer, title: "Lamp Trimmer" });
  const response = await withoutColumn(platform.db, "applications", "created_at", () =>
    get(`/job/${job.id}`, { cookie }),
  );
  const page = pageText(await response.text());
  expect(page).toContain("Lamp Trimmer");
  expect(page).toContain("Retry Application Check");
  expect(page).not.toContain("Apply Now");
});
