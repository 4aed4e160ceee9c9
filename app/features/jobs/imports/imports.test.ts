import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobImportRows } from "#app/db/schema/job-imports.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { openTestApp } from "#test/app.ts";
import { anImport, finishImport, jobsPostedBy, outcomesOf, runImport } from "#test/imports.ts";
import { aColleague } from "#test/jobs.ts";
import { aJobsFile, type RowChanges, rowsWithFaults } from "#test/jobs-file.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { aStaff } from "#test/staff.ts";
import { NEW_JOBS_QUEUE } from "../commands.server.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { publishImport, startImport } from "./commands.server.ts";
import { MOST_IN_REVIEW } from "./posting.server.ts";
import { countRows, findMissing, requireImport } from "./queries.server.ts";
import { FILE_SOURCE } from "./rules.ts";
import { continueImport, tendImports } from "./tasks.server.ts";

const site = await openTestApp();
const { platform, get } = site;
const { db, tasks } = platform;

async function ownCounts(by: Viewer, importId: string) {
  const { source } = (await requireImport(db, by.id, importId)).found;
  return await countRows(db, { id: importId, userId: by.id, source });
}

// Clauses 2.6-38.
describe("a file of 70 rows with 7 faults", () => {
  it("is checked before anything is posted, and posts the other 63 once", async () => {
    const { viewer } = await aRecruiter(platform);
    const importId = await anImport(platform, viewer, rowsWithFaults(70));
    await finishImport(platform, importId);
    expect(await jobsPostedBy(platform, viewer)).toEqual([]);
    expect(await ownCounts(viewer, importId)).toEqual({ checked: 70, faulty: 7, known: 0, outcomes: {} });
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
    await finishImport(platform, importId);
    expect((await ownCounts(viewer, importId)).outcomes).toEqual({ posted: 63 });
    const made = await jobsPostedBy(platform, viewer);
    expect(made).toHaveLength(63);
    expect(made.every(({ status, companyId }) => status === "live" && companyId !== null)).toBe(true);
  });
});

it("tells seniors of all jobs that a slice has posted by one task", async () => {
  const { viewer } = await aRecruiter(platform);
  const queued: string[] = [];
  const counting: Platform = {
    ...platform,
    tasks: {
      ...tasks,
      async enqueue(tx, queue, ...task) {
        queued.push(queue);
        await tasks.enqueue(tx, queue, ...task);
      },
    },
  };
  const { outcomes } = await runImport(counting, viewer, [{ ID: "a" }, { ID: "b" }, { ID: "c" }]);
  expect(outcomes).toEqual({ a: "posted", b: "posted", c: "posted" });
  expect(queued.filter((queue) => queue === NEW_JOBS_QUEUE)).toHaveLength(1);
});

it("shows what a row says where its error would deny it", async () => {
  const { viewer } = await aRecruiter(platform);
  const importId = await anImport(platform, viewer, [{ ID: "a", "Minimum pay": "32,50", "Hours per week": "" }]);
  await finishImport(platform, importId);
  const [row] = await db.select().from(jobImportRows).where(eq(jobImportRows.importId, importId));
  expect(row?.errors).toMatchObject({
    payRangeMin: "Minimum pay range is required. Found: \u201c32,50\u201d",
    hoursPerWeek: "Hours must be greater than 0",
  });
});

