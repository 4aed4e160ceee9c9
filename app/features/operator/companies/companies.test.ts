import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies, companyEvents } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { hiddenCompanies } from "#app/db/schema/profiles.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { listApplicants } from "#app/features/applications/applicants/queries.server.ts";
import { listJobsOfCompany } from "#app/features/jobs/queries-public.server.ts";
import { requireThread } from "#app/features/messaging/queries-thread.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { findPlanUsage } from "#app/features/plans/queries.server.ts";
import { askStaffCheck, saveCompany } from "#app/features/profiles/companies/commands.server.ts";
import { takeMarkOff, verifyCompany } from "#app/features/profiles/companies/decisions.server.ts";
import { findMovedCompany, requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { findTeam } from "#app/features/teams/queries.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aColleague, aJob, anEmployer } from "#test/jobs.ts";
import { aConversation } from "#test/messages.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { mergeCompanies } from "./merging.server.ts";
import { listCompanies, lookAtCompany } from "./queries.server.ts";
import type { CompanyList } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: support } = await aStaff(platform, "support");
const WORDS = "We are in the register of Ohio under 4711.";

async function named(show: CompanyList, q = "") {
  const { rows } = await listCompanies(db, support, { show, q, after: null });
  return rows.map(({ name }) => name);
}

async function ofCompany(viewer: Viewer) {
  const { id } = await requireOwnCompany(db, viewer.id);
  const [stored] = await db.select().from(companies).where(eq(companies.id, id));
  if (!stored) throw new Error("no company");
  return stored;
}

async function seen(viewer: Viewer) {
  const { id: companyId, version } = await ofCompany(viewer);
  return { companyId, version };
}

