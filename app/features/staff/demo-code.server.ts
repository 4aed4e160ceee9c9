import { eq } from "drizzle-orm";
import { secondSteps, users } from "#app/db/schema/accounts.ts";
import { isAtHome } from "#app/platform/exposure.ts";
import type { Platform } from "#app/platform/platform.ts";
import { appCode, openKey, stepAt } from "../accounts/second-step/codes.server.ts";

/** Who runs the demonstration market. */
export const DEMO_STAFF_EMAIL = "operator@example.com";
/** Who decides appeals there against what the first decided. */
export const DEMO_MODERATOR_EMAIL = "moderator@example.com";

/**
 * What the phone of this member of the demonstration market's staff would show: the code that works next. Null on a server that others
 * reach or without that market, whatever its settings.
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
  // A code that was used works no more; the next one already does.
  const step = Math.max(stepAt(clock.now()), found.lastStep + 1);
  return { email, digits: appCode(key, step) };
}
