import { eq, sql } from "drizzle-orm";
import { profiles } from "#app/db/schema/profiles.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { requireStaying } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isKeptByCase } from "#app/features/cases/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { DisplayPreferences, Preferences } from "./rules.ts";

/**
 * Saves the switches that the viewer changed, and nothing else. Visibility and pay take effect on the profile from the
 * next request on. Until Dark Mode is switched, the system decides. Throws account-leaving for a person who wants to be
 * visible and is to be erased.
 */
export async function savePreferences(
  platform: Platform,
  viewer: Viewer,
  changes: Partial<Preferences>,
): Promise<void> {
  const { isVisible: wantsToBeSeen, showsWantedPay, isDark, ...mails } = changes;
  if (wantsToBeSeen) requireStaying(viewer);
  const updatedAt = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const theme = isDark ? ("dark" as const) : ("light" as const);
    const chosen = { ...mails, ...(isDark === undefined ? {} : { theme }), updatedAt };
    await tx
      .insert(preferences)
      .values({ userId: viewer.id, ...chosen })
      .onConflictDoUpdate({ target: preferences.userId, set: chosen });
    // A profile that staff took down stays hidden until they show it again.
    const isVisible = wantsToBeSeen && !(await isKeptByCase(tx, "profile", viewer.id));
    // This date orders the recruiters' search and says who is new there, so it changes only for people who were hidden.
    const sinceThen = sql`case when ${profiles.isVisible} then ${profiles.updatedAt} else ${updatedAt.toISOString()}::timestamptz end`;
    if (isVisible === undefined && showsWantedPay === undefined) return;
    await tx
      .update(profiles)
      .set({ isVisible, showsWantedPay, ...(isVisible ? { updatedAt: sinceThen } : {}) })
      .where(eq(profiles.userId, viewer.id));
  });
}

/** Stores theme, contrast, and text size with the account, for the person's other devices. */
export async function saveDisplayPreferences(
  platform: Platform,
  viewer: Viewer,
  display: DisplayPreferences,
): Promise<void> {
  const updatedAt = platform.clock.now();
  await platform.db
    .insert(preferences)
    .values({ userId: viewer.id, ...display, updatedAt })
    .onConflictDoUpdate({ target: preferences.userId, set: { ...display, updatedAt } });
}
