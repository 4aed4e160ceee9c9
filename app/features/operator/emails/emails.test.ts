import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { releaseAddress, retryEmail } from "./commands.server.ts";
import { listEmails } from "./queries.server.ts";
import { emailParams, emailSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const [support, admin] = [await aStaff(platform, "support"), await aStaff(platform, "admin")];
const ADDRESS = "Ada@Moss.example";
const search = (params: string) => emailSearchFrom(new URLSearchParams(params));

async function aMail(is: Partial<typeof mails.$inferInsert> = {}, kind: "account" | "waitlist" = "account") {
  const content = { subject: "Confirm", heading: "Confirm", paragraphs: ["canary-of-a-text"], reason: "Why." };
  const id = await queueMail(platform, db, { ...content, toAddress: ADDRESS, toName: null, kind });
  if (id === null) throw new Error("no mail");
  await db
    .update(mails)
    .set({ subject: "Confirm", ...is })
    .where(eq(mails.id, id));
  return id;
}

async function stored(id: string) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

const FAILED = { lastError: "451 try later" };
const REFUSED = { lastError: "550 no such user", refusedAt: clock.now() };

describe("the list of emails", () => {
  // Clauses 2.1-103.
  it("filters by state, kind, and whole address, and never shows a text", async () => {
    await db.delete(mails);
    await aMail({ sentAt: clock.now() });
    await aMail({}, "waitlist");
    await aMail(FAILED);
    await aMail(REFUSED);
    const subjects = async (params: string) => (await listEmails(platform, support.viewer, search(params))).rows;
    expect((await subjects("")).map(({ fate }) => fate)).toEqual(["refused", "failing", "outbox", "sent"]);
    for (const [state, fate] of [
      ["sent", "sent"],
      ["waiting", "outbox"],
      ["failing", "failing"],
      ["refused", "refused"],
    ])
      expect(
        (await subjects(`state=${state}`)).map((row) => row.fate),
        state,
      ).toEqual([fate]);
    expect(await subjects("kind=waitlist")).toHaveLength(1);
    expect(await subjects("address=ADA%40moss.example")).toHaveLength(4);
    expect(await subjects("address=moss.example")).toHaveLength(0);
    expect(JSON.stringify(await subjects(""))).not.toContain("canary-of-a-text");
    expect(await db.$count(auditLog, eq(auditLog.action, "email.listed"))).toBe(1);
  });

  it("shows 50 a page without a gap", async () => {
    await db.delete(mails);
    for (let n = 0; n < 51; n++) await aMail();
    const first = await listEmails(platform, support.viewer, search(""));
    const second = await listEmails(platform, support.viewer, search(emailParams(search(""), first.nextBefore)));
    expect([first.rows.length, second.rows.length, second.nextBefore]).toEqual([50, 1, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(51);
  });
});

describe("an email that was not delivered", () => {
  // Clauses 2.1-103.
  it("is sent again as a new message, and its address is released", async () => {
    const id = await aMail(REFUSED);
    const before = await stored(id);
    await db.insert(bouncedAddresses).values({ address: "ada@moss.example", reason: "550", bouncedAt: clock.now() });
    expect(await retryEmail(platform, support.viewer, id)).toBe(true);
    const after = await stored(id);
    expect(after).toMatchObject({ lastError: null, refusedAt: null, sentAt: null });
    expect(after?.messageId).not.toBe(before?.messageId);
    expect(await db.$count(bouncedAddresses)).toBe(0);
    expect(await retryEmail(platform, support.viewer, id)).toBe(false);
    expect(await retryEmail(platform, support.viewer, await aMail({ sentAt: clock.now() }))).toBe(false);
  });

  it("can have only its address released", async () => {
    const id = await aMail(REFUSED);
    await db.insert(bouncedAddresses).values({ address: "ada@moss.example", reason: "550", bouncedAt: clock.now() });
    const [row] = (await listEmails(platform, support.viewer, search(""))).rows;
    expect(row?.bouncedAt).toEqual(clock.now());
    await releaseAddress(platform, support.viewer, id);
    expect(await db.$count(bouncedAddresses)).toBe(0);
    expect((await stored(id))?.refusedAt).toEqual(clock.now());
  });

  it("can be sent again only by an admin if it went to staff", async () => {
    const id = await aMail({ ...FAILED, userId: admin.viewer.id });
    await expect(retryEmail(platform, support.viewer, id)).rejects.toThrow("not-found");
    expect(await retryEmail(platform, admin.viewer, id)).toBe(true);
    await expect(retryEmail(platform, admin.viewer, "1")).rejects.toThrow("not-found");
  });
});
