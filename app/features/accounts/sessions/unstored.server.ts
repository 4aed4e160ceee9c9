import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { skipIfStorageFull } from "#app/db/failures.ts";
import { sessions } from "#app/db/schema/accounts.ts";

/** More than the people of one process who log out while its disk is full. */
const MOST = 10_000;
/** Hashes of tokens whose sessions ended while nothing could be stored. */
const ended = new Set<string>();

/** Ends a session within this process, until it can be deleted. */
export function endUnstored(tokenHash: string): void {
  const [oldest] = ended;
  if (ended.size >= MOST && oldest !== undefined) ended.delete(oldest);
  ended.add(tokenHash);
}

/** Whether a session was ended this way; it is deleted now if storage works again. */
export async function isEndedUnstored(db: Database, tokenHash: string): Promise<boolean> {
  if (!ended.has(tokenHash)) return false;
  await removeEnded(db);
  return true;
}

/** Deletes sessions that ended while nothing could be stored. Does nothing while that is still so. */
export async function removeEnded(db: Database): Promise<void> {
  const hashes = [...ended];
  if (hashes.length === 0) return;
  const removed = await skipIfStorageFull(db.delete(sessions).where(inArray(sessions.tokenHash, hashes)).returning());
  if (removed !== null) for (const hash of hashes) ended.delete(hash);
}
