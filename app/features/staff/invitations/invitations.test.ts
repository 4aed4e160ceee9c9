import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { auditLog, staff, staffInvitations } from "#app/db/schema/staff.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { listOpenedMailsTo } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aStaff } from "#test/staff.ts";
import { removeStaff } from "../commands.server.ts";
import { changeLevel, inviteStaff, joinStaff, removeFromStaff, revokeInvitation } from "./commands.server.ts";
import { findInvitation, listStaff } from "./queries.server.ts";

const { platform, get, post } = await openTestApp();
const { db, clock } = platform;
const { viewer: admin } = await aStaff(platform, "admin");
const { viewer: other } = await aStaff(platform, "admin");
let count = 0;

async function anInvitation({ level = "support" as const, email = `new.${++count}@staff.example` } = {}) {
  await inviteStaff(platform, admin, { email, level });
  const mail = (await listOpenedMailsTo(platform, email)).at(-1);
  const [, token = ""] = /\/operator\/join\?token=(\S+)/.exec(mail?.textBody ?? "") ?? [];
  return { email, level, token, stored: mail };
}

const PASSWORD = "a quiet kiln at dawn";

function filled(token: string) {
  return { token, name: "Nora Field", password: PASSWORD, confirmPassword: PASSWORD };
}

describe("an invitation to the staff", () => {
  // Clauses 2.1-105.
  it("lets the person choose a password, and requires two-step login first", async () => {
    const { email, token } = await anInvitation();
    const path = `/operator/join?token=${token}`;
    const page = await get(path);
    expect([page.status, page.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
    expect(pageText(await page.text())).toContain(email);
    const answer = await post(path, filled(token));
    expect(answer.headers.get("Location")).toBe("/login?next=/operator");
    const [person] = await db.select().from(users).where(eq(users.email, email));
    expect(person).toMatchObject({ name: "Nora Field", isEmailVerified: true });
    expect(await db.$count(sessions, eq(sessions.userId, person?.id ?? ""))).toBe(0);
    const login = await post("/login", { email, password: PASSWORD });
    const [session = ""] = (login.headers.get("Set-Cookie") ?? "").match(/session=[^;]+/) ?? [];
    expect((await get("/operator", { cookie: session })).headers.get("Location")).toContain("/operator/two-step");
    expect((await post(path, filled(token))).status).toBe(410);
    expect(pageText(await (await get(path)).text())).toContain("This invitation is over");
    const [row] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, person?.id ?? ""));
    expect(row).toMatchObject({ actorId: admin.id, action: "staff.added", detail: { level: "support" } });
  });

  it("works once, even if it is used several times at the same moment", async () => {
    const { token } = await anInvitation();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => joinStaff(platform, filled(token))));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("ends when revoked, replaced, a week old, or sent by a former admin", async () => {
    const revoked = await anInvitation();
    const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.email, revoked.email));
    expect(await revokeInvitation(platform, admin, row?.id ?? "")).toBe(true);
    expect(await revokeInvitation(platform, admin, row?.id ?? "")).toBe(false);
    const replaced = await anInvitation();
    await anInvitation({ email: replaced.email });
    const sender = await aStaff(platform, "admin");
    await inviteStaff(platform, sender.viewer, { email: "orphan@staff.example", level: "admin" });
    const [mail] = await listOpenedMailsTo(platform, "orphan@staff.example");
    const [, orphan = ""] = /\/operator\/join\?token=(\S+)/.exec(mail?.textBody ?? "") ?? [];
    await removeStaff(platform, { email: sender.email, by: null });
    const old = await anInvitation();
    clock.pass(7 * DAY_MS);
    for (const token of [revoked.token, replaced.token, orphan, old.token]) {
      expect(await findInvitation(platform, token)).toBe("over");
      await expect(joinStaff(platform, filled(token))).rejects.toThrow("link-expired");
    }
    for (const token of ["", "x", "x".repeat(43)]) {
      expect(await findInvitation(platform, token)).toBeNull();
      await expect(joinStaff(platform, filled(token))).rejects.toThrow("link-expired");
    }
    expect(await db.$count(users, eq(users.email, "orphan@staff.example"))).toBe(0);
  });

  it("is not stored with its secret, and refuses the address as a password", async () => {
    const { email, token } = await anInvitation();
    const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.email, email));
    expect(JSON.stringify(row)).not.toContain(token);
    const weak = { ...filled(token), password: email, confirmPassword: email };
    await expect(joinStaff(platform, weak)).rejects.toThrow("isn't your email");
    expect(await findInvitation(platform, token)).toMatchObject({ email });
  });

  it("accepts an unused account, but no other", async () => {
    const senior = await aSenior(platform, { isVerified: false });
    const { token } = await anInvitation({ email: senior.email });
    await joinStaff(platform, filled(token));
    expect(await db.$count(staff, eq(staff.userId, senior.viewer.id))).toBe(1);
    await expect(inviteStaff(platform, admin, { email: senior.email, level: "support" })).rejects.toThrow(
      "on the staff already",
    );
    const recruiter = await aRecruiter(platform);
    await aJob(platform, { by: recruiter.viewer });
    const invite = inviteStaff(platform, admin, { email: recruiter.email, level: "support" });
    await expect(invite).rejects.toThrow("role-in-use");
  });
});

describe("the page of the staff", () => {
  // Clauses 2.1-105.
  it("lists, changes, and removes members, and requires a fresh code", async () => {
    const [{ viewer: admin, cookie }, person] = [await aStaff(platform, "admin"), await aStaff(platform, "support")];
    clock.pass(16 * 60_000);
    const change = { intent: "change", personId: person.viewer.id, level: "moderator" };
    const refused = await post("/operator/staff", change, { cookie });
    expect([refused.status, pageText(await refused.text()).includes("Type a new code")]).toEqual([400, true]);
    await changeLevel(platform, admin, { personId: person.viewer.id, level: "moderator" });
    const { people } = await listStaff(platform, other);
    expect(people.find(({ id }) => id === person.viewer.id)).toMatchObject({ level: "moderator", hasTwoStep: true });
    await removeFromStaff(platform, admin, person.viewer.id);
    await expect(removeFromStaff(platform, admin, person.viewer.id)).rejects.toThrow("not-found");
    const html = await (await get(`/operator/staff?person=${admin.id}`, { cookie })).text();
    expect(pageText(html)).toContain("(you)");
    expect(pageText(html)).toContain("Code from your app");
  });

  it("is shown only to admins", async () => {
    const { viewer } = await aStaff(platform, "moderator");
    await expect(listStaff(platform, viewer)).rejects.toThrow("not-found");
    await expect(inviteStaff(platform, viewer, { email: "x@staff.example", level: "admin" })).rejects.toThrow(
      "not-found",
    );
    await expect(removeFromStaff(platform, viewer, admin.id)).rejects.toThrow("not-found");
  });
});
