import { desc } from "drizzle-orm";
import { serviceBanner, stories, switches } from "#app/db/schema/site.ts";
import { SWITCH_NAMES } from "#app/domain/site.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type BannerState, MOST_KEPT_STORIES, type StoryRow, type SwitchState } from "./rules.ts";

/**
 * Returns the banner, every switch, and the stories, newest first. Throws not-found if the viewer
 * may not change content.
 */
export async function findContent(
  { db }: Pick<Platform, "db">,
  viewer: StaffViewer,
): Promise<BannerState & { switches: SwitchState[]; stories: StoryRow[] }> {
  requirePermission(viewer, "change content");
  const [[row], known, kept] = await Promise.all([
    db.select().from(serviceBanner),
    db.select().from(switches),
    db.select().from(stories).orderBy(desc(stories.id)).limit(MOST_KEPT_STORIES),
  ]);
  return {
    banner: row ? { text: row.text, level: row.level, startsAt: row.startsAt, endsAt: row.endsAt } : null,
    version: row?.version ?? 0,
    switches: SWITCH_NAMES.map(
      (name) =>
        known.find((one) => one.name === name) ?? {
          name,
          isOff: false,
          sentence: "",
          reason: null,
          changedAt: null,
          version: 0,
        },
    ),
    stories: kept,
  };
}
