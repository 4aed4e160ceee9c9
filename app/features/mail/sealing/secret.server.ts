import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

type Keeper = { authSecret: string };

const MARK = "sealed.";
const SEALED = /sealed\.([A-Za-z0-9_-]{38,})/g;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A secret as it may stand in a stored mail, e.g. in the link of its button: a dump of the database alone does not
 * give it away. `openSealed` puts the secret back when the mail is sent or shown.
 */
export function sealSecret(platform: Keeper, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(platform), iv);
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** A stored mail's text with its secrets in place. One sealed under another AUTH_SECRET stays sealed: a dead link. */
export function openSealed(platform: Keeper, text: string): string {
  return text.replace(SEALED, (whole, sealed: string) => open(platform, Buffer.from(sealed, "base64url")) ?? whole);
}

function open(platform: Keeper, bytes: Buffer): string | null {
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(platform), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(tag);
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function keyOf({ authSecret }: Keeper): Buffer {
  return createHash("sha256").update(`secrets in mails\n${authSecret}`).digest();
}
