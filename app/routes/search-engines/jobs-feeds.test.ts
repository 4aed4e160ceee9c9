import { eq } from "drizzle-orm";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { jobs } from "#app/db/schema/jobs.ts";
import { checkedRow } from "#app/features/jobs/imports/checking.ts";
import { feedRows } from "#app/features/jobs/imports/feed-rows.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter } from "#test/people.ts";

const site = await openTestApp();
const { platform } = site;
const { appUrl } = platform.env;
const { viewer: by } = await aRecruiter(platform, { companyName: "Kestrel Row Manufacturing" });
const { viewer: other } = await aRecruiter(platform, { companyName: "Pell and Daughters Joinery" });
const company = (await findCompanyOf(platform.db, by.id))?.slug ?? "";
const OPEN = { title: "Kiln & <Glaze> Adviser", industry: "Fine Ceramics", location: "Dayton, Ohio" };
const open = await aJob(platform, { by, ...OPEN, workType: "hybrid", payRangeMin: 30, payRangeMax: 38.5 });
await aJob(platform, { by: other, title: "Joiner's Clerk \u0001", company: "Pell and Daughters Joinery" });
const closed = await aJob(platform, { by, title: "Closed Clerk", industry: "Fine Ceramics" });
await stepJob(platform, by, { jobId: closed.id, step: "close", from: "live" });
const reviewing = { ...platform, env: { ...platform.env, review: "all" } } as const;
await aJob(reviewing, { by, title: "Held Clerk", industry: "Fine Ceramics" });
const suspended = await aJob(platform, { by, title: "Suspended Clerk", industry: "Fine Ceramics" });
await platform.db.update(jobs).set({ status: "suspended" }).where(eq(jobs.id, suspended.id));

async function read(path: string): Promise<string> {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(200);
  return await answer.text();
}

const FILES = ["feed.xml", "feed.json", "indeed.xml"] as const;
const SCOPES = [
  ["/jobs", ["Kiln", "Joiner"]],
  [`/company/${company}`, ["Kiln"]],
  ["/jobs/fine-ceramics", ["Kiln"]],
] as const;

// Clauses 2.1-56.
describe("the feeds of open jobs", () => {
  it.each(SCOPES.flatMap(([path, titles]) => FILES.map((file) => ({ path: `${path}/${file}`, titles }))))(
    "at $path have these and no closed, held, or suspended ones",
    async ({ path, titles }) => {
      const text = await read(path);
      for (const title of ["Kiln", "Joiner"])
        expect(text.includes(title), title).toBe(titles.some((one) => one === title));
      expect(text).not.toMatch(/Closed Clerk|Held Clerk|Suspended Clerk/);
    },
  );

  it.each(["/jobs/feed.xml", "/jobs/indeed.xml"])("are well-formed XML at %s, whatever a title holds", async (path) => {
    const parser = new SaxesParser({ xmlns: true });
    parser.on("error", (error) => {
      throw error;
    });
    parser.write(await read(path)).close();
  });

  it("say each fact of a job in Indeed's words", async () => {
    const xml = await read(`/company/${company}/indeed.xml`);
    for (const text of [
      "<title>Kiln &amp; &lt;Glaze&gt; Adviser</title>",
      `<referencenumber>${open.id}</referencenumber>`,
      `<url>${appUrl}/job/${open.id}?src=feed</url>`,
      "<city>Dayton</city>",
      "<state>Ohio</state>",
      "<country>US</country>",
      "<salary>$30 - $38.50 per hour</salary>",
      "<jobtype>parttime</jobtype>",
      "<remotetype>Hybrid remote</remotetype>",
      "<category>Fine Ceramics</category>",
    ])
      expect(xml).toContain(text);
  });

  it("are JSON Feed 1.1, each item with its JobPosting", async () => {
    const answer = await site.get("/jobs/fine-ceramics/feed.json");
    expect(answer.headers.get("Content-Type")).toContain("application/feed+json");
    expect(await answer.json()).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Fine Ceramics jobs at Seasoned",
      feed_url: `${appUrl}/jobs/fine-ceramics/feed.json`,
      home_page_url: `${appUrl}/jobs/fine-ceramics`,
      items: [
        {
          id: `${appUrl}/job/${open.id}`,
          url: `${appUrl}/job/${open.id}?src=feed`,
          date_published: open.createdAt.toISOString(),
          _job_posting: { "@type": "JobPosting", identifier: { value: open.id } },
        },
      ],
    });
  });

  it.each(["/jobs/feed.json", "/jobs/indeed.xml"])("can be imported again as they are: %s", async (path) => {
    const rows = [...feedRows(await read(path))];
    const row = rows.find(({ sourceId }) => sourceId === open.id);
    const own = { company: "Another company", submissionKey: open.id };
    for (const one of rows) expect(checkedRow(one, own).errors).toBeNull();
    const { title, description, location, industry, hoursPerWeek, payRangeMin, payRangeMax, payUnit } = open;
    expect(row && checkedRow(row, own).input).toMatchObject({
      ...{ title, description, location, industry, hoursPerWeek, payRangeMin, payRangeMax, payUnit },
      ...{ company: open.company, workType: "hybrid", employmentType: open.employmentType },
      ...{ flexibility: open.flexibility, skills: open.skills },
    });
  });

  it.each(["/jobs/feed.json", "/jobs/fine-ceramics/feed.xml", `/company/${company}/indeed.xml`])(
    "are cached, and change at once when a job does: %s",
    async (path) => {
      const first = await site.get(path);
      const tag = first.headers.get("ETag") ?? "";
      expect((await site.get(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
      const more = await aJob(platform, { by, title: "Later Clerk", industry: "Fine Ceramics" });
      await expect.poll(async () => (await read(path)).includes("Later Clerk")).toBe(true);
      await stepJob(platform, by, { jobId: more.id, step: "close", from: "live" });
      await expect.poll(async () => (await read(path)).includes("Later Clerk")).toBe(false);
    },
  );

  it("come in pages that lead to the last job, each once", async () => {
    const industry = "Paged work";
    const made: string[] = [];
    for (let number = 0; number < 52; number += 1) {
      const { id } = await aJob(platform, { by, title: `Paged clerk ${number}`, industry });
      made.push(id);
    }
    const first = await read("/jobs/paged-work/feed.xml");
    const next = /href="([^"]+)" rel="next"/.exec(first)?.[1]?.replace(appUrl, "") ?? "";
    const last = await read(next);
    expect(last).not.toContain('rel="next"');
    const guids = [...`${first}${last}`.matchAll(/<guid[^>]*>[^<]*\/job\/([^<]+)</g)].map(([, id]) => id);
    expect(guids.toSorted()).toEqual(made.toSorted());
    const feed = z.object({ items: z.array(z.unknown()), next_url: z.string().optional() });
    const whole = feed.parse(JSON.parse(await read("/jobs/paged-work/feed.json")));
    expect([whole.items.length, whole.next_url]).toEqual([52, undefined]);
  });

  it("are named by the pages of their jobs", async () => {
    for (const path of ["/jobs/fine-ceramics", `/company/${company}`]) {
      const html = await read(path);
      for (const file of ["feed.xml", "feed.json"]) expect(html).toContain(`href="${path}/${file}"`);
    }
  });
});
