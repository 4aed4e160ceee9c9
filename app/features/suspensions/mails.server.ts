import { and, gte, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";

/** How many days of emails to look through. Sending an email is retried for one day only. */
const TRIED_DAYS = 2;

/**
 * Cancels, in `tx`, emails to others that are not yet sent and that link to a conversation or a job
 * of this person.
 */
export async function stopMailsFrom({ clock }: Platform, tx: Database, userId: string): Promise<void> {
  const now = clock.now();
  const leadsTo = sql`(
    exists (select from ${conversations} where ${userId}::uuid in (${conversations.seniorId}, ${conversations.recruiterId})
      and position('/messages?conversation=' || ${conversations.id} in ${mails.textBody}) > 0)
    or exists (select from ${jobs} where ${jobs.responsibleId} = ${userId} and position('/job/' || ${jobs.id} in ${mails.textBody}) > 0))`;
  await tx
    .update(mails)
    .set({ refusedAt: now, lastError: "its sender was suspended" })
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.refusedAt),
        gte(mails.createdAt, new Date(now.getTime() - TRIED_DAYS * DAY_MS)),
        or(isNull(mails.userId), ne(mails.userId, userId)),
        leadsTo,
      ),
    );
}
