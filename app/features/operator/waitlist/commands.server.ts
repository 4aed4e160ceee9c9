import { and, asc, eq, inArray, isNull, not, type SQL } from "drizzle-orm";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { leaveWaitlistPath } from "#app/features/waitlist/commands.server.ts";
import { invitedMail } from "#app/features/waitlist/emails.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { hasAccount } from "./queries.server.ts";
import { MOST_INVITED, type WaitlistType } from "./rules.ts";

/**
 * Invites the next people who wait, oldest first, to sign up. Each address is invited once, and
 * addresses with an account are skipped. Returns how many were invited. Throws not-found if the
 * viewer may not invite people.
 */
export async function inviteNext(
  platform: Platform,
  viewer: StaffViewer,
  { count, userType }: { count: number; userType: WaitlistType | "" },
): Promise<number> {
  return await invite(platform, viewer, count, userType ? eq(waitlistEntries.userType, userType) : undefined);
}

/**
 * Invites one entry. Returns false if it was invited before, left the list, or has an account.
 * Throws not-found if the viewer may not invite people.
 */
export async function inviteOne(platform: Platform, viewer: StaffViewer, entryId: string): Promise<boolean> {
  return (await invite(platform, viewer, 1, eq(waitlistEntries.id, requireId(entryId)))) > 0;
}

async function invite(platform: Platform, viewer: StaffViewer, count: number, who: SQL | undefined): Promise<number> {
  requirePermission(viewer, "run the waitlist");
  const now = platform.clock.now();
  return await platform.db.transaction(async (tx) => {
    const next = await tx
      .select({ id: waitlistEntries.id })
      .from(waitlistEntries)
      .where(and(isNull(waitlistEntries.invitedAt), not(hasAccount(tx)), who))
      .orderBy(asc(waitlistEntries.id))
      .limit(Math.min(count, MOST_INVITED))
      .for("update", { skipLocked: true });
    if (next.length === 0) return 0;
    const ids = next.map(({ id }) => id);
    const told = await tx
      .update(waitlistEntries)
      .set({ invitedAt: now })
      .where(and(inArray(waitlistEntries.id, ids), isNull(waitlistEntries.invitedAt)))
      .returning();
    // At most fifty, each with an email of its own.
    for (const { id, email, userType } of told) {
      const paths = { signUpPath: `/signup?as=${userType}`, leavePath: leaveWaitlistPath(platform, id) };
      await queueMail(platform, tx, invitedMail(email, paths));
    }
    const detail = { count: told.length };
    await recordAudit(platform, tx, { actor: viewer, action: "waitlist.invited", subjectId: null, detail });
    return told.length;
  });
}
