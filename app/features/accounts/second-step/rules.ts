import { MINUTE_MS } from "#app/time.ts";

/** How long an app shows a code, in seconds (RFC 6238, section 4.1, and what every app assumes). */
export const CODE_SECONDS = 30;

/** The number of backup codes a person gets at once. */
export const BACKUP_CODE_COUNT = 10;

/** How long the second step may take after the right password, in milliseconds. */
export const HALFWAY_LIFE = 10 * MINUTE_MS;

/** After each run of this many wrong codes the owner is told that someone knows the password. */
export const WRONG_CODES_TO_TELL = 5;

/** The letters of backup codes (Crockford's base 32), of which no two look alike. */
export const BACKUP_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The state of two-step login for a person who turned it on. */
export type SecondStep = { since: Date; backupCodesLeft: number };

/**
 * What a person needs to turn it on: the key to type, the link for an app on this phone, and the picture for another
 * phone's camera, `size` squares wide and high with its white border, the dark ones as an SVG path.
 */
export type TwoStepSetup = { key: string; href: string; picture: { size: number; path: string } };

/** A typed code: six digits from the app, or a backup code. */
export type TypedCode = { from: "app"; digits: string } | { from: "paper"; code: string };

/**
 * Parses a code however it was copied: ignores spaces, hyphens, and case, and accepts letters that look like digits.
 * Null if it can be neither kind.
 */
export function readCode(typed: string): TypedCode | null {
  const plain = typed.replace(/[\s\-\u2010-\u2015]/g, "").toUpperCase();
  if (/^\d{6}$/.test(plain)) return { from: "app", digits: plain };
  const code = plain.replaceAll("O", "0").replace(/[IL]/g, "1");
  const isBackup = code.length === 10 && [...code].every((letter) => BACKUP_LETTERS.includes(letter));
  return isBackup ? { from: "paper", code } : null;
}

/** Formats a backup code: two groups of five. */
export function shownBackupCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** Formats a key for typing it into an app: groups of four letters. */
export function shownKey(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** Returns the link that an app scans or opens: the Key URI Format of Google Authenticator. */
export function keyHref(brand: string, email: string, key: string): string {
  const query = new URLSearchParams({ secret: key, issuer: brand });
  return `otpauth://totp/${encodeURIComponent(brand)}:${encodeURIComponent(email)}?${query}`;
}
