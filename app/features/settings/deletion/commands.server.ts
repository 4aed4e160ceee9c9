import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { requireOwnPassword } from "#app/features/accounts/passwords/commands.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { handOverBeforeErasure } from "#app/features/teams/commands.server.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { erasureDue } from "../rules.ts";
import { accountKeptMail, deletionAskedMail } from "./emails.server.ts";

/**
 * Schedules the erasure of the viewer's account, notifies them by email, and until then hides a senior's profile. A
 * recruiter's work goes to a colleague at once; in a company of one, live jobs are paused. A second request does not
 * change the day. Throws FieldError for a wrong password.
 */
export async function requestDeletion(
  platform: Platform,
  viewer: Viewer,
  input: { currentPassword: string },
): Promise<void> {
  await requireOwnPassword(platform, viewer, input.currentPassword);
  await platform.db.transaction((tx) => scheduleDeletion(platform, tx, viewer));
}

/**
 * Schedules the erasure of an account in `tx`, as its owner's own request does, with the same days to change their
 * mind. A second request changes nothing.
 */
export async function scheduleDeletion(platform: Platform, tx: Database, person: Viewer): Promise<void> {
  const now = platform.clock.now();
  const dueAt = erasureDue(now);
  const [profile] = await tx
    .select({ isVisible: profiles.isVisible })
    .from(profiles)
    .where(eq(profiles.userId, person.id));
  const [asked] = await tx
    .insert(accountDeletions)
    .values({ userId: person.id, wasVisible: profile?.isVisible ?? false, requestedAt: now, dueAt })
    .onConflictDoNothing()
    .returning();
  if (!asked) return;
  // The work that a colleague takes over continues.
  await handOverBeforeErasure(platform, tx, person);
  await tx.update(profiles).set({ isVisible: false }).where(eq(profiles.userId, person.id));
  await tx
    .update(jobs)
    .set({ status: "paused", statusChangedAt: now, updatedAt: now })
    .where(and(eq(jobs.responsibleId, person.id), eq(jobs.status, "live")));
  await publishChange(tx, "jobs");
  await queueMail(platform, tx, deletionAskedMail(person, dueAt));
  platform.log.info({ event: "deletion asked", userId: person.id });
}

/** Cancels the erasure; visibility is as before, and paused jobs can be resumed. Does nothing if none was requested. */
export async function keepAccount(platform: Platform, viewer: Viewer): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [dropped] = await tx.delete(accountDeletions).where(eq(accountDeletions.userId, viewer.id)).returning();
    if (!dropped) return;
    const shownAgain = { isVisible: true, updatedAt: platform.clock.now() };
    if (dropped.wasVisible) await tx.update(profiles).set(shownAgain).where(eq(profiles.userId, viewer.id));
    await queueMail(platform, tx, accountKeptMail(viewer));
  });
  platform.log.info({ event: "account kept", userId: viewer.id });
}
