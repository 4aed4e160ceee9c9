import { MINUTE_MS } from "#app/time.ts";

/** How long a one-time code is shown, in seconds (RFC 6238, section 4.1, and what every app assumes). */
export const CODE_SECONDS = 30;

/** How many backup codes a person is given at once. */
export const BACKUP_CODE_COUNT = 10;

/** How long somebody who gave the right password has for the code, in milliseconds. */
export const HALFWAY_LIFE = 10 * MINUTE_MS;

/** After every so many wrong codes in a row the owner is told that somebody knows the password. */
export const WRONG_CODES_TO_TELL = 5;

/** The letters of backup codes (Crockford's base 32): no two look alike. */
export const BACKUP_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** How two-step login stands for a person who turned it on. */
export type SecondStep = { since: Date; backupCodesLeft: number };

/**
 * What somebody needs to turn it on: the key to type, the link for the app on this very phone, and the picture for a
 * phone's camera, `size` squares wide and high with its white edge, the dark ones as an SVG path.
 */
export type TwoStepSetup = { key: string; href: string; picture: { size: number; path: string } };

/** A code as somebody typed it: six digits of the app, or a backup code. */
export type TypedCode = { from: "app"; digits: string } | { from: "paper"; code: string };

/**
 * Reads a code however it was copied: blanks and hyphens do not matter, nor small letters, nor a letter that looks like
 * a digit. Null for what can be neither kind.
 */
export function readCode(typed: string): TypedCode | null {
  const plain = typed.replace(/[\s\-\u2010-\u2015]/g, "").toUpperCase();
  if (/^\d{6}$/.test(plain)) return { from: "app", digits: plain };
  const code = plain.replaceAll("O", "0").replace(/[IL]/g, "1");
  const isBackup = code.length === 10 && [...code].every((letter) => BACKUP_LETTERS.includes(letter));
  return isBackup ? { from: "paper", code } : null;
}

/** A backup code as it is shown: two groups of five. */
export function shownBackupCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** A key as it is typed into an app by hand: groups of four letters. */
export function shownKey(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** What a code app reads from the picture, or opens as a link: the Key URI Format of Google Authenticator. */
export function keyHref(brand: string, email: string, key: string): string {
  const query = new URLSearchParams({ secret: key, issuer: brand });
  return `otpauth://totp/${encodeURIComponent(brand)}:${encodeURIComponent(email)}?${query}`;
}
