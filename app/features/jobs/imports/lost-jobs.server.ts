import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { findRecruiter } from "#app/features/accounts/queries.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { lostJobsMail, lostJobsNotification } from "./feed-emails.server.ts";
import { countMissing } from "./queries.server.ts";
import { isMostLost } from "./rules.ts";

type Import = typeof jobImports.$inferSelect;

/**
 * Whether an import of a feed that is read by itself would close most of its open jobs. It then waits for its
 * recruiter, who is told once, until the feed has its jobs again or they have answered. An older import that waits is
 * replaced by this one. Call it in the transaction that ends the check.
 */
export async function waitsForYes(platform: Platform, tx: Database, found: Import): Promise<boolean> {
  const { id, userId, source } = found;
  const isOlder = and(eq(jobImports.userId, userId), eq(jobImports.source, source), ne(jobImports.id, id));
  await tx.delete(jobImports).where(and(isOlder, eq(jobImports.status, "ready")));
  const [feed] = await tx
    .select()
    .from(jobFeeds)
    .where(and(eq(jobFeeds.userId, userId), eq(jobFeeds.url, source)))
    .for("update");
  if (!feed) return false;
  const counts = await countMissing(tx, found);
  const isLost = found.closesMissing && isMostLost(counts);
  if (isLost === (feed.lostJobsSince !== null)) return isLost;
  const since = platform.clock.now();
  await tx
    .update(jobFeeds)
    .set({ lostJobsSince: isLost ? since : null })
    .where(eq(jobFeeds.id, feed.id));
  if (!isLost) return false;
  await notify(platform, tx, { userId, ...lostJobsNotification(feed.url, counts) });
  const reader = await findRecruiter(tx, userId);
  await queueMail(platform, tx, lostJobsMail(reader, { id: feed.id, url: feed.url, since, ...counts }));
  return true;
}
