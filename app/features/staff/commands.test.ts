import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, userRoles, users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { auditLog, staff } from "#app/db/schema/staff.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { A_PASSWORD, aRecruiter, aSenior, aVisit, signInAtOnce } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { chooseRole } from "../accounts/commands.server.ts";
import { turnOffTwoStep } from "../accounts/second-step/commands.server.ts";
import { makeStaff, removeStaff } from "./commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;

async function levelOf(email: string) {
  const rows = await db
    .select({ level: staff.level })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.email, email));
  return rows[0]?.level ?? null;
}

function lastAudit(userId: string) {
  return db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.id);
}

describe("adding a person to the staff", () => {
  it("creates an account with a random password for a new address", async () => {
    const made = await makeStaff(platform, { email: " New.Admin@Staff.example ", level: "admin", by: null });
    expect(made).toMatchObject({ email: "new.admin@staff.example", was: null });
    expect(made.password).toMatch(/^[\w-]{24}$/);
    const { viewer } = await signInAtOnce(platform, aVisit, {
      email: made.email,
      password: made.password ?? "",
      rememberMe: false,
    });
    expect(viewer).toMatchObject({ role: null, isEmailVerified: true, staff: { level: "admin", codeAt: null } });
    const [row] = await lastAudit(viewer.id);
    expect(row).toMatchObject({
      actorId: null,
      action: "staff.added",
      subjectKind: "staff",
      detail: { level: "admin" },
    });
  });

  it("removes the unused role of a senior or recruiter, and signs them out", async () => {
    const [senior, recruiter] = [await aSenior(platform), await aRecruiter(platform, { companyName: "Never Used" })];
    for (const { email, viewer } of [senior, recruiter]) {
      expect(await makeStaff(platform, { email, level: "support", by: null })).toMatchObject({ password: null });
      expect(await db.$count(userRoles, eq(userRoles.userId, viewer.id))).toBe(0);
      expect(await db.$count(sessions, eq(sessions.userId, viewer.id))).toBe(0);
      expect(await db.$count(profiles, eq(profiles.userId, viewer.id))).toBe(0);
      expect(await db.$count(recruiters, eq(recruiters.userId, viewer.id))).toBe(0);
      const known = { email, password: A_PASSWORD, rememberMe: false };
      expect((await signInAtOnce(platform, aVisit, known)).viewer.staff?.level).toBe("support");
    }
    expect(await db.$count(companies, eq(companies.name, "Never Used"))).toBe(0);
  });

  it("refuses an active account, an unconfirmed one, and an invalid address", async () => {
    const recruiter = await aRecruiter(platform);
    await aJob(platform, { by: recruiter.viewer });
    const stranger = await aSenior(platform, { isVerified: false });
    const make = (email: string) => makeStaff(platform, { email, level: "admin", by: null });
    await expect(make(recruiter.email)).rejects.toThrow("role-in-use");
    await expect(make(stranger.email)).rejects.toThrow("email-unverified");
    await expect(make("no address")).rejects.toThrow("Please enter a valid email");
    expect(await db.$count(userRoles, eq(userRoles.userId, recruiter.viewer.id))).toBe(1);
    expect([await levelOf(recruiter.email), await levelOf(stranger.email)]).toEqual([null, null]);
  });

  it("changes the level of a member, and records no change twice", async () => {
    const { email, viewer } = await aStaff(platform, "support");
    expect(await makeStaff(platform, { email, level: "moderator", by: null })).toMatchObject({ was: "support" });
    expect(await makeStaff(platform, { email, level: "moderator", by: null })).toMatchObject({ was: "moderator" });
    expect(await levelOf(email)).toBe("moderator");
    expect((await lastAudit(viewer.id)).map(({ action }) => action)).toEqual(["staff.added", "staff.changed"]);
  });

  it("is allowed only for admins", async () => {
    const [admin, moderator] = [await aStaff(platform, "admin"), await aStaff(platform, "moderator")];
    const email = "friend@staff.example";
    await expect(makeStaff(platform, { email, level: "admin", by: moderator.viewer })).rejects.toThrow("not-found");
    await expect(removeStaff(platform, { email: admin.email, by: moderator.viewer })).rejects.toThrow("not-found");
    await makeStaff(platform, { email, level: "support", by: admin.viewer });
    const [row] = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.viewer.id));
    expect(row?.action).toBe("staff.added");
  });
});

describe("a member of staff", () => {
  it("can neither choose a role nor turn two-step login off", async () => {
    const { viewer, password } = await aStaff(platform, "support");
    await expect(chooseRole(platform, viewer, { as: "senior" })).rejects.toThrow("wrong-role");
    await expect(turnOffTwoStep(platform, viewer, password)).rejects.toThrow("wrong-role");
  });
});

describe("removing a person from the staff", () => {
  it("signs them out and leaves an account without a role", async () => {
    const { email, viewer } = await aStaff(platform, "moderator");
    await removeStaff(platform, { email, by: null });
    expect(await levelOf(email)).toBeNull();
    expect(await db.$count(sessions, eq(sessions.userId, viewer.id))).toBe(0);
    expect((await lastAudit(viewer.id)).at(-1)).toMatchObject({
      action: "staff.removed",
      detail: { was: "moderator" },
    });
    await expect(removeStaff(platform, { email, by: null })).rejects.toThrow("not-found");
    expect(await chooseRole(platform, { ...viewer, staff: undefined }, { as: "senior" })).toBe("senior");
  });

  // Clauses 2.1-65.
  it("keeps the last admin, however many leave at the same moment", async () => {
    for (const { level, userId } of await db.select().from(staff))
      if (level === "admin") await db.delete(staff).where(eq(staff.userId, userId));
    const admins = [await aStaff(platform, "admin"), await aStaff(platform, "admin"), await aStaff(platform, "admin")];
    const answers = await Promise.allSettled(admins.map(({ email }) => removeStaff(platform, { email, by: null })));
    const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
    expect(refusals).toEqual(["last-admin"]);
    const [left] = await db.select().from(staff).where(eq(staff.level, "admin"));
    const last = admins.find(({ viewer }) => viewer.id === left?.userId);
    const email = last?.email ?? "";
    await expect(removeStaff(platform, { email, by: null })).rejects.toThrow("last-admin");
    await expect(makeStaff(platform, { email, level: "support", by: null })).rejects.toThrow("last-admin");
    expect(await levelOf(email)).toBe("admin");
  });
});
