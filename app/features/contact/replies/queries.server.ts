import { and, count, eq, gte, isNotNull, lte, or, sql } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, HOUR_MS } from "#app/time.ts";
import { readAnsweredToken } from "./links.server.ts";
import { RECORD_DAYS, type ReplyRecord } from "./rules.ts";

/** What the page of the link shows about a message: nothing that the sender wrote. */
export type AskedMessage = { reference: string; createdAt: Date; answeredAt: Date | null };

/**
 * Returns the message of a link, "not-ours" for a token that we did not make, or "gone" if the
 * sender's account was deleted.
 */
export async function findAskedMessage(
  platform: Pick<Platform, "db" | "authSecret">,
  token: string,
): Promise<AskedMessage | "not-ours" | "gone"> {
  const id = readAnsweredToken(platform, token);
  if (id === null) return "not-ours";
  const [message] = await platform.db
    .select({
      reference: contactMessages.reference,
      createdAt: contactMessages.createdAt,
      // Someone who wrote again or was not helped is waiting again.
      answeredAt:
        sql<Date | null>`case when ${contactMessages.state} = 'open' then null else ${contactMessages.answeredAt} end`.mapWith(
          contactMessages.answeredAt,
        ),
    })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return message ?? "gone";
}

/**
 * Computes how well the promise was kept in the last 90 days. A message whose deadline is still
 * ahead is not counted. An overdue message counts as late, and as the slowest for the median. A
 * message closed without an answer counts only if it was closed late.
 */
export async function readReplyRecord(db: Database, now: Date): Promise<ReplyRecord> {
  const { createdAt, answeredAt, closedAt } = contactMessages;
  const since = new Date(now.getTime() - RECORD_DAYS * DAY_MS);
  const overdue = new Date(now.getTime() - BRAND.replyHours.latest * HOUR_MS);
  const waitedTooLong = sql`(${closedAt} is null or ${closedAt} - ${createdAt} > make_interval(hours => ${BRAND.replyHours.latest}))`;
  const hours = sql`extract(epoch from ${answeredAt} - ${createdAt})::float8 / 3600`;
  const [record] = await db
    .select({
      counted: count(),
      answered: count(answeredAt),
      answeredInTime: sql<number>`count(*) filter (where ${hours} <= ${BRAND.replyHours.latest})::int`,
      medianHours: sql<
        number | null
      >`nullif(percentile_disc(0.5) within group (order by coalesce(${hours}, 'infinity')), 'infinity')`,
    })
    .from(contactMessages)
    .where(and(gte(createdAt, since), or(isNotNull(answeredAt), and(lte(createdAt, overdue), waitedTooLong))));
  return record ?? { counted: 0, answered: 0, answeredInTime: 0, medianHours: null };
}
