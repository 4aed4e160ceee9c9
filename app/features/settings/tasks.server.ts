import type { Platform } from "#app/platform/platform.ts";
import { registerErasure } from "./deletion/tasks.server.ts";
import { registerDigest } from "./digest/tasks.server.ts";

/** Connects the background work of the settings: erasing accounts, the weekly digest. */
export async function registerSettingTasks(platform: Platform): Promise<void> {
  await registerErasure(platform);
  await registerDigest(platform);
}
