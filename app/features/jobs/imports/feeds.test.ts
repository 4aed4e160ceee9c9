import { and, eq, inArray, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { removeMember } from "#app/features/teams/commands.server.ts";
import { noDomains } from "#app/platform/domains.ts";
import { OutsideError, readDocument } from "#app/platform/outside.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague } from "#test/jobs.ts";
import { serveOutside } from "#test/outside-server.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { discardImport, publishImport } from "./commands.server.ts";
import { addFeed, listFeeds, readFeedNow, removeFeed, stopFeed } from "./feeds.server.ts";
import { requireImport } from "./queries.server.ts";
import { continueImport, tendImports } from "./tasks.server.ts";

const site = await openTestApp();
const { db, clock } = site.platform;

/** What stands at every address; an error is thrown. */
const world: { document: string | Error } = { document: "" };
const platform: Platform & typeof site.platform = {
  ...site.platform,
  domains: {
    ...noDomains,
    async document() {
      if (world.document instanceof Error) throw world.document;
      return { contentType: "", bytes: Buffer.from(world.document) };
    },
  },
};

const OTHERWISE = { hoursPerWeek: 20 as const, flexibility: ["flexible-hours" as const], industry: "Accounting" };
const A_FEED = { url: "https://ats.example/jobs.xml", ...OTHERWISE };

function xmlOf(jobs: Record<string, string>): string {
  const elements = Object.entries(jobs).map(
    ([
      id,
      title,
    ]) => `<job><referencenumber>${id}</referencenumber><title>${title}</title><city>Dayton</city><state>OH</state>
      <description>Keep our books two days a week, and close each month with our accountant.</description>
      <jobtype>parttime</jobtype><salary>$30 - $38 per hour</salary></job>`,
  );
  return `<?xml version="1.0"?><source>${elements.join("")}</source>`;
}

async function settle(importId: string) {
  for (let steps = 0; steps < 20 && (await isUnderWay(importId)); steps += 1) await continueImport(platform, importId);
}

async function isUnderWay(importId: string) {
  const [found] = await db.select({ status: jobImports.status }).from(jobImports).where(eq(jobImports.id, importId));
  return found !== undefined && ["reading", "checking", "posting"].includes(found.status);
}

/** Adds a feed that is read by itself from then on, with its first jobs posted. */
async function aFeed(by: Viewer, { closesMissing = true } = {}) {
  const importId = await addFeed(platform, by, A_FEED);
  await settle(importId);
  await publishImport(platform, by, { importId, choice: "live", closesMissing, keepsReading: true });
  await settle(importId);
  return importId;
}

/** Lets six hours pass, and reads what is due. */
async function readAgain(by: Viewer, after = 6 * 3_600_000) {
  clock.pass(after);
  await tendImports(platform);
  const [feed] = await listFeeds(db, by.id);
  if (feed?.importId) await settle(feed.importId);
  return feed?.importId ?? "";
}

async function statesOf({ id }: Viewer) {
  const rows = await db.select().from(jobs).where(eq(jobs.createdBy, id)).orderBy(jobs.title);
  return rows.map(({ title, status }) => `${title} ${status}`);
}

// Clauses 2.6-39.
describe("a feed", () => {
  it("is seen before anything is posted, with what its jobs don't say", async () => {
    const { viewer } = await aRecruiter(platform);
    world.document = xmlOf({ a: "Bookkeeper", b: "Bad" });
    const importId = await addFeed(platform, viewer, A_FEED);
    expect((await requireImport(db, viewer.id, importId)).found).toMatchObject({
      status: "reading",
      name: "ats.example/jobs.xml",
    });
    await settle(importId);
    expect((await requireImport(db, viewer.id, importId)).found).toMatchObject({ status: "ready", rowCount: 2 });
    expect(await statesOf(viewer)).toEqual([]);
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
    await settle(importId);
    const [job] = await db.select().from(jobs).where(eq(jobs.createdBy, viewer.id));
    expect(job).toMatchObject({
      title: "Bookkeeper",
      hoursPerWeek: 20,
      industry: "Accounting",
      flexibility: ["flexible-hours"],
    });
    expect(await listFeeds(db, viewer.id)).toMatchObject([{ nextReadAt: null }]);
  });

  it("is read every six hours: new jobs come, changed ones change, gone ones close", async () => {
    const { viewer } = await aRecruiter(platform);
    world.document = xmlOf({ a: "Bookkeeper one", b: "Bookkeeper two" });
    await aFeed(viewer);
    world.document = xmlOf({ a: "Bookkeeper 1st", c: "Bookkeeper three" });
    await readAgain(viewer, 3_600_000);
    expect(await statesOf(viewer)).toEqual(["Bookkeeper one live", "Bookkeeper two live"]);
    await readAgain(viewer);
    expect(await statesOf(viewer)).toEqual(["Bookkeeper 1st live", "Bookkeeper three live", "Bookkeeper two closed"]);
    world.document = xmlOf({ a: "Bookkeeper 1st", b: "Bookkeeper two" });
    await readAgain(viewer);
    expect(await statesOf(viewer)).toEqual(["Bookkeeper 1st live", "Bookkeeper three closed", "Bookkeeper two live"]);
  });

  it("closes nothing while it is empty or broken", async () => {
    const { viewer } = await aRecruiter(platform);
    world.document = xmlOf({ a: "Bookkeeper" });
    await aFeed(viewer);
    for (const document of [xmlOf({}), "<source><job>", new OutsideError("unreachable")]) {
      world.document = document;
      const importId = await readAgain(viewer);
      expect((await requireImport(db, viewer.id, importId)).found).toMatchObject({ status: "failed" });
    }
    expect(await statesOf(viewer)).toEqual(["Bookkeeper live"]);
  });

  it("waits for a yes, with one email, before it closes most of its jobs", async () => {
    const { viewer, cookie } = await aRecruiter(platform);
    const all = { a: "Bookkeeper one", b: "Bookkeeper two", c: "Bookkeeper three" };
    world.document = xmlOf(all);
    await aFeed(viewer);
    const letters = () =>
      db.$count(mails, and(eq(mails.toAddress, viewer.email), like(mails.subject, "Your feed has%")));
    const open = ["Bookkeeper one live", "Bookkeeper three live", "Bookkeeper two live"];
    world.document = xmlOf({ a: all.a });
    const replaced = await readAgain(viewer);
    const told = pageText(await (await site.get("/recruiter/notifications", { cookie })).text());
    expect(told).toContain("2 of 3 open jobs aren't in it now. We closed nothing");
    const page = await (await site.get(`/recruiter/import/${replaced}`, { cookie })).text();
    expect(page).toContain("Most of your feed's jobs are gone");
    for (const chosen of ['value="live"', 'name="closesMissing"', 'name="keepsReading"'])
      expect(page.match(/<input[^>]*>/g)?.find((input) => input.includes(chosen))).toContain("checked");
    await readAgain(viewer);
    expect([await statesOf(viewer), await letters()]).toEqual([open, 1]);
    await expect(requireImport(db, viewer.id, replaced)).rejects.toEqual(new DomainError("not-found"));
    // The feed has its jobs again, and loses them once more.
    world.document = xmlOf(all);
    await readAgain(viewer);
    expect(await listFeeds(db, viewer.id)).toMatchObject([{ lostJobsSince: null }]);
    world.document = xmlOf({ a: all.a });
    const asked = await readAgain(viewer);
    expect([await statesOf(viewer), await letters()]).toEqual([open, 2]);
    const yes = { importId: asked, choice: "live", closesMissing: true, keepsReading: true } as const;
    await publishImport(platform, viewer, yes);
    await settle(asked);
    expect(await statesOf(viewer)).toEqual(["Bookkeeper one live", "Bookkeeper three closed", "Bookkeeper two closed"]);
    expect(await listFeeds(db, viewer.id)).toMatchObject([{ lostJobsSince: null }]);
  });

  it("says why it can't be read, and is given up after five days with one email", async () => {
    const { viewer, cookie } = await aRecruiter(platform);
    world.document = xmlOf({ a: "Bookkeeper" });
    await aFeed(viewer);
    world.document = new OutsideError("refused", { status: 503 });
    await readAgain(viewer);
    expect(pageText(await (await site.get("/recruiter/import", { cookie })).text())).toContain(
      "it answered with status 503",
    );
    const letters = () => db.$count(mails, eq(mails.toAddress, viewer.email));
    const before = await letters();
    for (let times = 0; times < 25; times += 1) await readAgain(viewer);
    expect(await letters()).toBe(before + 1);
    const [feed] = await listFeeds(db, viewer.id);
    expect([feed?.nextReadAt, feed?.stoppedAt]).toEqual([null, expect.any(Date)]);
    world.document = xmlOf({ a: "Bookkeeper" });
    await settle(await readFeedNow(platform, viewer, { feedId: feed?.id ?? "" }));
    expect(await listFeeds(db, viewer.id)).toMatchObject([{ problem: null, stoppedAt: null }]);
  });

  it("makes no second job when it is removed and added again", async () => {
    const { viewer } = await aRecruiter(platform);
    world.document = xmlOf({ a: "Bookkeeper" });
    await aFeed(viewer);
    const [feed] = await listFeeds(db, viewer.id);
    await removeFeed(platform, viewer, { feedId: feed?.id ?? "" });
    expect(await statesOf(viewer)).toEqual(["Bookkeeper live"]);
    await aFeed(viewer);
    expect(await statesOf(viewer)).toEqual(["Bookkeeper live"]);
  });

  it("goes on under the name of who takes over, and closes what is gone", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    const viewer = await aColleague(platform, owner);
    world.document = xmlOf({ a: "Bookkeeper one", b: "Bookkeeper two" });
    await aFeed(viewer);
    await expect(addFeed(platform, owner, A_FEED)).rejects.toEqual(
      new FieldError("url", "A colleague of yours has this feed already"),
    );
    await removeMember(platform, owner, { personId: viewer.id, toId: owner.id });
    world.document = xmlOf({ a: "Bookkeeper 1st", c: "Bookkeeper three" });
    await readAgain(owner);
    const after = await db.select().from(jobs).where(eq(jobs.responsibleId, owner.id)).orderBy(jobs.title);
    expect(after.map(({ title, status }) => `${title} ${status}`)).toEqual([
      "Bookkeeper 1st live",
      "Bookkeeper three live",
      "Bookkeeper two closed",
    ]);
    expect([await listFeeds(db, viewer.id), await db.$count(jobs, eq(jobs.responsibleId, viewer.id))]).toEqual([[], 0]);
  });

  it("is seen by colleagues, who may change it, and its jobs go to who added it", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    const viewer = await aColleague(platform, owner);
    world.document = xmlOf({ a: "Bookkeeper one" });
    const importId = await addFeed(platform, viewer, A_FEED);
    await settle(importId);
    const [feed] = await listFeeds(db, owner.id);
    expect(feed).toMatchObject({ importId, starter: viewer.name });
    expect(await readFeedNow(platform, owner, { feedId: feed?.id ?? "" })).not.toBe(importId);
    await settle(importId);
    await publishImport(platform, owner, { importId, choice: "live", closesMissing: false, keepsReading: true });
    await settle(importId);
    expect(await db.select({ by: jobs.responsibleId }).from(jobs).where(eq(jobs.createdBy, viewer.id))).toEqual([
      { by: viewer.id },
    ]);
    await stopFeed(platform, owner, { feedId: feed?.id ?? "" });
    expect(await listFeeds(db, viewer.id)).toMatchObject([{ nextReadAt: null, starter: null }]);
  });

  it("is only seen by viewers of the company", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    const { viewer: guest, cookie } = await aRecruiter(platform);
    const ofOwner = db.select({ id: recruiters.companyId }).from(recruiters).where(eq(recruiters.userId, owner.id));
    await db
      .update(recruiters)
      .set({ companyId: sql`(${ofOwner})`, companyRole: "viewer" })
      .where(eq(recruiters.userId, guest.id));
    const viewer = { ...guest, companyRole: "viewer" } as const;
    world.document = xmlOf({ a: "Bookkeeper one" });
    const importId = await addFeed(platform, owner, A_FEED);
    await settle(importId);
    const [feed] = await listFeeds(db, viewer.id);
    // An open session that still says recruiter is refused by the row of the database.
    for (const by of [viewer, { ...viewer, companyRole: "recruiter" } as const]) {
      for (const command of [stopFeed, removeFeed, readFeedNow])
        await expect(command(platform, by, { feedId: feed?.id ?? "" })).rejects.toEqual(new DomainError("viewer-only"));
      const choice = { importId, choice: "draft", closesMissing: false, keepsReading: false } as const;
      await expect(publishImport(platform, by, choice)).rejects.toEqual(new DomainError("viewer-only"));
      await expect(discardImport(platform, by, { importId })).rejects.toEqual(new DomainError("viewer-only"));
    }
    const list = pageText(await (await site.get("/recruiter/import", { cookie })).text());
    expect(list).toContain(`Added by ${owner.name}.`);
    expect(list).not.toContain("Remove");
    const page = await (await site.get(`/recruiter/import/${importId}`, { cookie })).text();
    expect(pageText(page)).toContain(`${owner.name} began this import. Its jobs go to them.`);
    expect(page).not.toContain('value="discard"');
  });

  it("ends an import that is under way when its recruiter is removed", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    const viewer = await aColleague(platform, owner);
    world.document = xmlOf({ a: "Bookkeeper one" });
    const importId = await addFeed(platform, viewer, A_FEED);
    await settle(importId);
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: true });
    await removeMember(platform, owner, { personId: viewer.id, toId: owner.id });
    await settle(importId);
    expect(await db.$count(jobs, inArray(jobs.createdBy, [viewer.id, owner.id]))).toBe(0);
    expect((await requireImport(db, owner.id, importId)).found).toMatchObject({ status: "failed" });
  });

  it("is stopped by its recruiter, and by nobody else", async () => {
    const [{ viewer }, other] = [await aRecruiter(platform), await aRecruiter(platform)];
    world.document = xmlOf({ a: "Bookkeeper" });
    await aFeed(viewer);
    const feedId = (await listFeeds(db, viewer.id))[0]?.id ?? "";
    for (const command of [stopFeed, removeFeed, readFeedNow])
      await expect(command(platform, other.viewer, { feedId })).rejects.toEqual(new DomainError("not-found"));
    await stopFeed(platform, viewer, { feedId });
    const before = (await listFeeds(db, viewer.id))[0]?.importId;
    expect(await readAgain(viewer, 2 * DAY_MS)).toBe(before);
  });

  it.each([
    "http://ats.example/",
    "ats.example",
    "https://user:word@ats.example/",
    "https://ats.example:8080/",
    "javascript:1",
  ])("may not be at %s", async (url) => {
    const { viewer } = await aRecruiter(platform);
    await expect(addFeed(platform, viewer, { ...A_FEED, url })).rejects.toEqual(
      new FieldError("url", "Please enter an address that begins with https://"),
    );
  });

  it("is one of five at most, each once", async () => {
    const { viewer } = await aRecruiter(platform);
    for (let number = 1; number <= 5; number += 1)
      await addFeed(platform, viewer, { ...A_FEED, url: `https://ats.example/${number}` });
    await expect(addFeed(platform, viewer, A_FEED)).rejects.toMatchObject({ field: "url" });
    await db.delete(jobFeeds).where(eq(jobFeeds.url, "https://ats.example/5"));
    await expect(addFeed(platform, viewer, { ...A_FEED, url: "https://ats.example/1" })).rejects.toEqual(
      new FieldError("url", "You have this feed already"),
    );
  });

  it("is not read where it leads into our own network", async () => {
    const { viewer } = await aRecruiter(platform);
    const outside = await serveOutside((_, answer) => {
      answer.writeHead(302, { Location: "https://127.0.0.1/jobs.xml" }).end();
    });
    const domains = {
      ...noDomains,
      document: (_: string, limits: Parameters<typeof readDocument>[2]) =>
        readDocument(outside, "https://feeds.example/jobs.xml", limits),
    };
    const importId = await addFeed(platform, viewer, A_FEED);
    await continueImport({ ...platform, domains }, importId);
    expect((await requireImport(db, viewer.id, importId)).found).toMatchObject({
      status: "failed",
      problem: expect.stringContaining("only public https addresses"),
    });
  });
});

describe("the page of feeds", () => {
  it("adds one without JavaScript, and keeps what was typed", async () => {
    const { cookie } = await aRecruiter(platform);
    const form = { intent: "add-feed", url: "ftp://ats.example/jobs", hoursPerWeek: "many", industry: "Accounting" };
    const refused = await site.post("/recruiter/import", form, { cookie });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toContain("Hours must be a whole number from 1 to 60");
    expect(html).toContain('value="ftp://ats.example/jobs"');
    const again = await site.post("/recruiter/import", { ...form, hoursPerWeek: "" }, { cookie });
    expect(await again.text()).toContain("Please enter an address that begins with https://");
    const added = await site.post("/recruiter/import", { ...form, hoursPerWeek: "20", url: A_FEED.url }, { cookie });
    expect(added.status).toBe(303);
    expect(pageText(await (await site.get(added.headers.get("Location") ?? "", { cookie })).text())).toContain(
      "Reading the feed",
    );
  });
});
