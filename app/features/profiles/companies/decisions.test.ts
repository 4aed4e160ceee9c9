import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies, companyEvents } from "#app/db/schema/companies.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { askCompanyCheck, askStaffCheck, saveCompany } from "./commands.server.ts";
import { refuseCompany, takeMarkOff, verifyCompany } from "./decisions.server.ts";
import { findRefusal, requireOwnCompany } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");
const { viewer: support } = await aStaff(platform, "support");
const WORDS = "We are in the register of Ohio under 4711, and the front desk knows me.";
const CHECKED = "In the register of Ohio, and the front desk put us through.";
const REASON = "We found no company of this name in that register.";

async function storedOf(viewer: Viewer) {
  const { id } = await requireOwnCompany(db, viewer.id);
  const [stored] = await db.select().from(companies).where(eq(companies.id, id));
  if (!stored) throw new Error("no company");
  return stored;
}

async function decisionOn(viewer: Viewer) {
  const { id, version } = await storedOf(viewer);
  return { companyId: id, version };
}

async function whoAsked(company: string) {
  const viewer = await anEmployer(platform, { company });
  await askStaffCheck(platform, viewer, { words: WORDS });
  return viewer;
}

async function notificationsOf({ id }: Viewer) {
  const told = await db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.id);
  return told.map(({ title }) => title);
}

async function historyOf(companyId: string) {
  const rows = await db.select().from(companyEvents).where(eq(companyEvents.companyId, companyId));
  return rows.map(({ kind, text }) => `${kind}: ${text}`);
}

// Clauses 2.1-111.
describe("a company whose recruiter asks for a check", () => {
  it("waits once, until a moderator verifies it; its jobs carry the badge", async () => {
    const viewer = await whoAsked("Alder Works");
    await expect(askStaffCheck(platform, viewer, { words: WORDS })).rejects.toThrow("company-asked");
    const decision = await decisionOn(viewer);
    await verifyCompany(platform, moderator, { ...decision, checked: CHECKED });
    expect(await storedOf(viewer)).toMatchObject({ verifiedHow: "administrator", askedAt: null });
    expect((await aJob(platform, { by: viewer, company: "Alder Works" })).employerCheck?.how).toBe("administrator");
    expect(await notificationsOf(viewer)).toEqual(["Your company is verified"]);
    expect(await historyOf(decision.companyId)).toEqual([`asked: ${WORDS}`, `verified: ${CHECKED}`]);
    const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, decision.companyId));
    expect(row).toMatchObject({ action: "company.verified", actorId: moderator.id });
  });

  it("is told why it was refused, and may ask again", async () => {
    const viewer = await whoAsked("Birch Works");
    await refuseCompany(platform, moderator, { ...(await decisionOn(viewer)), reason: REASON });
    expect((await findRefusal(db, await requireOwnCompany(db, viewer.id)))?.text).toBe(REASON);
    expect(await notificationsOf(viewer)).toEqual(["We couldn't verify your company"]);
    await askStaffCheck(platform, viewer, { words: WORDS });
    await verifyCompany(platform, moderator, { ...(await decisionOn(viewer)), checked: CHECKED });
    expect((await requireOwnCompany(db, viewer.id)).check).not.toBeNull();
  });

  it("is decided once, by the first of many", async () => {
    const viewer = await whoAsked("Cedar Works");
    const decision = await decisionOn(viewer);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? verifyCompany(platform, moderator, { ...decision, checked: CHECKED })
          : refuseCompany(platform, moderator, { ...decision, reason: REASON }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await historyOf(decision.companyId)).toHaveLength(2);
    expect(await notificationsOf(viewer)).toHaveLength(1);
  });

  it("is not decided in a version from before its recruiter changed it", async () => {
    const viewer = await whoAsked("Dogwood Works");
    const decision = await decisionOn(viewer);
    await saveCompany(platform, viewer, { name: "Microsoft", website: null, about: null });
    await expect(verifyCompany(platform, moderator, { ...decision, checked: CHECKED })).rejects.toThrow(
      "company-decided",
    );
  });

  it("cannot be decided by support", async () => {
    const viewer = await whoAsked("Elm Works");
    const decision = await decisionOn(viewer);
    await expect(verifyCompany(platform, support, { ...decision, checked: CHECKED })).rejects.toThrow("not-found");
    await expect(refuseCompany(platform, support, { ...decision, reason: REASON })).rejects.toThrow("not-found");
  });
});

describe("a badge that a moderator removes", () => {
  it("is not restored by an email or by a new account with the same website", async () => {
    const viewer = await anEmployer(platform, { company: "Fir Works", isChecked: true });
    await saveCompany(platform, viewer, { name: "Fir Works", website: "https://firworks.example", about: null });
    await askStaffCheck(platform, viewer, { words: WORDS });
    await verifyCompany(platform, moderator, { ...(await decisionOn(viewer)), checked: CHECKED });
    await takeMarkOff(platform, moderator, { ...(await decisionOn(viewer)), reason: REASON });
    const company = await requireOwnCompany(db, viewer.id);
    expect(company).toMatchObject({ check: null, isSelfCheckOff: true });
    const refusal = { message: expect.stringContaining("We removed this company's badge") };
    const email = "hire@firworks.example";
    await expect(askCompanyCheck(platform, viewer, { email })).rejects.toMatchObject(refusal);
    const again = await anEmployer(platform, { company: "Fir Works" });
    await saveCompany(platform, again, { name: "Fir Works", website: "https://www.firworks.example", about: null });
    await expect(askCompanyCheck(platform, again, { email })).rejects.toMatchObject(refusal);
  });
});
