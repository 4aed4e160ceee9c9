import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { backupCodes, secondSteps } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { listSubjectsTo } from "#test/mails.ts";
import { A_PASSWORD, aSenior, aVisit, type Person, signInAtOnce } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeShownBy } from "#test/second-step.ts";
import { issueLink } from "../links/commands.server.ts";
import { changePassword } from "../passwords/commands.server.ts";
import type { Visit } from "../rules.ts";
import { openSession } from "../sessions/commands.server.ts";
import { findViewerByToken } from "../sessions/queries.server.ts";
import { passSecondStep, signIn } from "../sign-in/commands.server.ts";
import { readHalfway } from "../sign-in/halfway.server.ts";
import { verifyEmail } from "../verification/commands.server.ts";
import { appCode, keysOfSession, sealKey, stepAt } from "./codes.server.ts";
import { endTwoStep, renewBackupCodes, turnOffTwoStep, turnOnTwoStep } from "./commands.server.ts";
import { WRONG_CODE, WRONG_FIRST_CODE } from "./labels.ts";
import { findSecondStep } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const NEW_PASSWORD = "a lantern at the ferry";

function secondsLater(seconds: number) {
  platform.clock.pass(seconds * 1000);
}

/** Returns a browser of a person, and the key that its settings page shows. */
async function aBrowser(person: Person) {
  const { token } = await openSession(platform, platform.db, aVisit, { userId: person.viewer.id, isRemembered: true });
  const visit: Visit = { ...aVisit, sessionToken: token };
  return { token, visit, key: keysOfSession(platform, token, platform.clock.now())[0] };
}

/** Returns a person with two-step login: their app's key, and their backup codes. */
async function aCarefulSenior() {
  const person = await aSenior(platform);
  const { visit, key } = await aBrowser(person);
  const input = { currentPassword: A_PASSWORD, code: codeShownBy(key, platform) };
  const { codes, session } = await turnOnTwoStep(platform, person.viewer, visit, input);
  secondsLater(30);
  return { person, key, codes, session, visit: { ...aVisit, sessionToken: session.token } };
}

/** Signs in up to the second step. */
async function halfwayOf({ email, password }: Person, rememberMe = false) {
  const answer = await signIn(platform, aVisit, { email, password, rememberMe });
  const halfway = "halfwayToken" in answer ? readHalfway(platform, answer.halfwayToken) : null;
  if (!halfway) throw new Error("no code is asked for");
  return halfway;
}

test("once on, signing in needs the app's code", async () => {
  const { person, key } = await aCarefulSenior();
  await expect(signInAtOnce(platform, aVisit, { ...person, rememberMe: true })).rejects.toThrow("a code is asked for");
  const halfway = await halfwayOf(person, true);
  const { viewer, session } = await passSecondStep(platform, aVisit, halfway, codeShownBy(key, platform));
  expect(viewer).toEqual(person.viewer);
  expect(session.isRemembered).toBe(true);
  expect(await findViewerByToken(platform, session.token)).toEqual(person.viewer);
});

test("turning it on signs every other device out and notifies the person", async () => {
  const person = await aSenior(platform);
  const [here, there] = [await aBrowser(person), await aBrowser(person)];
  const input = { currentPassword: A_PASSWORD, code: codeShownBy(here.key, platform) };
  const { codes, session } = await turnOnTwoStep(platform, person.viewer, here.visit, input);
  expect(codes).toHaveLength(10);
  expect(session.isRemembered).toBe(true);
  for (const { token } of [here, there]) expect(await findViewerByToken(platform, token)).toBeNull();
  expect(await findSecondStep(platform.db, person.viewer.id)).toMatchObject({ backupCodesLeft: 10 });
  expect(await listSubjectsTo(platform, person.email)).toContain("Two-step login is on for Seasoned");
});

test.each([
  ["a wrong password", { currentPassword: "not it" }, new FieldError("currentPassword", "This isn't your password")],
  ["a wrong code", { code: "000000" }, new FieldError("code", WRONG_FIRST_CODE)],
  ["letters", { code: "K7QF2-M9XTB" }, new FieldError("code", WRONG_FIRST_CODE)],
])("%s does not turn it on", async (_, said, refusal) => {
  const person = await aSenior(platform);
  const { visit, key, token } = await aBrowser(person);
  const code = codeShownBy(key, platform) === "000000" ? "000001" : codeShownBy(key, platform);
  const input = { currentPassword: A_PASSWORD, code, ...said };
  await expect(turnOnTwoStep(platform, person.viewer, visit, input)).rejects.toEqual(refusal);
  expect(await findSecondStep(platform.db, person.viewer.id)).toBeNull();
  expect(await findViewerByToken(platform, token)).not.toBeNull();
});

test("cannot be turned on before the address is verified", async () => {
  const person = await aSenior(platform, { isVerified: false });
  const { visit, key } = await aBrowser(person);
  const input = { currentPassword: A_PASSWORD, code: codeShownBy(key, platform) };
  await expect(turnOnTwoStep(platform, person.viewer, visit, input)).rejects.toThrow("email-unverified");
  expect(await findSecondStep(platform.db, person.viewer.id)).toBeNull();
});

