import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cases } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import { decideAppeal, makeAppeal } from "#app/features/appeals/commands.server.ts";
import { approveJob, refuseJob } from "#app/features/jobs/review/decisions.server.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { decideHeldMessage } from "#app/features/messaging/held-decisions.server.ts";
import { dismissCase, hideThing, suspendFromCase, warnPerson } from "#app/features/operator/cases/decisions.server.ts";
import { askStaffCheck } from "#app/features/profiles/companies/commands.server.ts";
import { refuseCompany, verifyCompany } from "#app/features/profiles/companies/decisions.server.ts";
import { requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { sendReport } from "#app/features/reports/commands.server.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { anApplicant } from "./applications.ts";
import { openTestDatabase } from "./database.ts";
import { aJob } from "./jobs.ts";
import { aRecruiter } from "./people.ts";
import { openTestPlatform } from "./platform.ts";
import { aStaff } from "./staff.ts";

// Many members of staff make the same decision at the same moment: one succeeds, and it is recorded
// once.

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const held = { ...platform, env: { ...platform.env, review: "all" as const } };
const { viewer: one } = await aStaff(platform, "moderator");
const { viewer: two } = await aStaff(platform, "admin");
const { viewer: three } = await aStaff(platform, "moderator");
const WORDS = "You ask people for money, and nobody may do that here.";
const AT_ONCE = 50;

/**
 * An open decision: the ways to make it, its name in the audit log, and the error for everyone
 * else.
 */
type Open = { deeds: Array<() => Promise<void>>; subjectIds: string[]; code: string };

async function aReportedJob(times: number) {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const said = { reason: "scam", words: "They ask for money.", email: null } as const;
  for (let report = 0; report < times; report += 1)
    await sendReport(platform, null, { kind: "job", id: job.id, network: randomUUID(), ...said });
  const [row] = await db.select().from(cases).where(eq(cases.subjectId, job.id));
  return { job, asked: { caseId: row?.id ?? "", version: row?.version ?? 0, words: WORDS } };
}

async function aCase(): Promise<Open> {
  const { asked } = await aReportedJob(1);
  const deeds = [
    () => dismissCase(platform, one, asked),
    () => hideThing(platform, two, asked),
    () => warnPerson(platform, one, asked),
    () => suspendFromCase(platform, two, { ...asked, days: null }),
  ];
  return { deeds, subjectIds: [asked.caseId], code: "decided-already" };
}

/** Creates a case about a job that also waits in the queue of held jobs. */
async function aCaseOfAHeldJob(): Promise<Open> {
  const { job, asked } = await aReportedJob(2);
  const seen = { jobId: job.id, version: (await findLastReview(db, job.id))?.version ?? 0 };
  const deeds = [
    () => dismissCase(platform, one, asked),
    () => approveJob(platform, two, seen),
    () => hideThing(platform, one, asked),
    () => refuseJob(platform, two, { ...seen, reason: WORDS }),
  ];
  return { deeds, subjectIds: [asked.caseId], code: "decided-already" };
}

async function aHeldJob(): Promise<Open> {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(held, { by: recruiter.viewer });
  const seen = { jobId: job.id, version: 1 };
  const deeds = [() => approveJob(platform, one, seen), () => refuseJob(platform, two, { ...seen, reason: WORDS })];
  return { deeds, subjectIds: [job.id], code: "decided-already" };
}

async function anAppeal(): Promise<Open> {
  const { viewer } = await aRecruiter(platform);
  const ban = { personId: viewer.id, days: null, reason: WORDS, caseId: null };
  const { id: decisionId } = await suspendPerson(platform, one, ban);
  await makeAppeal(platform, { kind: "suspension", decisionId, userId: viewer.id }, { text: `Not true: ${WORDS}` });
  const [made] = await db.select().from(appeals).where(eq(appeals.decisionId, decisionId));
  const appealId = made?.id ?? "";
  const deeds = [
    () => decideAppeal(platform, two, { appealId, outcome: "upheld", answer: WORDS }),
    () => decideAppeal(platform, three, { appealId, outcome: "reversed", answer: WORDS }),
  ];
  return { deeds, subjectIds: [appealId], code: "appeal-decided" };
}

async function aCompany(): Promise<Open> {
  const { viewer } = await aRecruiter(platform);
  await askStaffCheck(platform, viewer, { words: "We are listed in the register of Ohio." });
  const { id: companyId } = await requireOwnCompany(db, viewer.id);
  const [stored] = await db.select().from(companies).where(eq(companies.id, companyId));
  const seen = { companyId, version: stored?.version ?? 0 };
  const deeds = [
    () => verifyCompany(platform, one, { ...seen, checked: "The register of Ohio." }),
    () => refuseCompany(platform, two, { ...seen, reason: WORDS }),
  ];
  return { deeds, subjectIds: [companyId], code: "company-decided" };
}

async function aHeldMessage(): Promise<Open> {
  const { recruiter, senior, job } = await anApplicant(platform);
  const content = "Please pay a refundable deposit of $50 by gift card before we meet.";
  const first = { jobId: job.id, personId: senior.viewer.id, content, submissionKey: randomUUID() };
  const sent = await sendMessage(held, recruiter.viewer, first);
  const deeds = [
    () => decideHeldMessage(platform, one, { messageId: sent.id, outcome: "delivered" }),
    () => decideHeldMessage(platform, two, { messageId: sent.id, outcome: "refused", reason: "money" }),
  ];
  return { deeds, subjectIds: [sent.id], code: "message-decided" };
}

const THINGS = [
  ["a case", aCase],
  ["a case of a job that is held too", aCaseOfAHeldJob],
  ["a held job", aHeldJob],
  ["an appeal", anAppeal],
  ["a company", aCompany],
  ["a held message", aHeldMessage],
] as const;

// Clauses 2.1-121.
describe("of fifty decisions at the same moment", () => {
  it.each(THINGS)("one about %s succeeds", async (_, arrange) => {
    const { deeds, subjectIds, code } = await arrange();
    const isAbout = and(inArray(auditLog.subjectId, subjectIds), inArray(auditLog.actorId, [one.id, two.id, three.id]));
    const before = await db.$count(auditLog, isAbout);
    const made = Array.from({ length: AT_ONCE }, (_unused, at) => deeds[at % deeds.length]?.());
    const outcomes = await Promise.allSettled(made);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(AT_ONCE - 1).fill(code));
    expect(await db.$count(auditLog, isAbout)).toBe(before + 1);
  });
});
