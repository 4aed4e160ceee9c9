import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import type { OutgoingMail } from "#app/platform/mailer.ts";
import { openTestDatabase } from "#test/database.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { isAddressRefused } from "./bounces/rules.ts";
import { type NewMail, queueMail } from "./commands.server.ts";
import { isOutboxKept } from "./policy.ts";
import { greeting, headerText } from "./rules.ts";
import { openSealed, sealSecret } from "./secret.server.ts";
import { forgetMails, registerMailTasks, sendMail } from "./tasks.server.ts";
import { unsubscribePathOf } from "./unsubscribe-links.server.ts";

const database = await openTestDatabase();
const outbox = await openTestPlatform(database);

const sent: OutgoingMail[] = [];
let refusesFor: string | null = null;
const platform = {
  ...outbox,
  mailer: {
    isOutbox: false,
    async send(mail: OutgoingMail) {
      if (mail.toAddress === refusesFor) throw new Error("550 no such user");
      sent.push(mail);
    },
    close() {},
  },
};
await registerMailTasks(platform);

function aMail(toAddress: string, said: Partial<NewMail> = {}): NewMail {
  const content = { subject: "A subject", heading: "A heading", paragraphs: ["One.", "Two & <three>."] };
  return { toAddress, toName: "Harriet Quill", ...content, reason: "Because you asked.", ...said };
}

async function storedTo(toAddress: string) {
  const [mail] = await outbox.db.select().from(mails).where(eq(mails.toAddress, toAddress));
  if (!mail) throw new Error("no email");
  return mail;
}

test("text and HTML have the same content and the configured origin", async () => {
  const button = { label: "Open the page", href: "/job/1?a=b" };
  await outbox.db.transaction((tx) => queueMail(outbox, tx, aMail("both@people.example", { button })));
  const { textBody, htmlBody } = await storedTo("both@people.example");
  const words = ["Dear Harriet,", "A heading", "One.", "Open the page", "Because you asked.", "help@seasoned.example"];
  for (const word of words) {
    expect(textBody).toContain(word);
    expect(htmlBody).toContain(word);
  }
  expect(textBody).toContain(`${outbox.env.appUrl}/job/1?a=b`);
  expect(htmlBody).toContain(`href="${outbox.env.appUrl}/job/1?a=b"`);
  expect(textBody).toContain("Two & <three>.");
  expect(htmlBody).toContain("Two &amp; &lt;three&gt;.");
});

test("facts are a table in both, and quotes keep their lines", async () => {
  const facts = [
    { label: "When", value: "Wednesday <10>" },
    { label: "Pay", value: "$25 per hour" },
  ];
  const mail = aMail("facts@people.example", { facts, quotes: ["One\n<b>two</b>"] });
  await outbox.db.transaction((tx) => queueMail(outbox, tx, mail));
  const { textBody, htmlBody } = await storedTo("facts@people.example");
  expect(textBody).toContain("\n\nWhen   Wednesday <10>\nPay    $25 per hour\n\nOne\n<b>two</b>\n\n");
  expect(htmlBody).toMatch(/<th scope="row"[^>]*>When<\/th><td[^>]*>Wednesday &lt;10&gt;<\/td>/);
  expect(htmlBody).toMatch(/<blockquote[^>]*>One<br\/>&lt;b&gt;two&lt;\/b&gt;<\/blockquote>/);
});

test("is laid out for Outlook: a padded button and a sheet of 600 px", async () => {
  const button = { label: "Open the page", href: "/job/1" };
  await outbox.db.transaction((tx) => queueMail(outbox, tx, aMail("outlook@people.example", { button })));
  const { htmlBody } = await storedTo("outlook@people.example");
  expect(htmlBody).toMatch(/<td[^>]*mso-padding-alt:14px 26px[^>]*><a href="[^"]*\/job\/1"/);
  expect(htmlBody).toMatch(/<!--\[if mso\]><table[^>]*width="600"[\s\S]*<!--\[if mso\]><\/td>/);
});

