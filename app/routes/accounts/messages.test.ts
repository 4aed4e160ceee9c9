import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "#app/db/schema/messaging.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicant } from "#test/applications.ts";
import { aConversation, lengthen } from "#test/messages.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";

const { platform, get, post } = await openTestApp();

function send(by: Person, conversationId: string, content: string) {
  return sendMessage(platform, by.viewer, { conversationId, content, submissionKey: randomUUID() });
}

function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

async function pageOf(person: Person, path: string): Promise<string> {
  const answer = await get(path, { cookie: person.cookie });
  expect(answer.status).toBe(200);
  return textOf(await answer.text());
}

// Clauses 2.1-23, 2.1-35, 2.5-33, 2.5-36, 2.5-39, 2.6-23.
test("both empty pages have the specified texts", async () => {
  const senior = await pageOf(await aSenior(platform), "/senior/messages");
  const recruiter = await pageOf(await aRecruiter(platform), "/recruiter/messages");
  expect(senior).toContain("Your conversations with recruiters");
  for (const page of [senior, recruiter]) expect(page).toContain("Select a conversation to view messages");
  expect(senior).toContain("No conversations yet Find Jobs");
  expect(recruiter).toContain("No conversations yet Search Candidates");
  const searched = await pageOf(await aSenior(platform), "/senior/messages?q=nobody");
  expect(searched).toContain("No conversations match your search");
});

// Clauses 2.5-3, 4-22, D49.
test("opening a conversation marks it as read in every count of the page", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Gladly.");
  await send(recruiter, conversationId, "Wednesday at ten?");
  expect(await pageOf(senior, "/senior/dashboard")).toContain("Messages 2 new");
  const list = await pageOf(senior, "/senior/messages");
  expect(list).toContain("2 unread");
  const open = await pageOf(senior, `/senior/messages?conversation=${conversationId}`);
  expect(open).not.toContain("unread");
  expect(open).not.toMatch(/Messages \d+ new/);
  expect(open).toMatch(/Today New .*Would you have an hour/);
  expect(await pageOf(recruiter, `/recruiter/messages?conversation=${conversationId}`)).toMatch(
    /Wednesday at ten\? 10:00 AM . Read/,
  );
  expect(await pageOf(recruiter, "/recruiter/dashboard")).toMatch(/Unread Messages 0|0 Unread Messages/);
});

