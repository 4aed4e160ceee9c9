import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { secondSteps, sessions, users } from "#app/db/schema/accounts.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { keysOfSession } from "#app/features/accounts/second-step/codes.server.ts";
import { WRONG_CODE, WRONG_FIRST_CODE } from "#app/features/accounts/second-step/labels.ts";
import { makeStaff } from "#app/features/staff/commands.server.ts";
import { findDemoCode } from "#app/features/staff/demo-code.server.ts";
import { cookieOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";
import { codeShownBy } from "#test/second-step.ts";
import { aStaff } from "#test/staff.ts";

const { platform, get, post } = await openTestApp();
const { db, clock } = platform;

/**
 * Creates a member of staff as the command line does, after logging in by password, without
 * two-step login.
 */
async function aNewcomer(email: string) {
  clock.pass(6 * 60_000);
  const { password } = await makeStaff(platform, { email, level: "admin", by: null });
  const answer = await post("/login", { email, password: password ?? "" });
  return { password: password ?? "", answer, cookie: cookieOf(answer, "session") };
}

function keyOf(cookie: string): Buffer {
  return keysOfSession(platform, cookie.slice("session=".length), clock.now())[0];
}

describe("the entrance to the console", () => {
  // Clauses 2.1-66.
  it("leads a newcomer through two-step login to the page they wanted", async () => {
    const { password, answer, cookie } = await aNewcomer("first@staff.example");
    expect(answer.headers.get("Location")).toBe("/operator");
    const refused = await get("/operator/audit?action=staff.added", { cookie });
    const door = refused.headers.get("Location") ?? "";
    expect(door).toBe(`/operator/two-step?${new URLSearchParams({ next: "/operator/audit?action=staff.added" })}`);
    expect(await (await get(door, { cookie })).text()).toContain("otpauth://totp/Seasoned:first%40staff.example");

    const form = { intent: "turn-on-two-step", currentPassword: password };
    const wrong = await post(door, { ...form, code: "12345" }, { cookie });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain(WRONG_FIRST_CODE);

    const right = await post(door, { ...form, code: codeShownBy(keyOf(cookie), platform) }, { cookie });
    const html = await right.text();
    expect(html.match(/[0-9A-Z]{5}-[0-9A-Z]{5}(?=<\/li>)/g)).toHaveLength(10);
    expect(html).toContain('href="/operator/audit?action=staff.added"');
    const inside = cookieOf(right, "session");
    expect((await get("/operator/audit", { cookie: inside })).status).toBe(200);
    expect(pageText(await (await get(door, { cookie: inside })).text())).toContain("Open the console");
  });

  // Clauses 2.1-69.
  it("opens after a login with a code, and stays open after a password change", async () => {
    const { email, password, key } = await aStaff(platform, "support");
    clock.pass(6 * 60_000);
    const halfway = await post("/login", { email, password });
    const code = codeShownBy(key, platform);
    const answer = await post(
      "/login?step=code",
      { intent: "give-code", code },
      { cookie: cookieOf(halfway, "halfway") },
    );
    expect(answer.headers.get("Location")).toBe("/operator");
    const cookie = cookieOf(answer, "session");
    expect((await get("/operator", { cookie })).status).toBe(200);
    const fresh = "a lantern at dusk";
    const change = { intent: "change-password", currentPassword: password, password: fresh, confirmPassword: fresh };
    const changed = await post("/operator/account?ask=password", change, { cookie });
    expect((await get("/operator", { cookie: cookieOf(changed, "session") })).status).toBe(200);
    expect((await get("/operator", { cookie })).status).toBe(404);
  });

  it("requires a code in a session without one", async () => {
    const { viewer, cookie, key } = await aStaff(platform, "moderator");
    await db.update(sessions).set({ codeAt: null }).where(eq(sessions.userId, viewer.id));
    expect((await get("/operator", { cookie })).headers.get("Location")).toBe("/operator/two-step?next=%2Foperator");
    const wrong = await post("/operator/two-step", { intent: "give-code", code: "000000" }, { cookie });
    expect(await wrong.text()).toContain(WRONG_CODE);
    const right = { intent: "give-code", code: codeShownBy(key, platform) };
    const answer = await post("/operator/two-step?next=/operator/account", right, { cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/operator/account"]);
    expect((await post("/operator/two-step", right, { cookie })).status).toBe(400);
    expect((await get("/operator", { cookie })).status).toBe(200);
  });

  it.each(["//evil.example", "/senior/dashboard", "/operators", "/operator/two-step", "javascript:alert(1)"])(
    "redirects only within the console: %s",
    async (next) => {
      const { cookie } = await aStaff(platform, "support");
      const page = await (await get(`/operator/two-step?${new URLSearchParams({ next })}`, { cookie })).text();
      expect(/href="([^"]*)"[^>]*>Open the console/.exec(page)?.[1]).toBe("/operator");
    },
  );

  it("closes again once two-step login is turned off", async () => {
    const { viewer, cookie } = await aStaff(platform, "admin");
    await db.delete(secondSteps).where(eq(secondSteps.userId, viewer.id));
    await db.update(sessions).set({ codeAt: null }).where(eq(sessions.userId, viewer.id));
    expect((await get("/operator", { cookie })).status).toBe(302);
  });
});

/** Returns a page without the parts that differ between requests. */
function plain(html: string): string {
  return pageText(html).replaceAll(/\s+/g, " ");
}

describe("the console for everyone else", () => {
  // Clauses 2.1-66.
  it.each([
    "/operator",
    "/operator/audit",
    "/operator/account",
    "/operator/two-step",
    "/OPERATOR",
    "/operator/nothing",
  ])("looks like any missing page: %s", async (path) => {
    const { cookie } = await aRecruiter(platform);
    for (const sent of [{}, { cookie }]) {
      const [there, missing] = await Promise.all([get(path, sent), get("/no-such-page", sent)]);
      expect([there.status, missing.status]).toEqual([404, 404]);
      const [shown, expected] = [await there.text(), await missing.text()];
      expect(plain(shown).replace(path, "")).toBe(plain(expected).replace("/no-such-page", ""));
      expect(/<title>([^<]*)/.exec(shown)?.[1]).toBe("Page Not Found | Seasoned");
    }
  });

  it("reveals nothing in client navigations, in files, or in answers to forms", async () => {
    for (const path of ["/operator.data", "/operator/audit.data", "/operator/audit.csv"]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).not.toMatch(/two-step|login|staff/);
    }
    expect((await post("/operator/account", { intent: "end-other-devices" })).status).toBe(404);
  });
});

describe("the pages of the console", () => {
  it("show what is waiting, with links that this level may follow", async () => {
    const [support, admin] = [await aStaff(platform, "support"), await aStaff(platform, "admin")];
    await post("/contact", {
      name: "Ada Moss",
      email: "ada@moss.example",
      subject: "Please help",
      message: "I can't log in.",
    });
    const page = await (await get("/operator", { cookie: support.cookie })).text();
    expect(pageText(page)).toContain("What waits, and for how long.");
    expect(page).not.toContain('href="/operator/audit"');
    expect(await (await get("/operator", { cookie: admin.cookie })).text()).toContain('href="/operator/audit"');
  });

  it.each([
    "?actor=' or 1=1 --&action=<script>",
    "?actor=%00&subject=%00%00&before=%00",
    "?before=00000000-0000-0000-0000-000000000000",
    `?actor=${"x".repeat(5000)}`,
    "?action=__proto__&actor=%F0%9F%92%A9&actor=twice",
  ])("survive a hostile address: %s", async (address) => {
    const { cookie } = await aStaff(platform, "admin");
    expect((await get(`/operator/audit${address}`, { cookie })).status).toBe(200);
    expect((await get(`/operator/audit.csv${address}`, { cookie })).status).toBe(200);
    expect((await get(`/operator/people${address.replace("actor", "q")}`, { cookie })).status).toBe(200);
  });

  it("show an unknown email address as an error of its field", async () => {
    const { cookie } = await aStaff(platform, "admin");
    const page = await (await get("/operator/audit?subject=nobody%40people.example", { cookie })).text();
    expect(pageText(page)).toContain("No account has this email.");
    expect(page).toContain('value="nobody@people.example"');
  });

  // Clauses 2.1-71.
  it("export an audit log that no spreadsheet executes, and record the export", async () => {
    const { cookie, viewer } = await aStaff(platform, "admin");
    const answer = await get(`/operator/audit.csv?subject=${viewer.id}`, { cookie });
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="audit-log.csv"');
    expect(await answer.text()).toContain(`"Added to staff","staff","${viewer.name}","${viewer.id}","level: admin"`);
    expect(await db.$count(auditLog, eq(auditLog.actorId, viewer.id))).toBe(1);
  });
});

describe("the page of a person", () => {
  // Clauses 2.1-68.
  it("requires a fresh code to end two-step login, and keeps the form's values", async () => {
    const [admin, person] = [await aStaff(platform, "admin"), await aStaff(platform, "support")];
    const at = `/operator/people/${person.viewer.id}`;
    const form = { intent: "end-two-step", checked: "on" };
    expect(pageText(await (await get(at, { cookie: admin.cookie })).text())).not.toContain("Code from your app");
    clock.pass(16 * 60_000);
    expect(pageText(await (await get(at, { cookie: admin.cookie })).text())).toContain("Code from your app");
    const refused = await post(at, form, { cookie: admin.cookie });
    expect(refused.status).toBe(400);
    expect(pageText(await refused.text())).toContain("Type a new code from your app.");
    const code = codeShownBy(admin.key, platform);
    const done = await post(at, { ...form, code }, { cookie: admin.cookie });
    expect([done.status, done.headers.get("Location")]).toEqual([303, at]);
    expect(await db.$count(secondSteps, eq(secondSteps.userId, person.viewer.id))).toBe(0);
  });

  it("contains nothing that someone could sign in with", async () => {
    const { cookie } = await aStaff(platform, "support");
    const person = await aRecruiter(platform);
    const page = await (await get(`/operator/people/${person.viewer.id}`, { cookie })).text();
    expect(page).toContain(person.email);
    expect(page).not.toMatch(/verify-email\?token|reset-password\?token|type="password"|argon2/);
  });

  it.each(["/operator/people/1", "/operator/people/00000000-0000-4000-8000-000000000000"])(
    "is a 404 for an unknown person: %s",
    async (path) => {
      const { cookie } = await aStaff(platform, "admin");
      expect((await get(path, { cookie })).status).toBe(404);
    },
  );
});

describe("the code of the demonstration market's admin", () => {
  it("is shown only on the local machine, and is always a valid one", async () => {
    const { viewer, key } = await aStaff(platform, "admin");
    expect(await findDemoCode(platform)).toBeNull();
    const email = "operator@example.com";
    await db.update(users).set({ email }).where(eq(users.id, viewer.id));
    const code = codeShownBy(key, platform);
    expect(await findDemoCode(platform)).toEqual({ email, digits: code });
    expect(pageText(await (await get("/dev/outbox")).text())).toContain(code);
    const step = Math.floor(clock.now().getTime() / 30_000);
    await db.update(secondSteps).set({ lastStep: step }).where(eq(secondSteps.userId, viewer.id));
    expect((await findDemoCode(platform))?.digits).not.toBe(code);
    const { env } = platform;
    for (const open of [{ host: "0.0.0.0" }, { appUrl: "https://seasoned.example" }, { demoData: "public" as const }])
      expect(await findDemoCode({ ...platform, env: { ...env, ...open } })).toBeNull();
  });
});

describe("Home of the console", () => {
  it.each(["support", "moderator", "admin"] as const)("links only to pages that %s may open", async (level) => {
    const staff = await aStaff(platform, level);
    const home = await (await get("/operator", staff)).text();
    const links = new Set([...home.matchAll(/href="(\/operator[^"]*)"/g)].map(([, path = ""]) => path));
    expect(links.size).toBeGreaterThan(5);
    for (const path of links) expect((await get(path, staff)).status, path).toBe(200);
  });
});
