import { registerAccountTasks } from "#app/features/accounts/tasks.server.ts";
import { registerMailTasks } from "#app/features/mail/tasks.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Connects every feature's background work to the queues. Call once per process, before tasks start. */
export async function registerTasks(platform: Platform): Promise<void> {
  await registerMailTasks(platform);
  await registerAccountTasks(platform);
}
