import { describe, expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { recordCompanyVerification } from "#app/features/profiles/companies/marks.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/dashboard";

function figures(html: string): string[] {
  const found = html.matchAll(/<dt>(.+?)<\/dt><dd>([^<]+)<\/dd>/g);
  return [...found].map(([, label = "", value]) => `${label.replace(/<[^>]+>/g, "")} ${value}`);
}

test("sends a stranger to log in and a senior home", async () => {
  expect((await get(PATH)).headers.get("Location")).toBe("/login?next=%2Frecruiter%2Fdashboard");
  const { cookie } = await aSenior(platform);
  expect((await get(PATH, { cookie })).headers.get("Location")).toBe("/");
});

// Clauses D22, D65.
test.each([
  ["post-job", "/recruiter/dashboard/post-job"],
  ["manage-jobs", "/recruiter/dashboard/manage-jobs"],
  ["applications", "/recruiter/dashboard/applications"],
  ["messages", "/recruiter/dashboard/messages"],
  ["candidates", "/recruiter/candidates"],
])("a link with tab %s leads there after the login", async (tab, wanted) => {
  const asked = `${PATH}?tab=${tab}`;
  expect((await get(asked)).headers.get("Location")).toBe(`/login?${new URLSearchParams({ next: asked })}`);
  const { cookie } = await aRecruiter(platform);
  expect((await get(asked, { cookie })).headers.get("Location")).toBe(wanted);
});

test("any other tab is the dashboard itself", async () => {
  const { cookie } = await aRecruiter(platform);
  for (const tab of ["", "toString", "//evil.example"]) {
    expect((await get(`${PATH}?${new URLSearchParams({ tab })}`, { cookie })).status, tab).toBe(200);
  }
});

// Clauses 1-8, 2.1-30, 2.6-2, 2.6-3, D65.
test("greets a new recruiter by name and company, without made-up figures", async () => {
  const { cookie } = await aRecruiter(platform, { firstName: "Priya", companyName: "Kestrel Row" });
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toContain("Welcome, Priya");
  expect(html).toContain("Kestrel Row");
  expect(html).not.toContain("Verified employer");
  expect(html).toContain("Verify your company");
  expect(html).toContain('href="/recruiter/company#verification"');
  expect(html).toContain("Post New Job");
  expect(figures(html)).toEqual([
    "Active Job Posts 0",
    "Total Applicants 0",
    "Unread Messages 0",
    "Interviews Scheduled Upcoming or not yet scheduled 0",
  ]);
});

// Clauses 2.6-4, 2.6-6.
test("tabs and quick actions lead to the specified pages", async () => {
  const { cookie } = await aRecruiter(platform);
  const html = await (await get(PATH, { cookie })).text();
  function linksIn(begin: string, end: string): string[] {
    const part = html.slice(html.indexOf(begin));
    const found = part.slice(0, part.indexOf(end)).matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs);
    return [...found].map(([, path, label = ""]) => `${label.replace(/<[^>]+>/g, "").trim()}: ${path}`);
  }
  expect(linksIn('aria-label="Dashboard"', "</nav>")).toEqual([
    "Dashboard: /recruiter/dashboard",
    "Post a Job: /recruiter/dashboard/post-job",
    "Manage Jobs: /recruiter/dashboard/manage-jobs",
    "View Applicants: /recruiter/dashboard/applications",
    "Messages: /recruiter/dashboard/messages",
  ]);
  expect(linksIn('id="quick-actions"', "</section>")).toEqual([
    "Post a New Job: /recruiter/post-job",
    "View Applicants: /recruiter/applications",
    "Messages: /recruiter/messages",
    "Search Candidates: /recruiter/candidates",
    "Subscription: /recruiter/subscription",
  ]);
});