describe("a row that is imported again", () => {
  it("changes its job, and nothing if it says the same", async () => {
    const { viewer } = await aRecruiter(platform);
    await runImport(platform, viewer, [{ ID: "a" }, { ID: "b" }]);
    const { outcomes } = await runImport(platform, viewer, [{ ID: "a" }, { ID: "b", "Job title": "Head bookkeeper" }]);
    expect(outcomes).toEqual({ a: "same", b: "changed" });
    expect((await jobsPostedBy(platform, viewer)).map(({ title }) => title)).toEqual([
      "Bookkeeper for a family firm",
      "Head bookkeeper",
    ]);
  });

  it("keeps what its recruiter set by hand and the file doesn't say", async () => {
    const { viewer } = await aRecruiter(platform);
    const row = { ID: "a", "Reply within": "", "Review without names": "" };
    await runImport(platform, viewer, [row]);
    const questions = [{ kind: "yes-no" as const, text: "Do you have a car?", choices: [] }];
    await db.update(jobs).set({ hidesNames: true, answerDays: 5, questions }).where(eq(jobs.createdBy, viewer.id));
    await runImport(platform, viewer, [{ ...row, "Job title": "Head bookkeeper" }]);
    const [job] = await jobsPostedBy(platform, viewer);
    expect(job).toMatchObject({ title: "Head bookkeeper", hidesNames: true, answerDays: 5, questions });
  });

  it("publishes a draft once that is chosen", async () => {
    const { viewer } = await aRecruiter(platform);
    expect((await runImport(platform, viewer, [{ ID: "a" }], { choice: "draft" })).outcomes).toEqual({ a: "draft" });
    expect((await runImport(platform, viewer, [{ ID: "a" }], { choice: "draft" })).outcomes).toEqual({ a: "same" });
    expect((await runImport(platform, viewer, [{ ID: "a" }])).outcomes).toEqual({ a: "posted" });
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(1);
  });

  it("leaves a job alone that its recruiter closed", async () => {
    const { viewer } = await aRecruiter(platform);
    await runImport(platform, viewer, [{ ID: "a" }]);
    const [job] = await jobsPostedBy(platform, viewer);
    await stepJob(platform, viewer, { jobId: job?.id ?? "", step: "markFilled", from: "live" });
    expect((await runImport(platform, viewer, [{ ID: "a", "Job title": "Changed title" }])).outcomes).toEqual({
      a: "kept",
    });
    expect(await jobsPostedBy(platform, viewer)).toMatchObject([
      { status: "filled", title: "Bookkeeper for a family firm" },
    ]);
  });

  it("changes the job that a colleague imported, and names them", async () => {
    const { viewer: owner, cookie } = await aRecruiter(platform);
    const colleague = await aColleague(platform, owner);
    await runImport(platform, colleague, [{ ID: "a" }, { ID: "b" }]);
    const importId = await anImport(platform, owner, [{ ID: "a", "Job title": "Head bookkeeper" }]);
    await finishImport(platform, importId);
    const preview = pageText(await (await get(`/recruiter/import/${importId}`, { cookie })).text());
    expect(preview).toContain(`Imported before, by ${colleague.name}`);
    expect(await ownCounts(owner, importId)).toMatchObject({ known: 1 });
    // Their other job is not said to be gone.
    expect(await findMissing(db, { id: importId, userId: owner.id, source: FILE_SOURCE })).toMatchObject({ total: 0 });
    await publishImport(platform, owner, { importId, choice: "live", closesMissing: true, keepsReading: false });
    await finishImport(platform, importId);
    expect([await outcomesOf(platform, importId), await jobsPostedBy(platform, owner)]).toEqual([{ a: "changed" }, []]);
    expect(await jobsPostedBy(platform, colleague)).toMatchObject([
      { title: "Bookkeeper for a family firm", status: "live" },
      { title: "Head bookkeeper", status: "live", responsibleId: colleague.id },
    ]);
  });

  it("waits while a colleague's import posts, so that no row is made twice", async () => {
    const { viewer: owner } = await aRecruiter(platform);
    const colleague = await aColleague(platform, owner);
    const choice = { choice: "live", closesMissing: false, keepsReading: false } as const;
    const [first, second] = [
      await anImport(platform, colleague, [{ ID: "a" }]),
      await anImport(platform, owner, [{ ID: "a" }]),
    ];
    for (const one of [first, second]) await finishImport(platform, one);
    await publishImport(platform, colleague, { importId: first, ...choice });
    await expect(publishImport(platform, owner, { importId: second, ...choice })).rejects.toEqual(
      new DomainError("import-changed"),
    );
    await finishImport(platform, first);
    await publishImport(platform, owner, { importId: second, ...choice });
    await finishImport(platform, second);
    expect(await outcomesOf(platform, second)).toEqual({ a: "same" });
  });

  it("is another company's own with the same ID", async () => {
    const [one, other] = [await aRecruiter(platform), await aRecruiter(platform)];
    await runImport(platform, one.viewer, [{ ID: "a" }]);
    expect((await runImport(platform, other.viewer, [{ ID: "a" }])).outcomes).toEqual({ a: "posted" });
    expect(await jobsPostedBy(platform, one.viewer)).toHaveLength(1);
  });
});

