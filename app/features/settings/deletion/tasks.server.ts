import { and, asc, eq, gt, or } from "drizzle-orm";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { forgetOldCases } from "#app/features/cases/commands.server.ts";
import { forgetOldOriginals } from "#app/features/messaging/commands-cases.server.ts";
import { refreshCandidateSearch } from "#app/features/profiles/candidates/commands.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { eraseAccount, mayBeErased } from "./erasure.server.ts";

const QUEUE = "settings.erase-accounts";

/** Erases, every hour, the accounts whose grace period is over, and old evidence of cases. */
export async function registerErasure(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => eraseWhatIsDue(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "41 * * * *");
}

async function eraseWhatIsDue(platform: Platform): Promise<void> {
  await forEachIsolated([eraseDueAccounts, forgetOldOriginals, forgetOldCases], (erase) => erase(platform));
}

/**
 * Erases the accounts that are due, each in its own transaction, longest overdue first. A failure does not hold up the
 * others; the first one is thrown at the end, so that the task is retried.
 */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const { userId, dueAt } = accountDeletions;
  const isDue = mayBeErased(platform);
  let isAnybodyDue = false;
  type Due = { userId: string; dueAt: Date };
  const due = inPages<Due>((after, limit) => {
    const isBehind = after
      ? or(gt(dueAt, after.dueAt), and(eq(dueAt, after.dueAt), gt(userId, after.userId)))
      : undefined;
    return platform.db
      .select({ userId, dueAt })
      .from(accountDeletions)
      .where(and(isDue, isBehind))
      .orderBy(asc(dueAt), asc(userId))
      .limit(limit);
  });
  const erasing = forEachIsolated(due, async (one) => {
    isAnybodyDue = true;
    await eraseAccount(platform, one.userId);
  });
  // Removes words that only they used from the index of candidate search, too.
  await erasing.finally(async () => {
    if (isAnybodyDue) await refreshCandidateSearch(platform);
  });
}