// Clauses 2.1-111.
describe("the list of companies", () => {
  it("shows which companies wait, are verified, or were refused", async () => {
    const waiting = await anEmployer(platform, { company: "Alder Mills" });
    await askStaffCheck(platform, waiting, { words: WORDS });
    const taken = await anEmployer(platform, { company: "Birch Mills", isChecked: true });
    await takeMarkOff(platform, moderator, { ...(await seen(taken)), reason: "Not this company at all." });
    await anEmployer(platform, { company: "Cedar Mills", isChecked: true });
    await anEmployer(platform, { company: "Dogwood Mills" });
    expect(await named("waiting")).toEqual(["Alder Mills"]);
    expect(await named("verified")).toEqual(["Cedar Mills"]);
    expect(await named("refused")).toEqual(["Birch Mills"]);
    expect(await named("all", "mills")).toHaveLength(4);
  });

  it("is searched by a part of a name, and by a domain", async () => {
    const viewer = await anEmployer(platform, { company: "Elm Foundry" });
    await saveCompany(platform, viewer, {
      name: "Elm Foundry",
      website: "https://www.elmfoundry.example",
      about: null,
    });
    expect(await named("all", "m found")).toEqual(["Elm Foundry"]);
    expect(await named("all", "https://elmfoundry.example")).toEqual(["Elm Foundry"]);
    expect(await named("all", "%")).toEqual([]);
    expect(await named("waiting", "elm")).toEqual([]);
  });

  it("has pages of 50 without gaps, even among companies of the same moment", async () => {
    for (let n = 0; n < 51; n += 1) {
      const viewer = await anEmployer(platform, { company: `Reed ${n}` });
      await askStaffCheck(platform, viewer, { words: WORDS });
    }
    const first = await listCompanies(db, support, { show: "waiting", q: "reed", after: null });
    const second = await listCompanies(db, support, { show: "waiting", q: "reed", after: first.nextAfter });
    expect([first.rows.length, second.rows.length, second.nextAfter]).toEqual([50, 1, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(51);
  });
});

describe("a company's page", () => {
  it("shows its history, figures, and similar companies, and records one look", async () => {
    const viewer = await anEmployer(platform, { company: "Ferrous Yard" });
    await aJob(platform, { by: viewer, company: "Ferrous Yard" });
    await askStaffCheck(platform, viewer, { words: WORDS });
    await anEmployer(platform, { company: "Ferrous Yard, Inc.", isChecked: true });
    await anEmployer(platform, { company: "Ferous Yard" });
    const { companyId } = await seen(viewer);
    const company = await lookAtCompany(platform, support, companyId);
    await lookAtCompany(platform, support, companyId);
    expect(company).toMatchObject({ state: "waiting", recruiters: 1, jobs: [{ status: "live", count: 1 }] });
    expect(company.events).toMatchObject([{ kind: "asked", text: WORDS, by: { isStaff: false } }]);
    expect(company.similar.map(({ name }) => name)).toEqual(["Ferrous Yard, Inc.", "Ferous Yard"]);
    expect(await db.$count(auditLog, eq(auditLog.subjectId, companyId))).toBe(1);
  });
});

describe("two companies that are merged", () => {
  async function twins(name: string) {
    const gone = await anEmployer(platform, { company: `${name} LLC` });
    const stays = await anEmployer(platform, { company: name, isChecked: true });
    return { gone, stays };
  }

  it("share recruiters, jobs, badge, and history; the old address redirects", async () => {
    const { gone, stays } = await twins("Gorse Works");
    const old = await ofCompany(gone);
    const job = await aJob(platform, { by: gone, company: "Gorse Works LLC" });
    await askStaffCheck(platform, gone, { words: WORDS });
    const into = await ofCompany(stays);
    await mergeCompanies(platform, moderator, { ...(await seen(gone)), intoId: into.id });
    expect((await requireOwnCompany(db, gone.id)).id).toBe(into.id);
    expect(await findMovedCompany(db, old.slug)).toBe(into.slug);
    const [shown] = await listJobsOfCompany(db, into.id, 5);
    expect(shown).toMatchObject({ id: job.id, company: "Gorse Works", employerCheck: { domain: "employer.example" } });
    const events = await db.select().from(companyEvents).where(eq(companyEvents.companyId, into.id));
    expect(events.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([`asked: ${WORDS}`, "merged: Gorse Works LLC"]);
    const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, into.id));
    expect(row).toMatchObject({ action: "company.merged", detail: { from: old.id } });
  });

  it("are one team afterward, with its plan, applications, and conversations", async () => {
    const { recruiter, senior, job, conversationId } = await aConversation(platform);
    const gone = recruiter.viewer;
    const { name } = await ofCompany(gone);
    const stays = await anEmployer(platform, { company: name, isChecked: true });
    const colleague = await aColleague(platform, stays, "viewer");
    await choosePlan(platform, gone, { planId: "professional" });
    await mergeCompanies(platform, moderator, { ...(await seen(gone)), intoId: (await ofCompany(stays)).id });
    const { members } = await findTeam(platform, stays);
    expect(members.map(({ id, companyRole }) => [id, companyRole])).toEqual(
      expect.arrayContaining([
        [gone.id, "owner"],
        [stays.id, "owner"],
        [colleague.id, "viewer"],
      ]),
    );
    const list = await listApplicants(platform, colleague, job.id);
    expect(list.rows.map(({ candidateId }) => candidateId)).toEqual([senior.viewer.id]);
    expect((await requireThread(platform, colleague, conversationId)).messages).toHaveLength(1);
    expect((await findPlanUsage(db, stays.id)).plan?.id).toBe("professional");
  });

  it("keep the old address from a new company of that name", async () => {
    const { viewer: gone } = await aRecruiter(platform, { companyName: "Hazel Works LLC" });
    const { viewer: stays } = await aRecruiter(platform, { companyName: "Hazel Works" });
    const { id: intoId } = await ofCompany(stays);
    await mergeCompanies(platform, moderator, { ...(await seen(gone)), intoId });
    const { viewer: late } = await aRecruiter(platform, { companyName: "Hazel Works LLC" });
    expect((await ofCompany(late)).slug).toMatch(/^hazel-works-llc-.{6}$/);
    expect(await findMovedCompany(db, "hazel-works-llc")).toBe("hazel-works");
  });

  it("keep hidden every senior who hid from the company that disappears", async () => {
    const { viewer: senior } = await aSenior(platform);
    const gone = await anEmployer(platform, { company: "Ivy Works Careers" });
    const stays = await anEmployer(platform, { company: "Ivy Works", isChecked: true });
    const createdAt = platform.clock.now();
    const hides = { id: platform.ids.next(createdAt), userId: senior.id, name: "Ivy Works Careers", createdAt };
    await db.insert(hiddenCompanies).values(hides);
    const { id: intoId } = await ofCompany(stays);
    await mergeCompanies(platform, moderator, { ...(await seen(gone)), intoId });
    const hidden = await db.select().from(hiddenCompanies).where(eq(hiddenCompanies.userId, senior.id));
    expect(hidden.map(({ name }) => name).sort()).toEqual(["Ivy Works", "Ivy Works Careers"]);
  });

  it("are merged once, by a moderator, only if the name or domain is the same", async () => {
    const { gone, stays } = await twins("Juniper Works");
    const other = await anEmployer(platform, { company: "Quartz Bakery" });
    const { id: intoId } = await ofCompany(stays);
    const merge = { ...(await seen(gone)), intoId };
    await expect(mergeCompanies(platform, support, merge)).rejects.toThrow("not-found");
    const elsewhere = { ...merge, intoId: (await ofCompany(other)).id };
    await expect(mergeCompanies(platform, moderator, elsewhere)).rejects.toMatchObject({ field: "into" });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => mergeCompanies(platform, moderator, merge)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(jobs, eq(jobs.companyId, merge.companyId))).toBe(0);
  });

  it("are not merged from a version before one of them was verified", async () => {
    const { gone, stays } = await twins("Kale Works");
    const merge = { ...(await seen(gone)), intoId: (await ofCompany(stays)).id };
    await verifyCompany(platform, moderator, { ...(await seen(gone)), checked: WORDS });
    await expect(mergeCompanies(platform, moderator, merge)).rejects.toThrow("company-decided");
  });
});