describe("a row that is gone", () => {
  it("closes its job only if that is chosen, and opens it when it is back", async () => {
    const { viewer } = await aRecruiter(platform);
    await runImport(platform, viewer, [{ ID: "a" }, { ID: "b", "Job title": "Second bookkeeper" }]);
    const importId = await anImport(platform, viewer, [{ ID: "a" }]);
    const own = { id: importId, userId: viewer.id, source: "file" };
    expect(await findMissing(db, own)).toEqual({ total: 1, titles: ["Second bookkeeper"] });
    await runImport(platform, viewer, [{ ID: "a" }]);
    expect((await jobsPostedBy(platform, viewer)).map(({ status }) => status)).toEqual(["live", "live"]);
    const closing = await runImport(platform, viewer, [{ ID: "a" }], { closesMissing: true });
    expect((await jobsPostedBy(platform, viewer)).map(({ status }) => status)).toEqual(["live", "closed"]);
    expect((await requireImport(db, viewer.id, closing.importId)).found).toMatchObject({
      closedCount: 1,
      status: "done",
    });
    const back = await runImport(platform, viewer, [{ ID: "a" }, { ID: "b", "Job title": "Second bookkeeper" }]);
    expect(back.outcomes).toEqual({ a: "same", b: "reopened" });
  });

  it("is there while it has a fault", async () => {
    const { viewer } = await aRecruiter(platform);
    await runImport(platform, viewer, [{ ID: "a" }, { ID: "b" }]);
    await runImport(platform, viewer, [{ ID: "a" }, { ID: "b", "Job title": "" }], { closesMissing: true });
    expect((await jobsPostedBy(platform, viewer)).map(({ status }) => status)).toEqual(["live", "live"]);
  });
});

describe("the gate", () => {
  it("holds imported jobs as it holds posted ones, and sends reviewers twenty at most", async () => {
    const gated = { ...platform, env: { ...platform.env, review: "first-jobs" } } as const;
    const { viewer } = await aRecruiter(platform);
    const { importId } = await runImport(
      gated,
      viewer,
      Array.from({ length: MOST_IN_REVIEW + 3 }, (_, at) => ({ ID: `a-${at}` })),
    );
    expect((await ownCounts(viewer, importId)).outcomes).toEqual({ held: MOST_IN_REVIEW, queued: 3 });
    expect((await jobsPostedBy(platform, viewer)).filter(({ status }) => status === "draft")).toHaveLength(3);
  });

  it("holds a row with a sign of a scam", async () => {
    const gated = { ...platform, env: { ...platform.env, review: "first-jobs" } } as const;
    const { viewer } = await aRecruiter(platform, { isCompanyVerified: true });
    const text =
      "Before you start, please pay a registration fee of $50 by gift card and send us the code by text message.";
    const { outcomes } = await runImport(gated, viewer, [{ ID: "a" }, { ID: "b", Description: text }]);
    expect(outcomes).toEqual({ a: "posted", b: "held" });
  });

  it("keeps to the plan's limit of live jobs", async () => {
    const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;
    const { viewer } = await aRecruiter(platform);
    const importId = await anImport(platform, viewer, [{ ID: "a" }]);
    await finishImport(platform, importId);
    await expect(
      publishImport(enforced, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false }),
    ).rejects.toEqual(new FieldError("choice", "Importing jobs is part of Enterprise."));
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
    await continueImport(enforced, importId);
    expect(await outcomesOf(platform, importId)).toEqual({ a: "full" });
  });

  it("lets nobody post whose email is unconfirmed", async () => {
    const { viewer } = await aRecruiter(platform, { isVerified: false });
    const importId = await anImport(platform, viewer, [{ ID: "a" }]);
    await finishImport(platform, importId);
    await expect(
      publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false }),
    ).rejects.toEqual(new DomainError("email-unverified"));
  });
});

