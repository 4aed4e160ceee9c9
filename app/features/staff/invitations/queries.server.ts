import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { secondSteps, users } from "#app/db/schema/accounts.ts";
import { staff, staffInvitations } from "#app/db/schema/staff.ts";
import type { Platform } from "#app/platform/platform.ts";
import { hashSecret, looksLikeSecret } from "../../accounts/sessions/secret.server.ts";
import { recordLook } from "../audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "../policy.ts";
import { type InvitationRow, type ShownInvitation, STAFF_SHOWN, type StaffRow } from "./rules.ts";

/**
 * Returns everyone on the staff and the open invitations, and records the look in the audit log.
 * Throws not-found if the viewer may not see the staff.
 */
export async function listStaff(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
): Promise<{ people: StaffRow[]; invitations: InvitationRow[] }> {
  requirePermission(viewer, "look at staff");
  const { db } = platform;
  const [people, invitations] = await Promise.all([
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        level: staff.level,
        since: staff.createdAt,
        twoStepAt: secondSteps.createdAt,
      })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .leftJoin(secondSteps, eq(secondSteps.userId, staff.userId))
      .orderBy(asc(users.name), asc(users.id))
      .limit(STAFF_SHOWN),
    db
      .select({
        id: staffInvitations.id,
        email: staffInvitations.email,
        level: staffInvitations.level,
        createdAt: staffInvitations.createdAt,
        expiresAt: staffInvitations.expiresAt,
      })
      .from(staffInvitations)
      .where(and(isNull(staffInvitations.usedAt), isNull(staffInvitations.revokedAt)))
      .orderBy(desc(staffInvitations.id))
      .limit(STAFF_SHOWN),
  ]);
  await recordLook(platform, { actor: viewer, action: "staff.listed", subjectId: null });
  return {
    people: people.map(({ twoStepAt, ...person }) => ({ ...person, hasTwoStep: twoStepAt !== null })),
    invitations,
  };
}

/**
 * Returns the invitation of a link without using it up, because mail scanners open links too.
 * Returns null if the link is not ours.
 */
export async function findInvitation(
  { db, clock }: Pick<Platform, "db" | "clock">,
  token: string,
): Promise<ShownInvitation> {
  if (!looksLikeSecret(token)) return null;
  const [found] = await db
    .select({
      email: staffInvitations.email,
      level: staffInvitations.level,
      expiresAt: staffInvitations.expiresAt,
      usedAt: staffInvitations.usedAt,
      revokedAt: staffInvitations.revokedAt,
      inviterLevel: staff.level,
    })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.userId, staffInvitations.invitedBy))
    .where(eq(staffInvitations.tokenHash, hashSecret(token)));
  if (!found) return null;
  const { email, level, expiresAt, usedAt, revokedAt, inviterLevel } = found;
  const isOver = usedAt !== null || revokedAt !== null || expiresAt <= clock.now() || inviterLevel !== "admin";
  return isOver ? "over" : { email, level };
}
