import { and, count, eq, ne } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { requireSenior } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { readJobSearch } from "../search/schema.ts";
import { proposedName, TOO_MANY_SEARCHES } from "./labels.ts";
import { isSearchSaved } from "./queries.server.ts";
import { MAX_SEARCHES } from "./rules.ts";
import { type ChangeSearchInput, keptQuery, type SaveSearchInput } from "./schema.ts";

/**
 * Keeps a search of the viewer. One that is kept already gets the new name and frequency. Alerts tell of jobs that are
 * posted from now on. Throws wrong-role; FieldError for `name` when there are too many, or nothing is searched for.
 */
export async function saveSearch(platform: Platform, viewer: Viewer, input: SaveSearchInput): Promise<void> {
  requireSenior(viewer);
  const { name, frequency } = input;
  const query = keptQuery(input.query);
  if (query === "") throw new FieldError("name", "Please search for something first, then save the search.");
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await platform.db.transaction(async (tx) => {
    // The person's own row: saves at the same moment go one after the other, so that the number stays bounded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for("update");
    const [others] = await tx
      .select({ count: count() })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, viewer.id), ne(savedSearches.query, query)));
    if ((others?.count ?? 0) >= MAX_SEARCHES) throw new FieldError("name", TOO_MANY_SEARCHES);
    await tx
      .insert(savedSearches)
      .values({ id, userId: viewer.id, name, query, frequency, searchedUntil: now, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [savedSearches.userId, savedSearches.query],
        set: { name, frequency, searchedUntil: now, updatedAt: now },
      });
  });
}

/**
 * Keeps a search under its own words and without mails. One that is kept already stays as its owner has it. Throws as
 * saveSearch.
 */
export async function keepSearch(platform: Platform, viewer: Viewer, query: string): Promise<void> {
  if (await isSearchSaved(platform.db, viewer.id, keptQuery(query))) return;
  const name = proposedName(readJobSearch(new URLSearchParams(query)));
  await saveSearch(platform, viewer, { query, name, frequency: "off" });
}

/**
 * Gives a search of the viewer another name or frequency. Where mails begin again, they begin with jobs posted from
 * now on. Throws wrong-role, not-found.
 */
export async function changeSearch(platform: Platform, viewer: Viewer, input: ChangeSearchInput): Promise<void> {
  requireSenior(viewer);
  const { searchId, name, frequency } = input;
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const isOwn = and(eq(savedSearches.id, requireId(searchId)), eq(savedSearches.userId, viewer.id));
    const [search] = await tx.select().from(savedSearches).where(isOwn).for("update");
    if (!search) throw new DomainError("not-found");
    const searchedUntil = search.frequency === "off" ? now : search.searchedUntil;
    await tx.update(savedSearches).set({ name, frequency, searchedUntil, updatedAt: now }).where(isOwn);
  });
}

/** Forgets a search of the viewer; one that is not there is forgotten already. Throws wrong-role, not-found. */
export async function deleteSearch(
  platform: Platform,
  viewer: Viewer,
  { searchId }: { searchId: string },
): Promise<void> {
  requireSenior(viewer);
  const isOwn = and(eq(savedSearches.id, requireId(searchId)), eq(savedSearches.userId, viewer.id));
  await platform.db.delete(savedSearches).where(isOwn);
}
