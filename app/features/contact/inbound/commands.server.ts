import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import { contactEntries, contactMessages } from "#app/db/schema/contact.ts";
import type { Platform } from "#app/platform/platform.ts";
import { referenceIn } from "../rules.ts";
import type { InboundMail } from "./fields.ts";

/**
 * Adds an email to the request whose reference is in its subject, and reopens the request. An email
 * that arrives twice is added once. Returns "unknown" if there is no reference of ours, or if we
 * sent the email.
 */
export async function fileInboundMail(
  platform: Platform,
  { from, subject, text, messageId }: InboundMail,
): Promise<"filed" | "unknown"> {
  const reference = referenceIn(subject);
  if (reference === null || from === BRAND.contactEmail) return "unknown";
  const now = platform.clock.now();
  return await platform.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference))
      .for("update");
    if (!request) return "unknown";
    const sourceId = createHash("sha256")
      .update(messageId ?? `${from}\n${subject}\n${text}`)
      .digest("base64url");
    const written = { id: platform.ids.next(now), messageId: request.id, createdAt: now };
    const [filed] = await tx
      .insert(contactEntries)
      .values({ ...written, kind: "email", text, fromAddress: from, sourceId: `${request.id} ${sourceId}` })
      .onConflictDoNothing({ target: contactEntries.sourceId })
      .returning({ id: contactEntries.id });
    if (!filed) return "filed";
    const again =
      request.state === "open" ? {} : { state: "open" as const, waitingSince: now, remindersSent: 0, closedAt: null };
    await tx
      .update(contactMessages)
      .set({ ...again, version: request.version + 1 })
      .where(eq(contactMessages.id, request.id));
    platform.log.info({ event: "answer filed", reference });
    return "filed";
  });
}
