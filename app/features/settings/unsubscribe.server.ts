import { and, eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { Letter } from "#app/features/mail/rules.ts";
import { readUnsubscribeToken } from "#app/features/mail/unsubscribe-links.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** What the searches look for whose mails these are. */
const ALERTS = { "job-alerts": "jobs", "candidate-alerts": "candidates" } as const;

/** The switches of the settings; each saved search has one of its own. */
const SWITCHED_OFF = {
  news: { hasEmails: false },
  "weekly-digest": { hasWeeklyDigest: false },
  "daily-digest": { hasDailyDigest: false },
} as const satisfies Record<Exclude<Letter, keyof typeof ALERTS>, object>;

/**
 * Switches off the mails that a link from one of them names, without a session: the signed token is the authority. The
 * second time changes nothing, and neither does one for an account that is gone. Returns which mails
 * they were; null for a token that is not ours.
 */
export async function stopLetters(platform: Platform, token: string): Promise<Letter | null> {
  const asked = readUnsubscribeToken(platform, token);
  if (!asked) return null;
  const { userId, name } = asked;
  const updatedAt = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
    if (!person) return;
    if (name === "job-alerts" || name === "candidate-alerts") {
      const isAlert = and(eq(savedSearches.userId, userId), eq(savedSearches.sought, ALERTS[name]));
      await tx.update(savedSearches).set({ frequency: "off", updatedAt }).where(isAlert);
      return;
    }
    const chosen = { ...SWITCHED_OFF[name], updatedAt };
    await tx
      .insert(preferences)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: preferences.userId, set: chosen });
  });
  platform.log.info({ event: "mails stopped", userId, letter: name });
  return name;
}
