import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { backupCodes, secondSteps, sessions } from "#app/db/schema/accounts.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { queueMail } from "../../mail/commands.server.ts";
import { requireOwnPassword, requireSamePassword } from "../passwords/commands.server.ts";
import type { OpenedSession, Viewer, Visit } from "../rules.ts";
import type { TurnOnTwoStep } from "../schema.ts";
import { renewSession } from "../sessions/commands.server.ts";
import { hashBackupCode, keysOfSession, newBackupCodes, openKey, sealKey, stepOfCode } from "./codes.server.ts";
import {
  backupCodeUsedMail,
  newBackupCodesMail,
  twoStepOffMail,
  twoStepOnMail,
  wrongCodesMail,
} from "./emails.server.ts";
import { WRONG_FIRST_CODE } from "./labels.ts";
import { readCode, shownBackupCode, WRONG_CODES_TO_TELL } from "./rules.ts";

type Person = Pick<Viewer, "id" | "name" | "email" | "isEmailVerified">;

/**
 * Turns two-step login on with an app code for this session's key. Every other device is signed out, this browser gets
 * a fresh token, and the person is notified by email. Returns the backup codes, which are never shown again. Throws
 * email-unverified for an unverified address, because a stranger who signed up with it could lock its owner out. Throws
 * FieldError for a wrong password or code, two-step-on when it is on already.
 */
export async function turnOnTwoStep(
  platform: Platform,
  viewer: Viewer,
  visit: Visit,
  input: Pick<TurnOnTwoStep, "currentPassword" | "code">,
): Promise<{ codes: string[]; session: OpenedSession }> {
  if (!viewer.isEmailVerified) throw new DomainError("email-unverified");
  const passwordHash = await requireOwnPassword(platform, viewer, input.currentPassword);
  const now = platform.clock.now();
  const keys = keysOfSession(platform, visit.sessionToken ?? "", now);
  const typed = readCode(input.code);
  const proven = typed?.from === "app" ? provenKey(keys, typed.digits, now) : null;
  if (!proven) throw new FieldError("code", WRONG_FIRST_CODE);
  const sealedKey = sealKey(platform, viewer.id, proven.key);
  const turnedOn = await platform.db.transaction(async (tx) => {
    await requireSamePassword(tx, viewer.id, passwordHash);
    const [added] = await tx
      .insert(secondSteps)
      .values({ userId: viewer.id, sealedKey, lastStep: proven.step, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ userId: secondSteps.userId });
    if (!added) throw new DomainError("two-step-on");
    const codes = await giveBackupCodes(platform, tx, viewer.id);
    await queueMail(platform, tx, twoStepOnMail(viewer));
    return { codes, session: await renewSession(platform, tx, visit, viewer.id, now) };
  });
  platform.log.info({ event: "two-step login on", userId: viewer.id, request: visit.requestId });
  return turnedOn;
}

function provenKey(keys: readonly Buffer[], digits: string, at: Date): { key: Buffer; step: number } | null {
  for (const key of keys) {
    const step = stepOfCode(key, digits, at);
    if (step !== null) return { key, step };
  }
  return null;
}

/**
 * Turns two-step login off, and notifies the person by email. Throws FieldError for a wrong password, wrong-role for
 * staff, who need it.
 */
export async function turnOffTwoStep(platform: Platform, viewer: Viewer, password: string): Promise<void> {
  if (viewer.staff) throw new DomainError("wrong-role");
  const passwordHash = await requireOwnPassword(platform, viewer, password);
  await platform.db.transaction(async (tx) => {
    await requireSamePassword(tx, viewer.id, passwordHash);
    await endTwoStep(platform, tx, viewer);
  });
}

/**
 * Turns two-step login off in `tx` and notifies the person by email; does nothing if it is not on. Also for the
 * operator, after a person without phone and backup codes has proven their identity.
 */
export async function endTwoStep(platform: Platform, tx: Database, person: Person): Promise<boolean> {
  const [ended] = await tx.delete(secondSteps).where(eq(secondSteps.userId, person.id)).returning();
  if (!ended) return false;
  await tx.update(sessions).set({ codeAt: null }).where(eq(sessions.userId, person.id));
  await queueMail(platform, tx, twoStepOffMail(person));
  platform.log.info({ event: "two-step login off", userId: person.id });
  return true;
}

