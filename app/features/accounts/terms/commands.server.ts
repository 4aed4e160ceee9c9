import { TERMS } from "#app/brand.ts";
import { termsAcceptances } from "#app/db/schema/accounts.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Viewer } from "../rules.ts";

/**
 * Records that the person agreed to the current terms, and when; earlier agreements stay. A second time changes
 * nothing.
 */
export async function agreeToTerms(platform: Platform, viewer: Viewer): Promise<void> {
  const now = platform.clock.now();
  const agreement = { id: platform.ids.next(now), userId: viewer.id, version: TERMS.version, acceptedAt: now };
  await platform.db.insert(termsAcceptances).values(agreement).onConflictDoNothing();
  platform.log.info({ event: "terms agreed to", userId: viewer.id, version: TERMS.version });
}
