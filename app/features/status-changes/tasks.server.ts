import { and, asc, gt, lte } from "drizzle-orm";
import { z } from "zod";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { RELEASE_QUEUE } from "./commands.server.ts";
import { releaseBatch } from "./release.server.ts";

const OVERDUE_QUEUE = "status-changes.overdue";
const OVERDUE_AFTER_MILLISECONDS = 120_000;

const payloadSchema = z.object({ batchId: z.uuid() });

/** Registers the queue of held changes that are due. */
export async function registerStatusChangeTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(RELEASE_QUEUE, (payload) => releaseBatch(platform, payloadSchema.parse(payload).batchId), {
    concurrency: 2,
    timeoutSeconds: 300,
  });
  await platform.tasks.work(OVERDUE_QUEUE, () => releaseOverdue(platform), {
    timeoutSeconds: 300,
    formerly: "moves.overdue",
  });
  await platform.tasks.schedule(OVERDUE_QUEUE, "*/10 * * * *");
}

/**
 * Makes changes whose own task was lost, for example by a move to another database. A failing batch does not hold up
 * the others, however many fail, and is retried later.
 */
export async function releaseOverdue(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - OVERDUE_AFTER_MILLISECONDS);
  type Batch = { batchId: string };
  const overdue = inPages<Batch>((after, limit) =>
    platform.db
      .selectDistinct({ batchId: heldStatusChanges.batchId })
      .from(heldStatusChanges)
      .where(
        and(lte(heldStatusChanges.dueAt, before), after ? gt(heldStatusChanges.batchId, after.batchId) : undefined),
      )
      .orderBy(asc(heldStatusChanges.batchId))
      .limit(limit),
  );
  await forEachIsolated(overdue, ({ batchId }) => releaseBatch(platform, batchId));
}
