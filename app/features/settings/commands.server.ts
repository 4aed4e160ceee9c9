import { eq, sql } from "drizzle-orm";
import { profiles } from "#app/db/schema/profiles.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Comfort } from "./rules.ts";
import type { PreferencesInput } from "./schema.ts";

/**
 * Keeps the viewer's switches. Visibility and pay act on the profile, from the next request on. The theme stays
 * as it is where `isDark` is null.
 */
export async function savePreferences(platform: Platform, viewer: Viewer, input: PreferencesInput): Promise<void> {
  const { hasEmails, hasWeeklyDigest, hasDailyDigest, isVisible, showsWantedPay, isDark } = input;
  const updatedAt = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const mails = { hasEmails, hasWeeklyDigest, hasDailyDigest, updatedAt };
    const chosen = isDark === null ? mails : { ...mails, theme: isDark ? ("dark" as const) : ("light" as const) };
    await tx
      .insert(preferences)
      .values({ userId: viewer.id, ...chosen })
      .onConflictDoUpdate({ target: preferences.userId, set: chosen });
    // It orders the recruiters' search and says who is new there: it stays, but for who was not to be seen until now.
    const sinceThen = sql`case when ${profiles.isVisible} then ${profiles.updatedAt} else ${updatedAt.toISOString()}::timestamptz end`;
    await tx
      .update(profiles)
      .set({ isVisible, showsWantedPay, ...(isVisible ? { updatedAt: sinceThen } : {}) })
      .where(eq(profiles.userId, viewer.id));
  });
}

/** Keeps theme, contrast and text size with the account, for the person's other devices. */
export async function saveComfort(platform: Platform, viewer: Viewer, comfort: Comfort): Promise<void> {
  const updatedAt = platform.clock.now();
  await platform.db
    .insert(preferences)
    .values({ userId: viewer.id, ...comfort, updatedAt })
    .onConflictDoUpdate({ target: preferences.userId, set: { ...comfort, updatedAt } });
}
