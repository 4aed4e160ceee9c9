import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";

/** Only seniors have a profile. Throws wrong-role for anybody else. */
export function assertHasProfile(viewer: Viewer): void {
  if (viewer.role !== "senior") throw new DomainError("wrong-role");
}
