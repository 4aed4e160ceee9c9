import { describe, expect, it } from "vitest";
import { liftSuspension, suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { A_PASSWORD, aSenior } from "#test/people.ts";
import { aStaff } from "#test/staff.ts";

// A suspended person learns why, until when, and how to appeal, but only after the right password.

const { platform, get, post } = await openTestApp();
const { viewer: moderator } = await aStaff(platform, "moderator");
const REASON = "You asked people for a fee before they could start.";
const WORDS = "That was somebody else, who had my password. I have a new one.";

async function aSuspended(days: 7 | null = 7) {
  const person = await aSenior(platform);
  await suspendPerson(platform, moderator, { personId: person.viewer.id, days, reason: REASON, caseId: null });
  return person;
}

function logIn({ email }: { email: string }, password = A_PASSWORD) {
  return post("/login", { as: "senior", email, password });
}

async function addressAfter(person: { email: string }) {
  const { pathname, search } = new URL((await logIn(person)).headers.get("Location") ?? "", "http://x");
  return pathname + search;
}

describe("logging in to a suspended account", () => {
  it("shows the reason, the end, and the appeal, and opens no session", async () => {
    const answer = await logIn(await aSuspended());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Set-Cookie")).not.toMatch(/session=[^;]/);
    const page = await get(answer.headers.get("Location")?.replace(/^https?:\/\/[^/]+/, "") ?? "");
    const text = await page.text();
    expect(text).toContain("Your account is suspended");
    expect(text).toContain("until November 27, 2026");
    expect(text).toContain(REASON);
    expect(text).toContain('name="text"');
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });

  it("reveals nothing before the right password", async () => {
    const person = await aSuspended(null);
    const [wrong, unknown] = [await logIn(person, "not the password"), await logIn({ email: "nobody@people.example" })];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).not.toContain("suspended");
  });

  it("shows that a suspension is permanent, and signs in after it is lifted", async () => {
    const person = await aSuspended(null);
    const address = await addressAfter(person);
    expect(await (await get(address)).text()).toContain("Your account is suspended for good");
    await liftSuspension(platform, moderator, { personId: person.viewer.id });
    expect(await (await get(address)).text()).toContain("Your account is open again");
    expect((await logIn(person)).headers.get("Set-Cookie")).toMatch(/session=[^;]/);
  });
});

// Clauses 2.1-132.
describe("the appeal of a suspended person", () => {
  it("keeps a text that is too short, is sent once, and shows its state", async () => {
    const address = await addressAfter(await aSuspended());
    const short = await post(address, { text: "Not so." });
    expect(short.status).toBe(400);
    const page = await short.text();
    expect(page).toContain("Not so.");
    expect(page).toContain("at least 20 characters");
    expect((await post(address, { text: WORDS })).status).toBe(303);
    const shown = await (await get(address)).text();
    expect(shown).toContain(WORDS);
    expect(shown).toContain("We have your appeal");
    expect(shown).not.toContain('name="text"');
    expect((await post(address, { text: WORDS })).status).toBe(409);
  });

  it("is refused for a text that is too long, and for a forged link", async () => {
    const address = await addressAfter(await aSuspended());
    expect((await post(address, { text: "x".repeat(4_001) })).status).toBe(400);
    expect((await post(`${address}x`, { text: WORDS })).status).toBe(400);
    expect(await (await get(`${address}x`)).text()).toContain("This link is incomplete");
  });
});
