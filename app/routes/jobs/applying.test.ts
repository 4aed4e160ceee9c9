import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { findApplication } from "#app/features/applications/queries-apply-state.server.ts";
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

async function page(path: string, cookie?: string) {
  const response = await get(path, { cookie });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

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
test("an empty profile leads to its form", async () => {
  const job = await aJob(platform, { by });
  expect((await page(`/job/${job.id}`, senior.cookie)).html).toContain("Complete Profile");
  expect((await post(`/job/${job.id}`, { intent: "apply" }, { cookie: senior.cookie })).status).toBe(409);
});

test("a recruiter is told why they cannot apply", async () => {
  const job = await aJob(platform, { by });
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
