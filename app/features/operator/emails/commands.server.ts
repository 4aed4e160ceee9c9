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

/** Only an admin may act on emails to staff, as only an admin may change staff accounts. */
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
 * Sends a failed or refused email again to the same address, and allows email to that address
 * again. Returns false if it was sent in the meantime or is still waiting. Throws not-found if
 * there is no such email or the viewer may not send it.
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

/**
 * Allows email to the address of this email again after its server refused one. Throws as
 * `retryEmail` does.
 */
export async function releaseAddress(platform: Platform, viewer: StaffViewer, mailId: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const mail = await requireMail(tx, viewer, mailId);
    await forgetBounce(tx, mail.toAddress);
    await recordAudit(platform, tx, { actor: viewer, action: "email.bounce-released", subjectId: mail.id });
  });
}
