import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { fateOf } from "#app/features/mail/rules.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { cleanAddress } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { EMAILS_PAGE, type EmailRow, type EmailSearch, type EmailState } from "./rules.ts";

const NOT_SENT = isNull(mails.sentAt);

const IN_STATE: Record<EmailState, SQL | undefined> = {
  waiting: and(NOT_SENT, isNull(mails.refusedAt), isNull(mails.lastError)),
  failing: and(NOT_SENT, isNull(mails.refusedAt), isNotNull(mails.lastError)),
  refused: and(NOT_SENT, isNotNull(mails.refusedAt)),
  sent: isNotNull(mails.sentAt),
};

/**
 * Returns one page of matching emails, newest first, without their texts. Records the look in the
 * audit log. Throws not-found if the viewer may not see emails.
 */
export async function listEmails(
  platform: Pick<Platform, "db" | "clock" | "ids" | "mailer">,
  viewer: StaffViewer,
  { state, kind, address, before }: EmailSearch,
): Promise<{ rows: EmailRow[]; nextBefore: string | null }> {
  requirePermission(viewer, "look at people");
  const { db, mailer } = platform;
  const found = await db
    .select({
      id: mails.id,
      userId: mails.userId,
      toAddress: mails.toAddress,
      kind: mails.kind,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      refusedAt: mails.refusedAt,
      lastError: mails.lastError,
      bouncedAt: bouncedAddresses.bouncedAt,
    })
    .from(mails)
    .leftJoin(bouncedAddresses, eq(bouncedAddresses.address, sql`lower(${mails.toAddress})`))
    .where(
      and(
        state ? IN_STATE[state] : undefined,
        kind ? eq(mails.kind, kind) : undefined,
        address ? eq(sql`lower(${mails.toAddress})`, cleanAddress(address)) : undefined,
        before ? lt(mails.id, before) : undefined,
      ),
    )
    .orderBy(desc(mails.id))
    .limit(EMAILS_PAGE + 1);
  await recordLook(platform, { actor: viewer, action: "email.listed", subjectId: null });
  const rows = found.slice(0, EMAILS_PAGE).map(({ sentAt, refusedAt, lastError, ...mail }) => ({
    ...mail,
    fate: fateOf({ sentAt, refusedAt, lastError }, mailer),
    reason: sentAt ? null : lastError,
  }));
  return { rows, nextBefore: found.length > EMAILS_PAGE ? (rows.at(-1)?.id ?? null) : null };
}
