import { appCode, stepAt } from "#app/features/accounts/second-step/codes.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Returns the code that an app with this key shows now. */
export function codeShownBy(key: Buffer, { clock }: Pick<Platform, "clock">): string {
  return appCode(key, stepAt(clock.now()));
}
