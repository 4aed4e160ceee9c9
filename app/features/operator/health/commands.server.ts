import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import { retryTask } from "#app/platform/failed-tasks.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Runs a failed task again at once. Returns false if it is running, done, or gone. Throws not-found
 * if the viewer may not retry tasks.
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
