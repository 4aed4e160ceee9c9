import { describe, expect, it } from "vitest";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get } = await openTestApp();
const recruiter = await aRecruiter(platform);
const job = await aJob(platform, { by: recruiter.viewer, title: "Bookkeeper", skills: ["Bookkeeping", "QuickBooks"] });
for (let n = 1; n <= 22; n += 1) {
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer, fullName: `Quill Number${n}`, skills: ["Bookkeeping", "QuickBooks"] });
}
const PATH = `/recruiter/applications?job=${job.id}`;

async function pageAt(query: string, cookie = recruiter.cookie) {
  const answer = await get(PATH + query, { cookie });
  const html = await answer.text();
  const names = [...html.matchAll(/<b[^>]*>(Quill Number\d+)<\/b>/g)].map(([, name = ""]) => name);
  return { status: answer.status, html, text: pageText(html), names };
}

describe("suggested people", () => {
  // Clauses 2.6-27.
  it("have pages of twenty, each person once", async () => {
    const [first, second] = [await pageAt("&show=suggested"), await pageAt("&show=suggested&after=20")];
    expect([first.names.length, second.names.length]).toEqual([20, 2]);
    expect(new Set([...first.names, ...second.names]).size).toBe(22);
    expect(first.html).toContain("show=suggested&amp;after=20");
    expect(first.text).toContain("We show people who match by 40% or more.");
  });

  // Clauses 2.6-27.
  it("are linked from the list of everyone", async () => {
    const { names, text, html } = await pageAt("");
    expect(names).toHaveLength(20);
    expect(text).toContain("All 22 people we suggest for this job");
    expect(html).toContain(`href="/recruiter/applications?job=${job.id}&amp;show=suggested"`);
  });

  it("start at the top for an invalid page", async () => {
    for (const after of ["x", "-5", "1e3", "900", "99999"])
      expect((await pageAt(`&show=suggested&after=${after}`)).names).toHaveLength(20);
  });

  it("are shown only to the job's recruiter", async () => {
    const other = await aRecruiter(platform);
    expect((await pageAt("&show=suggested", other.cookie)).status).toBe(404);
    const senior = await aSenior(platform);
    const asSenior = await get(`${PATH}&show=suggested`, { cookie: senior.cookie });
    expect(asSenior.headers.get("Location")).toBe("/");
    expect((await get(`${PATH}&show=suggested`)).headers.get("Location")).toMatch(/^\/login/);
  });
});
