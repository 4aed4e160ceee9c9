import { and, asc, gt, lte } from "drizzle-orm";
import { z } from "zod";
import { heldInvitations } from "#app/db/schema/held-invitations.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { releaseInvitation, SEND_QUEUE } from "./commands.server.ts";

const OVERDUE_QUEUE = "invitations.overdue";
const OVERDUE_AFTER_MILLISECONDS = 120_000;

const payloadSchema = z.object({ heldId: z.uuid() });

/** Registers the queue of held invitations that are due. */
export async function registerInvitationTasks(platform: Platform): Promise<void> {
  async function send(payload: unknown) {
    await releaseInvitation(platform, payloadSchema.parse(payload).heldId);
  }
  await platform.tasks.work(SEND_QUEUE, send, { concurrency: 2, timeoutSeconds: 60 });
  await platform.tasks.work(OVERDUE_QUEUE, () => sendOverdueInvitations(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(OVERDUE_QUEUE, "*/10 * * * *");
}

/**
 * Sends held invitations whose own task was lost, for example by a move to another database. A failing one does not
 * hold up the others and is retried later.
 */
export async function sendOverdueInvitations(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - OVERDUE_AFTER_MILLISECONDS);
  type Held = { id: string };
  const overdue = inPages<Held>((after, limit) =>
    platform.db
      .select({ id: heldInvitations.id })
      .from(heldInvitations)
      .where(and(lte(heldInvitations.dueAt, before), after ? gt(heldInvitations.id, after.id) : undefined))
      .orderBy(asc(heldInvitations.id))
      .limit(limit),
  );
  await forEachIsolated(overdue, async ({ id }) => {
    await releaseInvitation(platform, id);
  });
}