test("a rolled-back transaction sends no email", async () => {
  const rolledBack = platform.db.transaction(async (tx) => {
    await queueMail(platform, tx, aMail("never@people.example"));
    throw new Error("on purpose");
  });
  await expect(rolledBack).rejects.toThrow("on purpose");
  await platform.tasks.runDue();
  expect(sent.map((mail) => mail.toAddress)).not.toContain("never@people.example");
});

test("sends queued emails once each and marks them", async () => {
  const addresses = ["one@people.example", "two@people.example", "three@people.example"];
  await platform.db.transaction(async (tx) => {
    for (const address of addresses) await queueMail(platform, tx, aMail(address));
  });
  await platform.tasks.runDue();
  expect(sent.map((mail) => mail.toAddress).sort()).toEqual([...addresses].sort());
  const mail = await storedTo("one@people.example");
  expect(mail.sentAt).toEqual(platform.clock.now());
  await sendMail(platform, mail.id);
  expect(sent).toHaveLength(3);
});

test("retries a refused email with the same Message-ID, alone", async () => {
  sent.length = 0;
  refusesFor = "bad@people.example";
  await platform.db.transaction(async (tx) => {
    await queueMail(platform, tx, aMail("bad@people.example"));
    await queueMail(platform, tx, aMail("good@people.example"));
  });
  await platform.tasks.runDue();
  expect(sent.map((mail) => mail.toAddress)).toEqual(["good@people.example"]);
  const mail = await storedTo("bad@people.example");
  expect(mail).toMatchObject({ sentAt: null, lastError: "550 no such user" });
  refusesFor = null;
  await sendMail(platform, mail.id);
  expect(sent.at(-1)).toMatchObject({ messageId: mail.messageId });
  expect(mail.messageId).toBe(`<${mail.id}@localhost>`);
});

test("a secret is encrypted while stored, and whole when sent", async () => {
  sent.length = 0;
  const href = `/reset-password?token=${sealSecret(platform, "the-secret-token", "sealed@people.example")}`;
  const button = { label: "Open", href };
  await platform.db.transaction((tx) => queueMail(platform, tx, aMail("sealed@people.example", { button })));
  const stored = await storedTo("sealed@people.example");
  expect(`${stored.textBody}${stored.htmlBody}`).not.toContain("the-secret-token");
  await platform.tasks.runDue();
  expect(sent[0]?.textBody).toContain("/reset-password?token=the-secret-token");
  expect(sent[0]?.htmlBody).toContain("/reset-password?token=the-secret-token");
  expect(openSealed({ authSecret: "another secret" }, stored.textBody, stored.toAddress)).toBe(stored.textBody);
});

test("does not decrypt another email's secret in a person's words", async () => {
  sent.length = 0;
  const stolen = sealSecret(platform, "the-secret-token", "owner@people.example");
  const mail = aMail("thief@people.example", { paragraphs: [`Look: ${stolen}`] });
  await platform.db.transaction((tx) => queueMail(platform, tx, mail));
  await platform.tasks.runDue();
  expect(sent[0]?.textBody).toContain(stolen);
  expect(`${sent[0]?.textBody}${sent[0]?.htmlBody}`).not.toContain("the-secret-token");
});

test("only an email that can be stopped says how, with headers", async () => {
  sent.length = 0;
  const mailing = { userId: (await aSenior(platform)).viewer.id, name: "notifications" } as const;
  await platform.db.transaction(async (tx) => {
    await queueMail(platform, tx, aMail("letter@people.example", { mailing }));
    await queueMail(platform, tx, aMail("safety@people.example"));
  });
  await platform.tasks.runDue();
  const url = `${platform.env.appUrl}${unsubscribePathOf(platform, mailing)}`;
  const byAddress = new Map(sent.map((mail) => [mail.toAddress, mail]));
  expect(byAddress.get("letter@people.example")?.unsubscribeUrl).toBe(url);
  expect(byAddress.get("letter@people.example")?.textBody).toContain(url);
  expect(byAddress.get("letter@people.example")?.htmlBody).toContain(`href="${url}"`);
  expect(byAddress.get("safety@people.example")?.unsubscribeUrl).toBeNull();
  expect(byAddress.get("safety@people.example")?.textBody).not.toContain("Unsubscribe");
});

