import type { Platform } from "#app/platform/platform.ts";
import { registerErasure } from "./deletion/tasks.server.ts";

/** Connects the background work of the settings: erasing accounts. */
export async function registerSettingTasks(platform: Platform): Promise<void> {
  await registerErasure(platform);
}
