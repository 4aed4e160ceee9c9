import { eq } from "drizzle-orm";
import { secondSteps, users } from "#app/db/schema/accounts.ts";
import { isAtHome } from "#app/platform/exposure.ts";
import type { Platform } from "#app/platform/platform.ts";
import { appCode, openKey, stepAt } from "../accounts/second-step/codes.server.ts";

/** The admin of the demonstration market. */
export const DEMO_STAFF_EMAIL = "operator@example.com";
/** The moderator of the demonstration market, who decides appeals against the admin's decisions. */
export const DEMO_MODERATOR_EMAIL = "moderator@example.com";

/**
 * Returns the next valid code of this demonstration staff account, as its phone would show it.
 * Always returns null on a public server or without the demonstration market.
 */
export async function findDemoCode(
  platform: Platform,
  email: string = DEMO_STAFF_EMAIL,
): Promise<{ email: string; digits: string } | null> {
  const { env, db, clock } = platform;
  if (!isAtHome(env) || env.demoData !== "local") return null;
  const [found] = await db
    .select({ userId: users.id, sealedKey: secondSteps.sealedKey, lastStep: secondSteps.lastStep })
    .from(users)
    .innerJoin(secondSteps, eq(secondSteps.userId, users.id))
    .where(eq(users.email, email));
  const key = found && openKey(platform, found.userId, found.sealedKey);
  if (!key) return null;
  // A used code is no longer valid, but the next one already is.
  const step = Math.max(stepAt(clock.now()), found.lastStep + 1);
  return { email, digits: appCode(key, step) };
}
