import { createHmac, timingSafeEqual } from "node:crypto";

type Signer = { authSecret: string };

/**
 * Signs a token for an email's link, or for a cookie, with these parts. It expires only if a part says so, and nothing
 * is stored. `purpose` keeps a token of one kind from working as another. Parts have no dots.
 */
export function signedToken(signer: Signer, purpose: string, parts: readonly string[]): string {
  return [...parts, signatureOf(signer, purpose, parts)].join(".");
}

/** Returns the parts of a token; null for an invalid one. */
export function readSignedToken(signer: Signer, purpose: string, token: string): string[] | null {
  const parts = token.split(".");
  const given = Buffer.from(parts.pop() ?? "");
  const expected = Buffer.from(signatureOf(signer, purpose, parts));
  return given.length === expected.length && timingSafeEqual(given, expected) ? parts : null;
}

function signatureOf({ authSecret }: Signer, purpose: string, parts: readonly string[]): string {
  return createHmac("sha256", authSecret)
    .update(`${purpose}\n${parts.join(".")}`)
    .digest("base64url");
}
