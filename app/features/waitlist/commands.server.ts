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
 * Adds an address to the early-access list and emails it the link to leave, in one transaction.
 * Throws `already-on-waitlist` if the address is on the list, in any letter case.
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
 * Removes the entry that the token belongs to, and deletes its address and the email to it. A
 * second use changes nothing. Throws `link-expired` if the token is not ours.
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

/**
 * Removes an address from the list and deletes the email to it, because its owner closes their
 * account.
 */
export async function forgetOnWaitlist(tx: Database, email: string): Promise<void> {
  await tx.delete(waitlistEntries).where(eq(sql`lower(${waitlistEntries.email})`, email));
  await forgetJoinedMails(tx, email);
}

async function forgetJoinedMails(tx: Database, email: string): Promise<void> {
  await tx.delete(mails).where(and(eq(sql`lower(${mails.toAddress})`, email), isJoinedMail));
}

/**
 * Returns the path in every email to an entry that removes the entry. It works as long as the entry
 * exists, and nothing is stored for it.
 */
export function leaveWaitlistPath(platform: Platform, entryId: string): string {
  return `${LEAVE_PATH}?${new URLSearchParams({ token: signedToken(platform, PURPOSE, [entryId]) })}`;
}

/** Returns whether we made a token, so that the page can say so before anyone presses a button. */
export function isLeaveToken(platform: Platform, token: string): boolean {
  return entryOf(platform, token) !== null;
}

function entryOf(platform: Platform, token: string): string | null {
  return readSignedToken(platform, PURPOSE, token)?.[0] ?? null;
}
