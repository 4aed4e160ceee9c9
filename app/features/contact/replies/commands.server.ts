import { and, eq, isNull, or, sql } from "drizzle-orm";
import { contactEntries, contactMessages } from "#app/db/schema/contact.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { readAnsweredToken } from "./links.server.ts";

/**
 * Marks the message of this link as answered now. Later uses of the link change nothing. Throws
 * `link-expired` if the token is not ours.
 */
export async function markAnswered(platform: Platform, token: string): Promise<void> {
  const id = readAnsweredToken(platform, token);
  if (id === null) throw new DomainError("link-expired");
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const [answered] = await tx
      .update(contactMessages)
      .set({
        state: "answered",
        answeredAt: sql`coalesce(${contactMessages.answeredAt}, ${now.toISOString()}::timestamptz)`,
        closedAt: null,
        version: sql`${contactMessages.version} + 1`,
      })
      .where(and(eq(contactMessages.id, id), or(eq(contactMessages.state, "open"), isNull(contactMessages.answeredAt))))
      .returning({ reference: contactMessages.reference });
    if (!answered) return;
    const entry = { id: platform.ids.next(now), messageId: id, createdAt: now };
    await tx.insert(contactEntries).values({ ...entry, kind: "event", event: "answered-elsewhere" });
    platform.log.info({ event: "message answered", reference: answered.reference });
  });
}
