import { describe, expect, it } from "vitest";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get } = await openTestApp();
const PATH = "/senior/find-jobs";
const { viewer: recruiter } = await aRecruiter(platform);
const { viewer, cookie } = await aSenior(platform);
await aProfile(platform, {
  of: viewer,
  skills: ["Bookkeeping", "QuickBooks", "Bank reconciliation"],
  bio: "I kept the books of a lumber yard for thirty years.",
});
const books = {
  skills: ["Bookkeeping", "QuickBooks"],
  description: "Keep the books and reconcile the bank each month.",
};
for (let n = 1; n <= 23; n += 1) await aJob(platform, { by: recruiter, title: `Bookkeeper ${n}`, ...books });
await aJob(platform, {
  by: recruiter,
  title: "Falcon trainer",
  skills: ["Falconry"],
  description: "Train falcons and hawks for a park, and show visitors how they fly.",
});

async function pageAt(query: string, as = cookie) {
  const answer = await get(PATH + query, { cookie: as });
  const html = await answer.text();
  return { status: answer.status, html, text: pageText(html), titles: titlesIn(html) };
}

function titlesIn(html: string): string[] {
  return [...html.matchAll(/(Bookkeeper \d+|Falcon trainer)<\/a>/g)].map(([, title = ""]) => title);
}

describe("the list of a senior with a profile", () => {
  // Clauses 2.5-30.
  it("is sorted by match, twenty per page, each job once", async () => {
    const [first, second] = [await pageAt(""), await pageAt("?page=2")];
    expect(first.titles).toHaveLength(20);
    expect(second.titles).toHaveLength(3);
    expect(new Set([...first.titles, ...second.titles]).size).toBe(23);
    expect(first.text).toMatch(/23 jobs for you, \d+ in all/);
    expect(first.html).toContain('href="/senior/find-jobs?page=2"');
    expect(second.html).toMatch(/<a[^>]*aria-current="page"[^>]*>2<\/a>/);
  });

  it("says what it leaves out, and links to all jobs", async () => {
    const { text, html, titles } = await pageAt("");
    expect(text).toContain("We show matches of 40% and up.");
    expect(titles).not.toContain("Falcon trainer");
    expect(html).toContain('href="/senior/find-jobs?sort=newest"');
    expect((await pageAt("?sort=newest")).titles[0]).toBe("Falcon trainer");
  });

  it("can be sorted otherwise, and by match again", async () => {
    const options = /<option value="best"[^>]*>Best match<\/option><option value="newest"[^>]*>Newest<\/option>/;
    for (const query of ["", "?sort=newest", "?sort=pay"]) expect((await pageAt(query)).html, query).toMatch(options);
  });

  // Clauses 2.5-30.
  it("is a search as soon as there are criteria", async () => {
    const { titles, text } = await pageAt("?q=falcon");
    expect(titles).toEqual(["Falcon trainer"]);
    expect(text).not.toContain("We show matches of");
    expect((await pageAt("?workType=on-site")).text).not.toContain("jobs for you");
  });

  it("shows a page for any number", async () => {
    for (const asked of ["0", "99", "-1", "x", "1e9", "%00"]) {
      const { status, titles } = await pageAt(`?page=${asked}`);
      expect([asked, status, titles.length > 0]).toEqual([asked, 200, true]);
    }
  });
});

describe("the list of a senior without a match", () => {
  it("has the newest jobs, and says so", async () => {
    const other = await aSenior(platform);
    await aProfile(platform, { of: other.viewer, skills: ["Glassblowing"], bio: "I blow glass." });
    const { text, titles } = await pageAt("", other.cookie);
    expect(text).toContain("No open job fits your profile well right now");
    expect(titles[0]).toBe("Falcon trainer");
  });

  it("has the newest jobs for an empty profile", async () => {
    const other = await aSenior(platform);
    const { text, titles } = await pageAt("", other.cookie);
    expect(text).not.toContain("No open job fits your profile");
    expect(titles[0]).toBe("Falcon trainer");
  });
});

describe("the dashboard's recommended jobs", () => {
  // Clauses 2.5-30.
  it("link to all matches, and say where they end", async () => {
    const html = await (await get("/senior/dashboard", { cookie })).text();
    expect(html).toContain('<a href="/senior/find-jobs" data-discover="true">All matches</a>');
    expect(pageText(html)).toContain("We show matches of 40% and up.");
  });
});
