import { and, eq, gte, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type AuditDetail, auditLog } from "#app/db/schema/staff.ts";
import { firstIdAt } from "#app/platform/ids.ts";
import type { Platform } from "#app/platform/platform.ts";
import { MINUTE_MS } from "#app/time.ts";
import type { AuditAction } from "./labels.ts";

export type AuditEntry = {
  /** Null for the command line. */
  actor: { id: string } | null;
  action: AuditAction;
  /** The id of the row that the action is about, or null if there is no single row. */
  subjectId: string | null;
  /**
   * Facts from the product. Never include text that a person wrote, a name, or an address, because
   * rows remain after people are erased.
   */
  detail?: AuditDetail;
};

/** Adds a row to the audit log in `tx`, so that it commits together with the action. */
export async function recordAudit(
  platform: Pick<Platform, "clock" | "ids">,
  tx: Database,
  { actor, action, subjectId, detail = {} }: AuditEntry,
): Promise<void> {
  const at = platform.clock.now();
  const [subjectKind = ""] = action.split(".");
  const id = platform.ids.next(at);
  await tx.insert(auditLog).values({ id, at, actorId: actor?.id ?? null, action, subjectKind, subjectId, detail });
}

/**
 * How many minutes repeated looks at the same row count as one look. Pages reload by themselves.
 */
const LOOK_NOTED_EVERY_MINUTES = 5;

/**
 * Records that someone looked at a row, or at a list if `subjectId` is null, unless the same look
 * was recorded a moment ago.
 */
export async function recordLook(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  look: { actor: { id: string }; action: AuditAction; subjectId: string | null; detail?: AuditDetail },
): Promise<void> {
  const { db, clock } = platform;
  const since = firstIdAt(new Date(clock.now().getTime() - LOOK_NOTED_EVERY_MINUTES * MINUTE_MS));
  const isSame = and(
    eq(auditLog.actorId, look.actor.id),
    eq(auditLog.action, look.action),
    look.subjectId === null ? isNull(auditLog.subjectId) : eq(auditLog.subjectId, look.subjectId),
    gte(auditLog.id, since),
  );
  const [noted] = await db.select({ id: auditLog.id }).from(auditLog).where(isSame).limit(1);
  if (!noted) await recordAudit(platform, db, look);
}
