import { contactMessages } from "#app/db/schema/contact.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { supportMail } from "./emails.server.ts";
import { answeredPathOf } from "./replies/links.server.ts";
import { type ContactChannel, referenceOf } from "./rules.ts";
import type { ContactInput } from "./schema.ts";

/**
 * Stores a message and emails it to support, in one transaction. Returns the reference number to
 * show. Anyone may write; a signed-in person's message belongs to their account.
 */
export async function sendContactMessage(
  platform: Platform,
  viewer: Viewer | null,
  input: ContactInput & { channel: ContactChannel; isCallRequest?: boolean; assignedTo?: string },
): Promise<{ reference: string }> {
  const { channel, isCallRequest = false, assignedTo, ...message } = input;
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const reference = referenceOf(id);
  await platform.db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      id,
      reference,
      channel,
      isCallRequest,
      assignedTo,
      userId: viewer?.id ?? null,
      ...message,
      createdAt: now,
      waitingSince: now,
    });
    const links = { answeredPath: answeredPathOf(platform, id), consolePath: `/operator/support/${id}` };
    await queueMail(platform, tx, supportMail(message, { channel, reference, ...links }));
  });
  return { reference };
}
