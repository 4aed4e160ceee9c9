import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { bouncedAddresses } from "#app/db/schema/mails.ts";
import type { Platform } from "#app/platform/platform.ts";
import { firstLetters } from "#app/words.ts";
import { queueMail } from "../commands.server.ts";
import { backAgainMail } from "./emails.server.ts";
import { findBounce } from "./queries.server.ts";

const MAX_REASON_LENGTH = 500;

/** Records that email to this address bounces. It gets no more mailings until the record is deleted. */
export async function noteBounce(platform: Platform, tx: Database, address: string, reason: string): Promise<void> {
  const bouncedAt = platform.clock.now();
  const note = { reason: firstLetters(reason, MAX_REASON_LENGTH), bouncedAt };
  await tx
    .insert(bouncedAddresses)
    .values({ address: address.toLowerCase(), ...note })
    .onConflictDoUpdate({ target: bouncedAddresses.address, set: note });
}

/** Deletes the record, because a server accepted an email for this address, or its owner asked for a retry. */
export async function forgetBounce(tx: Database, address: string): Promise<void> {
  await tx.delete(bouncedAddresses).where(eq(bouncedAddresses.address, address.toLowerCase()));
}

/**
 * Tries the viewer's own address again with a short email; a bounce creates the record again. Does nothing for an
 * address that does not bounce.
 */
export async function retryOwnAddress(platform: Platform, viewer: Parameters<typeof backAgainMail>[0]): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if (!(await findBounce(tx, viewer.email))) return;
    await forgetBounce(tx, viewer.email);
    await queueMail(platform, tx, backAgainMail(viewer));
  });
}
