import type { ApiScope } from "#app/domain/api-scopes.ts";
import { DAY_MS } from "#app/time.ts";

/** How many keys of a recruiter may work at once. */
export const MOST_KEYS = 10;

/** The longest name of a key, in characters. */
export const KEY_NAME_LIMIT = 60;

/** For how many days a key works, to choose from. None works forever, because forgotten keys leak. */
export const KEY_LIVES = [30, 90, 365] as const;
export const USUAL_KEY_LIFE = 90;

/** How long the old key works after a rotation, so that software can be changed without a gap. */
export const ROTATION_MS = DAY_MS;

/** How long a response is kept for its Idempotency-Key. */
export const ANSWER_KEPT_MS = DAY_MS;

/** The beginning of every key, by which scanners of public code recognize one. */
export const KEY_MARK = "seasoned_";

/** A key as its owner sees it in the list. */
export type ListedKey = {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Until when the key before the last rotation works; null if there is none. */
  previousEndsAt: Date | null;
};

/** Whether a key works, and why not. */
export function stateOfKey({ revokedAt, expiresAt }: Pick<ListedKey, "revokedAt" | "expiresAt">, now: Date) {
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "works";
}
