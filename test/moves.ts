import { heldMoves } from "#app/db/schema/held-moves.ts";
import { letGoBatch } from "#app/features/moves/commands-let-go.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Lets every waiting change go, as its task does when the time to undo is over. */
export async function letAllGo(platform: Platform): Promise<void> {
  const batches = await platform.db.selectDistinct({ batchId: heldMoves.batchId }).from(heldMoves);
  for (const { batchId } of batches) await letGoBatch(platform, batchId);
}
