import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { mails } from "#app/db/schema/mails.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { forgetBounce } from "#app/features/mail/bounces/commands.server.ts";
import { queueAgain } from "#app/features/mail/commands.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";

type Mail = typeof mails.$inferSelect;

/** Emails of staff are an admin's to change, as their accounts are. */
async function requireMail(tx: Database, viewer: StaffViewer, mailId: string): Promise<Mail> {
  requirePermission(viewer, "help a person");
  const [mail] = await tx
    .select()
    .from(mails)
    .where(eq(mails.id, requireId(mailId)))
    .for("update");
  if (!mail) throw new DomainError("not-found");
  if (mail.userId && (await tx.$count(staff, eq(staff.userId, mail.userId))) > 0)
    requirePermission(viewer, "change staff");
  return mail;
}

/**
 * Sends an email that failed, or was refused, once more to the same address, which gets email again from then on. False for
 * one that was sent meanwhile or waits anyway. Throws not-found for none and for who may not.
 */
export async function retryEmail(platform: Platform, viewer: StaffViewer, mailId: string): Promise<boolean> {
  return await platform.db.transaction(async (tx) => {
    const mail = await requireMail(tx, viewer, mailId);
    if (mail.sentAt !== null || mail.lastError === null) return false;
    if (mail.refusedAt) await forgetBounce(tx, mail.toAddress);
    await queueAgain(platform, tx, mail.id);
    await recordAudit(platform, tx, { actor: viewer, action: "email.sent-again", subjectId: mail.id });
    return true;
  });
}

/** Lets email go to the address of this email again after its server refused it. Throws as `retryEmail` does. */
export async function releaseAddress(platform: Platform, viewer: StaffViewer, mailId: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const mail = await requireMail(tx, viewer, mailId);
    await forgetBounce(tx, mail.toAddress);
    await recordAudit(platform, tx, { actor: viewer, action: "email.bounce-released", subjectId: mail.id });
  });
}
