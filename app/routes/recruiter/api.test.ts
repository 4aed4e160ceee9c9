import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { openTestApp } from "#test/app.ts";
import { aRecruiter } from "#test/people.ts";

const site = await openTestApp();
const { platform } = site;
const recruiter = await aRecruiter(platform);
const PATH = "/recruiter/api";
const SECRET = /seasoned_[\w-]{43}/;

function make(changes: Record<string, string> = {}) {
  const form = { intent: "make-key", name: "Our careers page", days: "30", currentPassword: recruiter.password };
  return site.post(PATH, { ...form, scopes: "jobs:read", ...changes }, recruiter);
}

async function keyOf(secret: string) {
  const answer = await site.get("/api/v1/company/jobs", { headers: { Authorization: `Bearer ${secret}` } });
  return answer.status;
}

// Clauses 2.1-171.
describe("the page of API keys", () => {
  it("shows a new key once", async () => {
    const answer = await make();
    const secret = SECRET.exec(await answer.text())?.[0] ?? "";
    expect(await keyOf(secret)).toBe(200);
    const later = await (await site.get(PATH, recruiter)).text();
    expect(later).toContain("Our careers page");
    expect(later).not.toMatch(SECRET);
  });

  it.each([
    [{ currentPassword: "not the password" }, /This isn.{1,8}t your password/],
    [{ name: "" }, /Please enter a name/],
    [{ scopes: "everything" }, /Please choose what the key may do/],
  ])("says beside its field what is wrong with %j, and keeps what was typed", async (changes, message) => {
    const answer = await make({ name: "Kept text", ...changes });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toMatch(message);
    if (!("name" in changes)) expect(html).toContain('value="Kept text"');
    expect(html).not.toContain("not the password");
  });

  it("rotates and revokes a key", async () => {
    const [key] = await platform.db.select().from(apiKeys).where(eq(apiKeys.createdBy, recruiter.viewer.id));
    const keyId = key?.id ?? "";
    const rotating = { intent: "rotate-key", keyId, currentPassword: recruiter.password };
    const secret = SECRET.exec(await (await site.post(PATH, rotating, recruiter)).text())?.[0] ?? "";
    expect(await keyOf(secret)).toBe(200);
    expect((await site.post(PATH, { intent: "revoke-key", keyId }, recruiter)).status).toBe(303);
    expect(await keyOf(secret)).toBe(401);
  });
});
