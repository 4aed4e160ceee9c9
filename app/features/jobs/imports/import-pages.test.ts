import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { importedJobs, jobImports } from "#app/db/schema/job-imports.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { openTestApp } from "#test/app.ts";
import { fileRequests } from "#test/file-requests.ts";
import { anImport, jobsPostedBy, runImport } from "#test/imports.ts";
import { aJobsFile, type RowChanges } from "#test/jobs-file.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { startImport } from "./commands.server.ts";

const site = await openTestApp();
const { platform, get, post } = site;
const { db, tasks } = platform;
const { sendTo } = fileRequests(site);

/** Returns a file with two jobs whose header has another name for one column. */
function withoutColumn(label: string, rows: readonly RowChanges[] = [{}, {}]) {
  return Buffer.from(aJobsFile(rows).replace(`"${label}"`, '"Something else"'));
}

describe("a file that is no list of jobs", () => {
  it.each([
    ["a workbook", Buffer.from("PK\x03\x04", "latin1"), "This is an Excel workbook"],
    ["nothing", Buffer.alloc(0), "This file is empty"],
    ["only blank lines", Buffer.from("\n\n"), "This file is empty"],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0, 0, 1, 2]), "We couldn't read this file"],
    [
      "other columns",
      Buffer.from("Name,Age\nA,1"),
      "the columns \u201cJob title\u201d, \u201cDescription\u201d, \u201cLocation\u201d,",
    ],
    [
      "a needed column less",
      withoutColumn("Description"),
      "couldn't find the column \u201cDescription\u201d in the first row",
    ],
    ["only a header", Buffer.from(aJobsFile([])), "no jobs below it"],
    ["an open quote", Buffer.from(`${aJobsFile([])}\n1,"Book\n2,Keeper`), "opens on line 2 and never closes"],
    ["too many rows", Buffer.from(`${aJobsFile([])}\n${"1,a\n".repeat(5_001)}`), "more than 5,000 jobs"],
  ])("is refused with a sentence: %s", async (_, bytes, sentence) => {
    const { viewer } = await aRecruiter(platform);
    const refusal = await startImport(platform, viewer, { fileName: "jobs.csv", bytes }).catch((error) => error);
    expect(refusal).toBeInstanceOf(FieldError);
    expect(refusal).toMatchObject({ field: "file", message: expect.stringContaining(sentence) });
    expect(await db.$count(jobImports, eq(jobImports.userId, viewer.id))).toBe(0);
  });
});

describe("the pages of an import", () => {
  it("take a file, show its errors, and import it without JavaScript", async () => {
    const { viewer, cookie } = await aRecruiter(platform);
    const bytes = Buffer.from(aJobsFile([{ ID: "a" }, { ID: "b", "Hours per week": "90" }]));
    const sent = await sendTo("/recruiter/import", "file", { cookie, bytes, name: "jobs.csv", accept: "text/html" });
    expect(sent.status).toBe(303);
    const path = sent.headers.get("Location") ?? "";
    expect(pageText(await (await get(path, { cookie })).text())).toContain("Checked 0 of 2 rows");
    await tasks.runDue();
    const preview = pageText(await (await get(path, { cookie })).text());
    expect(preview).toContain("1 of 2 rows is ready");
    expect(preview).toContain("Hours per week: Hours must be at most 60 a week");
    const choosing = await post(path, { intent: "publish", choice: "live" }, { cookie });
    expect([choosing.status, choosing.headers.get("Location")]).toEqual([303, path]);
    await tasks.runDue();
    const done = pageText(await (await get(path, { cookie })).text());
    expect(done).toContain("1 posted");
    expect(done).toContain("1 skipped because of errors");
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(1);
    const again = await post(path, { intent: "publish", choice: "live" }, { cookie });
    expect(again.status).toBe(409);
  });

  it("answer bad input with a sentence beside its field", async () => {
    const { viewer, cookie } = await aRecruiter(platform);
    const sent = await sendTo("/recruiter/import", "file", {
      cookie,
      bytes: Buffer.from("%PDF-1.7"),
      name: "jobs.pdf",
    });
    expect(sent.status).toBe(400);
    const refused = pageText(await sent.text());
    expect(refused).toContain("This is a PDF. Please upload a CSV file.");
    expect(refused).toContain("You chose \u201cjobs.pdf\u201d. Please choose it again once it's corrected.");
    const none = await sendTo("/recruiter/import", "other", { cookie, bytes: Buffer.from("a"), name: "a.csv" });
    expect(await none.text()).toContain("Please choose a file first.");
    const large = await sendTo("/recruiter/import", "file", {
      cookie,
      bytes: Buffer.alloc(10 * 1024 * 1024 + 100_000, "a"),
      name: "a.csv",
    });
    expect(large.status).toBe(413);
    expect(await large.text()).toContain("This file is larger than 10 MB.");
    const importId = await anImport(platform, viewer, [{ ID: "a" }]);
    await tasks.runDue();
    const choosing = await post(`/recruiter/import/${importId}`, { intent: "publish" }, { cookie });
    expect([choosing.status, await choosing.text()]).toEqual([
      400,
      expect.stringContaining("Please choose what happens with new jobs"),
    ]);
  });

  it("are closed to seniors and to other recruiters", async () => {
    const { viewer } = await aRecruiter(platform);
    const [other, senior] = [await aRecruiter(platform), await aSenior(platform)];
    const importId = await anImport(platform, viewer, [{ ID: "a" }]);
    const path = `/recruiter/import/${importId}`;
    expect((await get(path, { cookie: other.cookie })).status).toBe(404);
    expect((await post(path, { intent: "discard" }, { cookie: other.cookie })).status).toBe(404);
    expect((await post(path, { intent: "publish", choice: "live" }, { cookie: other.cookie })).status).toBe(404);
    expect((await get(path, { cookie: senior.cookie })).status).toBe(302);
    await expect(anImport(platform, senior.viewer, [{ ID: "a" }])).rejects.toEqual(new DomainError("wrong-role"));
  });

  it("discard an import and keep its jobs", async () => {
    const { viewer, cookie } = await aRecruiter(platform);
    const { importId } = await runImport(platform, viewer, [{ ID: "a" }]);
    const gone = await post(`/recruiter/import/${importId}`, { intent: "discard" }, { cookie });
    expect(gone.headers.get("Location")).toBe("/recruiter/import");
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(1);
    expect(await db.$count(importedJobs, eq(importedJobs.userId, viewer.id))).toBe(1);
  });

  it("offer the template", async () => {
    const { cookie } = await aRecruiter(platform);
    const answer = await get("/recruiter/import/template.csv", { cookie });
    expect(answer.headers.get("Content-Disposition")).toContain("jobs-template.csv");
    expect(await answer.text()).toContain('"ID","Job title"');
  });
});
