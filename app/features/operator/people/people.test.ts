import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { secondSteps, sessions, users } from "#app/db/schema/accounts.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { confirmAddress, endTwoStepOf, releaseBounce, sendAgain, signOutPerson } from "./commands.server.ts";
import { findPeople, lookAtPerson } from "./queries.server.ts";
import { soughtFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const { viewer: support } = await aStaff(platform, "support");
const { viewer: admin } = await aStaff(platform, "admin");

async function noted(subjectId: string) {
  const rows = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, subjectId), eq(auditLog.actorId, support.id)))
    .orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

async function aMailTo({ viewer }: Person, subject: string) {
  const mail = { userId: viewer.id, toAddress: viewer.email, toName: null, subject, heading: subject };
  await queueMail(platform, db, { ...mail, paragraphs: ["canary-of-the-text"], reason: "Because." });
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, viewer.id), eq(mails.subject, subject)));
  if (!row) throw new Error("no mail");
  return row;
}

describe("finding people", () => {
  it("works by part of a name, a whole address, an id, or a support reference", async () => {
    const { viewer, email } = await aSenior(platform, { firstName: "Wilhelmina", lastName: "Tarn" });
    const said = { channel: "contact" as const, name: "W", email, subject: "Help", message: "Please." };
    const createdAt = clock.now();
    const row = {
      id: platform.ids.next(createdAt),
      reference: "ABC-123",
      userId: viewer.id,
      createdAt,
      waitingSince: createdAt,
    };
    await db.insert(contactMessages).values({ ...row, ...said });
    for (const sought of ["helmina t", "HELMINA", ` ${email.toUpperCase()}`, viewer.id, "abc-123", "SEAS-ABC-123"]) {
      const { people, hasMore } = await findPeople(platform, support, sought.trim());
      expect([people.map(({ id }) => id), hasMore], sought).toEqual([[viewer.id], false]);
    }
    for (const sought of ["", "%", "_elmina", "helmina@", "\\", "' or 1=1 --"])
      expect((await findPeople(platform, support, sought)).people, sought).toEqual([]);
  });

  it("shows 50 people and says that there are more", async () => {
    const createdAt = clock.now();
    const many = Array.from({ length: 51 }, (_, n) => {
      const id = platform.ids.next(createdAt);
      return { id, name: `Namesake ${n}`, email: `${id}@people.example`, createdAt, updatedAt: createdAt };
    });
    await db.insert(users).values(many);
    const { people, hasMore } = await findPeople(platform, support, "namesake");
    expect([people.length, hasMore]).toEqual([50, true]);
  });

  it("records the search, but not its words", async () => {
    await findPeople(platform, admin, "canary-of-the-words");
    const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
    expect(rows.at(-1)).toMatchObject({ action: "person.searched", subjectId: null, detail: { found: 0 } });
    expect(JSON.stringify(rows)).not.toContain("canary");
  });

  it.each([
    ["?q=+Ada+", "Ada"],
    ["?q=%00a", "a"],
    ["", ""],
    [`?q=${"x".repeat(300)}`, "x".repeat(254)],
  ])("reads %s", (address, sought) => {
    expect(soughtFrom(new URLSearchParams(address))).toBe(sought);
  });
});

