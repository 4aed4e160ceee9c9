import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contactEntries } from "#app/db/schema/contact.ts";
import { openTestApp } from "#test/app.ts";
import { sendContactMessage } from "../commands.server.ts";
import { inboundMailFrom, writtenNow } from "./fields.ts";

const SECRET = "a secret of thirty-two characters";
const site = await openTestApp({ env: { INBOUND_MAIL_SECRET: SECRET } });
const { platform } = site;
const { reference } = await sendContactMessage(platform, null, {
  name: "Ada Moss",
  email: "ada@moss.example",
  subject: "A question",
  message: "How do I begin?",
  channel: "contact",
});
const SUBJECT = `RE: [SEAS-${reference}] Re: A question`;

/** Sends an email as a provider does: from another site, without a cookie or an Origin. */
function send(body: string | FormData, headers: Record<string, string>) {
  const host = new URL(platform.env.appUrl).host;
  return site.app.request(`${platform.env.appUrl}/inbound-mail`, {
    method: "POST",
    headers: { Host: host, ...headers },
    body,
  });
}

async function textsFiled(): Promise<Array<string | null>> {
  const rows = await platform.db.select().from(contactEntries).orderBy(contactEntries.id);
  await platform.db.delete(contactEntries);
  return rows.map(({ text }) => text);
}

const BASIC = { Authorization: `Basic ${Buffer.from(`seasoned:${SECRET}`).toString("base64")}` };
const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

describe("an incoming email", () => {
  // Clauses 2.1-102.
  it("is added from the fields of Postmark", async () => {
    const mail = {
      FromFull: { Email: "Ada@Moss.example", Name: "Ada" },
      Subject: SUBJECT,
      TextBody: "Thank you.\n\n> old",
    };
    const answer = await send(JSON.stringify({ ...mail, MessageID: "1" }), { ...JSON_TYPE, ...BASIC });
    expect([answer.status, await answer.text()]).toEqual([200, "filed\n"]);
    expect(await textsFiled()).toEqual(["Thank you."]);
  });

  it("is added from the form of SendGrid", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ from: "Ada <ada@moss.example>", subject: SUBJECT, text: "It works." }))
      form.append(name, value);
    expect((await send(form, BASIC)).status).toBe(200);
    expect(await textsFiled()).toEqual(["It works."]);
  });

  it("is added with the signature of Mailgun", async () => {
    const signed = { timestamp: "1764240000", token: "abc" };
    const signature = createHmac("sha256", SECRET).update("1764240000abc").digest("hex");
    const fields = { sender: "ada@moss.example", subject: SUBJECT, "stripped-text": "Signed.", ...signed, signature };
    expect((await send(new URLSearchParams(fields).toString(), FORM_TYPE)).status).toBe(200);
    expect(await textsFiled()).toEqual(["Signed."]);
  });

  it.each<Record<string, string>>([
    {},
    { Authorization: "Basic eDp5" },
    { Authorization: "Bearer wrong" },
    { Authorization: `Digest ${SECRET}` },
  ])("is refused without the secret: %j", async (headers) => {
    const mail = {
      from: "ada@moss.example",
      subject: SUBJECT,
      text: "Let me in",
      timestamp: "1",
      token: "1",
      signature: "1",
    };
    expect((await send(new URLSearchParams(mail).toString(), { ...FORM_TYPE, ...headers })).status).toBe(403);
    expect(await textsFiled()).toEqual([]);
  });

  it("is acknowledged and dropped if it belongs to no request", async () => {
    const mail = { from: "ada@moss.example", subject: "Hello", text: "Hello" };
    const answer = await send(JSON.stringify(mail), { ...JSON_TYPE, ...BASIC });
    expect([answer.status, await answer.text()]).toEqual([200, "unknown\n"]);
    expect((await send("{", { ...JSON_TYPE, ...BASIC })).status).toBe(400);
    expect(await textsFiled()).toEqual([]);
  });
});

describe("the new text of an email", () => {
  it.each([
    ["Yes.\r\n\r\nOn Fri, Nov 20, 2026, Seasoned wrote:\r\n> Hello", "Yes."],
    ["Yes.\n\nOn Fri, Nov 20, 2026 at 10:00 AM Seasoned Support <help@seasoned.example>\nwrote:\n> Hello", "Yes."],
    ["Yes.\n-----Original Message-----\nFrom: x", "Yes."],
    ["On Monday I called.\nNo one answered.", "On Monday I called.\nNo one answered."],
    ["> only a quote", "> only a quote"],
  ])("of %j is %j", (text, expected) => {
    expect(writtenNow(text)).toBe(expected);
  });

  it("is at most ten thousand characters long", () => {
    const fields = new Map([
      ["from", "a@b.example"],
      ["text", "x".repeat(20_000)],
    ]);
    expect(inboundMailFrom(fields)?.text).toHaveLength(10_000);
  });
});
