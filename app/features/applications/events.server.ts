import type { Database } from "#app/db/database.ts";
import { applicationEvents } from "#app/db/schema/applications.ts";
import type { Status } from "#app/domain/status.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Adds a status to an application's history, and to the log. */
export async function recordEvent(
  platform: Platform,
  tx: Database,
  event: { applicationId: string; status: Status; actorId: string },
) {
  const now = platform.clock.now();
  await tx.insert(applicationEvents).values({ id: platform.ids.next(now), ...event, createdAt: now });
  const { applicationId, status, actorId } = event;
  platform.log.info({ event: "application status", applicationId, status, by: actorId });
}
