import { and, eq, isNull } from "drizzle-orm";
import { contactMessages } from "#app/db/schema/contact.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import { readAnsweredToken } from "./links.server.ts";

/**
 * Notes that the message of this link was answered, now. The first time counts: twice is as good as once. Throws
 * `link-expired` for a token that is not ours.
 */
export async function markAnswered(platform: Platform, token: string): Promise<void> {
  const id = readAnsweredToken(platform, token);
  if (id === null) throw new DomainError("link-expired");
  const [answered] = await platform.db
    .update(contactMessages)
    .set({ answeredAt: platform.clock.now() })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)))
    .returning({ reference: contactMessages.reference });
  if (answered) platform.log.info({ event: "message answered", reference: answered.reference });
}
