import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cases, reports } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { mails } from "#app/db/schema/mails.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import type { ReportableKind } from "#app/domain/cases.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireJob, requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { listNewestJobs } from "#app/features/jobs/queries-public.server.ts";
import { approveJob } from "#app/features/jobs/review/decisions.server.ts";
import { withdrawJob } from "#app/features/jobs/review/withdrawal.server.ts";
import { reportPathOf } from "#app/features/mail/report-links.server.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { aStaff } from "#test/staff.ts";
import { sendReport } from "./commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");

type Said = { by?: Viewer | null; kind?: ReportableKind; email?: string | null; network?: string };

async function report(id: string, { by = null, kind = "job", email = null, network = crypto.randomUUID() }: Said = {}) {
  await sendReport(platform, by, { kind, id, network, reason: "scam", words: "They ask for money.", email });
}

async function caseOf(subjectId: string) {
  const [found] = await db.select().from(cases).where(eq(cases.subjectId, subjectId));
  if (!found) throw new Error("no case");
  return found;
}

async function statusOf(by: Viewer, jobId: string) {
  return (await requireOwnJob(db, by.id, jobId)).status;
}

describe("a report of a job", () => {
  it("keeps a copy of the job, also when a guest reports it", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    await report(job.id, { email: "guest@moss.example" });
    const found = await caseOf(job.id);
    expect(found).toMatchObject({ kind: "job", aboutId: by.id, reason: "scam", isHiding: false, outcome: null });
    const [kept] = await db.select().from(reports).where(eq(reports.caseId, found.id));
    expect(kept).toMatchObject({ reporterId: null, reporterEmail: "guest@moss.example", isWeighed: true });
    expect(kept?.evidence.facts).toContainEqual(["Title", job.title]);
    expect(kept?.evidence.lines.join("\n")).toBe(job.description);
  });

  it("joins the open case about it", async () => {
    const job = await aJob(platform, { by: await anEmployer(platform) });
    await report(job.id, { network: "one" });
    await report(job.id, { network: "one" });
    expect(await caseOf(job.id)).toMatchObject({ reportCount: 2, version: 2, isHiding: false });
  });

  it("is refused for a job that the viewer cannot see", async () => {
    const by = await anEmployer(platform);
    const held = await aJob({ ...platform, env: { ...platform.env, review: "all" } }, { by });
    for (const id of [held.id, "00000000-0000-7000-8000-000000000000", "x"])
      expect(await codeOf(report(id))).toBe("not-found");
  });
});

