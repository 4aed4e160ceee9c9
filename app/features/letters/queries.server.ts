import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { eachApart } from "#app/platform/each-apart.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Somebody to write to. */
export type Reader = { id: string; name: string; email: string };

const AT_ONCE = 200;

/**
 * Calls `write` for everybody of this role whose preferences fulfil `wants`, one after the other. People who are about
 * to leave are left in peace. One with whom it fails holds up no other; the first failure is thrown in the end.
 */
export async function forEachReader(
  platform: Platform,
  role: Role,
  wants: SQL,
  write: (reader: Reader) => Promise<void>,
): Promise<void> {
  await eachApart(listReaders(platform, role, wants), write);
}

async function* listReaders(platform: Platform, role: Role, wants: SQL): AsyncGenerator<Reader> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const readers = await platform.db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, role)))
      .leftJoin(preferences, eq(preferences.userId, users.id))
      .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
      .where(and(wants, isNull(accountDeletions.userId), gt(users.id, after)))
      .orderBy(users.id)
      .limit(AT_ONCE);
    yield* readers;
    const last = readers.at(-1);
    if (!last || readers.length < AT_ONCE) return;
    after = last.id;
  }
}
