import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { releaseBatch } from "#app/features/status-changes/release.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Makes every held change, as its task does when the undo period is over. */
export async function letAllGo(platform: Platform): Promise<void> {
  const batches = await platform.db.selectDistinct({ batchId: heldStatusChanges.batchId }).from(heldStatusChanges);
  for (const { batchId } of batches) await releaseBatch(platform, batchId);
}
