import { and, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { mayGetMailings } from "#app/features/mail/queries.server.ts";
import type { Mailing } from "#app/features/mail/rules.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The recipient of a digest. A second email with the same `onceKey` is not written. */
export type Reader = { id: string; name: string; email: string; onceKey: string };

/** One issue of a recurring email; `day` identifies it, such as the Monday of its week. */
type Issue = { mailing: Mailing; day: string };

const AT_ONCE = 200;

/**
 * Calls `write` one by one for everyone of this role whose preferences match `wants` and whose email of this issue is
 * not written yet, so a retried task skips those who have it. Leaves out people who are about to leave. A failure does
 * not hold up the others; the first one is thrown at the end.
 */
export async function forEachReader(
  platform: Platform,
  { role, wants, issue }: { role: Role; wants: SQL; issue: Issue },
  write: (reader: Reader) => Promise<void>,
): Promise<void> {
  await forEachIsolated(listReaders(platform, role, wants, issue), write);
}

/** Returns the key of a reader's only email of an issue. */
export function onceKeyOf({ mailing, day }: Issue, readerId: string): string {
  return `${mailing} ${readerId} ${day}`;
}

async function* listReaders(platform: Platform, role: Role, wants: SQL, issue: Issue): AsyncGenerator<Reader> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const people = await platform.db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, role)))
      .leftJoin(preferences, eq(preferences.userId, users.id))
      .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
      .where(and(wants, mayGetMailings(platform), isNull(accountDeletions.userId), gt(users.id, after)))
      .orderBy(users.id)
      .limit(AT_ONCE);
    const readers = people.map((person) => ({ ...person, onceKey: onceKeyOf(issue, person.id) }));
    const written = await listWritten(platform, readers);
    yield* readers.filter(({ onceKey }) => !written.has(onceKey));
    const last = people.at(-1);
    if (!last || people.length < AT_ONCE) return;
    after = last.id;
  }
}

/** Returns which of these readers' emails are already written. */
async function listWritten({ db }: Platform, readers: readonly Reader[]): Promise<Set<string | null>> {
  if (readers.length === 0) return new Set();
  const keys = readers.map(({ onceKey }) => onceKey);
  const rows = await db.select({ onceKey: mails.onceKey }).from(mails).where(inArray(mails.onceKey, keys));
  return new Set(rows.map(({ onceKey }) => onceKey));
}