describe("an import that breaks off", () => {
  it("goes on where it was, without a second job", async () => {
    const { viewer } = await aRecruiter(platform);
    const importId = await anImport(platform, viewer, [{ ID: "a" }, { ID: "b" }, { ID: "c" }]);
    await finishImport(platform, importId);
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
    let made = 0;
    // A row takes four ids: the process ends while the second job is being written.
    const breaking: Platform = {
      ...platform,
      ids: {
        next(at) {
          made += 1;
          if (made === 6) throw new Error("the process ended");
          return platform.ids.next(at);
        },
      },
    };
    await expect(continueImport(breaking, importId)).rejects.toThrow("the process ended");
    expect(await outcomesOf(platform, importId)).toEqual({ a: "posted", b: null, c: null });
    await tendImports(platform);
    await finishImport(platform, importId);
    expect(await outcomesOf(platform, importId)).toEqual({ a: "posted", b: "posted", c: "posted" });
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(3);
  });

  it("posts each row once although two processes work on it", async () => {
    const { viewer } = await aRecruiter(platform);
    const importId = await anImport(
      platform,
      viewer,
      Array.from({ length: 8 }, (_, at) => ({ ID: `a-${at}` })),
    );
    await finishImport(platform, importId);
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
    await Promise.all([continueImport(platform, importId), continueImport(platform, importId)]);
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(8);
    expect((await ownCounts(viewer, importId)).outcomes).toEqual({ posted: 8 });
  });

  it("stops for good when its recruiter may not post any more", async () => {
    const { viewer } = await aRecruiter(platform);
    const importId = await anImport(platform, viewer, [{ ID: "a" }]);
    await finishImport(platform, importId);
    await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
    const { viewer: moderator } = await aStaff(platform, "moderator");
    const said = { days: 7 as const, reason: "Posts jobs that are none.", caseId: null };
    await suspendPerson(platform, moderator, { personId: viewer.id, ...said });
    await continueImport(platform, importId);
    expect(await jobsPostedBy(platform, viewer)).toEqual([]);
    expect((await requireImport(db, viewer.id, importId)).found).toMatchObject({ status: "failed", closedCount: 0 });
  });
});

/** Returns a file with two jobs whose header has another name for one column. */
function withoutColumn(label: string, rows: readonly RowChanges[] = [{}, {}]) {
  return Buffer.from(aJobsFile(rows).replace(`"${label}"`, '"Something else"'));
}

describe("a file without IDs", () => {
  it("changes the job of the same title and location, and refuses two of them", async () => {
    const { viewer } = await aRecruiter(platform);
    const importOf = async (rows: readonly RowChanges[]) => {
      const bytes = withoutColumn("ID", rows);
      const importId = await startImport(platform, viewer, { fileName: "jobs.csv", bytes });
      await finishImport(platform, importId);
      await publishImport(platform, viewer, { importId, choice: "live", closesMissing: false, keepsReading: false });
      await finishImport(platform, importId);
      const stored = await db.select().from(jobImportRows).where(eq(jobImportRows.importId, importId));
      return stored.sort((a, b) => a.position - b.position).map(({ outcome }) => outcome);
    };
    expect(await importOf([{}, { Location: "Troy, Ohio" }, {}])).toEqual(["posted", "posted", null]);
    expect(await importOf([{ "Maximum pay": "44" }, { Location: "Troy, Ohio" }])).toEqual(["changed", "same"]);
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(2);
  });
});

describe("old imports", () => {
  it("are deleted after 30 days", async () => {
    const { viewer } = await aRecruiter(platform);
    const { importId } = await runImport(platform, viewer, [{ ID: "a" }]);
    platform.clock.pass(31 * 86_400_000);
    await tendImports(platform);
    await expect(requireImport(db, viewer.id, importId)).rejects.toEqual(new DomainError("not-found"));
    expect(await jobsPostedBy(platform, viewer)).toHaveLength(1);
  });
});
