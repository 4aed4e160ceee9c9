import { lte } from "drizzle-orm";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { refreshCandidateSearch } from "#app/features/profiles/candidates/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { eraseAccount } from "./erasure.server.ts";

const QUEUE = "settings.erase-accounts";
const AT_ONCE = 50;

/** Erases, once an hour, the accounts whose days to think are over. */
export async function registerErasure(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => eraseDueAccounts(platform));
  await platform.tasks.schedule(QUEUE, "41 * * * *");
}

/** Erases the accounts that are due, each in a transaction of its own; what fails is tried again with the task. */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const due = await platform.db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, platform.clock.now()))
    .limit(AT_ONCE);
  for (const { userId } of due) await eraseAccount(platform, userId);
  // Words that only they used go from what recruiters' search knows, too.
  if (due.length > 0) await refreshCandidateSearch(platform);
}
