import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies } from "#app/db/schema/companies.ts";
import { mails } from "#app/db/schema/mails.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import { findSuspension } from "#app/features/accounts/suspension/queries.server.ts";
import { requireJob } from "#app/features/jobs/queries.server.ts";
import { refuseJob } from "#app/features/jobs/review/decisions.server.ts";
import { findLastReview } from "#app/features/jobs/review/holding.server.ts";
import { askStaffCheck } from "#app/features/profiles/companies/commands.server.ts";
import { refuseCompany } from "#app/features/profiles/companies/decisions.server.ts";
import { findRefusal, requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { readAppealToken } from "#app/features/safety/appeal-links.server.ts";
import { liftSuspension, suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { decideAppeal, makeAppeal } from "./commands.server.ts";
import { findOwnAppeal } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { viewer: first } = await aStaff(platform, "moderator");
const { viewer: second } = await aStaff(platform, "moderator");
const { viewer: support } = await aStaff(platform, "support");
const WORDS = { text: "That was somebody who used my account. I have a new password." };
const ANSWER = "We looked at the logins, and you are right.";

async function aSuspension() {
  const { viewer, email } = await aSenior(platform);
  const wanted = { personId: viewer.id, days: null, reason: "You asked people for money.", caseId: null };
  const { id: decisionId } = await suspendPerson(platform, first, wanted);
  return { viewer, email, about: { kind: "suspension", decisionId, userId: viewer.id } as const };
}

async function appealOf({ decisionId }: { decisionId: string }) {
  const [appeal] = await db.select().from(appeals).where(eq(appeals.decisionId, decisionId));
  if (!appeal) throw new Error("no appeal");
  return appeal;
}

async function decide(about: { decisionId: string }, outcome: "upheld" | "reversed", by = second) {
  await decideAppeal(platform, by, { appealId: (await appealOf(about)).id, outcome, answer: ANSWER });
}

async function subjectsTo(email: string) {
  const sent = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.toAddress, email));
  return sent.map(({ subject }) => subject);
}

// Clauses 2.1-132.
describe("an appeal", () => {
  it("is made once, by the link in the email about the decision", async () => {
    const { email, about } = await aSuspension();
    const sent = await db.select().from(mails).where(eq(mails.toAddress, email));
    const texts = sent.map(({ textBody }) => textBody).join("\n");
    const token = /\/appeal\?token=(\S+)/.exec(texts)?.[1] ?? "";
    expect(readAppealToken(platform, token)).toEqual(about);
    expect(readAppealToken(platform, `${token.slice(0, -1)}-`)).toBeNull();
    await makeAppeal(platform, about, WORDS);
    await expect(makeAppeal(platform, about, WORDS)).rejects.toThrow("appealed-already");
    expect((await findOwnAppeal(db, about))?.appeal).toMatchObject({ ...WORDS, outcome: null });
  });

  it("is made only by the person concerned, and only while the decision stands", async () => {
    const [one, other] = [await aSuspension(), await aSuspension()];
    const stolen = { ...one.about, userId: other.viewer.id };
    await expect(makeAppeal(platform, stolen, WORDS)).rejects.toThrow("not-found");
    await liftSuspension(platform, first, { personId: one.viewer.id });
    await expect(makeAppeal(platform, one.about, WORDS)).rejects.toThrow("appeal-too-late");
    expect(await db.$count(appeals, eq(appeals.decisionId, one.about.decisionId))).toBe(0);
  });

  it("is not decided by support or by whoever made the first decision", async () => {
    const { about } = await aSuspension();
    await makeAppeal(platform, about, WORDS);
    await expect(decide(about, "upheld", first)).rejects.toThrow("own-decision");
    await expect(decide(about, "upheld", support)).rejects.toThrow("not-found");
    await decide(about, "upheld");
    expect((await findOwnAppeal(db, about))?.appeal).toMatchObject({ outcome: "upheld", answer: ANSWER });
  });

  it("changes nothing when upheld, and lifts the suspension when reversed", async () => {
    const [one, other] = [await aSuspension(), await aSuspension()];
    await makeAppeal(platform, one.about, WORDS);
    await makeAppeal(platform, other.about, WORDS);
    await decide(one.about, "upheld");
    await decide(other.about, "reversed");
    expect(await findSuspension(db, one.viewer.id)).not.toBeNull();
    expect(await findSuspension(db, other.viewer.id)).toBeNull();
    expect(await subjectsTo(one.email)).toContain("Your appeal: the decision stands");
    expect(await subjectsTo(other.email)).toContain("Your appeal: the decision was taken back");
    const noted = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, (await appealOf(other.about)).id));
    expect(noted.map(({ action }) => action)).toEqual(["appeal.reversed"]);
  });

  it("is decided once, of fifty simultaneous decisions", async () => {
    const { about } = await aSuspension();
    await makeAppeal(platform, about, WORDS);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => decide(about, n % 2 ? "upheld" : "reversed")),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of tries)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "appeal-decided" });
  });
});

describe("an appeal against a refused job", () => {
  async function aRefusedJob() {
    const { viewer } = await aRecruiter(platform);
    const job = await aJob({ ...platform, env: { ...platform.env, review: "all" } }, { by: viewer });
    await refuseJob(platform, first, { jobId: job.id, version: 1, reason: "We could not tell what the work is." });
    const review = await findLastReview(db, job.id);
    return { job, about: { kind: "job", decisionId: review?.id ?? "", userId: viewer.id } as const };
  }

  it("approves the job when reversed", async () => {
    const { job, about } = await aRefusedJob();
    await makeAppeal(platform, about, WORDS);
    await expect(decide(about, "reversed", first)).rejects.toThrow("own-decision");
    await decide(about, "reversed");
    expect((await requireJob(db, job.id)).status).toBe("live");
    expect((await findOwnAppeal(db, about))?.decision).toMatchObject({ isInForce: false });
  });

  it("leaves the job refused when upheld", async () => {
    const { job, about } = await aRefusedJob();
    await makeAppeal(platform, about, WORDS);
    await decide(about, "upheld");
    await expect(requireJob(db, job.id)).rejects.toThrow("not-found");
  });
});

describe("an appeal against a refused company", () => {
  it("verifies the company when reversed", async () => {
    const { viewer } = await aRecruiter(platform);
    await askStaffCheck(platform, viewer, { words: "We are listed in the register of Ohio." });
    const company = await requireOwnCompany(db, viewer.id);
    const [stored] = await db.select().from(companies).where(eq(companies.id, company.id));
    const reason = "We could not find you in a register.";
    await refuseCompany(platform, first, { companyId: company.id, version: stored?.version ?? 0, reason });
    const refusal = await findRefusal(db, await requireOwnCompany(db, viewer.id));
    const about = { kind: "company", decisionId: refusal?.id ?? "", userId: viewer.id } as const;
    await makeAppeal(platform, about, WORDS);
    await decide(about, "reversed");
    expect((await requireOwnCompany(db, viewer.id)).check).not.toBeNull();
    expect((await findOwnAppeal(db, about))?.decision).toMatchObject({ reason, isInForce: false });
  });
});
