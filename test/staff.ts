import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { secondSteps, users } from "#app/db/schema/accounts.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { sealKey } from "#app/features/accounts/second-step/codes.server.ts";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { makeStaff } from "#app/features/staff/commands.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import { sessionCookie } from "#app/http/viewer.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { aVisit } from "./people.ts";

/**
 * A member of staff: `cookie` is their browser's header, `key` is the secret shared with their
 * authenticator app.
 */
export type StaffPerson = {
  viewer: StaffViewer;
  cookie: string;
  email: string;
  password: string;
  key: Buffer;
};

let count = 0;

/** Creates a member of staff with two-step login, signed in with a current code. */
export async function aStaff(platform: Platform, level: StaffLevel): Promise<StaffPerson> {
  const { db, clock } = platform;
  count += 1;
  const email = `${level}.${count}@staff.example`;
  const { password } = await makeStaff(platform, { email, level, by: null });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no account for ${email}`);
  const key = randomBytes(20);
  const now = clock.now();
  const written = { createdAt: now, updatedAt: now };
  await db
    .insert(secondSteps)
    .values({ userId: user.id, sealedKey: sealKey(platform, user.id, key), lastStep: 0, ...written });
  const session = await openSession(platform, db, aVisit, { userId: user.id, isRemembered: false, codeAt: now });
  const [cookie = ""] = sessionCookie(platform, session).split(";");
  const { id, name, isEmailVerified } = user;
  const viewer = { id, role: null, name, email, isEmailVerified, staff: { level, codeAt: now } };
  return { viewer, cookie, email, password: password ?? "", key };
}
