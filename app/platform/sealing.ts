import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

type Keeper = { authSecret: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret for the database, so that a copy of it alone reveals nothing. `purpose` keeps a secret for one
 * thing, or one person, from being decrypted as another.
 */
export function seal(keeper: Keeper, purpose: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(keeper, purpose), iv);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** Decrypts the secret; null for another AUTH_SECRET or purpose, and for invalid input. */
export function openSeal(keeper: Keeper, purpose: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(keeper, purpose), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const secret = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([secret, decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf({ authSecret }: Keeper, purpose: string): Buffer {
  return createHash("sha256").update(`${purpose}\n${authSecret}`).digest();
}
