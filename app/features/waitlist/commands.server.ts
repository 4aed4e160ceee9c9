import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { mails } from "#app/db/schema/mails.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import { DomainError } from "#app/domain-error.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";
import { joinedMail } from "./emails.server.ts";
import type { WaitlistSource } from "./rules.ts";
import type { WaitlistInput } from "./schema.ts";

const PURPOSE = "leave waitlist";
const LEAVE_PATH = "/waitlist/leave";
const isJoinedMail = sql`position(${LEAVE_PATH} in ${mails.textBody}) > 0`;

/**
 * Puts an address on the early-access list and mails it the way off again, both or neither. Throws
 * `already-on-waitlist` when the address is there, in whatever case it was typed.
 */
export async function joinWaitlist(
  platform: Platform,
  { email, userType }: WaitlistInput,
  source: WaitlistSource,
): Promise<void> {
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db.transaction(async (tx) => {
    const [entry] = await tx
      .insert(waitlistEntries)
      .values({ id, email: email.toLowerCase(), userType, source, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: waitlistEntries.id });
    if (!entry) throw new DomainError("already-on-waitlist");
    await queueMail(platform, tx, joinedMail(email, leaveWaitlistPath(platform, id)));
  });
}

/**
 * Takes the entry off the list for which the token was made, and forgets its address and the mail to it. Twice is as
 * good as once.
 * Throws `link-expired` for a token that is not ours.
 */
export async function leaveWaitlist(platform: Platform, token: string): Promise<void> {
  const id = entryOf(platform, token);
  if (id === null) throw new DomainError("link-expired");
  await platform.db.transaction(async (tx) => {
    const [left] = await tx
      .delete(waitlistEntries)
      .where(eq(waitlistEntries.id, id))
      .returning({ email: waitlistEntries.email });
    if (left) await forgetJoinedMails(tx, left.email);
  });
}

/** Takes an address off the list, and forgets the mail to it: its owner leaves altogether. */
export async function forgetOnWaitlist(tx: Database, email: string): Promise<void> {
  await tx.delete(waitlistEntries).where(eq(sql`lower(${waitlistEntries.email})`, email));
  await forgetJoinedMails(tx, email);
}

async function forgetJoinedMails(tx: Database, email: string): Promise<void> {
  await tx.delete(mails).where(and(eq(sql`lower(${mails.toAddress})`, email), isJoinedMail));
}

/** The path that every mail to an entry carries: it works for as long as the entry is there, and nothing is stored. */
export function leaveWaitlistPath(platform: Platform, entryId: string): string {
  return `${LEAVE_PATH}?${new URLSearchParams({ token: signedToken(platform, PURPOSE, [entryId]) })}`;
}

/** Whether a token was made by us, so that the page can say so before anybody presses a button. */
export function isLeaveToken(platform: Platform, token: string): boolean {
  return entryOf(platform, token) !== null;
}

function entryOf(platform: Platform, token: string): string | null {
  return readSignedToken(platform, PURPOSE, token)?.[0] ?? null;
}
