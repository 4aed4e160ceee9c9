import { expect, test } from "vitest";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const { get, platform } = await openTestApp();
const recruiter = await aRecruiter(platform);
const senior = await aSenior(platform);
const by = recruiter.viewer;

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

// Clauses 2.1-22, 2.5-28, 2.5-32.
test("the senior area's search is for seniors, in the specified words", async () => {
  expect((await page("/senior/find-jobs")).status).toBe(302);
  expect((await page("/senior/find-jobs", recruiter.cookie)).status).toBe(302);
  await aJob(platform, { by, title: "Harbour Pilot" });
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
