import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { INDEXED_PAGES } from "#app/content/indexed-pages.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";

const site = await openTestApp();
const { platform } = site;
const { appUrl } = platform.env;
const { viewer: by } = await aRecruiter(platform);
const open = await aJob(platform, {
  by,
  title: "Kiln & <Glaze> Adviser",
  industry: "Fine Ceramics",
  location: "Zürich",
});
const closed = await aJob(platform, { by, title: "Closed Clerk", industry: "Closed Things", location: "Nowhere" });
await stepJob(platform, by, { jobId: closed.id, step: "close", from: "live" });
const paused = await aJob(platform, { by, title: "Paused Clerk", industry: "Closed Things", location: "Nowhere" });
await stepJob(platform, by, { jobId: paused.id, step: "pause", from: "live" });

async function read(path: string): Promise<string> {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(200);
  return await answer.text();
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href = ""]) => href.replace(appUrl, ""));
}

async function sitemap(): Promise<string[]> {
  const parts = locationsIn(await read("/sitemap.xml"));
  return (await Promise.all(parts.map(async (part) => locationsIn(await read(part))))).flat();
}

test("robots.txt has the sitemap and excludes only private areas", async () => {
  const text = await read("/robots.txt");
  expect(text).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
  expect(text).toContain("Disallow: /senior/");
  expect(text).not.toMatch(/^Disallow: \/(job\/?|jobs.*|find-jobs)?$/m);
});

// Clauses 2.1-54.
test("the sitemap has our pages, open jobs, and landing pages", async () => {
  const listed = await sitemap();
  expect(listed).toEqual(expect.arrayContaining(INDEXED_PAGES.map(({ path }) => path)));
  expect(listed).toEqual(expect.arrayContaining([`/job/${open.id}`, "/jobs/fine-ceramics", "/jobs/in/zurich"]));
  expect(listed).not.toContain(`/job/${closed.id}`);
  expect(listed).not.toContain("/jobs/closed-things");
  expect(listed).toHaveLength(new Set(listed).size);
});

test("every page of the sitemap exists, is indexed, and canonical", async () => {
  for (const path of await sitemap()) {
    const html = await read(path);
    expect(html, path).toContain(`<link rel="canonical" href="${appUrl}${path}"`);
    expect(html, path).not.toContain("noindex");
  }
});

test("the sitemap has the last change of jobs and landing pages", async () => {
  expect(await read("/sitemap/jobs-1.xml")).toContain(`<lastmod>${open.updatedAt.toISOString()}</lastmod>`);
  expect(await read("/sitemap/places.xml")).toContain(`<lastmod>${open.updatedAt.toISOString()}</lastmod>`);
});

// Clauses 2.1-56.
test("the feed has open jobs as text, and every page links to it", async () => {
  const answer = await site.get("/jobs/feed.xml");
  expect(answer.headers.get("Content-Type")).toContain("application/rss+xml");
  const xml = await answer.text();
  expect(xml).toContain("<title>Kiln &amp; &lt;Glaze&gt; Adviser, ");
  expect(xml).toContain(`<guid isPermaLink="true">${appUrl}/job/${open.id}</guid>`);
  expect(xml).toContain(`<link>${appUrl}/job/${open.id}?src=feed</link>`);
  expect(xml).toContain("$25 - $50 per hour");
  expect(xml).not.toContain("Closed Clerk");
  expect(await read("/")).toContain('type="application/rss+xml"');
});

// Clauses 2.1-45.
test("landing pages list and count jobs, and link to each other", async () => {
  const industry = await read("/jobs/fine-ceramics");
  expect(pageText(industry)).toContain("Fine Ceramics jobs");
  expect(pageText(industry)).toContain("1 open job for people who know this work");
  expect(industry).toContain(`/job/${open.id}`);
  expect(industry).toContain('href="/jobs/in/zurich"');
  const place = await read("/jobs/in/zurich");
  expect(pageText(place)).toContain("Jobs in Zürich");
  expect(place).toContain('href="/jobs/fine-ceramics"');
  expect(await read("/")).toContain('href="/jobs/fine-ceramics"');
  expect(await read(`/job/${open.id}`)).toContain('href="/jobs/in/zurich"');
});

test.each(["/jobs/closed-things", "/jobs/in/nowhere", "/jobs/in/%20", "/jobs/Fine-Ceramics"])(
  "%s has no jobs and is a 404",
  async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("noindex");
    expect(html).toContain("<title>No jobs here | Seasoned</title>");
  },
);

test("a closed job says so, offers similar ones, and is not indexed", async () => {
  const html = await read(`/job/${closed.id}`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain("JobPosting");
  expect(pageText(html)).toContain("This job has closed. These are like it, and open Kiln & &lt;Glaze&gt; Adviser");
});

test("a paused job says so, and offers similar ones", async () => {
  const text = pageText(await read(`/job/${paused.id}`));
  expect(text).toContain("This job is paused. These are like it, and open Kiln & &lt;Glaze&gt; Adviser");
  expect(text).not.toContain("has closed");
});

// Clauses 2.1-56.
test("limits new share images per address, not cached ones", async () => {
  const own = await openTestApp();
  const recruiter = await aRecruiter(own.platform);
  const jobs = [
    await aJob(own.platform, { by: recruiter.viewer, title: "Limited Adviser" }),
    await aJob(own.platform, { by: recruiter.viewer, title: "Limited Mentor" }),
  ] as const;
  const statusOf = async (job: { id: string }) => (await own.get(`/job/${job.id}/share.png`)).status;
  expect(await statusOf(jobs[0])).toBe(200);
  await own.platform.db.update(rateLimits).set({ count: 1_000 });
  expect([await statusOf(jobs[1]), await statusOf(jobs[0])]).toEqual([429, 200]);
});

// Clauses 2.1-56.
test("a share image is drawn once, 1200 by 630, and linked", async () => {
  expect(await read(`/job/${open.id}`)).toContain(
    `<meta property="og:image" content="${appUrl}/job/${open.id}/share.png"`,
  );
  expect(await read("/pricing")).toContain(`<meta property="og:image" content="${appUrl}/share.png"`);
  const answer = await site.get(`/job/${open.id}/share.png`);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  const picture = sharp(await answer.arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  expect((await site.get(`/job/${randomUUID()}/share.png`)).status).toBe(404);
});
