import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { reports } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { openTestApp } from "#test/app.ts";
import { fileRequests } from "#test/file-requests.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, type Person } from "#test/people.ts";

const site = await openTestApp();
const { platform, get, post } = site;
const { db } = platform;
const { sendTo } = fileRequests(site);
const PATH = "/recruiter/company";
const PAGE = {
  intent: "save-page",
  howWeWork: "Two days on site.\n\nThe rest is yours to plan.",
  benefits: "Paid travel\n\nA health plan from 12 hours a week",
  name1: "Ana Ruiz",
  role1: "Foundry manager",
  peopleAgreed: "on",
};
const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#886644" } })
    .png()
    .toBuffer();

async function companyOf({ viewer }: Person) {
  const [row] = await db
    .select({ id: companies.id, slug: companies.slug })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, viewer.id));
  if (!row) throw new Error("no company");
  return row;
}

async function publicPage(person: Person) {
  return await (await get(`/company/${(await companyOf(person)).slug}`)).text();
}

async function upload({ cookie }: Person, kind = "picture-1") {
  return await sendTo(`${PATH}/${kind}`, kind, { cookie, bytes: await aPicture(), name: "hall.png" });
}

describe("what an employer adds to its page", () => {
  // Clauses 9-2.
  it("is public, with people and described pictures once verified", async () => {
    const person = await aRecruiter(platform, { isCompanyVerified: true });
    expect((await upload(person)).status).toBe(200);
    expect((await post(PATH, PAGE, { cookie: person.cookie })).status).toBe(303);
    const before = await publicPage(person);
    expect(pageText(before)).toMatch(/How we work Two days on site\. The rest is yours to plan\./);
    expect(pageText(before)).toMatch(/Benefits Paid travel A health plan from 12 hours a week/);
    expect(pageText(before)).toMatch(/People Ana Ruiz Foundry manager/);
    expect(before).not.toContain("/logos/");
    await post(PATH, { ...PAGE, alt1: "Two people at a furnace" }, { cookie: person.cookie });
    const [, url = "none"] =
      (await publicPage(person)).match(/<img src="(\/logos\/[^"]+)" alt="Two people at a furnace"/) ?? [];
    expect((await get(url)).headers.get("Content-Type")).toBe("image/jpeg");
    await post(`${PATH}/picture-1`, { intent: "remove" }, { cookie: person.cookie });
    expect(await publicPage(person)).not.toContain("/logos/");
    expect((await get(url)).status).toBe(404);
  });

  it("has no pictures and people while the company isn't verified", async () => {
    const person = await aRecruiter(platform);
    await upload(person);
    await post(PATH, { ...PAGE, alt1: "Two people at a furnace" }, { cookie: person.cookie });
    const page = await publicPage(person);
    expect(page).toContain("How we work");
    for (const hidden of ["Ana Ruiz", "/logos/"]) expect(page).not.toContain(hidden);
  });

  it.each([
    ["a person without consent", { peopleAgreed: "" }, "Please confirm that everyone named here agreed to it"],
    ["a name without a role", { role1: "" }, "Please enter what this person does"],
    ["a role without a name", { name1: "" }, "Please enter the name, or remove the role"],
    ["words about age", { howWeWork: "We want recent college graduates only." }, "Please change these words:"],
    ["words about age in a role", { role1: "Recent college graduates only" }, "Please change these words:"],
    ["too many benefits", { benefits: Array(13).fill("One more").join("\n") }, "Please enter at most 12 benefits"],
    ["a text that is too long", { howWeWork: "x".repeat(2_001) }, "at most 2,000 characters"],
  ])("refuses %s, and keeps what was typed", async (_, change, message) => {
    const { cookie } = await aRecruiter(platform);
    const answer = await post(PATH, { ...PAGE, ...change }, { cookie });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(pageText(html)).toContain(message);
    for (const typed of Object.values({ ...PAGE, ...change }).flatMap((text) => text.split("\n"))) {
      if (!["save-page", "on"].includes(typed)) expect(html).toContain(typed);
    }
  });

  it("opens a case if it reads like a scam", async () => {
    const person = await aRecruiter(platform);
    const howWeWork = "Write to us on WhatsApp. You buy the starter kit at kits-for-you.com/pay.";
    await post(PATH, { ...PAGE, howWeWork }, { cookie: person.cookie });
    const rows = await db.select({ evidence: reports.evidence }).from(reports);
    expect(rows.map(({ evidence }) => evidence.lines.join("\n"))).toEqual([expect.stringContaining(howWeWork)]);
  });

  it("is not for colleagues who only look", async () => {
    const person = await aRecruiter(platform, { isCompanyVerified: true });
    const looker = await aRecruiter(platform);
    const { id } = await companyOf(person);
    await db
      .update(recruiters)
      .set({ companyId: id, companyRole: "viewer" })
      .where(eq(recruiters.userId, looker.viewer.id));
    expect((await post(PATH, PAGE, { cookie: looker.cookie })).status).toBe(403);
    expect((await upload(looker)).status).toBe(403);
    expect(await publicPage(person)).not.toContain("How we work");
  });
});