describe("a tab of the dashboard", () => {
  // Clauses 2.1-31, 2.6-4, D11.
  test.each([
    ["post-job", "Post a New Job"],
    ["manage-jobs", "Manage Jobs"],
    ["applications", "View Applicants"],
    ["messages", "Messages"],
  ])("%s shows its page with the dashboard around it", async (tab, title) => {
    const { cookie } = await aRecruiter(platform, { firstName: "Priya", companyName: "Kestrel Row" });
    const html = await (await get(`${PATH}/${tab}`, { cookie })).text();
    const main = html.slice(html.indexOf("<main"));
    expect([...main.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual(["Welcome, Priya"]);
    expect(main).toContain(`<h2>${title}</h2>`);
    expect(main).toMatch(
      new RegExp(`href="${PATH}/${tab}"[^>]*aria-current="page"|aria-current="page"[^>]*href="${PATH}/${tab}"`),
    );
    expect(main).toContain("Kestrel Row");
    expect(html).toContain(`<title>${title} | Seasoned</title>`);
  });

  // Clauses D65.
  test("keeps the dashboard through its links and forms", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    const job = await aJob(platform, { by: viewer });
    const managed = await (await get(`${PATH}/manage-jobs?show=live`, { cookie })).text();
    expect(managed).toContain(`href="${PATH}/manage-jobs?show=draft"`);
    expect(managed).toContain(`href="${PATH}/manage-jobs"`);
    const chosen = await (await get(`${PATH}/applications?job=${job.id}`, { cookie })).text();
    expect(chosen).toContain(`href="${PATH}/applications?job=${job.id}&amp;show=suggested"`);
    const step = { intent: "step", jobId: job.id, step: "pause", from: "live" };
    const paused = await post(`${PATH}/manage-jobs`, step, { cookie });
    expect(paused.headers.get("Location")).toMatch(/^\/recruiter\/dashboard\/manage-jobs\?/);
  });

  test("the same pages outside the dashboard link to each other", async () => {
    const { cookie } = await aRecruiter(platform);
    const managed = await (await get("/recruiter/manage-jobs", { cookie })).text();
    expect(managed).toMatch(/<h1[^>]*>Manage Jobs<\/h1>/);
    expect(managed).toContain('href="/recruiter/manage-jobs?show=draft"');
    expect(managed).not.toContain("/recruiter/dashboard/");
  });
});

test("lists the longest waiting first, of own jobs only", async () => {
  const [recruiter, other] = [await aRecruiter(platform), await aRecruiter(platform)];
  const own = await aJob(platform, { by: recruiter.viewer, title: "Boiler Mentor" });
  const foreign = await aJob(platform, { by: other.viewer, title: "Someone Else's Job" });
  const days = ["2026-11-17T10:00:00Z", "2026-11-14T10:00:00Z", "2026-11-18T10:00:00Z"];
  const names = ["Leonora", "Desmond", "Ines"];
  for (const [index, day] of days.entries()) {
    const senior = await aSenior(platform, { firstName: names[index] ?? "" });
    await aProfile(platform, { of: senior.viewer });
    platform.clock.set(day);
    await applyToJob(platform, senior.viewer, { jobId: index === 2 ? foreign.id : own.id });
  }
  platform.clock.set("2026-11-20T10:00:00Z");
  const page = (await (await get(PATH, { cookie: recruiter.cookie })).text()).replaceAll("<!-- -->", "");
  // The header's notifications have the same names, newest first.
  const html = page.slice(page.indexOf("<main"));
  expect(html.indexOf("Desmond Quill")).toBeGreaterThan(0);
  expect(html.indexOf("Desmond Quill")).toBeLessThan(html.indexOf("Leonora Quill"));
  expect(html).not.toContain("Ines Quill");
  expect(html).toContain("6 days ago");
  expect(html).toContain("Sent 6 days ago, due Nov 27");
  expect(html).not.toContain("Overdue");
  expect(html).toContain("100%");
  expect(html).toMatch(/href="\/recruiter\/applications\?job=[^"]+&amp;candidate=[^"]+#why-this-match"/);
  expect(figures(html).slice(0, 2)).toEqual(["Active Job Posts 1", "Total Applicants 2"]);
  expect(html).toMatch(/<a href="\/recruiter\/applications"[^>]*>Total Applicants<\/a>/);
  expect(html).toMatch(/<a href="\/recruiter\/manage-jobs\?show=live"[^>]*>Active Job Posts<\/a>/);
  expect(html).toContain("All 2 applicants");
  const company = await findCompanyOf(platform.db, recruiter.viewer.id);
  await recordCompanyVerification(platform, { companyId: company?.companyId ?? "", how: "administrator" });
  const verified = await (await get(PATH, { cookie: recruiter.cookie })).text();
  expect(verified).toContain("Verified employer");
  expect(verified).not.toContain("Verify your company");
});
