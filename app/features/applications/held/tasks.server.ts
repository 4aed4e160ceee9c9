import { and, asc, gt, lte } from "drizzle-orm";
import { z } from "zod";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { releaseApplication, SEND_QUEUE } from "./commands.server.ts";

const OVERDUE_QUEUE = "applications.overdue";
const OVERDUE_AFTER_MILLISECONDS = 120_000;

const payloadSchema = z.object({ id: z.uuid() });

/** Registers the queue of held applications that are due. */
export async function registerHeldApplications(platform: Platform): Promise<void> {
  const send = async (payload: unknown) => void (await releaseApplication(platform, payloadSchema.parse(payload).id));
  await platform.tasks.work(SEND_QUEUE, send, { concurrency: 2, timeoutSeconds: 300 });
  await platform.tasks.work(OVERDUE_QUEUE, () => sendOverdue(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(OVERDUE_QUEUE, "*/10 * * * *");
}

/**
 * Sends held applications whose own task was lost, for example by a move to another database. A failing one does not
 * hold up the others and is retried later.
 */
export async function sendOverdue(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - OVERDUE_AFTER_MILLISECONDS);
  const overdue = inPages<{ id: string }>((after, limit) =>
    platform.db
      .select({ id: heldApplications.id })
      .from(heldApplications)
      .where(and(lte(heldApplications.dueAt, before), after ? gt(heldApplications.id, after.id) : undefined))
      .orderBy(asc(heldApplications.id))
      .limit(limit),
  );
  await forEachIsolated(overdue, async ({ id }) => void (await releaseApplication(platform, id)));
}
