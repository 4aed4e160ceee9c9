import type { Database } from "#app/db/database.ts";
import { type AuditDetail, auditLog } from "#app/db/schema/staff.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { AuditAction } from "./labels.ts";

export type AuditEntry = {
  /** Null for the command line. */
  actor: { id: string } | null;
  action: AuditAction;
  /** The id of the row it is about; null where there is no one row. */
  subjectId: string | null;
  /** Facts of ours, never a text that a person wrote, nor a name or an address: rows stay when people go. */
  detail?: AuditDetail;
};

/** Adds a row to the audit log, in `tx`: what it tells of happens together with it or not at all. */
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
