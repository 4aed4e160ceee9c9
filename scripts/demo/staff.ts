import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { credentials, secondSteps, users } from "#app/db/schema/accounts.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { sealKey } from "#app/features/accounts/second-step/codes.server.ts";
import { makeStaff } from "#app/features/staff/commands.server.ts";
import { DEMO_MODERATOR_EMAIL, DEMO_STAFF_EMAIL } from "#app/features/staff/demo-code.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";

export { DEMO_MODERATOR_EMAIL, DEMO_STAFF_EMAIL };

const STAFF = {
  admin: { email: DEMO_STAFF_EMAIL, name: "Odile Marsh", level: "admin" },
  moderator: { email: DEMO_MODERATOR_EMAIL, name: "Ines Calloway", level: "moderator" },
} as const satisfies Record<string, { email: string; name: string; level: StaffLevel }>;

/**
 * Adds the demonstration market's admin and moderator, with two-step login on. /dev/outbox shows
 * what a phone would.
 */
export async function joinStaff(
  platform: Platform,
  passwordHashFor: (email: string) => string,
): Promise<Record<keyof typeof STAFF, StaffViewer>> {
  const join = (one: (typeof STAFF)[keyof typeof STAFF]) => joinAs(platform, one, passwordHashFor(one.email));
  return { admin: await join(STAFF.admin), moderator: await join(STAFF.moderator) };
}

async function joinAs(
  platform: Platform,
  { email, name, level }: { email: string; name: string; level: StaffLevel },
  passwordHash: string,
): Promise<StaffViewer> {
  const { db, clock } = platform;
  await makeStaff(platform, { email, level, by: null });
  const [user] = await db.update(users).set({ name }).where(eq(users.email, email)).returning();
  if (!user) throw new Error(`no account for ${email}`);
  await db.update(credentials).set({ passwordHash }).where(eq(credentials.userId, user.id));
  const sealedKey = sealKey(platform, user.id, randomBytes(20));
  const now = clock.now();
  await db.insert(secondSteps).values({ userId: user.id, sealedKey, lastStep: 0, createdAt: now, updatedAt: now });
  const { id, isEmailVerified } = user;
  return { id, role: null, name, email, isEmailVerified, staff: { level, codeAt: now } };
}
