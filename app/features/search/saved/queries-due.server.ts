import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import { mayGetMailings } from "#app/features/mail/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { dueSince, RUNS, type Run, type Sought } from "./rules.ts";

const AT_ONCE = 200;

/** A person whose saved searches are due. */
export type DuePerson = { id: string; name: string; email: string };
/** A search that is due, and the moment it was last run for. */
export type DueSearch = { id: string; name: string; query: string; searchedUntil: Date };

/**
 * Yields everyone with due saved searches of this kind, except people who are about to leave, have to verify their
 * address, or, for the daily run, switched emails off. Runs one statement for each two hundred people.
 */
export async function* duePeople(platform: Platform, sought: Sought, run: Run): AsyncGenerator<DuePerson> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const people = await listPeople(platform, sought, run, after);
    yield* people;
    const last = people.at(-1);
    if (!last || people.length < AT_ONCE) return;
    after = last.id;
  }
}

async function listPeople(platform: Platform, sought: Sought, run: Run, after: string): Promise<DuePerson[]> {
  return await platform.db
    .selectDistinct({ id: users.id, name: users.name, email: users.email })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(
      and(
        isDue(sought, platform.clock.now(), run),
        run === "daily" ? sql`coalesce(${preferences.hasEmails}, true)` : undefined,
        mayGetMailings(platform),
        isNull(accountDeletions.userId),
        gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
}

/** Returns a person's due searches, the oldest first. */
export async function listDueSearches(
  db: Database,
  userId: string,
  sought: Sought,
  now: Date,
  run: Run,
): Promise<DueSearch[]> {
  const due = await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      searchedUntil: savedSearches.searchedUntil,
    })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isDue(sought, now, run)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id));
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  return due.map((one) => (one.searchedUntil > now ? { ...one, searchedUntil: aDayAgo } : one));
}

/**
 * Returns the SQL condition that a saved search is of this kind and due at `now` in this run. A search that was last run in the
 * future was marked by a wrong clock and is due.
 */
export function isDue(sought: Sought, now: Date, run: Run): SQL | undefined {
  const isPast = RUNS[run].map((frequency) =>
    and(
      eq(savedSearches.frequency, frequency),
      or(lte(savedSearches.searchedUntil, dueSince(frequency, now, run)), gt(savedSearches.searchedUntil, now)),
    ),
  );
  return and(eq(savedSearches.sought, sought), or(...isPast));
}
