import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { credentials, secondSteps, users } from "#app/db/schema/accounts.ts";
import { sealKey } from "#app/features/accounts/second-step/codes.server.ts";
import { makeStaff } from "#app/features/staff/commands.server.ts";
import { DEMO_STAFF_EMAIL } from "#app/features/staff/demo-code.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";

export { DEMO_STAFF_EMAIL };

/** Adds the demo market's admin, with two-step login on: /dev/outbox shows the phone's code. */
export async function joinStaff(platform: Platform, passwordHash: string): Promise<StaffViewer> {
  const { db, clock } = platform;
  await makeStaff(platform, { email: DEMO_STAFF_EMAIL, level: "admin", by: null });
  const [user] = await db
    .update(users)
    .set({ name: "Odile Marsh" })
    .where(eq(users.email, DEMO_STAFF_EMAIL))
    .returning();
  if (!user) throw new Error(`no account for ${DEMO_STAFF_EMAIL}`);
  await db.update(credentials).set({ passwordHash }).where(eq(credentials.userId, user.id));
  const sealedKey = sealKey(platform, user.id, randomBytes(20));
  const now = clock.now();
  await db.insert(secondSteps).values({ userId: user.id, sealedKey, lastStep: 0, createdAt: now, updatedAt: now });
  const { id, name, email, isEmailVerified } = user;
  return { id, role: null, name, email, isEmailVerified, staff: { level: "admin", codeAt: now } };
}