test("an email with a once key is written once", async () => {
  const once = aMail("once@people.example", { onceKey: "a digest of this week" });
  await Promise.all([1, 2, 3].map(() => outbox.db.transaction((tx) => queueMail(outbox, tx, once))));
  expect(await outbox.db.select().from(mails).where(eq(mails.toAddress, "once@people.example"))).toHaveLength(1);
});

test("several entries each have their title, text, and link", async () => {
  const entries = [1, 2].map((n) => ({
    title: `Job ${n}`,
    text: "Same words",
    link: { label: "View job", href: `/job/${n}` },
  }));
  await outbox.db.transaction((tx) => queueMail(outbox, tx, aMail("entries@people.example", { entries })));
  const { textBody, htmlBody } = await storedTo("entries@people.example");
  expect(textBody).toContain(`Job 2\nSame words\nView job: ${outbox.env.appUrl}/job/2`);
  expect(htmlBody).toContain(`href="${outbox.env.appUrl}/job/2"`);
});

test.each([
  ["550 to RCPT TO", { responseCode: 550, command: "RCPT TO" }, true],
  ["452 to RCPT TO", { responseCode: 452, command: "RCPT TO" }, false],
  ["550 to MAIL FROM", { responseCode: 550, command: "MAIL FROM" }, false],
  ["554 to DATA", { responseCode: 554, command: "DATA" }, false],
  ["535 to AUTH", { responseCode: 535, command: "AUTH PLAIN" }, false],
  ["no answer", { command: "CONN" }, false],
])("%s means a permanent refusal of the address: see the table", (_, said, expected) => {
  expect(isAddressRefused(Object.assign(new Error("no"), said))).toBe(expected);
});

test("without SMTP the email waits in the outbox", async () => {
  await outbox.db.transaction((tx) => queueMail(outbox, tx, aMail("stays@people.example")));
  expect(await platform.tasks.runDue()).toBe(0);
  expect((await storedTo("stays@people.example")).sentAt).toBeNull();
});

test.each([
  ["a\r\nBcc: x@y.example", "a Bcc: x@y.example"],
  ["a\u0085b\u2028c\u0000d", "a b c d"],
  ["%0d%0aBcc: x", "%0d%0aBcc: x"],
  ['"bank" <x@y>', '"bank" <x@y>'],
  ["\u202egnp.exe", "gnp.exe"],
  ["x".repeat(500), "x".repeat(200)],
])("%j becomes the header %j", (given, expected) => {
  expect(headerText(given)).toBe(expected);
});

test.each([
  ["Harriet Quill", "Dear Harriet,"],
  ["Dr. Ann Quill", "Dear Ann,"],
  ["Dr. win.example/money", "Hello,"],
  [null, "Hello,"],
  ["win.example/money now", "Hello,"],
  ["https://evil.example", "Hello,"],
])("%j is greeted with %j", (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

test.each([
  [{ isProduction: false }, true, true],
  [{ isProduction: true }, true, true],
  [{ isProduction: false }, false, true],
  [{ isProduction: true }, false, false],
])("with %j and stored emails (%j), an outbox exists: %j", (env, isOutbox, expected) => {
  expect(isOutboxKept({ env, mailer: { isOutbox } })).toBe(expected);
});

test("deletes an email two months after it was written, no sooner", async () => {
  const write = (at: string, name: string) =>
    queueMail({ ...platform, clock: { now: () => new Date(at) } }, database.db, aMail(`${name}@old.example`));
  await write("2026-09-01T10:00:00Z", "older");
  await write("2026-09-03T10:00:00Z", "younger");
  await forgetMails({ db: database.db, clock: { now: () => new Date("2026-11-01T12:00:00Z") } });
  const left = await database.db
    .select({ to: mails.toAddress })
    .from(mails)
    .where(like(mails.toAddress, "%@old.example"));
  expect(left).toEqual([{ to: "younger@old.example" }]);
});
