import { eq, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { bouncedAddresses } from "#app/db/schema/mails.ts";

/** Returns the condition that a row is about this address. */
export function isBounceOf(address: string): SQL {
  return eq(bouncedAddresses.address, address.toLowerCase());
}

/** Returns since when email to this address bounces; null if it does not. */
export async function findBounce(db: Database, address: string): Promise<{ bouncedAt: Date } | null> {
  const [row] = await db
    .select({ bouncedAt: bouncedAddresses.bouncedAt })
    .from(bouncedAddresses)
    .where(isBounceOf(address));
  return row ?? null;
}
