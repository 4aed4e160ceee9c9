import { createHmac, randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { credentials, sessions, users } from "#app/db/schema/accounts.ts";
import { checkPassword, hashPassword } from "#app/features/accounts/passwords/hash.server.ts";
import { isAtHome, openSetting } from "#app/platform/exposure.ts";
import type { Platform } from "#app/platform/platform.ts";
import { StartError } from "#app/platform/start-error.ts";
import { COLLEAGUE_EMAIL } from "./colleague.ts";
import { DEMO_COMPANIES } from "./companies.ts";
import { NEW_SENIOR_EMAIL } from "./held.ts";
import { DEMO_SENIORS } from "./seniors.ts";
import { DEMO_MODERATOR_EMAIL, DEMO_STAFF_EMAIL } from "./staff.ts";
import { SUSPENDED_EMAIL } from "./suspended.ts";

/** The password in the README. */
const KNOWN_PASSWORD = "seasoned-demo";
/** The accounts for trying the product. The others belong to people that one meets. */
const TRIED = ["senior@example.com", "recruiter@example.com"];
/** On this machine also the console's account, whose codes no one else can see. */
const TRIED_AT_HOME = [...TRIED, DEMO_STAFF_EMAIL];
const EMAILS = [
  ...DEMO_SENIORS.map(({ email }) => email),
  ...DEMO_COMPANIES.map(({ recruiter }) => recruiter.email),
  COLLEAGUE_EMAIL,
  DEMO_STAFF_EMAIL,
  DEMO_MODERATOR_EMAIL,
  SUSPENDED_EMAIL,
  NEW_SENIOR_EMAIL,
];

/**
 * Returns the password hashes of a new demo market, by email: one for everyone on this machine; with DEMO_DATA=public
 * one each for the accounts to try, and one without a password for all others.
 */
export async function demoPasswordHashes(platform: Platform): Promise<(email: string) => string> {
  if (platform.env.demoData !== "public") {
    const known = await hashPassword(KNOWN_PASSWORD);
    return () => known;
  }
  const locked = await hashPassword(randomPassword());
  const own = new Map<string, string>();
  for (const email of TRIED) own.set(email, await hashPassword(ownPassword(platform, email)));
  return (email) => own.get(email) ?? locked;
}

/**
 * Makes sure, before the server listens, that the README's password opens nothing on a server that others reach. With
 * DEMO_DATA=public such accounts get other passwords and are signed out everywhere. Throws StartError without it.
 */
export async function guardDemoAccounts(platform: Platform): Promise<void> {
  const isPublic = platform.env.demoData === "public";
  if (isAtHome(platform.env) && !isPublic) return;
  const known = await knownHashes(platform);
  if (known.length > 0 && !isPublic) {
    throw new StartError(
      `${openSetting(platform.env)} lets other machines in, and this database holds the demonstration market, whose password ` +
        "is in the README. Choose another DATA_DIR or database, or set DEMO_DATA=public: that gives the demo accounts " +
        "random passwords, which the start prints.",
    );
  }
  if (known.length > 0) await replacePasswords(platform, await holdersOf(platform, known), randomPassword());
  if (!isPublic) return;
  for (const { userId, email, passwordHash } of await accountsWith(platform, TRIED)) {
    const password = ownPassword(platform, email);
    if (!(await checkPassword(password, passwordHash)).isRight) await replacePasswords(platform, [userId], password);
  }
}

/**
 * Returns how to try the demo accounts, for the start: with DEMO_DATA=public each time, on this machine once, when
 * `isNew`. Null if there is nothing to say.
 */
export async function demoLine(platform: Platform, isNew: boolean): Promise<string | null> {
  if (platform.env.demoData !== "public")
    return isNew
      ? `Demo accounts: ${TRIED_AT_HOME.join(", ")}, password ${KNOWN_PASSWORD}; the code for the last is at /dev/outbox`
      : null;
  const accounts = new Set((await accountsWith(platform, TRIED)).map(({ email }) => email));
  const there = TRIED.filter((email) => accounts.has(email));
  const said = there.map((email) => `${email} with the password ${ownPassword(platform, email)}`);
  return said.length > 0 ? `Demo accounts: ${said.join(", ")}` : null;
}

/** Derived from the secret: unpredictable without it, and the same after each start. */
function ownPassword({ authSecret }: Platform, email: string): string {
  return createHmac("sha256", authSecret).update(`the demo password of ${email}`).digest("base64url").slice(0, 20);
}

function randomPassword(): string {
  return randomBytes(24).toString("base64url");
}

async function accountsWith({ db }: Platform, emails: string[]) {
  return await db
    .select({ userId: users.id, email: users.email, passwordHash: credentials.passwordHash })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(inArray(users.email, emails));
}

/** Returns the hashes of demo accounts with the known password. */
async function knownHashes(platform: Platform): Promise<string[]> {
  const hashes = new Set((await accountsWith(platform, EMAILS)).map(({ passwordHash }) => passwordHash));
  const known: string[] = [];
  for (const hash of hashes) if ((await checkPassword(KNOWN_PASSWORD, hash)).isRight) known.push(hash);
  return known;
}

/** Returns everyone with one of these hashes, even if their email has changed since. */
async function holdersOf({ db }: Platform, hashes: string[]): Promise<string[]> {
  const held = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(inArray(credentials.passwordHash, hashes));
  return held.map(({ userId }) => userId);
}

async function replacePasswords(platform: Platform, userIds: string[], password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await platform.db.transaction(async (tx) => {
    const changed = { passwordHash, updatedAt: platform.clock.now() };
    await tx.update(credentials).set(changed).where(inArray(credentials.userId, userIds));
    await tx.delete(sessions).where(inArray(sessions.userId, userIds));
  });
}
