import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { copyJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob, aJobForm, anEditForm } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();
const recruiter = await aRecruiter(platform);
const { cookie } = recruiter;
const POST_PATH = "/recruiter/post-job";
const READ_PATH = "/recruiter/read-as";

const BOOKS = {
  title: "Bookkeeper",
  description: "Keep the books of a lumber yard, reconcile the bank and close each month.",
  skills: "QuickBooks, Month-end close",
};

async function readBack(title: string) {
  const [row] = await platform.db
    .select({ id: jobs.id, said: jobs.occupationsSaid, reading: jobs.reading, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(eq(jobs.title, title));
  if (!row) throw new Error(`no job ${title}`);
  return { ...row, read: row.reading?.occupations.map(({ name }) => name) ?? [] };
}

async function formOf(title: string) {
  const { id } = await readBack(title);
  const html = await (await get(`/recruiter/manage-jobs/${id}`, { cookie })).text();
  const shown = /name="occupationsShown" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const field = /<input[^>]*name="occupations"[^>]*>/.exec(html)?.[0] ?? "";
  return { path: `/recruiter/manage-jobs/${id}`, html, shown, typed: /value="([^"]*)"/.exec(field)?.[1] ?? "" };
}

async function edit(title: string, changes: Record<string, string>) {
  const { path, shown } = await formOf(title);
  const seenAt = (await readBack(title)).updatedAt.toISOString();
  return post(path, anEditForm({ ...BOOKS, title, seenAt, occupationsShown: shown, ...changes }), { cookie });
}

describe("the occupation of a new job", () => {
  it("is read from the text, and shown once it is posted", async () => {
    const sent = await post(POST_PATH, aJobForm({ ...BOOKS, occupations: "", occupationsShown: "" }), { cookie });
    expect(sent.status).toBe(303);
    const page = pageText(await (await get(sent.headers.get("Location") ?? "", { cookie })).text());
    expect(page).toContain("We read it as: Bookkeeper");
    expect((await readBack(BOOKS.title)).said).toBeNull();
  });

  it("can be replaced by the recruiter", async () => {
    const title = "Keeper of our books";
    await post(POST_PATH, aJobForm({ ...BOOKS, title, occupations: "tax preparer, AP clerk" }), { cookie });
    const { said, read } = await readBack(title);
    expect(said).toEqual(["Tax preparer", "Accounts payable clerk"]);
    expect(read).toEqual(said);
  });

  it("is refused beside its field if unknown, and keeps typed text", async () => {
    const answer = await post(
      POST_PATH,
      aJobForm({ title: "Kiln", occupations: "Kiln whisperer", occupationsShown: "" }),
      { cookie },
    );
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain("Job title must be at least 5 characters");
    expect(pageText(html)).toContain("We don't know the occupation “Kiln whisperer”.");
    expect(html).toContain('value="Kiln whisperer"');
  });

  it("is limited to three", async () => {
    const occupations = "Bookkeeper, Accountant, Tax preparer, Registered nurse";
    const answer = await post(POST_PATH, aJobForm({ occupations }), { cookie });
    expect([answer.status, (await answer.text()).includes("Please list at most 3 occupations")]).toEqual([400, true]);
  });
});

describe("the occupation of a posted job", () => {
  const title = "Bookkeeper for a lumber yard";

  it("is shown in its form, and read again if unchanged", async () => {
    await post(POST_PATH, aJobForm({ ...BOOKS, title }), { cookie });
    const { html, typed, shown } = await formOf(title);
    expect(pageText(html)).toMatch(/We read this as: Bookkeeper.*Change it if we're wrong\./);
    expect([typed, shown.split(", ")[0]]).toEqual([shown, "Bookkeeper"]);
    expect((await edit(title, { occupations: typed })).status).toBe(303);
    expect((await readBack(title)).said).toBeNull();
  });

  // Clauses 2.6-10.
  it("stays as corrected through edits and a copy", async () => {
    await edit(title, { occupations: "Tax preparer" });
    expect(pageText((await formOf(title)).html)).toContain("You chose this.");
    await edit(title, { occupations: "Tax preparer", description: `${BOOKS.description} Two days a week.` });
    const { id, said, read } = await readBack(title);
    expect([said, read]).toEqual([["Tax preparer"], ["Tax preparer"]]);
    const copy = await copyJob(platform, recruiter.viewer, { jobId: id });
    const [copied] = await platform.db.select().from(jobs).where(eq(jobs.id, copy.id));
    expect(copied?.occupationsSaid).toEqual(["Tax preparer"]);
    await platform.db.delete(jobs).where(eq(jobs.id, copy.id));
  });

  it("is read from the text again once the field is emptied", async () => {
    await edit(title, { occupations: "" });
    const { said, read } = await readBack(title);
    expect([said, read[0]]).toEqual([null, "Bookkeeper"]);
  });

  it("is refused if unknown, and nothing is saved", async () => {
    const answer = await edit(title, { occupations: "Kiln whisperer", location: "Erie, Pennsylvania" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(pageText(html)).toContain("We don't know the occupation “Kiln whisperer”.");
    expect(html).toContain('value="Erie, Pennsylvania"');
    expect((await readBack(title)).said).toBeNull();
  });
});

describe("reading an unfinished job", () => {
  // Clauses 2.6-10.
  it("returns how it is read, and stores nothing", async () => {
    const answer = await post(READ_PATH, { title: "Night nurse", skills: "Medication administration" }, { cookie });
    const read = await answer.json();
    expect(read.occupations).toContain("Registered nurse");
    expect(read.skills).toContain("Medication administration");
    expect(await platform.db.$count(jobs, eq(jobs.title, "Night nurse"))).toBe(0);
  });

  it("returns nothing for an empty text", async () => {
    expect(await (await post(READ_PATH, {}, { cookie })).json()).toEqual({
      occupations: [],
      skills: [],
      offered: [],
      words: { refused: [], advised: [] },
    });
  });

  it("returns blocked and advised wordings about age", async () => {
    const said = { title: "Nurse", description: "We want young people. You fit into our culture." };
    const { words } = await (await post(READ_PATH, said, { cookie })).json();
    expect(words.refused).toMatchObject([{ words: "young people" }]);
    expect(words.advised).toMatchObject([{ words: "fit into our culture" }]);
  });

  it("reads the other fields when one is too long to be sent", async () => {
    const said = { title: "x".repeat(2000), skills: "y".repeat(100), description: "We want young people." };
    const answer = await post(READ_PATH, said, { cookie });
    expect(answer.status).toBe(200);
    expect((await answer.json()).words.refused).toMatchObject([{ words: "young people" }]);
  });

  it("refuses fields that the form does not have", async () => {
    expect((await post(READ_PATH, { title: "Nurse", status: "live" }, { cookie })).status).toBe(400);
  });

  it("is for recruiters only", async () => {
    const senior = await aSenior(platform);
    const asked = { title: "Night nurse" };
    expect((await post(READ_PATH, asked)).headers.get("Location")).toMatch(/^\/login/);
    expect((await post(READ_PATH, asked, { cookie: senior.cookie })).headers.get("Location")).toBe("/");
  });

  it("is limited to 600 requests in five minutes", async () => {
    const { viewer, cookie: own } = await aRecruiter(platform);
    for (let n = 0; n < 600; n += 1) await requireAttempt(platform, "read job by person", viewer.id);
    const answer = await post(READ_PATH, { title: "Night nurse" }, { cookie: own });
    expect(answer.status).toBe(429);
  });
});

describe("suggested occupations", () => {
  it("are for people with an account", async () => {
    expect((await get("/suggest/occupations?q=book")).status).toBe(401);
    const found = await (await get("/suggest/occupations?q=book+keep", { cookie })).json();
    expect(found).toContain("Bookkeeper");
    expect(await (await get("/suggest/occupations?q=%00", { cookie })).json()).toEqual([]);
  });
});

describe("the occupation of another recruiter's job", () => {
  it("cannot be changed", async () => {
    const other = await aRecruiter(platform);
    const { id, updatedAt } = await aJob(platform, { by: other.viewer });
    const form = anEditForm({ seenAt: updatedAt.toISOString(), occupations: "Tax preparer" });
    expect((await post(`/recruiter/manage-jobs/${id}`, form, { cookie })).status).toBe(404);
  });
});
