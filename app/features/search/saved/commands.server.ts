import { and, count, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { requireRecruiter, requireSenior } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { MINUTE_MS } from "#app/time.ts";
import { TOO_MANY_SEARCHES } from "./labels.ts";
import { type DueSearch, isDue } from "./queries-due.server.ts";
import { type Frequency, MAX_SEARCHES, type Run, type Sought } from "./rules.ts";
import type { ChangeSearchInput, SaveSearchInput } from "./schema.ts";

const REQUIRE: Record<Sought, (viewer: Viewer) => void> = { jobs: requireSenior, candidates: requireRecruiter };

/**
 * Saves a search of the viewer; `query` is in the form that its page saves. A search that is already saved gets the new
 * name and frequency. Alerts cover what is new from now on. Throws wrong-role, or FieldError for `name` when there are
 * too many or the search is empty, or for `frequency` when the plan does not include it.
 */
export async function saveSearch(
  platform: Platform,
  viewer: Viewer,
  sought: Sought,
  { query, name, frequency }: SaveSearchInput,
): Promise<void> {
  REQUIRE[sought](viewer);
  if (query === "") throw new FieldError("name", "Please search for something first, then save the search.");
  await requireFrequency(platform, viewer, sought, frequency);
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db.transaction(async (tx) => {
    // Locks the person's row so that parallel saves run one after the other and the number stays bounded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for("update");
    const isOther = and(
      eq(savedSearches.userId, viewer.id),
      eq(savedSearches.sought, sought),
      ne(savedSearches.query, query),
    );
    const [others] = await tx.select({ count: count() }).from(savedSearches).where(isOther);
    if ((others?.count ?? 0) >= MAX_SEARCHES) throw new FieldError("name", TOO_MANY_SEARCHES);
    const kept = { name, frequency, searchedUntil: now, updatedAt: now };
    await tx
      .insert(savedSearches)
      .values({ id, userId: viewer.id, sought, query, createdAt: now, ...kept })
      .onConflictDoUpdate({ target: [savedSearches.userId, savedSearches.sought, savedSearches.query], set: kept });
  });
}

/**
 * Changes the name or frequency of a saved search. Alerts that are switched on again cover what is new from then on.
 * Throws wrong-role, not-found, FieldError for `frequency` when the plan does not include it.
 */
export async function changeSearch(
  platform: Platform,
  viewer: Viewer,
  sought: Sought,
  { searchId, name, frequency }: ChangeSearchInput,
): Promise<void> {
  REQUIRE[sought](viewer);
  await requireFrequency(platform, viewer, sought, frequency);
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const isThis = isOwn(viewer, sought, searchId);
    const [search] = await tx.select().from(savedSearches).where(isThis).for("update");
    if (!search) throw new DomainError("not-found");
    const searchedUntil = search.frequency === "off" ? now : search.searchedUntil;
    await tx.update(savedSearches).set({ name, frequency, searchedUntil, updatedAt: now }).where(isThis);
  });
}

/** Throws FieldError for `frequency` when alerts at once are not offered for this kind or not part of the plan. */
async function requireFrequency(
  platform: Platform,
  viewer: Viewer,
  sought: Sought,
  frequency: Frequency,
): Promise<void> {
  if (frequency !== "instant") return;
  if (sought === "jobs") throw new FieldError("frequency", "Please choose how often");
  if (!(await mayUse(platform, viewer.id, "premium-search")))
    throw new FieldError("frequency", NOT_INCLUDED["premium-search"]);
}

/** Deletes a saved search of the viewer; does nothing if it is already gone. Throws wrong-role, not-found. */
export async function deleteSearch(
  platform: Platform,
  viewer: Viewer,
  sought: Sought,
  { searchId }: { searchId: string },
): Promise<void> {
  REQUIRE[sought](viewer);
  await platform.db.delete(savedSearches).where(isOwn(viewer, sought, searchId));
}

/** The overlap catches what was being written during the last search; what was already found is not sent again. */
const OVERLAP = 5 * MINUTE_MS;

/**
 * Marks these searches of one person as run at `now`, in the transaction that sends the alert. Returns false if one is
 * no longer due: a second process waits here and then has nothing to send.
 */
export async function markSearched(
  tx: Database,
  searches: readonly DueSearch[],
  sought: Sought,
  now: Date,
  run: Run,
): Promise<boolean> {
  const isOneOf = inArray(
    savedSearches.id,
    searches.map(({ id }) => id),
  );
  const due = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(isOneOf, isDue(sought, now, run)))
    .for("update");
  if (due.length < searches.length) return false;
  await tx
    .update(savedSearches)
    .set({ searchedUntil: new Date(now.getTime() - OVERLAP) })
    .where(isOneOf);
  return true;
}

function isOwn(viewer: Viewer, sought: Sought, searchId: string) {
  return and(
    eq(savedSearches.id, requireId(searchId)),
    eq(savedSearches.userId, viewer.id),
    eq(savedSearches.sought, sought),
  );
}