describe("two independent reports", () => {
  // Clauses 2.1-120.
  it("hide the job until it is decided, and do not tell its recruiter who reported it", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    const senior = await aSenior(platform);
    await report(job.id, { email: "guest@fern.example" });
    expect(await statusOf(by, job.id)).toBe("live");
    await report(job.id, { by: senior.viewer });
    expect(await statusOf(by, job.id)).toBe("held");
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
    expect((await listNewestJobs(db, 500)).map(({ id }) => id)).not.toContain(job.id);
    expect((await caseOf(job.id)).isHiding).toBe(true);
    const told = await db.select().from(notifications).where(eq(notifications.userId, by.id));
    expect(told.map(({ title }) => title)).toEqual(["We're checking your job"]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${senior.viewer.name}|fern`));
    // The recruiter cannot withdraw the job to avoid the decision.
    expect(await codeOf(withdrawJob(platform, by, { jobId: job.id }))).toBe("illegal-step");
  });

  it.each<[string, Said, Said]>([
    ["one network", { email: "a@fern.example", network: "same" }, { email: "b@fern.example", network: "same" }],
    ["one address", { email: "c@fern.example" }, { email: "c@fern.example" }],
  ])("are not two from %s", async (_, first, second) => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    await report(job.id, first);
    await report(job.id, second);
    expect(await statusOf(by, job.id)).toBe("live");
  });

  it("do not count from someone whose earlier report was abuse", async () => {
    const by = await anEmployer(platform);
    const [first, second] = [await aJob(platform, { by }), await aJob(platform, { by })];
    const senior = await aSenior(platform);
    await report(first.id, { by: senior.viewer });
    await db.update(reports).set({ abusiveAt: clock.now() }).where(eq(reports.reporterId, senior.viewer.id));
    await report(second.id, { by: senior.viewer });
    await report(second.id);
    expect(await statusOf(by, second.id)).toBe("live");
    await report(second.id);
    expect(await statusOf(by, second.id)).toBe("held");
  });

  it("leave a job of a verified company with a record, and of no other company", async () => {
    const by = await anEmployer(platform, { company: "Elder Kilns", isChecked: true });
    const said = { by, company: "Elder Kilns" };
    const [job] = [await aJob(platform, said), await aJob(platform, said)];
    const since = new Date(clock.now().getTime() - 31 * DAY_MS);
    await db.update(companies).set({ verifiedAt: since }).where(eq(companies.name, "Elder Kilns"));
    for (const _ of [1, 2, 3]) await report(job.id);
    expect(await statusOf(by, job.id)).toBe("live");
    await db.update(companies).set({ verifiedAt: clock.now() }).where(eq(companies.name, "Elder Kilns"));
    await report(job.id);
    expect(await statusOf(by, job.id)).toBe("held");
  });

  it("are decided with the held job, and the reporters are notified", async () => {
    const by = await anEmployer(platform);
    const job = await aJob(platform, { by });
    const senior = await aSenior(platform);
    await report(job.id, { by: senior.viewer });
    await report(job.id, { email: "told@fern.example" });
    await approveJob(platform, moderator, { jobId: job.id, version: 1 });
    expect(await caseOf(job.id)).toMatchObject({ outcome: "dismissed", isHiding: false, decidedBy: moderator.id });
    expect(await statusOf(by, job.id)).toBe("live");
    const isTold = and(eq(notifications.userId, senior.viewer.id), eq(notifications.kind, "report"));
    expect(await db.$count(notifications, isTold)).toBe(1);
    const [mail] = await db.select().from(mails).where(eq(mails.toAddress, "told@fern.example"));
    expect(mail?.subject).toBe("Your report of a job");
    // An unconfirmed address never receives words that someone else chose.
    expect(mail?.textBody).not.toContain(job.title);
    const [kept] = await db.select().from(reports).where(eq(reports.reporterEmail, "told@fern.example"));
    expect(kept).toBeUndefined();
  });
});

describe("a report of a person", () => {
  it("blocks the person, and is offered to a recruiter who can see them", async () => {
    const senior = await aSenior(platform);
    await aProfile(platform, { of: senior.viewer, isVisible: true });
    const by = await anEmployer(platform);
    const other = await aSenior(platform);
    for (const stranger of [null, other.viewer])
      expect(await codeOf(report(senior.viewer.id, { by: stranger, kind: "profile" }))).toBe("not-found");
    await report(senior.viewer.id, { by, kind: "profile" });
    expect((await caseOf(senior.viewer.id)).aboutId).toBe(senior.viewer.id);
    const isBlocked = and(eq(messageBlocks.blockerId, by.id), eq(messageBlocks.blockedId, senior.viewer.id));
    expect(await db.$count(messageBlocks, isBlocked)).toBe(1);
  });
});

describe("a report of an email", () => {
  it("needs the link of that email, and does not keep that link", async () => {
    const senior = await aSenior(platform);
    const [mail] = await db.select().from(mails).where(eq(mails.userId, senior.viewer.id));
    if (!mail) throw new Error("no mail");
    expect(mail.textBody).toContain(reportPathOf(platform, mail.id));
    expect(mail.htmlBody).toContain(reportPathOf(platform, mail.id));
    expect(await codeOf(report(mail.id, { kind: "email" }))).toBe("not-found");
    await report(reportPathOf(platform, mail.id).split("/").at(-1) ?? "", { kind: "email" });
    const found = await caseOf(mail.id);
    const [kept] = await db.select().from(reports).where(eq(reports.caseId, found.id));
    expect(kept?.evidence.facts).toContainEqual(["Subject", mail.subject]);
    expect(JSON.stringify(kept?.evidence)).not.toMatch(/https?:/);
  });
});
