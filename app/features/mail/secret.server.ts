import { openSeal, seal } from "#app/platform/sealing.ts";

type Keeper = { authSecret: string };

const MARK = "sealed.";
const SEALED = /sealed\.([A-Za-z0-9_-]{38,})/g;

/**
 * Encrypts a secret for a stored email, such as the link of its button, so that the database alone does not reveal it.
 * `openSealed` decrypts it when the email is sent or shown, and only in emails to `toAddress`: emails also quote
 * people, and whoever obtained an encrypted secret could otherwise have it decrypted for themselves.
 */
export function sealSecret(platform: Keeper, secret: string, toAddress: string): string {
  return MARK + seal(platform, purposeFor(toAddress), Buffer.from(secret, "utf8"));
}

/**
 * Decrypts the secrets in a stored email to `toAddress`. One for another address or with another AUTH_SECRET stays
 * encrypted, which makes the link invalid.
 */
export function openSealed(platform: Keeper, text: string, toAddress: string): string {
  return text.replace(
    SEALED,
    (whole, sealed: string) => openSeal(platform, purposeFor(toAddress), sealed)?.toString("utf8") ?? whole,
  );
}

/** Removes even the encrypted secrets from a stored email's text, to hand it out. */
export function withoutSecrets(text: string): string {
  return text.replace(SEALED, "…");
}

function purposeFor(toAddress: string): string {
  return `secrets in mails to ${toAddress.toLowerCase()}`;
}