test("an unused verification link opens no session once it is on", async () => {
  const person = await aSenior(platform);
  const { viewer, email } = person;
  const token = await issueLink(platform, platform.db, { userId: viewer.id, email }, "verify-email");
  const { visit, key } = await aBrowser(person);
  await turnOnTwoStep(platform, viewer, visit, { currentPassword: A_PASSWORD, code: codeShownBy(key, platform) });
  expect(await verifyEmail(platform, aVisit, token)).toEqual({ viewer, session: null });
});

test("a login during activation still needs the code, or fails", async () => {
  const person = await aSenior(platform);
  const { visit, key } = await aBrowser(person);
  const logins = [1, 2, 3].map(() => signIn(platform, aVisit, { ...person, rememberMe: false }));
  await turnOnTwoStep(platform, person.viewer, visit, {
    currentPassword: A_PASSWORD,
    code: codeShownBy(key, platform),
  });
  for (const answer of await Promise.all(logins)) {
    if ("session" in answer) expect(await findViewerByToken(platform, answer.session.token)).toBeNull();
    else expect(answer.halfwayToken).not.toBe("");
  }
});

test("yesterday's key still turns it on, an older one does not", async () => {
  const person = await aSenior(platform);
  const { visit, key } = await aBrowser(person);
  const day = 24 * 3600;
  secondsLater(2 * day);
  const late = turnOnTwoStep(platform, person.viewer, visit, {
    currentPassword: A_PASSWORD,
    code: codeShownBy(key, platform),
  });
  await expect(late).rejects.toEqual(new FieldError("code", WRONG_FIRST_CODE));
  const [, yesterday] = keysOfSession(platform, visit.sessionToken ?? "", platform.clock.now());
  await turnOnTwoStep(platform, person.viewer, visit, {
    currentPassword: A_PASSWORD,
    code: codeShownBy(yesterday, platform),
  });
});

test("a key from elsewhere lets no one in", async () => {
  const { person, key } = await aCarefulSenior();
  const halfway = await halfwayOf(person);
  const isOurs = eq(secondSteps.userId, person.viewer.id);
  const elsewhere = [
    sealKey({ authSecret: "another house" }, person.viewer.id, key),
    sealKey(platform, "another", key),
  ];
  for (const sealedKey of elsewhere) {
    await platform.db.update(secondSteps).set({ sealedKey }).where(isOurs);
    const known = Buffer.from(sealedKey, "base64url");
    for (const code of [codeShownBy(key, platform), codeShownBy(known, platform)]) {
      await expect(passSecondStep(platform, aVisit, halfway, code)).rejects.toEqual(new FieldError("code", WRONG_CODE));
    }
  }
});

test("the code of another session's key does not turn it on", async () => {
  const person = await aSenior(platform);
  const [here, there] = [await aBrowser(person), await aBrowser(person)];
  const input = { currentPassword: A_PASSWORD, code: codeShownBy(there.key, platform) };
  await expect(turnOnTwoStep(platform, person.viewer, here.visit, input)).rejects.toBeInstanceOf(FieldError);
});

test("of two parallel activations one succeeds, and only its codes are valid", async () => {
  const person = await aSenior(platform);
  const browsers = [await aBrowser(person), await aBrowser(person)];
  const answers = await Promise.allSettled(
    browsers.map(({ visit, key }) =>
      turnOnTwoStep(platform, person.viewer, visit, { currentPassword: A_PASSWORD, code: codeShownBy(key, platform) }),
    ),
  );
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toEqual([new DomainError("two-step-on")]);
  expect(await findSecondStep(platform.db, person.viewer.id)).toMatchObject({ backupCodesLeft: 10 });
});

test("a code works once, however many requests use it in parallel", async () => {
  const { person, key } = await aCarefulSenior();
  const halfway = await halfwayOf(person);
  const code = codeShownBy(key, platform);
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => passSecondStep(platform, aVisit, halfway, code)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(passSecondStep(platform, aVisit, halfway, code)).rejects.toEqual(new FieldError("code", WRONG_CODE));
  secondsLater(30);
  await passSecondStep(platform, aVisit, halfway, codeShownBy(key, platform));
  // An earlier, unused code is invalid too once a later one was used.
  const earlier = appCode(key, stepAt(platform.clock.now()) - 1);
  await expect(passSecondStep(platform, aVisit, halfway, earlier)).rejects.toBeInstanceOf(FieldError);
});

test("the code that turned it on is used up", async () => {
  const person = await aSenior(platform);
  const { visit, key } = await aBrowser(person);
  const code = codeShownBy(key, platform);
  await turnOnTwoStep(platform, person.viewer, visit, { currentPassword: A_PASSWORD, code });
  const halfway = await halfwayOf(person);
  await expect(passSecondStep(platform, aVisit, halfway, code)).rejects.toBeInstanceOf(FieldError);
});

