import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import { retryTask } from "#app/platform/failed-tasks.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Lets a failed task run again at once. False for one that runs, is done, or is gone. Throws not-found for who may not.
 */
export async function retryFailedTask(platform: Platform, viewer: StaffViewer, taskId: string): Promise<boolean> {
  requirePermission(viewer, "retry tasks");
  const id = requireId(taskId);
  return await platform.db.transaction(async (tx) => {
    const queue = await retryTask(tx, id);
    if (queue === null) return false;
    await recordAudit(platform, tx, { actor: viewer, action: "task.retried", subjectId: id, detail: { queue } });
    return true;
  });
}
