import { preferences } from "#app/db/schema/settings.ts";
import type { FiguresDay } from "#app/domain/figures-days.ts";
import { FieldError } from "#app/domain-error.ts";
import { requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { nextDue } from "./rules.ts";

/**
 * Saves when the viewer gets reports of figures; null for never. Throws wrong-role, and FieldError for a report that
 * the plan does not include.
 */
export async function chooseFigures(platform: Platform, viewer: Viewer, day: FiguresDay | null): Promise<void> {
  requireRecruiter(viewer);
  if (day !== null && !(await mayUse(platform, viewer.id, "reporting")))
    throw new FieldError("day", NOT_INCLUDED.reporting);
  const updatedAt = platform.clock.now();
  const chosen = { figuresDay: day, figuresDueAt: day && nextDue(day, updatedAt), updatedAt };
  await platform.db
    .insert(preferences)
    .values({ userId: viewer.id, ...chosen })
    .onConflictDoUpdate({ target: preferences.userId, set: chosen });
}
