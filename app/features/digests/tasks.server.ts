import type { Platform } from "#app/platform/platform.ts";
import { registerBundles } from "./bundles/tasks.server.ts";
import { registerDailyDigest } from "./daily/tasks.server.ts";
import { registerFiguresEmails } from "./figures/tasks.server.ts";
import { registerSuggestions } from "./suggestions/tasks.server.ts";
import { registerWeeklyDigest } from "./weekly.server.ts";

/** Registers the mailings: about events, the two digests, suggested people, and reports. */
export async function registerDigestTasks(platform: Platform): Promise<void> {
  await registerBundles(platform);
  await registerWeeklyDigest(platform);
  await registerDailyDigest(platform);
  await registerSuggestions(platform);
  await registerFiguresEmails(platform);
}
