import type { Platform } from "#app/platform/platform.ts";
import { registerErasure } from "./deletion/tasks.server.ts";

/** Registers the background tasks of settings, which erase accounts. */
export async function registerSettingTasks(platform: Platform): Promise<void> {
  await registerErasure(platform);
}
