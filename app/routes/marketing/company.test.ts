import { expect, test } from "vitest";
import { saveCompany } from "#app/features/profiles/companies/commands.server.ts";
import { requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";

const { platform, get } = await openTestApp();

async function aCompany() {
  const recruiter = await aRecruiter(platform, { companyName: "Hallam and Reed" });
  const { slug } = await requireOwnCompany(platform.db, recruiter.viewer.id);
  return { recruiter, path: `/company/${slug}` };
}

// Clauses 2.1-46, D43.
test("shows a company's text, verification, and open jobs to everyone", async () => {
  const { recruiter, path } = await aCompany();
  await saveCompany(platform, recruiter.viewer, {
    name: "Hallam and Reed",
    website: "https://www.hallamreed.example",
    about: "We make the grey paint that bridges stand up in.",
  });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Coating Inspector", company: "Hallam and Reed" });
  await aJob(platform, { by: recruiter.viewer, title: "Job For A Client", company: "Somebody Else" });
  const page = pageText(await (await get(path)).text());
  for (const text of [
    "Hallam and Reed",
    "Employer not yet verified",
    "grey paint",
    "hallamreed.example",
    "1 open job",
    "Not enough data yet",
  ]) {
    expect(page).toContain(text);
  }
  expect(page).toContain("Coating Inspector");
  // The name is at the top of the page, and not on each card.
  expect(page.slice(page.indexOf("1 open job"), page.indexOf("Good to know"))).not.toContain("Hallam and Reed");
  expect(page).toMatch(/Locations .+ Work type .+ Flexibility /);
  expect(page).not.toContain("Job For A Client");
  expect(page).not.toContain(recruiter.email);
  expect(await (await get(`/job/${job.id}`)).text()).toContain(`href="${path}"`);
});

test("the description for search engines is its beginning, in whole letters", async () => {
  const { recruiter, path } = await aCompany();
  const about = `W${"🪴".repeat(200)}`;
  await saveCompany(platform, recruiter.viewer, { name: "Hallam and Reed", website: null, about });
  const html = await (await get(path)).text();
  expect(html).toContain(`content="W${"🪴".repeat(149)}…"`);
  expect(html).not.toContain("\uFFFD");
});

test("keeps paragraphs, line breaks, and the direction of the text", async () => {
  const { recruiter, path } = await aCompany();
  const about = "We make paint:\n- grey\n- red\n\nFor bridges.";
  await saveCompany(platform, recruiter.viewer, {
    name: "Hallam and Reed",
    website: "https://www.hallamreed.example",
    about,
  });
  const html = await (await get(path)).text();
  expect(html).toMatch(
    /class="prose typed"[^>]*>(?:(?!<\/section>).)*<p dir="auto">We make paint:\n- grey\n- red<\/p>/s,
  );
  expect(html).toContain('<p dir="auto">For bridges.</p>');
});

test("a company without jobs says so, an unknown one is a 404", async () => {
  const { path } = await aCompany();
  expect(pageText(await (await get(path)).text())).toContain("No open jobs right now");
  const missing = await get("/company/no-such-company");
  const html = await missing.text();
  expect(missing.status).toBe(404);
  for (const text of [
    "<title>Company not found | Seasoned</title>",
    "<header",
    "<footer",
    'href="/find-jobs"',
    'id="main"',
  ]) {
    expect(html).toContain(text);
  }
});

test("escapes a company's text", async () => {
  const { recruiter, path } = await aCompany();
  const hostile = "<img src=x onerror=alert(1)>";
  await saveCompany(platform, recruiter.viewer, { name: hostile, website: null, about: hostile });
  expect(await (await get(path)).text()).not.toContain("<img src=x");
});