describe("looking at a person", () => {
  // Clauses 2.1-68.
  it("shows activity, sessions, and the fate of emails, but never their text", async () => {
    const recruiter = await aRecruiter(platform, { companyName: "Seen Mills" });
    await aJob(platform, { by: recruiter.viewer });
    await aMailTo(recruiter, "A letter");
    const person = await lookAtPerson(platform, support, recruiter.viewer.id);
    expect(person).toMatchObject({
      role: "recruiter",
      companyName: "Seen Mills",
      counts: { jobs: 1, applications: 0 },
    });
    expect(person.devices).toHaveLength(await db.$count(sessions, eq(sessions.userId, recruiter.viewer.id)));
    expect(person.emails[0]).toMatchObject({ subject: "A letter", fate: "outbox", reason: null });
    expect(JSON.stringify(person)).not.toContain("canary-of-the-text");
  });

  it("is recorded once in five minutes for each viewer", async () => {
    const { viewer } = await aSenior(platform);
    const look = () => lookAtPerson(platform, support, viewer.id);
    await look();
    await look();
    expect(await noted(viewer.id)).toEqual(["person.viewed"]);
    clock.pass(5 * 60_000 + 1);
    await look();
    await lookAtPerson(platform, admin, viewer.id);
    expect(await noted(viewer.id)).toEqual(["person.viewed", "person.viewed"]);
  });

  it("finds no one for an invalid or unknown id", async () => {
    for (const id of ["1", "../x", "00000000-0000-4000-8000-000000000000"])
      await expect(lookAtPerson(platform, support, id)).rejects.toThrow("not-found");
  });
});

describe("helping a person", () => {
  it("signs them out, confirms their address, and allows email again, on record", async () => {
    const { viewer } = await aSenior(platform, { isVerified: false });
    const { id, email } = viewer;
    await db.insert(bouncedAddresses).values({ address: email, reason: "550", bouncedAt: clock.now() });
    await signOutPerson(platform, support, id);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await confirmAddress(platform, support, id)).toBe(true);
    expect(await confirmAddress(platform, support, id)).toBe(false);
    await releaseBounce(platform, support, id);
    expect(await lookAtPerson(platform, support, id)).toMatchObject({ isEmailVerified: true, bouncedAt: null });
    const did = ["person.signed-out", "person.address-confirmed", "person.bounce-released", "person.viewed"];
    expect(await noted(id)).toEqual(did);
  });

  it("resends only their own email, and only to their current address", async () => {
    const [one, other] = [await aSenior(platform), await aSenior(platform)];
    const mail = await aMailTo(one, "Once more");
    const failed = { refusedAt: clock.now(), lastError: "550 no" };
    await db.update(mails).set(failed).where(eq(mails.id, mail.id));
    await sendAgain(platform, support, { personId: one.viewer.id, mailId: mail.id });
    const [again] = await db.select().from(mails).where(eq(mails.id, mail.id));
    expect(again).toMatchObject({ sentAt: null, refusedAt: null, lastError: null, toAddress: one.email });
    expect(again?.messageId).not.toBe(mail.messageId);
    const byOther = sendAgain(platform, support, { personId: other.viewer.id, mailId: mail.id });
    await expect(byOther).rejects.toThrow("not-found");
    await db.update(users).set({ email: "moved@people.example" }).where(eq(users.id, one.viewer.id));
    const moved = sendAgain(platform, support, { personId: one.viewer.id, mailId: mail.id });
    await expect(moved).rejects.toThrow("not-found");
    expect(await noted(one.viewer.id)).toEqual(["person.email-sent-again"]);
  });

  // Clauses 2.1-68.
  it("ends two-step login, but only an admin may do so for staff", async () => {
    const { viewer } = await aStaff(platform, "moderator");
    for (const deed of [endTwoStepOf, signOutPerson, confirmAddress, releaseBounce])
      await expect(deed(platform, support, viewer.id)).rejects.toThrow("not-found");
    expect(await db.$count(secondSteps, eq(secondSteps.userId, viewer.id))).toBe(1);
    expect(await db.$count(sessions, eq(sessions.userId, viewer.id))).toBe(1);
    expect(await endTwoStepOf(platform, admin, viewer.id)).toBe(true);
    expect(await endTwoStepOf(platform, admin, viewer.id)).toBe(false);
    expect(await db.$count(sessions, eq(sessions.userId, viewer.id))).toBe(0);
    const sent = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.userId, viewer.id));
    expect(sent.map(({ subject }) => subject)).toEqual(["Two-step login is off for Seasoned"]);
  });
});
