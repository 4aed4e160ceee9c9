import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { requestPasswordReset } from "#app/features/accounts/recovery/commands.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { findPreferences } from "#app/features/settings/queries.server.ts";
import { createMailer } from "#app/platform/mailer.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { listMailsTo } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { type Conduct, headerOf, headersOf, openSmtpServer } from "#test/smtp.ts";
import { queueMail } from "./commands.server.ts";

const smtp = await openSmtpServer();
const site = await openTestApp({ env: { SMTP_URL: smtp.url, REQUIRE_EMAIL_VERIFICATION: "0" } });
const { platform } = site;
const { db, tasks } = platform;
const QUICK = { connect: 300, greeting: 300, silence: 300 };
platform.mailer = createMailer(platform.env, QUICK);

/** Makes all scheduled and retried tasks due, and runs them once. */
async function tryNow() {
  await db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where state in ('created', 'retry')`,
  );
  await tasks.runDue();
}

/** Sends the emails that setting up people and jobs has caused. */
async function beginHere() {
  await tryNow();
  await tryNow();
  smtp.taken.length = 0;
}

beforeEach(beginHere);

function letterTo({ email, viewer }: Person, subject: string) {
  const content = { subject, heading: subject, paragraphs: ["Words."], reason: "A test." };
  const mailing = { userId: viewer.id, name: "notifications" } as const;
  return db.transaction((tx) => queueMail(platform, tx, { toAddress: email, toName: null, ...content, mailing }));
}

test("emails an event once, with unsubscribe headers", async () => {
  const [senior, recruiter] = [await aSenior(platform), await aRecruiter(platform)];
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Kiln Adviser" });
  await beginHere();
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  for (let time = 0; time < 3; time += 1) await tryNow();
  const [mail, ...more] = smtp.takenFor(senior.email);
  if (!mail) throw new Error("no email");
  expect(more).toEqual([]);
  expect(headerOf(mail, "Subject")).toBe("Application Submitted: Kiln Adviser");
  expect(headerOf(mail, "List-Unsubscribe")).toMatch(/^<http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+>$/);
  expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
  expect(headerOf(mail, "Content-Type")).toContain("multipart/alternative");
});

test("the address in List-Unsubscribe is on the line of its name", async () => {
  const person = await aSenior(platform);
  await letterTo(person, "Unfolded");
  await tryNow();
  const [mail] = smtp.takenFor(person.email).filter((one) => headerOf(one, "Subject") === "Unfolded");
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+>\r$/m);
});

// Clauses D32.
test("a reply to a message to support goes to its author", async () => {
  const said = {
    name: "Ines Pell",
    email: "ines@example.org",
    subject: "Hours, please",
    message: "When are you there?",
  };
  await sendContactMessage(platform, null, { ...said, channel: "contact" });
  await tryNow();
  const [mail] = smtp.takenFor(BRAND.contactEmail).filter(({ raw }) => raw.includes("Hours, please"));
  expect(mail && headerOf(mail, "Reply-To")).toBe("ines@example.org");
});

test("the address in List-Unsubscribe stops these emails", async () => {
  const person = await aSenior(platform);
  await beginHere();
  await letterTo(person, "The last one");
  await tryNow();
  const [mail] = smtp.takenFor(person.email);
  if (!mail) throw new Error("no email");
  const url = headerOf(mail, "List-Unsubscribe").slice(1, -1);
  const headers = { Host: "localhost:3000", "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await site.app.request(url, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
  expect(answer.status).toBe(200);
  expect(await findPreferences(db, person.viewer.id)).toMatchObject({ hasEmails: false });
});

test.each<[string, Conduct]>([
  ["a 4xx answer", 451],
  ["no answer", "stall"],
  ["a connection cut before the mail was taken", "cut before taking"],
  ["a connection cut before the answer came", "cut after taking"],
])("after %s an email arrives once the server recovers, only once", async (_, conduct) => {
  const [ill, well] = [await aSenior(platform), await aSenior(platform)];
  smtp.treat(ill.email, conduct);
  await letterTo(ill, "For the ill");
  await letterTo(well, "For the well");
  await tryNow();
  expect(smtp.takenFor(well.email).map((mail) => headerOf(mail, "Subject"))).toContain("For the well");
  const waiting = (await listMailsTo(platform, ill.email)).filter(({ subject }) => subject === "For the ill");
  expect(waiting).toMatchObject([{ sentAt: null, refusedAt: null, lastError: expect.any(String) }]);
  smtp.treat(ill.email, "take");
  for (let time = 0; time < 3; time += 1) await tryNow();
  const arrived = smtp.takenFor(ill.email).filter((mail) => headerOf(mail, "Subject") === "For the ill");
  expect(arrived.length).toBe(conduct === "cut after taking" ? 2 : 1);
  expect(new Set(arrived.map((mail) => headerOf(mail, "Message-ID")))).toEqual(new Set([waiting[0]?.messageId]));
  expect(await db.select().from(bouncedAddresses)).toEqual([]);
});

test("without a mail server, pages respond and nothing is lost", async () => {
  const person = await aSenior(platform);
  platform.mailer = createMailer({ ...platform.env, smtpUrl: "smtp://127.0.0.1:9" }, QUICK);
  await letterTo(person, "Patience");
  await tryNow();
  expect((await site.get("/senior/dashboard", { cookie: person.cookie })).status).toBe(200);
  expect(smtp.takenFor(person.email).filter((mail) => headerOf(mail, "Subject") === "Patience")).toEqual([]);
  platform.mailer.close();
  platform.mailer = createMailer(platform.env, QUICK);
  await tryNow();
  expect(smtp.takenFor(person.email).filter((mail) => headerOf(mail, "Subject") === "Patience")).toHaveLength(1);
});

test("a silent mail server delays no page", async () => {
  const person = await aSenior(platform);
  smtp.treat(person.email, "stall");
  await letterTo(person, "Silence");
  let isOver = false;
  const sending = tryNow().then(() => {
    isOver = true;
  });
  const page = await site.get("/find-jobs");
  const reset = await site.post("/login", { intent: "reset", email: person.email });
  expect([page.status, reset.status < 500, isOver]).toEqual([200, true, false]);
  await sending;
  smtp.treat(person.email, "take");
});

test("an address that bounces gets no digests, until its owner retries it", async () => {
  const person = await aRecruiter(platform);
  await beginHere();
  smtp.treat(person.email, 550);
  await letterTo(person, "Comes back");
  await tryNow();
  await letterTo(person, "Is not written");
  await tryNow();
  const written = await listMailsTo(platform, person.email);
  expect(written.map(({ subject }) => subject)).not.toContain("Is not written");
  expect(written.find(({ subject }) => subject === "Comes back")).toMatchObject({
    sentAt: null,
    refusedAt: expect.any(Date),
  });
  const { cookie } = person;
  expect(pageText(await (await site.get("/recruiter/dashboard", { cookie })).text())).toContain(
    "Our emails aren't reaching you",
  );

  // Security emails are still tried.
  await requestPasswordReset(platform, person.email);
  smtp.taken.length = 0;
  await tryNow();
  expect(smtp.takenFor(person.email)).toEqual([]);
  smtp.treat(person.email, "take");
  expect((await site.post("/settings/address", {}, { cookie })).status).toBe(303);
  await tryNow();
  expect(smtp.takenFor(person.email).map((mail) => headerOf(mail, "Subject"))).toContain(
    "Seasoned can reach you again",
  );
  expect(pageText(await (await site.get("/recruiter/dashboard", { cookie })).text())).not.toContain(
    "Our emails aren't reaching you",
  );
});

const HOSTILE = [
  "a\r\nBcc: victim@people.example",
  "a\nX-Evil: 1",
  "a%0d%0aBcc: victim@people.example",
  "a\u0085Bcc: victim@people.example",
  "a\u2028Bcc: victim@people.example",
  '"bank" <victim@people.example>',
  "a, victim@people.example",
  "<victim@people.example>",
  "=?utf-8?Q?a=0D=0ABcc:_victim=40people.example?=",
  "\u202egnp.exe",
];
const EXPECTED_HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "message-id",
  "mime-version",
  "subject",
  "to",
];

test.each(HOSTILE)("%j as a name and a subject adds no header and no recipient", async (text) => {
  const person = await aSenior(platform);
  const content = { subject: text, heading: text, paragraphs: [text], reason: "A test." };
  const mailing = { userId: person.viewer.id, name: "notifications" } as const;
  await beginHere();
  await db.transaction((tx) => queueMail(platform, tx, { toAddress: person.email, toName: text, ...content, mailing }));
  await tryNow();
  const [mail, ...more] = smtp.taken.filter(
    ({ to }) => to.includes(person.email) || to.some((one) => one.includes("victim")),
  );
  if (!mail) throw new Error("no email");
  expect(more).toEqual([]);
  expect(mail.to).toEqual([person.email]);
  expect(
    headersOf(mail)
      .map(({ name }) => name.toLowerCase())
      .sort(),
  ).toEqual(EXPECTED_HEADERS);
  expect(headerOf(mail, "To")).toMatch(new RegExp(`<${person.email}>$`));
  // Outside quotes and encoded words there is only one address.
  const bare = headerOf(mail, "To").replace(/"(?:[^"\\]|\\.)*"|=\?[^?]+\?[QB]\?[^?]*\?=/gi, "");
  expect(bare.match(/@/g)).toHaveLength(1);
});

test("typed names and titles reach an email as text", async () => {
  const [senior, recruiter] = [
    await aSenior(platform, { firstName: '"bank"', lastName: "<victim@people.example>, b" }),
    await aRecruiter(platform, { companyName: "Kiln %0d%0aBcc: victim@people.example" }),
  ];
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Adviser %0d%0aBcc: victim@people.example" });
  await tryNow();
  smtp.taken.length = 0;
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  for (let time = 0; time < 3; time += 1) await tryNow();
  expect(smtp.taken.flatMap(({ to }) => to).sort()).toEqual([senior.email, recruiter.email].sort());
  for (const mail of smtp.taken)
    expect(
      headersOf(mail)
        .map(({ name }) => name.toLowerCase())
        .sort(),
    ).toEqual(EXPECTED_HEADERS);
  expect(await db.select().from(mails).where(eq(mails.toAddress, "victim@people.example"))).toEqual([]);
  expect(await db.select().from(notifications).where(eq(notifications.userId, senior.viewer.id))).toHaveLength(1);
});

test.each([
  ["tom&sue@weir.example"],
  ["a/b@weir.example"],
  ["o'hara=x@weir.example"],
  // The server decodes this domain.
  ["x@xn--bcher-kva.example", "x@b\u00fccher.example"],
])("an email arrives at %s", async (email, readOut = email) => {
  const person = await aSenior(platform, { email });
  await beginHere();
  await letterTo(person, "Words for you");
  await tryNow();
  expect(smtp.takenFor(readOut)).toHaveLength(1);
});