// Clauses 2.5-41.
test("links lead to the first of 2,500 messages, and unseen ones stay unread", async () => {
  const conversation = await aConversation(platform);
  const { senior, recruiter, conversationId } = conversation;
  await lengthen(platform, conversation, 2_500);
  await send(recruiter, conversationId, "The newest of all");
  const asked: string[] = [];
  const hrefOf = (html: string, text: string) =>
    new RegExp(`href="([^"]+)"[^>]*>${text}</a>`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  let path: string | undefined = `/senior/messages?conversation=${conversationId}&from=401`;
  let html = "";
  while (path !== undefined) {
    const answer = await get(path, { cookie: senior.cookie });
    html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html.match(/data-position="/g)?.length).toBeLessThanOrEqual(200);
    asked.push(path);
    path = hrefOf(html, "Earlier messages");
  }
  expect(asked).toHaveLength(9);
  expect(textOf(html)).toMatch(/Would you have an hour next week\?.* No\. 200 .*Later messages/);
  expect(html).not.toContain('id="newest"');
  expect(hrefOf(html, "Later messages")).toContain("from=51");
  // Message 2,501 was beyond every one of those pages.
  expect(await pageOf(senior, "/senior/messages")).toContain("1 unread");
  expect(await pageOf(senior, `/senior/messages?conversation=${conversationId}`)).not.toContain("unread");
});

// Clauses 8-23, D89.
test("a client navigation marks nothing before the page is seen", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const answer = await get(`/senior/messages.data?conversation=${conversationId}`, { cookie: senior.cookie });
  expect(answer.status).toBe(200);
  const [row] = await platform.db.select().from(messages).where(eq(messages.conversationId, conversationId));
  expect(row?.readAt).toBeNull();
});

test("escapes markup in messages and names", async () => {
  const nasty = `<img src=x onerror=alert(1)>"'><script>alert(2)</script>`;
  const { senior, recruiter, conversationId } = await aConversation(platform, {
    senior: await aSenior(platform, { firstName: "<b>Har", lastName: "riet</b>" }),
  });
  await send(senior, conversationId, nasty);
  for (const path of [
    "/recruiter/dashboard",
    "/recruiter/messages",
    `/recruiter/messages?conversation=${conversationId}`,
    "/recruiter/notifications",
  ]) {
    const html = await (await get(path, { cookie: recruiter.cookie })).text();
    const shown = html.replace(/<script[^>]*nonce[\s\S]*?<\/script>/g, "");
    expect(shown, path).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(shown, path).not.toContain("<img src=x");
    expect(shown, path).not.toContain("<b>Har");
    expect(shown, path).not.toContain("<script>alert(2)");
  }
});

test("a first message starts a conversation, which the address then opens", async () => {
  const { senior, job } = await anApplicant(platform);
  const start = `/senior/messages?job=${job.id}`;
  expect(await pageOf(senior, start)).toContain("No messages yet. Start the conversation!");
  const form = { intent: "send", jobId: job.id, content: "Good morning.", submissionKey: randomUUID() };
  const sent = await post(start, form, { cookie: senior.cookie });
  expect(sent.status).toBe(303);
  const again = await post(start, form, { cookie: senior.cookie });
  expect(again.headers.get("Location")).toBe(sent.headers.get("Location"));
  const next = await get(start, { cookie: senior.cookie });
  expect(sent.headers.get("Location")).toBe(`${next.headers.get("Location")}#newest`);
});

// Clauses 8-21.
test("a refused message comes back with its text and the reason", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  const path = `/senior/messages?conversation=${conversationId}`;
  const form = (content: string) => ({ intent: "send", conversationId, content, submissionKey: randomUUID() });
  const blank = await post(path, form("  \n "), { cookie: senior.cookie });
  expect([blank.status, textOf(await blank.text())]).toEqual([
    400,
    expect.stringContaining("Please write a message first"),
  ]);
  const long = await post(path, form("x".repeat(5_001)), { cookie: senior.cookie });
  expect(textOf(await long.text())).toContain("Please use at most 5,000 characters");
  expect((await post(path, form("x".repeat(5_000)), { cookie: senior.cookie })).status).toBe(303);

  await post("/senior/messages", { intent: "block", conversationId }, { cookie: senior.cookie });
  const blocked = await post("/recruiter/messages", form("Hello?"), { cookie: recruiter.cookie });
  expect(blocked.status).toBe(403);
  const page = await pageOf(recruiter, `/recruiter/messages?conversation=${conversationId}`);
  expect(pageText(page)).toContain("You can't write to each other");
});

test("refuses more than sixty messages in five minutes", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    const form = { intent: "send", conversationId, content: `No. ${index}`, submissionKey: randomUUID() };
    statuses.push((await post("/senior/messages", form, { cookie: senior.cookie })).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 303)).toBe(true);
  expect(statuses[60]).toBe(429);
});

test("refuses invalid input", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const forms: Array<Record<string, string>> = [
    {},
    { intent: "delete", conversationId },
    { intent: "read", conversationId, upTo: "0" },
    { intent: "read", conversationId, upTo: "1e99" },
    { intent: "report", conversationId, reason: "no" },
    { intent: "send", conversationId: "1", content: "x", submissionKey: randomUUID() },
    { intent: "send", conversationId, content: "x", submissionKey: "1" },
  ];
  for (const form of forms) {
    expect((await post("/senior/messages", form, { cookie: senior.cookie })).status, JSON.stringify(form)).toBe(400);
  }
  for (const query of ["?conversation=1", "?conversation=x'y", "?job=1"]) {
    const answer = await get(`/senior/messages${query}`, { cookie: senior.cookie });
    expect(answer.status, query).toBe(404);
    const html = await answer.text();
    expect(html, query).toContain('aria-label="Senior area"');
    expect(pageText(html), query).toContain("Back to Dashboard Go Back Looking for work? Find Jobs");
  }
  for (const query of ["?from=-1", "?from=x", "?change=1", "?ask=nothing", "?show=nonsense&q=%00"]) {
    expect((await get(`/senior/messages${query}`, { cookie: senior.cookie })).status, query).toBe(200);
  }
});

test("what was done is said without JavaScript, with nothing behind its title", async () => {
  const { senior, conversationId } = await aConversation(platform);
  const answer = await post("/senior/messages", { intent: "block", conversationId }, { cookie: senior.cookie });
  expect(answer.status).toBe(303);
  const toast = /toast=[^;]+/.exec(answer.headers.getSetCookie().join())?.[0];
  const page = await get("/senior/messages", { cookie: `${senior.cookie}; ${toast}` });
  expect(/<noscript>.*?<\/noscript>/.exec(await page.text())?.[0]).toContain("write to the other.</strong></p>");
});
