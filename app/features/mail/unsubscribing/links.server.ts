import { createHmac, timingSafeEqual } from "node:crypto";
import type { Platform } from "#app/platform/platform.ts";
import { LETTERS, type Letter } from "../rules.ts";

/** Whose mails, and which of them, a link stops. */
export type Unsubscribing = { userId: string; name: Letter };

/** The path that stops these mails of this person. It is signed and does not expire; nothing is stored. */
export function unsubscribePathOf(platform: Pick<Platform, "authSecret">, { userId, name }: Unsubscribing): string {
  const token = `${userId}.${name}.${signatureOf(platform, userId, name)}`;
  return `/unsubscribe?${new URLSearchParams({ token })}`;
}

/** What a token of such a link stops; null for one that is not ours. */
export function readUnsubscribeToken(platform: Pick<Platform, "authSecret">, token: string): Unsubscribing | null {
  const [userId = "", name, given = "", ...rest] = token.split(".");
  const letter = LETTERS.find((one) => one === name);
  if (!letter || rest.length > 0) return null;
  const [right, said] = [Buffer.from(signatureOf(platform, userId, letter)), Buffer.from(given)];
  return right.length === said.length && timingSafeEqual(right, said) ? { userId, name: letter } : null;
}

function signatureOf({ authSecret }: Pick<Platform, "authSecret">, userId: string, name: Letter): string {
  return createHmac("sha256", authSecret).update(`stop mails\n${userId}\n${name}`).digest("base64url");
}
