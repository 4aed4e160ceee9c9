import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { mails } from "#app/db/schema/mails.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import { cookiesOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";

const site = await openTestApp();

const MESSAGE = {
  name: "Ines Pell",
  email: "ines@example.org",
  subject: "A question about hours",
  message: "How do I say that I want mornings?",
};

function textOf(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
}

async function messages() {
  return await site.platform.db.select().from(contactMessages);
}

async function entries() {
  return await site.platform.db.select().from(waitlistEntries);
}

// Clauses 2.4-16.
test("shows an email address beside the form", async () => {
  const html = await (await site.get("/contact")).text();
  const beside = html.slice(html.indexOf("<aside"), html.indexOf("</aside>"));
  expect(beside).toContain("Get in Touch");
  expect([...beside.matchAll(/mailto:([^"]+)"/g)].map(([, address]) => address)).toEqual([BRAND.contactEmail]);
});

// Clauses D41.
test.each([
  ["/contact", "contact"],
  ["/senior-support", "senior-support"],
  ["/recruiter-support", "recruiter-support"],
])("a message from %s is stored as %s and thanked with its reference", async (path, channel) => {
  const subject = `From ${path}`;
  const answer = await site.post(path, { ...MESSAGE, subject });
  expect(answer.status).toBe(303);
  const [row] = (await messages()).filter((message) => message.subject === subject);
  expect(row).toMatchObject({ channel, userId: null });
  expect(answer.headers.get("Location")).toBe(`${path}?sent=${row?.reference}`);

  const html = textOf(await (await site.get(`${path}?sent=${row?.reference}`, { cookie: cookiesOf(answer) })).text());
  expect(html).toContain("Message Sent");
  expect(pageText(html)).toContain("Thank you for your message. We'll respond shortly.");
  expect(html).toContain(row?.reference);
});

// Clauses 2.4-15.
test("an empty message gets all four errors and stores nothing", async () => {
  const before = await messages();
  const answer = await site.post("/contact", { name: "", email: "", subject: "", message: "" });
  expect(answer.status).toBe(400);
  const html = textOf(await answer.text());
  for (const [field, text] of [
    ["name", "Name must be at least 2 characters"],
    ["email", "Please enter a valid email address"],
    ["subject", "Subject must be at least 5 characters"],
    ["message", "Message must be at least 10 characters"],
  ]) {
    expect(html).toMatch(new RegExp(`id="${field}-error"[\\s\\S]{0,600}${text}`));
    expect(html).toMatch(new RegExp(`aria-describedby="[^"]*${field}-error`));
  }
  expect(await messages()).toHaveLength(before.length);
});

test("keeps typed text, escaped", async () => {
  const html = await (await site.post("/contact", { ...MESSAGE, name: "I", subject: '"><script>x</script>' })).text();
  expect(html).toContain("ines@example.org");
  expect(html).not.toContain("<script>x</script>");
  expect(html).toContain("&lt;script&gt;x");
});

test.each(["/contact", "/senior-support", "/recruiter-support"])("%s accepts the request for a call", async (path) => {
  const html = await (await site.get(`${path}?about=call`)).text();
  expect(html).toContain('value="Please call me"');
  expect(textOf(html)).toContain(`Your phone number, and when to call you. We call ${BRAND.supportHours}.`);
  expect(await (await site.get(path)).text()).not.toContain("Please call me");
});

test("does not show an invalid reference", async () => {
  const html = await (await site.get("/contact?sent=Call-0800-CHEAP")).text();
  expect(html).not.toContain("Message Sent");
  expect(html).not.toContain("reference number");
});

test("a signed-in person's message is prefilled and belongs to them", async () => {
  const person = await aRecruiter(site.platform);
  const html = await (await site.get("/recruiter-support", { cookie: person.cookie })).text();
  expect(html).toContain(`value="${person.viewer.name}"`);
  expect(html).toContain(`value="${person.email}"`);
  await site.post("/recruiter-support", { ...MESSAGE, subject: "About my account" }, { cookie: person.cookie });
  const [row] = (await messages()).filter((message) => message.subject === "About my account");
  expect(row?.userId).toBe(person.viewer.id);
});

// Clauses D32.
test("a message that cannot be stored keeps its text and sends nothing", async () => {
  const { ids } = site.platform;
  site.platform.ids = { next: () => "not-a-uuid" };
  const answer = await site.post("/contact", MESSAGE);
  site.platform.ids = ids;
  expect(answer.status).toBe(500);
  const html = textOf(await answer.text());
  expect(html).toContain("We could not send your message. Please try again.");
  expect(html).toContain(MESSAGE.message);
});

test("refuses the eleventh message in an hour until the hour is over", async () => {
  const { platform, post } = await openTestApp();
  for (let sent = 0; sent < 10; sent++) expect((await post("/contact", MESSAGE)).status).toBe(303);
  const refused = await post("/senior-support", MESSAGE);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Please wait an hour and try again.");
  expect(await platform.db.select().from(mails)).toHaveLength(10);
  platform.clock.set("2026-11-20T11:00:01Z");
  expect((await post("/contact", MESSAGE)).status).toBe(303);
});

// Clauses 1-16, 4-25, D9.
test.each([
  ["/waitlist", "waitlist"],
  ["/waitlist-test", "waitlist-test"],
])("joining on %s stores the source %s and thanks in the specified words", async (path, source) => {
  const email = `${source}@example.org`;
  const answer = await site.post(path, { email, userType: "recruiter" });
  expect(answer.status).toBe(303);
  expect((await entries()).filter((entry) => entry.email === email)).toMatchObject([{ userType: "recruiter", source }]);
  const html = textOf(await (await site.get(answer.headers.get("Location") ?? "")).text());
  expect(pageText(html)).toContain("You're on the list!");
  expect(pageText(html)).toContain("We'll notify you when the product is ready.");
});

// Clauses 2.1-18, 2.4-25, 8-14, D87.
test("a duplicate gets 409 and the specified words, in any case", async () => {
  await site.post("/waitlist", { email: "twice@example.org", userType: "senior" });
  const answer = await site.post("/waitlist-test", { email: "Twice@Example.org", userType: "senior" });
  expect(answer.status).toBe(409);
  const html = textOf(await answer.text());
  expect(html).toContain("Already on the list!");
  expect(html).toContain("This email is already registered on our waitlist.");
});

// Clauses 5-13, 8-15, D84.
test("a bad address and a failure get the specified words", async () => {
  const bad = await site.post("/waitlist", { email: "nobody", userType: "senior" });
  expect(bad.status).toBe(400);
  expect(await bad.text()).toContain("Please enter a valid email address.");
  const { ids } = site.platform;
  site.platform.ids = { next: () => "not-a-uuid" };
  const failed = await site.post("/waitlist", { email: "unlucky@example.org", userType: "senior" });
  site.platform.ids = ids;
  expect(failed.status).toBe(500);
  const html = textOf(await failed.text());
  expect(html).toContain("Submission error");
  expect(html).toContain("There was a problem adding you to the waitlist. Please try again.");
});

// Clauses D42.
test("limits the attempts of many addresses on the waitlist", async () => {
  const { post } = await openTestApp();
  const statuses: number[] = [];
  for (let tried = 0; tried < 11; tried++) {
    statuses.push((await post("/waitlist", { email: "same@example.org", userType: "senior" })).status);
  }
  expect(statuses).toEqual([303, ...Array.from({ length: 9 }, () => 409), 429]);
});

// Clauses 2.1-53.
test("the leave link works only by its button, any number of times", async () => {
  const { platform, get, post } = await openTestApp();
  await post("/waitlist", { email: "leaver@example.org", userType: "senior" });
  const [mail] = await platform.db.select().from(mails);
  const [, query = ""] = /\/waitlist\/leave(\?token=\S+)/.exec(mail?.textBody ?? "") ?? [];
  const token = new URLSearchParams(query).get("token") ?? "";

  const page = await get(`/waitlist/leave${query}`);
  expect(await page.text()).toContain("Leave the waitlist");
  expect(await platform.db.select().from(waitlistEntries)).toHaveLength(1);

  for (const _ of [1, 2]) {
    const answer = await post("/waitlist/leave", { token });
    expect(answer.headers.get("Location")).toBe("/waitlist/leave?left=1");
    expect(await platform.db.select().from(waitlistEntries)).toHaveLength(0);
  }
  expect(pageText(await (await get("/waitlist/leave?left=1")).text())).toContain("You're off the list");
});

test("a forged leave link removes no one", async () => {
  expect((await site.post("/waitlist/leave", { token: "made-up.token" })).status).toBe(410);
  expect(pageText(await (await site.get("/waitlist/leave?token=made-up.token")).text())).toContain(
    "This link is incomplete.",
  );
});

// Clauses 2.1-52.
test("the answered link works only by its button, any number of times", async () => {
  const { platform, get, post } = await openTestApp();
  await post("/senior-support", MESSAGE);
  const [mail] = await platform.db.select().from(mails);
  const [path = ""] = /\/contact\/answered\?token=\S+/.exec(mail?.textBody ?? "") ?? [];
  const answeredAt = async () => (await platform.db.select().from(contactMessages))[0]?.answeredAt;

  const page = await get(path);
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  const html = await page.text();
  expect(html).toContain("I have answered this");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain(MESSAGE.email);
  expect(await answeredAt()).toBeNull();

  for (const _ of [1, 2]) {
    expect((await post(path, {})).headers.get("Location")).toBe(path);
    expect(await answeredAt()).toEqual(platform.clock.now());
  }
  const after = textOf(await (await get(path)).text());
  expect(after).toContain("Noted as answered");
  expect(after).toContain("was answered within 1 hour.");
  await platform.db.delete(contactMessages);
  expect(await (await get(path)).text()).toContain("This message is gone.");
});

test("a forged answered link says so", async () => {
  const path = "/contact/answered?token=made-up.token";
  expect((await site.post(path, {})).headers.get("Location")).toBe(path);
  expect(pageText(await (await site.get(path)).text())).toContain("This link is incomplete.");
});

// Clauses D41.
test("support pages show response times after twenty answers, not before", async () => {
  const { platform, get } = await openTestApp();
  const answered = (reference: string, hours: number) => ({
    ...MESSAGE,
    id: platform.ids.next(platform.clock.now()),
    reference,
    channel: "contact" as const,
    createdAt: platform.clock.now(),
    waitingSince: platform.clock.now(),
    answeredAt: new Date(platform.clock.now().getTime() + hours * 3_600_000),
  });
  const record = async (path: string) => /In the last 90 days[^<]*/.exec(textOf(await (await get(path)).text()))?.[0];
  await platform.db.insert(contactMessages).values(Array.from({ length: 19 }, (_, n) => answered(`0000-00${n}`, 4)));
  expect(await record("/senior-support")).toBeUndefined();
  await platform.db.insert(contactMessages).values(answered("0000-0099", 50));
  platform.clock.pass(31_000);
  for (const path of ["/senior-support", "/recruiter-support"]) {
    expect(await record(path)).toBe(
      "In the last 90 days we answered 95% of messages within 48 hours, and half of all messages within 4 hours.",
    );
  }
  expect(await record("/contact")).toBeUndefined();
});
