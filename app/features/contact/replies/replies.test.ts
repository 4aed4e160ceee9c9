import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contactMessages } from "#app/db/schema/contact.ts";
import { mails } from "#app/db/schema/mails.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { sendContactMessage } from "../commands.server.ts";
import { markAnswered } from "./commands.server.ts";
import { answeredPathOf } from "./links.server.ts";
import { findAskedMessage, readReplyRecord } from "./queries.server.ts";
import { remindOfMessages } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const NOW = new Date("2026-11-20T10:00:00Z");

beforeEach(async () => {
  platform.clock.set(NOW);
  await platform.db.delete(contactMessages);
  await platform.db.delete(mails);
});

/** Stores a message that came so many hours ago, and returns the token of its link. */
async function aMessage({ hoursAgo = 0, subject = "A question about hours" } = {}) {
  platform.clock.set(new Date(NOW.getTime() - hoursAgo * 3_600_000));
  const { reference } = await sendContactMessage(platform, null, {
    name: "Ines Pell",
    email: "ines@example.org",
    subject,
    message: "How do I say that I want mornings?",
    channel: "senior-support",
  });
  platform.clock.set(NOW);
  const [mail] = await platform.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%${reference}%`));
  const [, query = ""] = /\/contact\/answered(\?token=\S+)/.exec(mail?.textBody ?? "") ?? [];
  return { reference, token: new URLSearchParams(query).get("token") ?? "" };
}

/** Stores a message that was answered so many hours after it came. */
async function anAnswered({ hoursAgo, after }: { hoursAgo: number; after: number }) {
  const { token } = await aMessage({ hoursAgo });
  platform.clock.set(new Date(NOW.getTime() - (hoursAgo - after) * 3_600_000));
  await markAnswered(platform, token);
  platform.clock.set(NOW);
}

async function reminders() {
  const rows = await platform.db
    .select({ subject: mails.subject, text: mails.textBody, to: mails.toAddress })
    .from(mails)
    .where(like(mails.subject, "%for a reply"));
  await platform.db.delete(mails);
  return rows;
}

async function stored(reference: string) {
  const [row] = await platform.db.select().from(contactMessages).where(eq(contactMessages.reference, reference));
  return row;
}

test("the emailed link marks only this message as answered, the first time", async () => {
  const [asked, other] = [await aMessage(), await aMessage()];
  expect(await findAskedMessage(platform, asked.token)).toEqual({
    reference: asked.reference,
    createdAt: NOW,
    answeredAt: null,
  });
  platform.clock.set("2026-11-20T15:00:00Z");
  await markAnswered(platform, asked.token);
  platform.clock.set("2026-11-21T15:00:00Z");
  await markAnswered(platform, asked.token);
  expect((await stored(asked.reference))?.answeredAt).toEqual(new Date("2026-11-20T15:00:00Z"));
  expect((await stored(other.reference))?.answeredAt).toBeNull();
});

test("a foreign token changes nothing, and a deleted message is reported as gone", async () => {
  const { reference, token } = await aMessage();
  for (const wrong of ["", "x", `${token}x`, token.replace(".", ".x"), (await stored(reference))?.id ?? ""]) {
    expect(await findAskedMessage(platform, wrong)).toBe("not-ours");
    await expect(markAnswered(platform, wrong)).rejects.toMatchObject({ code: "link-expired" });
  }
  expect((await stored(reference))?.answeredAt).toBeNull();
  await platform.db.delete(contactMessages);
  expect(await findAskedMessage(platform, token)).toBe("gone");
  await markAnswered(platform, token);
});

test("there are no figures without messages", async () => {
  expect(await readReplyRecord(platform.db, NOW)).toEqual({
    counted: 0,
    answered: 0,
    answeredInTime: 0,
    medianHours: null,
  });
});

// Clauses D41.
test("counts answered and overdue messages of 90 days, but not those in time", async () => {
  await anAnswered({ hoursAgo: 60, after: 2 });
  await anAnswered({ hoursAgo: 60, after: 48 });
  await anAnswered({ hoursAgo: 60, after: 49 });
  await anAnswered({ hoursAgo: 1, after: 1 });
  await anAnswered({ hoursAgo: 91 * 24, after: 1 });
  await aMessage({ hoursAgo: 47 });
  await aMessage({ hoursAgo: 48 });
  expect(await readReplyRecord(platform.db, NOW)).toEqual({
    counted: 5,
    answered: 4,
    answeredInTime: 3,
    medianHours: 48,
  });
});

test("there is no median if more than half of the messages are waiting", async () => {
  await anAnswered({ hoursAgo: 60, after: 2 });
  await aMessage({ hoursAgo: 60 });
  await aMessage({ hoursAgo: 60 });
  expect(await readReplyRecord(platform.db, NOW)).toMatchObject({ counted: 3, answered: 1, medianHours: null });
});

// Clauses D41.
test("support is reminded of a message once after 24 hours and once after 48", async () => {
  const late = await aMessage({ hoursAgo: 24, subject: "Where is my profile" });
  await aMessage({ hoursAgo: 23 });
  await anAnswered({ hoursAgo: 30, after: 29 });
  await platform.db.delete(mails);
  await Promise.all([remindOfMessages(platform), remindOfMessages(platform)]);
  await remindOfMessages(platform);
  const [first, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ subject: "1 message is waiting for a reply", to: "help@seasoned.example" });
  expect(first?.text).toContain(`[${late.reference}] Where is my profile`);
  expect(first?.text).toContain("From ines@example.org, 24 hours ago.");
  const id = (await stored(late.reference))?.id ?? "";
  expect(first?.text).toContain(platform.env.appUrl + answeredPathOf(platform, id));

  platform.clock.set("2026-11-21T10:00:00Z");
  await remindOfMessages(platform);
  const [second] = await reminders();
  expect(second?.subject).toBe("2 messages are waiting for a reply");
  await remindOfMessages(platform);
  platform.clock.set("2026-11-30T10:00:00Z");
  await remindOfMessages(platform);
  // The newer one was overdue on the 30th; support was already reminded of the older one twice.
  expect((await reminders()).map(({ subject }) => subject)).toEqual(["1 message is waiting for a reply"]);
  await remindOfMessages(platform);
  expect(await reminders()).toEqual([]);
});

test("many messages are listed in emails of 25, each message once", async () => {
  for (let n = 0; n < 30; n++) await aMessage({ hoursAgo: 100, subject: `Message number ${n}` });
  await platform.db.delete(mails);
  await remindOfMessages(platform);
  const told = await reminders();
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    "25 messages are waiting for a reply",
    "5 messages are waiting for a reply",
  ]);
  expect(told.flatMap(({ text }) => text.match(/Message number \d+/g) ?? [])).toHaveLength(30);
});
