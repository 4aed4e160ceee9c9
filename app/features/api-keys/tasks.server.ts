import type { Platform } from "#app/platform/platform.ts";
import { removeOldAnswers } from "./answers.server.ts";

const QUEUE = "api-keys.answers";

/** Forgets kept answers hourly. */
export async function registerApiKeyTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => removeOldAnswers(platform));
  await platform.tasks.schedule(QUEUE, "17 * * * *");
}
