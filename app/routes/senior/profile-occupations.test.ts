import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profiles } from "#app/db/schema/profiles.ts";
import { collectProfile } from "#app/features/settings/export/queries-account.server.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const { cookie, viewer } = await aSenior(platform);
const PATH = "/senior/profile";

const FORM = {
  fullName: "Harriet Quill",
  bio: "I kept the books of a lumber yard for thirty years.",
  skills: "Bookkeeping, QuickBooks, Month-end close",
  yearsExperience: "31",
  availabilityHours: "20",
  workPreference: "hybrid",
};

async function stored(userId = viewer.id) {
  const [row] = await platform.db.select().from(profiles).where(eq(profiles.userId, userId));
  return { said: row?.occupationsSaid, read: row?.reading?.occupations.map(({ name }) => name) ?? [] };
}

/** Sends the form as the page shows it, with changes. */
async function save(changes: Record<string, string>) {
  const html = await (await get(PATH, { cookie })).text();
  const occupationsShown = /name="occupationsShown" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const form = { ...FORM, occupations: occupationsShown, occupationsShown, ...changes };
  return await post(PATH, form, { cookie });
}

describe("the occupations of a profile", () => {
  it("are shown once it is saved, read from its text", async () => {
    const empty = pageText(await (await get(PATH, { cookie })).text());
    expect(empty).toContain("If you skip this, we suggest one from your skills and About me.");
    const html = await (await save({ occupations: "" })).text();
    expect(pageText(html)).toMatch(/Employers find you as: Bookkeeper.*Change it if we're wrong\./);
    expect(html).toMatch(
      /<input[^>]*value="Bookkeeper[^>]*name="occupations"|name="occupations"[^>]*value="Bookkeeper/,
    );
  });

  it("are read again while the field is unchanged", async () => {
    await save({ skills: "Sewing, Tailoring, Alterations", bio: "I made suits to measure." });
    const { said, read } = await stored();
    expect(said).toBeNull();
    expect(read).not.toContain("Bookkeeper");
  });

  // Clauses 2.5-29.
  it("can be replaced by the senior, and stay through saves", async () => {
    await save({ occupations: "tax preparer" });
    const html = await (await save({ bio: "I also sing." })).text();
    expect(await stored()).toEqual({ said: ["Tax preparer"], read: ["Tax preparer"] });
    expect(pageText(html)).toContain("You chose this.");
  });

  // Clauses 2.5-29.
  it("are part of the data export", async () => {
    const topics = await collectProfile(platform.db, viewer.id);
    expect(topics.find(({ name }) => name === "profile")?.rows).toMatchObject([{ occupationsSaid: ["Tax preparer"] }]);
  });

  it("are refused beside their field if unknown, and nothing is saved", async () => {
    const answer = await save({ occupations: "Kiln whisperer", fullName: "H" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(pageText(html)).toContain("We don't know the occupation “Kiln whisperer”.");
    expect(html).toContain("Full name is required");
    expect(html).toContain('value="Kiln whisperer"');
    expect((await save({ occupations: "Kiln whisperer" })).status).toBe(400);
    expect((await stored()).said).toEqual(["Tax preparer"]);
  });

  it("are read from the text again once the field is emptied", async () => {
    await save({ occupations: "" });
    const { said, read } = await stored();
    expect([said, read[0]]).toEqual([null, "Bookkeeper"]);
  });

  it("can be changed by the senior only", async () => {
    const other = await aSenior(platform);
    await aProfile(platform, { of: other.viewer });
    await save({ occupations: "Tax preparer" });
    expect((await stored(other.viewer.id)).said).toBeNull();
    const recruiter = await aRecruiter(platform);
    const asRecruiter = await post(PATH, { ...FORM, occupations: "Tax preparer" }, { cookie: recruiter.cookie });
    expect(asRecruiter.headers.get("Location")).toBe("/");
    expect((await post(PATH, { ...FORM, occupations: "Tax preparer" })).headers.get("Location")).toMatch(/^\/login/);
  });
});
