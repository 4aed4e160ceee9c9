import { and, asc, eq, gt, isNotNull, lt, or } from "drizzle-orm";
import { dataRequests } from "#app/db/schema/legal.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { forgetOldCases } from "#app/features/cases/commands.server.ts";
import { CASES_KEPT_DAYS } from "#app/features/cases/rules.ts";
import { forgetOldOriginals } from "#app/features/messaging/commands-cases.server.ts";
import { refreshCandidateSearch } from "#app/features/profiles/candidates/commands.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { eraseAccount, mayBeErased } from "./erasure.server.ts";

const QUEUE = "settings.erase-accounts";

/** Erases, every hour, the accounts whose grace period is over, and old evidence of cases. */
export async function registerErasure(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => eraseWhatIsDue(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "41 * * * *");
}

async function eraseWhatIsDue(platform: Platform): Promise<void> {
  await forEachIsolated([eraseDueAccounts, forgetOldOriginals, forgetOldCases, forgetOldDataRequests], (erase) =>
    erase(platform),
  );
}

/** Removes what is a person's from requests for data that were closed two years ago; the yearly figures keep the rest. */
export async function forgetOldDataRequests({ db, clock }: Platform): Promise<void> {
  const since = new Date(clock.now().getTime() - CASES_KEPT_DAYS * DAY_MS);
  await db
    .update(dataRequests)
    .set({ email: null, source: "", answer: null })
    .where(and(lt(dataRequests.closedAt, since), isNotNull(dataRequests.email)));
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
