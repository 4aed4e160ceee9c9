import { argon2Sync, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { credentials, sessions } from "#app/db/schema/accounts.ts";
import { DomainError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { A_PASSWORD, aSenior, aVisit, signInAtOnce } from "#test/people.ts";
import { MINUTE, openTestPlatform } from "#test/platform.ts";
import { COST } from "../passwords/cost.server.ts";
import type { OpenedSession } from "../rules.ts";
import { removeOldSessions, revokeAllSessions, signOut } from "../sessions/commands.server.ts";
import { findViewerByToken } from "../sessions/queries.server.ts";
import { signIn } from "./commands.server.ts";

const HOUR = 3_600_000;
const database = await openTestDatabase();
const platform = await openTestPlatform(database);

async function aSession(rememberMe = false): Promise<OpenedSession> {
  const { email } = await aSenior(platform);
  return (await signInAtOnce(platform, aVisit, { email, password: A_PASSWORD, rememberMe })).session;
}

async function isAlive(session: OpenedSession) {
  return (await findViewerByToken(platform, session.token)) !== null;
}

function hoursLater(hours: number) {
  platform.clock.pass(hours * HOUR);
}

// Clauses 7.1-2.
test("the right password signs in, with the address in any case", async () => {
  const { viewer, email } = await aSenior(platform);
  const signedIn = await signInAtOnce(platform, aVisit, { email, password: A_PASSWORD, rememberMe: false });
  expect(signedIn.viewer).toEqual(viewer);
  expect(await findViewerByToken(platform, signedIn.session.token)).toEqual(viewer);
});

// Clauses 5-34, D90.
test("refuses an unknown address and a wrong password alike", async () => {
  const { email } = await aSenior(platform);
  const wrong = signIn(platform, aVisit, { email, password: "not the password", rememberMe: false });
  await expect(wrong).rejects.toEqual(new DomainError("wrong-credentials"));
  const unknown = signIn(platform, aVisit, { email: "nobody@people.example", password: "x", rememberMe: false });
  await expect(unknown).rejects.toEqual(new DomainError("wrong-credentials"));
});

// Clauses 3-1.
test("the database has no token that a cookie could carry", async () => {
  const session = await aSession();
  const rows = await platform.db.select().from(sessions).where(eq(sessions.userId, session.userId));
  expect(rows.map((row) => row.tokenHash)).not.toContain(session.token);
  for (const row of rows) expect(await findViewerByToken(platform, row.tokenHash)).toBeNull();
});

test.each(["", "x", "a".repeat(43), `${"a".repeat(42)}=`, "' or 1=1 --".padEnd(43, "-")])(
  "%j opens nothing",
  async (token) => {
    expect(await findViewerByToken(platform, token)).toBeNull();
  },
);

test("signing in invalidates the earlier token", async () => {
  const before = await aSession();
  const { email } = await aSenior(platform);
  const visit = { ...aVisit, sessionToken: before.token };
  const { session } = await signInAtOnce(platform, visit, { email, password: A_PASSWORD, rememberMe: false });
  expect(session.token).not.toBe(before.token);
  expect(await isAlive(before)).toBe(false);
  expect(await isAlive(session)).toBe(true);
});

test("an attacker's token planted in the browser never becomes valid", async () => {
  const planted = randomBytes(32).toString("base64url");
  const { email } = await aSenior(platform);
  await signIn(platform, { ...aVisit, sessionToken: planted }, { email, password: A_PASSWORD, rememberMe: true });
  expect(await findViewerByToken(platform, planted)).toBeNull();
});

// Clauses 7.1-5, 9-21.
test("a browser session ends after half a day idle, and after a day", async () => {
  const idle = await aSession();
  hoursLater(12);
  expect(await isAlive(idle)).toBe(false);
  const busy = await aSession();
  for (let hour = 0; hour < 23; hour += 1) {
    hoursLater(1);
    expect(await isAlive(busy)).toBe(true);
  }
  hoursLater(1);
  expect(await isAlive(busy)).toBe(false);
});

// Clauses 7.1-7, 9-15.
test("a remembered session lasts thirty days, visited or not", async () => {
  const session = await aSession(true);
  hoursLater(30 * 24 - 1);
  expect(await isAlive(session)).toBe(true);
  hoursLater(1);
  expect(await isAlive(session)).toBe(false);
});

test("records a visit at most every ten minutes", async () => {
  const session = await aSession();
  const writes = vi.spyOn(platform.db, "update");
  const visitAfter = async (minutes: number) => {
    platform.clock.pass(minutes * MINUTE);
    expect(await isAlive(session)).toBe(true);
    return writes.mock.calls.length;
  };
  expect([await visitAfter(0), await visitAfter(9), await visitAfter(1), await visitAfter(9)]).toEqual([0, 0, 1, 1]);
  writes.mockRestore();
});

// Clauses 7.1-3.
test("signing out ends this session and no other", async () => {
  const { email } = await aSenior(platform);
  const input = { email, password: A_PASSWORD, rememberMe: false };
  const [first, second] = [await signInAtOnce(platform, aVisit, input), await signInAtOnce(platform, aVisit, input)];
  await signOut(platform, { ...aVisit, sessionToken: first.session.token });
  expect(await isAlive(first.session)).toBe(false);
  expect(await isAlive(second.session)).toBe(true);
});

test("all sessions of a person can be ended at once", async () => {
  const { email, viewer } = await aSenior(platform);
  const input = { email, password: A_PASSWORD, rememberMe: false };
  const [first, second] = [await signInAtOnce(platform, aVisit, input), await signInAtOnce(platform, aVisit, input)];
  await revokeAllSessions(platform, viewer.id);
  expect([await isAlive(first.session), await isAlive(second.session)]).toEqual([false, false]);
});

test("signing out closes the open streams", async () => {
  const session = await aSession();
  const topics: string[] = [];
  const heard = Promise.withResolvers<void>();
  const leave = platform.live.subscribe({
    userId: session.userId,
    receive(event) {
      topics.push(event.topic);
      heard.resolve();
    },
    close() {},
  });
  await signOut(platform, { ...aVisit, sessionToken: session.token });
  await heard.promise;
  leave();
  expect(topics).toEqual(["session"]);
});

test("renews a cheaper hash at the next sign-in", async () => {
  const { email, viewer } = await aSenior(platform);
  const nonce = randomBytes(16);
  const cost = { ...COST, memory: COST.memory / 2 };
  const tag = argon2Sync("argon2id", { message: A_PASSWORD, nonce, ...cost });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const passwordHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${text(nonce)}$${text(tag)}`;
  await platform.db.update(credentials).set({ passwordHash }).where(eq(credentials.userId, viewer.id));
  await signIn(platform, aVisit, { email, password: A_PASSWORD, rememberMe: false });
  const [row] = await platform.db.select().from(credentials).where(eq(credentials.userId, viewer.id));
  expect(row?.passwordHash).toContain(`$m=${COST.memory},t=${COST.passes},p=1$`);
  await signIn(platform, aVisit, { email, password: A_PASSWORD, rememberMe: false });
});

test("deletes expired sessions only", async () => {
  const [short, long] = [await aSession(), await aSession(true)];
  hoursLater(13);
  await removeOldSessions(platform);
  const rows = await platform.db.select({ userId: sessions.userId }).from(sessions);
  const ids = rows.map((row) => row.userId);
  expect(ids).not.toContain(short.userId);
  expect(ids).toContain(long.userId);
});