/**
 * Replaces all remaining backup codes, and notifies the person by email. Throws FieldError for a wrong password,
 * two-step-off while it is off.
 */
export async function renewBackupCodes(platform: Platform, viewer: Viewer, password: string): Promise<string[]> {
  const passwordHash = await requireOwnPassword(platform, viewer, password);
  const codes = await platform.db.transaction(async (tx) => {
    await requireSamePassword(tx, viewer.id, passwordHash);
    // The lock makes two renewals run one after the other, and the later one's codes are valid.
    const [held] = await tx.select().from(secondSteps).where(eq(secondSteps.userId, viewer.id)).for("update");
    if (!held) throw new DomainError("two-step-off");
    await tx.delete(backupCodes).where(eq(backupCodes.userId, viewer.id));
    await queueMail(platform, tx, newBackupCodesMail(viewer));
    return await giveBackupCodes(platform, tx, viewer.id);
  });
  platform.log.info({ event: "backup codes renewed", userId: viewer.id });
  return codes;
}

/**
 * Uses up a code that was typed after the right password, in `tx`: of any number of parallel attempts with one code
 * exactly one succeeds, and no code works again. False for a wrong one. The use of a backup code is reported by email.
 */
export async function spendCode(platform: Platform, tx: Database, person: Person, typed: string): Promise<boolean> {
  const code = readCode(typed);
  if (!code) return false;
  return code.from === "app"
    ? await spendAppCode(platform, tx, person.id, code.digits)
    : await spendBackupCode(platform, tx, person, code.code);
}

async function spendBackupCode(platform: Platform, tx: Database, person: Person, code: string): Promise<boolean> {
  const isOurs = eq(backupCodes.userId, person.id);
  const [used] = await tx
    .delete(backupCodes)
    .where(and(isOurs, eq(backupCodes.codeHash, hashBackupCode(platform, person.id, code))))
    .returning({ userId: backupCodes.userId });
  if (!used) return false;
  const now = platform.clock.now();
  await tx.update(secondSteps).set({ wrongCodes: 0, updatedAt: now }).where(eq(secondSteps.userId, person.id));
  await queueMail(platform, tx, backupCodeUsedMail(person, await tx.$count(backupCodes, isOurs)));
  return true;
}

async function spendAppCode(platform: Platform, tx: Database, userId: string, digits: string): Promise<boolean> {
  const isOurs = eq(secondSteps.userId, userId);
  const [found] = await tx.select({ sealedKey: secondSteps.sealedKey }).from(secondSteps).where(isOurs);
  if (!found) return false;
  const now = platform.clock.now();
  const key = openKey(platform, userId, found.sealedKey);
  const step = key && stepOfCode(key, digits, now);
  if (step === null) return false;
  const [used] = await tx
    .update(secondSteps)
    .set({ lastStep: step, wrongCodes: 0, updatedAt: now })
    .where(and(isOurs, lt(secondSteps.lastStep, step)))
    .returning({ userId: secondSteps.userId });
  return used !== undefined;
}

/** Counts a wrong code. At every fifth in a row, an email tells the owner that someone knows the password. */
export async function countWrongCode(platform: Platform, person: Person): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [counted] = await tx
      .update(secondSteps)
      .set({ wrongCodes: sql`${secondSteps.wrongCodes} + 1` })
      .where(eq(secondSteps.userId, person.id))
      .returning({ wrongCodes: secondSteps.wrongCodes });
    if (counted && counted.wrongCodes % WRONG_CODES_TO_TELL === 0)
      await queueMail(platform, tx, wrongCodesMail(person));
  });
}

async function giveBackupCodes(platform: Platform, tx: Database, userId: string): Promise<string[]> {
  const codes = newBackupCodes();
  const createdAt = platform.clock.now();
  const rows = codes.map((code) => ({ userId, codeHash: hashBackupCode(platform, userId, code), createdAt }));
  await tx.insert(backupCodes).values(rows);
  return codes.map(shownBackupCode);
}
