import { expect, test } from "vitest";
import { openTestApp } from "#test/app.ts";
import { listOpenedMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";

const { platform, get } = await openTestApp();

// Clauses 2.1-82.
test("shows each email as text and as a sandboxed document", async () => {
  await aSenior(platform, { firstName: "Outbox", email: "outbox@quill.example" });
  const page = await (await get("/dev/outbox")).text();
  expect(page).toContain("outbox@quill.example");
  const mail = (await listOpenedMailsTo(platform, "outbox@quill.example")).at(-1);
  expect(page).toContain(`/dev/outbox/${mail?.id}`);
  const body = await get(`/dev/outbox/${mail?.id}`);
  expect(body.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(body.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(await body.text()).toContain("Welcome to Seasoned");
  expect((await get("/dev/outbox/1")).status).toBe(404);
});
