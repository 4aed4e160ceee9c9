import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import { openTestDatabase } from "#test/database.ts";
import { A_PASSWORD, aSenior, aVisit, signInAtOnce } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { letInWithoutCode, signOutEverywhere } from "./operator.server.ts";
import { appCode, keysOfSession, stepAt } from "./second-step/codes.server.ts";
import { turnOnTwoStep } from "./second-step/commands.server.ts";
import { openSession } from "./sessions/commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());

function countSessions(userId: string) {
  return platform.db.$count(sessions, eq(sessions.userId, userId));
}

test("the operator signs out one person everywhere", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  await signOutEverywhere(platform, ` ${one.email.toUpperCase()} `);
  expect(await countSessions(one.viewer.id)).toBe(0);
  expect(await countSessions(other.viewer.id)).toBeGreaterThan(0);
  await expect(signOutEverywhere(platform, "nobody@people.example")).rejects.toThrow("not-found");
});

test("the operator turns two-step login off, and the person is notified", async () => {
  const { viewer, email } = await aSenior(platform);
  const { token } = await openSession(platform, platform.db, aVisit, { userId: viewer.id, isRemembered: false });
  const now = platform.clock.now();
  const code = appCode(keysOfSession(platform, token, now)[0], stepAt(now));
  const visit = { ...aVisit, sessionToken: token };
  await turnOnTwoStep(platform, viewer, visit, { currentPassword: A_PASSWORD, code });
  expect(await letInWithoutCode(platform, email)).toBe(true);
  expect(await countSessions(viewer.id)).toBe(0);
  await signInAtOnce(platform, aVisit, { email, password: A_PASSWORD, rememberMe: false });
  const told = await platform.db.select({ subject: mails.subject }).from(mails).where(eq(mails.toAddress, email));
  expect(told.map(({ subject }) => subject)).toContain("Two-step login is off for Seasoned");
  expect(await letInWithoutCode(platform, email)).toBe(false);
  expect(await countSessions(viewer.id)).toBe(1);
});
