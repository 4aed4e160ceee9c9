import type { Database } from "#app/db/database.ts";
import { DomainError } from "#app/domain-error.ts";
import { cleanAddress } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findUserByEmail } from "./queries.server.ts";
import { endTwoStep } from "./second-step/commands.server.ts";
import { endSessions, revokeAllSessions } from "./sessions/commands.server.ts";

/** For the operator: signs a person out everywhere, at once. Throws not-found for an address without an account. */
export async function signOutEverywhere(platform: Platform, email: string): Promise<void> {
  const person = await requirePerson(platform.db, email);
  await revokeAllSessions(platform, person.id);
}

/**
 * For the operator, after a person without phone and backup codes has proven their identity: turns two-step login off,
 * signs out every device, and notifies the person by email. False if it was not on. Throws not-found for an address
 * without an account.
 */
export async function letInWithoutCode(platform: Platform, email: string): Promise<boolean> {
  const person = await requirePerson(platform.db, email);
  return await platform.db.transaction(async (tx) => {
    const wasOn = await endTwoStep(platform, tx, person);
    if (wasOn) await endSessions(tx, person.id);
    return wasOn;
  });
}

async function requirePerson(db: Database, email: string) {
  const person = await findUserByEmail(db, cleanAddress(email));
  if (!person) throw new DomainError("not-found");
  return person;
}
