import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { credentials } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import { type DisplayPreferences, NO_DISPLAY_PREFERENCES, type Preferences } from "./rules.ts";

/** Returns a person's switches; defaults where nothing was chosen. */
export async function findPreferences(db: Database, userId: string): Promise<Preferences> {
  const [chosen] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  const [profile] = await db
    .select({ isVisible: profiles.isVisible, showsWantedPay: profiles.showsWantedPay })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return {
    hasEmails: chosen?.hasEmails ?? true,
    hasWeeklyDigest: chosen?.hasWeeklyDigest ?? false,
    hasDailyDigest: chosen?.hasDailyDigest ?? true,
    hasSuggestions: chosen?.hasSuggestions ?? true,
    isVisible: profile?.isVisible ?? false,
    showsWantedPay: profile?.showsWantedPay ?? false,
    isDark: chosen?.theme === "dark",
  };
}

/** Returns the theme, contrast, and text size that a person chose on any device. */
export async function findDisplayPreferences(db: Database, userId: string): Promise<DisplayPreferences> {
  const [chosen] = await db
    .select({
      theme: preferences.theme,
      highContrast: preferences.highContrast,
      textSize: preferences.textSize,
    })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return chosen ?? NO_DISPLAY_PREFERENCES;
}

/** Returns when the password was last set; null for an account without one. */
export async function findPasswordDate(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ changedAt: credentials.updatedAt })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.changedAt ?? null;
}

/** Returns when the account will be erased; null unless its owner requested that. */
export async function findErasureDate(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return row?.dueAt ?? null;
}
