import { and, eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { Mailing } from "#app/features/mail/rules.ts";
import { readUnsubscribeToken } from "#app/features/mail/unsubscribe-links.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The saved searches behind each kind of alert. */
const ALERTS = { "job-alerts": "jobs", "candidate-alerts": "candidates" } as const;

/** The preference to switch off; each saved search has one of its own. */
const SWITCHED_OFF = {
  notifications: { hasEmails: false },
  "weekly-digest": { hasWeeklyDigest: false },
  "daily-digest": { hasDailyDigest: false },
  suggestions: { hasSuggestions: false },
  figures: { figuresDay: null, figuresDueAt: null },
} as const satisfies Record<Exclude<Mailing, keyof typeof ALERTS>, object>;

/**
 * Switches off the emails that an unsubscribe link identifies, without a session: the signed token is the authority. A
 * second time changes nothing, and neither does a deleted account. Returns the kind of emails; null for an invalid
 * token.
 */
export async function stopMailing(platform: Platform, token: string): Promise<Mailing | null> {
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
  platform.log.info({ event: "mails stopped", userId, mailing: name });
  return name;
}
