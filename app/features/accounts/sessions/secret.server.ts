import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

/** Generates a secret for a cookie or a link: 256 random bits. */
export function newSecret(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** Whether a text has the form of such a secret; others need no query. */
export function looksLikeSecret(text: string): boolean {
  return FORM.test(text);
}

/** Hashes a secret for the database. 256 random bits need no salt and no slow hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
