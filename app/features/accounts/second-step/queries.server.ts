import { eq } from "drizzle-orm";
import { encodeQR } from "qr";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { backupCodes, secondSteps } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Viewer } from "../rules.ts";
import { base32, keysOfSession } from "./codes.server.ts";
import { keyHref, type SecondStep, shownKey, type TwoStepSetup } from "./rules.ts";

/** Returns since when a person uses two-step login, and how many backup codes are left; null while it is off. */
export async function findSecondStep(db: Database, userId: string): Promise<SecondStep | null> {
  const [found] = await db
    .select({
      since: secondSteps.createdAt,
      backupCodesLeft: db.$count(backupCodes, eq(backupCodes.userId, secondSteps.userId)),
    })
    .from(secondSteps)
    .where(eq(secondSteps.userId, userId));
  return found ?? null;
}

/** Whether this person needs a code after the password. */
export async function hasSecondStep(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(secondSteps, eq(secondSteps.userId, userId))) > 0;
}

/** Returns what an app needs for the setup. Nothing is stored until its first code comes back. */
export function twoStepSetup(
  platform: Pick<Platform, "authSecret" | "clock">,
  viewer: Viewer,
  sessionToken: string,
): TwoStepSetup {
  const [today] = keysOfSession(platform, sessionToken, platform.clock.now());
  const key = base32(today);
  const href = keyHref(BRAND.name, viewer.email, key);
  const squares = encodeQR(href, "raw", { border: 4 });
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { key: shownKey(key), href, picture: { size: squares.length, path } };
}
