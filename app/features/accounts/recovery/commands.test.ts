import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users, verifications } from "#app/db/schema/accounts.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo, listOpenedMailsTo } from "#test/mails.ts";
import { A_PASSWORD, aSenior, aVisit, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { findLinkOwner } from "../links/queries.server.ts";
import type { Visit } from "../rules.ts";
import { openSession } from "../sessions/commands.server.ts";
import { findViewerByToken } from "../sessions/queries.server.ts";
import { signIn } from "../sign-in/commands.server.ts";
import { resendVerification, verifyEmail } from "../verification/commands.server.ts";
import { requestPasswordReset, resetPassword } from "./commands.server.ts";

const NEW_PASSWORD = "nine kettles on the shelf";
const database = await openTestDatabase();
const platform = await openTestPlatform(database);

/** Returns the token in the newest email to an address. */
async function tokenFor(email: string): Promise<string> {
  const mail = (await listOpenedMailsTo(platform, email)).at(-1);
  return /token=([\w-]+)/.exec(mail?.textBody ?? "")?.[1] ?? "";
}

/** Emails are sorted by the test's clock, which stands still otherwise. */
function aSecondLater() {
  platform.clock.pass(1000);
}

async function askedForReset() {
  const person = await aSenior(platform);
  aSecondLater();
  await requestPasswordReset(platform, person.email);
  return { ...person, token: await tokenFor(person.email) };
}

const linkExpired = new DomainError("link-expired");

// Clauses 7.1-4, D13.
test("a reset sets the password, ends every session, and notifies the owner", async () => {
  const { email, viewer, token } = await askedForReset();
  const session = await openSession(platform, platform.db, aVisit, { userId: viewer.id, isRemembered: true });
  aSecondLater();
  await resetPassword(platform, { token, password: NEW_PASSWORD });
  expect(await findViewerByToken(platform, session?.token ?? "")).toBeNull();
  const old = signIn(platform, aVisit, { email, password: A_PASSWORD, rememberMe: false });
  await expect(old).rejects.toEqual(new DomainError("wrong-credentials"));
  await signIn(platform, aVisit, { email, password: NEW_PASSWORD, rememberMe: false });
  const newest = (await listMailsTo(platform, email)).at(-1);
  expect(newest?.subject).toBe("Your Seasoned password was changed");
});

test("a token works once, even in five parallel uses", async () => {
  const { token } = await askedForReset();
  const uses = Array.from({ length: 5 }, () => resetPassword(platform, { token, password: NEW_PASSWORD }));
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
  await expect(resetPassword(platform, { token, password: NEW_PASSWORD })).rejects.toEqual(linkExpired);
});

test("a second request invalidates the first link", async () => {
  const { email, token } = await askedForReset();
  aSecondLater();
  await requestPasswordReset(platform, email);
  await expect(resetPassword(platform, { token, password: NEW_PASSWORD })).rejects.toEqual(linkExpired);
  await resetPassword(platform, { token: await tokenFor(email), password: NEW_PASSWORD });
});

// Clauses D13.
test("a reset link expires after sixty minutes", async () => {
  const { token } = await askedForReset();
  const start = platform.clock.now().getTime();
  platform.clock.set(new Date(start + 59 * 60_000));
  expect(await findLinkOwner(platform, "reset-password", token)).not.toBeNull();
  platform.clock.set(new Date(start + 60 * 60_000));
  expect(await findLinkOwner(platform, "reset-password", token)).toBeNull();
  await expect(resetPassword(platform, { token, password: NEW_PASSWORD })).rejects.toEqual(linkExpired);
});

test("opening a link any number of times does not use it up", async () => {
  const { token, email, viewer } = await askedForReset();
  const owners = [];
  for (let round = 0; round < 4; round += 1) owners.push(await findLinkOwner(platform, "reset-password", token));
  expect(owners.map((owner) => owner?.userId)).toEqual(Array(4).fill(viewer.id));
  await resetPassword(platform, { token, password: NEW_PASSWORD });
  expect(await signIn(platform, aVisit, { email, password: NEW_PASSWORD, rememberMe: false })).toBeTruthy();
});

test("refuses a weak password and keeps the link valid", async () => {
  const { token, email } = await askedForReset();
  await expect(resetPassword(platform, { token, password: "password1" })).rejects.toThrow(FieldError);
  await expect(resetPassword(platform, { token, password: email })).rejects.toThrow(FieldError);
  await resetPassword(platform, { token, password: NEW_PASSWORD });
});

test("the stored form of a link opens nothing", async () => {
  const { viewer, token } = await askedForReset();
  const [row] = await platform.db.select().from(verifications).where(eq(verifications.userId, viewer.id));
  await expect(resetPassword(platform, { token: row?.tokenHash ?? "", password: NEW_PASSWORD })).rejects.toEqual(
    linkExpired,
  );
  const mail = (await listMailsTo(platform, viewer.email)).at(-1);
  expect(mail?.textBody).not.toContain(token);
  expect(mail?.htmlBody).not.toContain(token);
});

// Clauses D29.
test("an unknown address gets no email and the same answer, never sooner", async () => {
  const { email } = await aSenior(platform);
  const timed = async (address: string) => {
    const startedAt = performance.now();
    expect(await requestPasswordReset(platform, address)).toBeUndefined();
    return performance.now() - startedAt;
  };
  const known = await timed(email);
  const unknown = await timed("nobody@people.example");
  expect(await listMailsTo(platform, "nobody@people.example")).toHaveLength(0);
  for (const milliseconds of [known, unknown]) expect(milliseconds).toBeGreaterThan(145);
});

test("a verification link works once; a reset link verifies too", async () => {
  const person = await aSenior(platform, { isVerified: false });
  const token = await tokenFor(person.email);
  const { viewer } = await verifyEmail(platform, aVisit, token);
  expect(viewer).toEqual({ ...person.viewer, isEmailVerified: true });
  await expect(verifyEmail(platform, aVisit, token)).rejects.toEqual(linkExpired);

  const other = await aSenior(platform, { isVerified: false });
  aSecondLater();
  await requestPasswordReset(platform, other.email);
  await resetPassword(platform, { token: await tokenFor(other.email), password: NEW_PASSWORD });
  const [user] = await platform.db.select().from(users).where(eq(users.id, other.viewer.id));
  expect(user?.isEmailVerified).toBe(true);
});

describe("a verification link", () => {
  async function opened(visitOf: (person: Person, other: Person) => Partial<Visit>) {
    const [person, other] = [await aSenior(platform, { isVerified: false }), await aSenior(platform)];
    const visit = { ...aVisit, ...visitOf(person, other) };
    const { viewer, session } = await verifyEmail(platform, visit, await tokenFor(person.email));
    expect(viewer).toEqual({ ...person.viewer, isEmailVerified: true });
    return session && (await findViewerByToken(platform, session.token))?.id === person.viewer.id;
  }
  const sessionOf = ({ cookie }: Person) => ({ sessionToken: cookie.slice("session=".length) });

  test("signs in the browser that signed up, and one already signed in", async () => {
    expect(await opened(({ viewer }) => ({ signedUpId: viewer.id }))).toBe(true);
    expect(await opened(sessionOf)).toBe(true);
  });

  test("signs no one else in, because it proves only the address", async () => {
    expect(await opened(() => ({}))).toBeNull();
    expect(await opened((_, other) => ({ ...sessionOf(other), signedUpId: other.viewer.id }))).toBeNull();
  });
});

test("a link serves one purpose only", async () => {
  const { token } = await askedForReset();
  await expect(verifyEmail(platform, aVisit, token)).rejects.toEqual(linkExpired);
});

test("a link does not verify an address that the account has changed", async () => {
  const person = await aSenior(platform, { isVerified: false });
  const token = await tokenFor(person.email);
  await platform.db.update(users).set({ email: "moved@people.example" }).where(eq(users.id, person.viewer.id));
  await expect(verifyEmail(platform, aVisit, token)).rejects.toEqual(linkExpired);
});

test("only an unverified address gets another verification email", async () => {
  const fresh = await aSenior(platform, { isVerified: false });
  const done = await aSenior(platform);
  for (const { email } of [fresh, done]) await resendVerification(platform, email);
  await resendVerification(platform, "nobody@people.example");
  expect(await listMailsTo(platform, fresh.email)).toHaveLength(2);
  expect(await listMailsTo(platform, done.email)).toHaveLength(1);
  expect(await listMailsTo(platform, "nobody@people.example")).toHaveLength(0);
});
