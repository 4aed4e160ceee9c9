import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { messages } from "#app/db/schema/messaging.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { listNotes } from "#app/features/applications/notes/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant } from "#test/applications.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { letAllGo } from "#test/moves.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { saveLetter } from "./commands.server.ts";
import { TOO_MANY_LETTERS } from "./labels.ts";
import { listLetters } from "./queries.server.ts";
import { fillLetter, LETTER_LIMITS, unknownPlaceholders } from "./rules.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const LETTER = { kind: "interview", name: "Phone call", body: "Dear {first name}, may we call about {job}?" } as const;
const VALUES = { name: "Dr. Ada Quill", job: "Kiln Mentor", company: "Kestrel Row", date: "November 27, 2026" };

async function messagesTo({ viewer }: Person): Promise<string[]> {
  const rows = await db.select({ content: messages.content }).from(messages).where(eq(messages.recipientId, viewer.id));
  return rows.map(({ content }) => content);
}

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await db.select({ status: applications.status }).from(applications).where(eq(applications.id, id));
  return row?.status;
}

// Clauses 2.6-61.
describe("the placeholders of a letter", () => {
  it.each([
    ["Dear {first name}, {job} at {company}, {date}.", "Dear Ada, Kiln Mentor at Kestrel Row, November 27, 2026."],
    ["{First Name} {FIRST NAME}", "Ada Ada"],
    ["{first name}{name} {} {", "Ada{name} {} {"],
  ])("in %j are filled", (text, filled) => expect(fillLetter(text, VALUES)).toBe(filled));

  it("greet someone without a name, and are told from other words in braces", () => {
    expect(fillLetter("Hello {first name}", { ...VALUES, name: "" })).toBe("Hello there");
    expect(unknownPlaceholders("{job} {surname} {surname} {Date} {a\nb}")).toEqual(["{surname}"]);
  });
});

// Clauses 2.6-61.
describe("the letters of a company", () => {
  it("are those of everyone who hires for it, and of no one else", async () => {
    const owner = await aRecruiter(platform);
    const colleague = await aColleague(platform, owner.viewer);
    const looker = await aColleague(platform, owner.viewer, "viewer");
    const stranger = await aRecruiter(platform);
    await saveLetter(platform, owner.viewer, LETTER);
    const [letter] = await listLetters(db, colleague.id);
    const letterId = letter?.id ?? "";
    await saveLetter(platform, colleague, { ...LETTER, letterId, name: "Call" });
    expect(await listLetters(db, owner.viewer.id)).toMatchObject([{ name: "Call" }]);
    expect(await codeOf(saveLetter(platform, stranger.viewer, { ...LETTER, letterId }))).toBe("not-found");
    expect(await codeOf(saveLetter(platform, looker, LETTER))).toBe("viewer-only");
    expect(await listLetters(db, stranger.viewer.id)).toEqual([]);
  });

  it("are twenty at most", async () => {
    const { viewer } = await aRecruiter(platform);
    for (let at = 0; at < LETTER_LIMITS.count; at += 1) await saveLetter(platform, viewer, LETTER);
    await expect(saveLetter(platform, viewer, LETTER)).rejects.toThrow(TOO_MANY_LETTERS);
  });

  const save = (cookie: string, body: string) =>
    post("/recruiter/letters", { intent: "save", ...LETTER, body }, { cookie });

  it("are refused with words about age", async () => {
    const { recruiter } = await anApplicant(platform);
    const refused = await save(recruiter.cookie, "Dear {first name}, we want people under 40 years old.");
    const html = await refused.text();
    expect([refused.status, html]).toEqual([400, expect.stringContaining("under 40")]);
    expect(html).toContain("we want people under 40 years old.");
  });

  it("are shown as the newest applicant would read them", async () => {
    const { recruiter } = await anApplicant(platform);
    const { cookie } = recruiter;
    await save(cookie, "Dear {first name}, a small deposit by gift card is due.");
    const page = pageText(await (await get("/recruiter/letters", { cookie })).text());
    expect(page).toContain("Dear Harriet, a small deposit");
    expect(page).toContain("The reader will see a warning beside it");
  });
});

