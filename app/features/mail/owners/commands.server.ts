import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { mails } from "#app/db/schema/mails.ts";
import { formerAddressKey } from "./rules.ts";

/**
 * Keeps whose the mails to an address were that somebody gives up: soon the address may be another's, and alone it tells
 * neither their export nor their erasure. Call it in the transaction that changes the address, after the last mail there.
 */
export async function keepOwnerOfMails(tx: Database, owner: { id: string; email: string }): Promise<void> {
  await tx
    .update(mails)
    .set({ onceKey: sql`${formerAddressKey(owner.id)} || ${mails.id}` })
    .where(and(eq(sql`lower(${mails.toAddress})`, owner.email.toLowerCase()), isNull(mails.onceKey)));
}
