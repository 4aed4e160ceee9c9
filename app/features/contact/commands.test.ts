import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { users } from "#app/db/schema/accounts.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { mails } from "#app/db/schema/mails.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { sendContactMessage } from "./commands.server.ts";
import { isReference } from "./rules.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);

const MESSAGE = {
  name: "Ines Pell",
  email: "ines@example.org",
  subject: "A question about hours",
  message: "First line.\n\nSecond line.",
  channel: "contact",
} as const;

async function storedAs(reference: string) {
  const [row] = await platform.db.select().from(contactMessages).where(eq(contactMessages.reference, reference));
  return row;
}

async function mailAbout(reference: string) {
  const all = await platform.db.select().from(mails);
  return all.filter((mail) => mail.subject.includes(reference));
}

// Clauses 2.4-18, 3-15, 7.2-22.
test("a stranger's message is stored as typed, under a reference number", async () => {
  const { reference } = await sendContactMessage(platform, null, MESSAGE);
  expect(isReference(reference)).toBe(true);
  expect(await storedAs(reference)).toMatchObject({ ...MESSAGE, userId: null, createdAt: platform.clock.now() });
});

// Clauses D32.
test("support gets one email with the sender, the page, and every line", async () => {
  const { reference } = await sendContactMessage(platform, null, { ...MESSAGE, channel: "senior-support" });
  const [mail, ...others] = await mailAbout(reference);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    toAddress: BRAND.contactEmail,
    kind: "inbox",
    subject: `[${reference}] A question about hours`,
  });
  for (const part of ["Ines Pell", "ines@example.org", "Senior Support", reference, "First line.", "Second line."]) {
    expect(mail?.textBody).toContain(part);
    expect(mail?.htmlBody).toContain(part);
  }
});

test("markup reaches support as plain text", async () => {
  const { reference } = await sendContactMessage(platform, null, { ...MESSAGE, message: "<script>alert(1)</script>" });
  const [mail] = await mailAbout(reference);
  expect(mail?.htmlBody).not.toContain("<script>");
  expect(mail?.textBody).toContain("<script>alert(1)</script>");
});

test("a line break in the subject does not start a new header", async () => {
  const subject = "Hello\r\nBcc: everybody@example.org";
  const { reference } = await sendContactMessage(platform, null, { ...MESSAGE, subject });
  const [mail] = await mailAbout(reference);
  expect(mail?.subject).toBe(`[${reference}] Hello Bcc: everybody@example.org`);
});

test("a signed-in person's message belongs to the account and is erased with it", async () => {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db
    .insert(users)
    .values({ id, name: "Ines Pell", email: "ines.account@example.org", createdAt: now, updatedAt: now });
  const viewer = {
    id,
    role: "senior",
    name: "Ines Pell",
    email: "ines.account@example.org",
    isEmailVerified: true,
  } as const;
  const { reference } = await sendContactMessage(platform, viewer, { ...MESSAGE, channel: "senior-support" });
  expect(await storedAs(reference)).toMatchObject({ userId: id });
  await platform.db.delete(users).where(eq(users.id, id));
  expect(await storedAs(reference)).toBeUndefined();
});

test("a message that cannot be stored is not emailed either", async () => {
  const before = await platform.db.select().from(mails);
  const brokenIds = { ...platform, ids: { next: () => "not-a-uuid" } };
  await expect(sendContactMessage(brokenIds, null, MESSAGE)).rejects.toThrow();
  expect(await platform.db.select().from(mails)).toHaveLength(before.length);
});
