import { beforeEach, expect, test } from "vitest";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { openTestApp } from "./app.ts";
import { type Form, formsOf } from "./forms.ts";
import { HOSTILE, shared } from "./hostile.ts";

// Hostile input in forms: every form responds, and none fails.

const site = await openTestApp();
const { platform } = site;
const { senior, forms: FORMS } = await formsOf(platform);

// Clears the rate limits, which would refuse these requests first.
beforeEach(async () => {
  await platform.db.delete(rateLimits);
});

test.each(Object.entries(FORMS))("%s: reads the form as its page sends it", async (_name, form) => {
  expect((await send(form, form.fields)).status).toBe(form.answers);
});

test.each(Object.entries(FORMS))("%s: hostile text in any field never makes the server fail", async (_name, form) => {
  for (const [field, kind, text] of shared(Object.keys(form.fields), HOSTILE)) {
    const answer = await send(form, { ...form.fields, [field]: text });
    expect(answer.status, `${kind} in ${field}`).toBeLessThan(500);
    await answer.body?.cancel();
    await platform.db.delete(rateLimits);
  }
});

test.each(Object.entries(FORMS))("%s: refuses bodies that no form sends", async (_name, form) => {
  const pairs = Object.entries(form.fields);
  const encoded = new URLSearchParams(pairs).toString();
  const many = new URLSearchParams(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, "1"])).toString();
  const urlencoded = "application/x-www-form-urlencoded";
  const bodies: ReadonlyArray<[string, string, string]> = [
    ["a field twice", urlencoded, `${encoded}&${encoded}`],
    ["fields of the prototype", urlencoded, `${encoded}&__proto__=1&constructor=1`],
    ["fields of a row", urlencoded, `${encoded}&role=admin&emailVerified=1&created_by=1&is_active=1&sender_id=1`],
    ["5,000 fields", urlencoded, many],
    ["broken escapes", urlencoded, "%E0%A4%A&%=%%%"],
    [
      "a form of parts that breaks off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a',
    ],
    ["a form of parts without a boundary", "multipart/form-data", encoded],
    ["JSON", "application/json", JSON.stringify(form.fields)],
    ["deep JSON", "application/json", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ];
  for (const [kind, type, body] of bodies) {
    const answer = await sendRaw(form, type, body);
    expect(answer.status, kind).toBeLessThan(500);
    expect(answer.status, kind).toBeGreaterThanOrEqual(400);
    await answer.body?.cancel();
  }
});

test("after all attempts, the application has a legal status and owner", async () => {
  const rows = await platform.db.query.applications.findMany({ columns: { applicantId: true, jobId: true } });
  expect(new Set(rows.map(({ applicantId }) => applicantId))).toEqual(new Set([senior.viewer.id]));
  const roles = await platform.db.query.userRoles.findMany();
  expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(["senior", "recruiter"]));
});

async function send(form: Form, fields: Record<string, string>): Promise<Response> {
  return await site.post(form.at, fields, { cookie: form.cookie });
}

async function sendRaw(form: Form, type: string, body: string): Promise<Response> {
  const origin = new URL(platform.env.appUrl).origin;
  return await site.app.request(`${origin}${form.at}`, {
    method: "POST",
    headers: {
      Host: new URL(origin).host,
      Origin: origin,
      "Content-Type": type,
      ...(form.cookie ? { Cookie: form.cookie } : {}),
    },
    body,
  });
}
