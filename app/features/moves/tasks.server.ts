import { and, asc, gt, lte } from "drizzle-orm";
import { z } from "zod";
import { heldMoves } from "#app/db/schema/held-moves.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { LET_GO_QUEUE } from "./commands.server.ts";
import { letGoBatch } from "./commands-let-go.server.ts";

const OVERDUE_QUEUE = "moves.overdue";
const OVERDUE_AFTER_MILLISECONDS = 120_000;

const payloadSchema = z.object({ batchId: z.uuid() });

/** Connects the changes that have waited long enough to their queue. */
export async function registerMoveTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(LET_GO_QUEUE, (payload) => letGoBatch(platform, payloadSchema.parse(payload).batchId), {
    concurrency: 2,
    timeoutSeconds: 300,
  });
  await platform.tasks.work(OVERDUE_QUEUE, () => letOverdueGo(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(OVERDUE_QUEUE, "*/10 * * * *");
}

/**
 * Makes the changes whose own task is lost, as after a move to another database: nobody else would ever. A batch that
 * fails holds up no other, however many fail, and is tried again later.
 */
export async function letOverdueGo(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - OVERDUE_AFTER_MILLISECONDS);
  type Batch = { batchId: string };
  const overdue = inPages<Batch>((after, limit) =>
    platform.db
      .selectDistinct({ batchId: heldMoves.batchId })
      .from(heldMoves)
      .where(and(lte(heldMoves.dueAt, before), after ? gt(heldMoves.batchId, after.batchId) : undefined))
      .orderBy(asc(heldMoves.batchId))
      .limit(limit),
  );
  await forEachIsolated(overdue, ({ batchId }) => letGoBatch(platform, batchId));
}
