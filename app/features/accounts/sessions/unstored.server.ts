import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { skipIfStorageFull } from "#app/db/failures.ts";
import { sessions } from "#app/db/schema/accounts.ts";

/** More than a process has people who log out while its disk is full. */
const MOST = 10_000;
/** Hashes of the tokens whose sessions ended while nothing could be stored. */
const ended = new Set<string>();

/** Ends a session for this process, until it can be removed. */
export function endUnstored(tokenHash: string): void {
  const [oldest] = ended;
  if (ended.size >= MOST && oldest !== undefined) ended.delete(oldest);
  ended.add(tokenHash);
}

/** Whether a session was ended so; it is removed now, if that works again. */
export async function isEndedUnstored(db: Database, tokenHash: string): Promise<boolean> {
  if (!ended.has(tokenHash)) return false;
  await removeEnded(db);
  return true;
}

/** Removes what was ended while nothing could be stored. Nothing happens while that is still so. */
export async function removeEnded(db: Database): Promise<void> {
  const hashes = [...ended];
  if (hashes.length === 0) return;
  const removed = await skipIfStorageFull(db.delete(sessions).where(inArray(sessions.tokenHash, hashes)).returning());
  if (removed !== null) for (const hash of hashes) ended.delete(hash);
}
