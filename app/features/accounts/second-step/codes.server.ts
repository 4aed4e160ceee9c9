import { createHmac, randomInt } from "node:crypto";
import { openSeal, seal } from "#app/platform/sealing.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { BACKUP_CODE_COUNT, BACKUP_LETTERS, CODE_SECONDS } from "./rules.ts";

type Keeper = { authSecret: string };

const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const KEY_BYTES = 20;

/** Returns the number of the 30-second step that `at` lies in, counted from 1970. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / CODE_SECONDS);
}

/** Returns the six digits that an app shows in a step: RFC 6238 with SHA-1, truncated as in RFC 4226 (section 5.3). */
export function appCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/**
 * Returns the step of a code if it is the current one or a neighbor, so that a clock may be half a minute off and a
 * code may be typed slowly (RFC 6238, section 5.2). Null for a wrong code.
 */
export function stepOfCode(key: Buffer, digits: string, at: Date): number | null {
  const now = stepAt(at);
  return [now, now - 1, now + 1].find((step) => appCode(key, step) === digits) ?? null;
}

/**
 * Returns the keys with which a session may turn two-step login on, today's and yesterday's (UTC). A key is constant
 * for its day, so that the page can be reloaded while an app reads it, and nothing is stored before it is proven. Keys
 * lose their use when the session's token ends, as it does when two-step login is turned on, and after two days.
 */
export function keysOfSession({ authSecret }: Keeper, sessionToken: string, at: Date): [Buffer, Buffer] {
  const keyOf = (day: Date) =>
    createHmac("sha256", authSecret)
      .update(`two-step key\n${dayOf(day)}\n${sessionToken}`)
      .digest()
      .subarray(0, KEY_BYTES);
  return [keyOf(at), keyOf(new Date(at.getTime() - DAY_MS))];
}

/** Encrypts a person's key for the database. */
export function sealKey(keeper: Keeper, userId: string, key: Buffer): string {
  return seal(keeper, purposeOf(userId), key);
}

/** Decrypts the key; null if it was encrypted for another person or with another AUTH_SECRET. */
export function openKey(keeper: Keeper, userId: string, sealedKey: string): Buffer | null {
  return openSeal(keeper, purposeOf(userId), sealedKey);
}

function purposeOf(userId: string): string {
  return `two-step key of ${userId}`;
}

/** Encodes a key for apps (RFC 4648, base 32): 20 bytes become 32 letters. */
export function base32(key: Buffer): string {
  let bits = "";
  for (const byte of key) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE_32.charAt(Number.parseInt(five, 2))).join("");
}

/** Generates backup codes of 50 random bits each. */
export function newBackupCodes(): string[] {
  const letter = () => BACKUP_LETTERS.charAt(randomInt(BACKUP_LETTERS.length));
  return Array.from({ length: BACKUP_CODE_COUNT }, () => Array.from({ length: 10 }, letter).join(""));
}

/** Hashes a backup code. The hash is keyed, because 50 bits could be found by brute force in a stolen database. */
export function hashBackupCode({ authSecret }: Keeper, userId: string, code: string): string {
  return createHmac("sha256", authSecret).update(`backup code\n${userId}\n${code}`).digest("base64url");
}