// Clauses 2.6-61.
describe("a letter", () => {
  it("is put into the message by its address, filled for the person", async () => {
    const { recruiter, senior, job, id } = await anApplicant(platform);
    await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
    await saveLetter(platform, recruiter.viewer, LETTER);
    const [letter] = await listLetters(db, recruiter.viewer.id);
    const at = `/recruiter/applications?job=${job.id}&candidate=${senior.viewer.id}`;
    const plain = await (await get(at, { cookie: recruiter.cookie })).text();
    expect(plain).not.toContain("Dear Harriet");
    expect(plain).toContain(`letter=${letter?.id}`);
    const html = await (await get(`${at}&letter=${letter?.id}`, { cookie: recruiter.cookie })).text();
    expect(html).toContain(`Dear Harriet, may we call about ${job.title}?`);
    const other = await aRecruiter(platform);
    await saveLetter(platform, other.viewer, { ...LETTER, body: "A stranger's words for {first name}." });
    const [foreign] = await listLetters(db, other.viewer.id);
    const hostile = await (await get(`${at}&letter=${foreign?.id}`, { cookie: recruiter.cookie })).text();
    expect(hostile).not.toContain("A stranger");
  });

  it("goes with a rejection, whose reason stays private", async () => {
    const { recruiter, senior, job, id } = await anApplicant(platform);
    const sent = await post(
      `/recruiter/applications?job=${job.id}`,
      {
        ...{ intent: "move", applicationId: id, from: "pending", to: "rejected", reason: "Too far away" },
        content: "Dear {first name}, thank you for applying for {job}.",
      },
      { cookie: recruiter.cookie },
    );
    expect(sent.status).toBe(303);
    expect(await messagesTo(senior)).toEqual([]);
    await letAllGo(platform);
    expect(await statusOf(id)).toBe("rejected");
    expect(await messagesTo(senior)).toEqual([`Dear Harriet, thank you for applying for ${job.title}.`]);
    expect(JSON.stringify(await listNotes(db, recruiter.viewer.id, id))).toContain("Too far away");
  });

  it("goes to several people, but to no one whose name it would show", async () => {
    const recruiter = await aRecruiter(platform);
    const job = await aJob(platform, { by: recruiter.viewer, hidesNames: true });
    const people = await Promise.all(
      ["Ada", "Walter"].map(async (firstName) => {
        const senior = await aSenior(platform, { firstName });
        await aProfile(platform, { of: senior.viewer });
        const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
        await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
        return { senior, id };
      }),
    );
    const [ada, walter] = people;
    if (!ada || !walter) throw new Error("no people");
    await db.update(applications).set({ hidesName: false }).where(eq(applications.id, ada.id));
    const at = `/recruiter/applications?job=${job.id}&to=rejected&pick=${ada.id}&pick=${walter.id}`;
    const preview = pageText(await (await get(at, { cookie: recruiter.cookie })).text());
    expect(preview).toContain("People whose names are hidden get only our email.");
    const moves = people.map(({ id }): [string, string] => ["moves", `${id} reviewing`]);
    const sent = await post(
      at,
      [["intent", "move-several"], ["to", "rejected"], ["content", "Dear {first name}, no."], ...moves],
      { cookie: recruiter.cookie },
    );
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/recruiter/applications?job=${job.id}`]);
    await letAllGo(platform);
    expect([await statusOf(ada.id), await statusOf(walter.id)]).toEqual(["rejected", "rejected"]);
    expect([await messagesTo(ada.senior), await messagesTo(walter.senior)]).toEqual([["Dear Ada, no."], []]);
  });

  it("is required where several are invited, and what was typed is kept", async () => {
    const { recruiter, senior, job, id } = await anApplicant(platform);
    await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
    const at = `/recruiter/applications?job=${job.id}&to=interview&pick=${id}`;
    const { cookie } = recruiter;
    const page = await (await get(at, { cookie })).text();
    expect(page).toContain("Hello {first name}");
    expect(pageText(page)).toContain("As Harriet Quill would read it: Hello Harriet,");
    const move = { intent: "move-several", to: "interview", moves: `${id} reviewing` };
    const refused = await post(at, { ...move, content: " " }, { cookie });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("Please write a message first"),
    ]);
    await post(at, { ...move, content: "Hello {first name}, come on Monday." }, { cookie });
    await letAllGo(platform);
    expect(await statusOf(id)).toBe("interview");
    expect(await messagesTo(senior)).toEqual(["Hello Harriet, come on Monday."]);
  });
});