test("a backup code works once, in any spelling, and is reported by email", async () => {
  const { person, codes } = await aCarefulSenior();
  const halfway = await halfwayOf(person);
  const [code = ""] = codes;
  const typed = code.toLowerCase().replace("-", " ");
  const answers = await Promise.allSettled([1, 2, 3].map(() => passSecondStep(platform, aVisit, halfway, typed)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await findSecondStep(platform.db, person.viewer.id)).toMatchObject({ backupCodesLeft: 9 });
  const told = and(eq(mails.toAddress, person.email), eq(mails.subject, "A backup code was used at Seasoned"));
  const [mail, ...others] = await platform.db.select().from(mails).where(told);
  expect(others).toEqual([]);
  expect(mail?.textBody).toContain("You have 9 backup codes left.");
});

test("one person's codes do not work for another", async () => {
  const [one, other] = [await aCarefulSenior(), await aCarefulSenior()];
  const halfway = await halfwayOf(one.person);
  for (const code of [codeShownBy(other.key, platform), other.codes[0] ?? ""]) {
    await expect(passSecondStep(platform, aVisit, halfway, code)).rejects.toEqual(new FieldError("code", WRONG_CODE));
  }
});

test("the second step expires after ten minutes or a new password", async () => {
  const { person, key, visit } = await aCarefulSenior();
  const answer = await signIn(platform, aVisit, { ...person, rememberMe: false });
  const token = "halfwayToken" in answer ? answer.halfwayToken : "";
  expect(readHalfway(platform, `${token}x`)).toBeNull();
  const halfway = readHalfway(platform, token);
  if (!halfway) throw new Error("no code is asked for");
  await changePassword(platform, person.viewer, visit, { currentPassword: A_PASSWORD, password: NEW_PASSWORD });
  const late = passSecondStep(platform, aVisit, halfway, codeShownBy(key, platform));
  await expect(late).rejects.toEqual(new DomainError("wrong-credentials"));
  secondsLater(600);
  expect(readHalfway(platform, token)).toBeNull();
});

test("reports every fifth wrong code in a row to the owner", async () => {
  const { person, key } = await aCarefulSenior();
  const halfway = await halfwayOf(person);
  const wrong = () => passSecondStep(platform, aVisit, halfway, "not a code").catch(() => null);
  const warned = async () =>
    (await listSubjectsTo(platform, person.email)).filter((text) => text.includes("know your")).length;
  for (let count = 0; count < 4; count += 1) await wrong();
  expect(await warned()).toBe(0);
  for (let count = 0; count < 3; count += 1) await wrong();
  expect(await warned()).toBe(1);
  for (let count = 0; count < 3; count += 1) await wrong();
  expect(await warned()).toBe(2);
  await passSecondStep(platform, aVisit, halfway, codeShownBy(key, platform));
  for (let count = 0; count < 4; count += 1) await wrong();
  expect(await warned()).toBe(2);
});

test("new backup codes replace the old ones", async () => {
  const { person, codes } = await aCarefulSenior();
  await expect(renewBackupCodes(platform, person.viewer, "not it")).rejects.toBeInstanceOf(FieldError);
  const fresh = await renewBackupCodes(platform, person.viewer, A_PASSWORD);
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  const halfway = await halfwayOf(person);
  await expect(passSecondStep(platform, aVisit, halfway, codes[0] ?? "")).rejects.toBeInstanceOf(FieldError);
  await passSecondStep(platform, aVisit, halfway, fresh[0] ?? "");
  expect(await listSubjectsTo(platform, person.email)).toContain("New backup codes for Seasoned");
  const { viewer } = await aSenior(platform);
  await expect(renewBackupCodes(platform, viewer, A_PASSWORD)).rejects.toThrow("two-step-off");
});

test("is turned off only with the password, which deletes the backup codes", async () => {
  const { person } = await aCarefulSenior();
  await expect(turnOffTwoStep(platform, person.viewer, "not it")).rejects.toBeInstanceOf(FieldError);
  expect(await findSecondStep(platform.db, person.viewer.id)).not.toBeNull();
  await turnOffTwoStep(platform, person.viewer, A_PASSWORD);
  await signInAtOnce(platform, aVisit, { ...person, rememberMe: false });
  expect(await platform.db.$count(backupCodes, eq(backupCodes.userId, person.viewer.id))).toBe(0);
  expect(await listSubjectsTo(platform, person.email)).toContain("Two-step login is off for Seasoned");
});

test("turning it off where it is not on notifies no one", async () => {
  const person = await aSenior(platform);
  expect(await endTwoStep(platform, platform.db, person.viewer)).toBe(false);
  expect(await listSubjectsTo(platform, person.email)).not.toContain("Two-step login is off for Seasoned");
});

test("the database alone reveals neither key nor backup codes", async () => {
  const { person, key, codes } = await aCarefulSenior();
  const [row] = await platform.db.select().from(secondSteps).where(eq(secondSteps.userId, person.viewer.id));
  const kept = await platform.db.select().from(backupCodes).where(eq(backupCodes.userId, person.viewer.id));
  expect(kept).toHaveLength(10);
  const stored = JSON.stringify([row, kept]);
  for (const secret of [
    key.toString("base64url"),
    key.toString("hex"),
    ...codes,
    ...codes.map((code) => code.replace("-", "")),
  ]) {
    expect(stored).not.toContain(secret);
  }
});
