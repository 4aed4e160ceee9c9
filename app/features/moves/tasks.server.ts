import { z } from "zod";
import type { Platform } from "#app/platform/platform.ts";
import { LET_GO_QUEUE } from "./commands.server.ts";
import { letGoBatch } from "./commands-let-go.server.ts";

const payloadSchema = z.object({ batchId: z.uuid() });

/** Connects the changes that have waited long enough to their queue. */
export async function registerMoveTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(LET_GO_QUEUE, (payload) => letGoBatch(platform, payloadSchema.parse(payload).batchId), {
    concurrency: 2,
    timeoutSeconds: 300,
  });
}
