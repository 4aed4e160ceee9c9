import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { createLimiter } from "#app/platform/limiter.ts";
import { COST } from "./cost.server.ts";

const derive = promisify(argon2);
// Each hash uses a core. One core stays free, so that a hundred sign-ins do not block other pages.
const inTurn = createLimiter(Math.max(1, Math.min(3, availableParallelism() - 1)));

const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

type Parts = { memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer };

/** Whether a password is right, and whether its hash should be renewed at today's cost. */
export type PasswordCheck = { isRight: boolean; needsRehash: boolean };

/** Hashes a password at today's cost to a PHC string. Takes some tens of milliseconds off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await inTurn(() => derive("argon2id", { message: message(password), nonce, ...COST }));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Compares in constant time. A hash of another format matches nothing. */
export async function checkPassword(password: string, hash: string): Promise<PasswordCheck> {
  const parts = parse(hash);
  if (!parts) return { isRight: false, needsRehash: false };
  const { memory, passes, parallelism, nonce, tag } = parts;
  const cost = { memory, passes, parallelism, tagLength: tag.length };
  const given = await inTurn(() => derive("argon2id", { message: message(password), nonce, ...cost }));
  const isWeak = memory < COST.memory || passes < COST.passes || tag.length < COST.tagLength;
  return { isRight: timingSafeEqual(given, tag), needsRehash: isWeak };
}

let decoy: Promise<string> | null = null;

/**
 * Costs as much as `checkPassword`, for an account that does not exist, so that the time reveals nothing. Always wrong.
 */
export async function checkNoPassword(password: string): Promise<PasswordCheck> {
  decoy ??= hashPassword(randomBytes(24).toString("base64"));
  await checkPassword(password, await decoy);
  return { isRight: false, needsRehash: false };
}

// Normalizes to NFC, because two keyboards may produce different code points for one letter (é is one or two).
function message(password: string): Buffer {
  return Buffer.from(password.normalize("NFC"), "utf8");
}

function parse(hash: string): Parts | null {
  const match = PHC.exec(hash);
  if (!match) return null;
  const [, memory, passes, parallelism, nonce = "", tag = ""] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
