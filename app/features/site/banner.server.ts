import type { Database } from "#app/db/database.ts";
import { serviceBanner } from "#app/db/schema/site.ts";
import type { Live } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { escapedHtml } from "#app/words.ts";
import { BANNER_LABELS } from "./labels.ts";
import type { Banner } from "./rules.ts";

type Stored = Banner & { startsAt: Date; endsAt: Date };

/**
 * Caches the banner in each process, because every page asks for it. The cache is refreshed after a
 * change in any process.
 */
const known = new WeakMap<Live, { version: number; banner: Promise<Stored | undefined> }>();

/**
 * Returns the banner that is shown now, or null if there is none or it cannot be read, because
 * pages work without it.
 */
export async function findBanner({
  db,
  live,
  clock,
  log,
}: Pick<Platform, "db" | "live" | "clock" | "log">): Promise<Banner | null> {
  const version = live.versionOf("site");
  const last = known.get(live);
  const reading = last?.version === version ? last.banner : readBanner(db);
  if (reading !== last?.banner) known.set(live, { version, banner: reading });
  const banner = await reading.catch((err: unknown) => {
    known.delete(live);
    log.warn({ err }, "the banner could not be read");
    return undefined;
  });
  const now = clock.now();
  return banner && banner.startsAt <= now && now < banner.endsAt ? { text: banner.text, level: banner.level } : null;
}

async function readBanner(db: Database): Promise<Stored | undefined> {
  const [row] = await db.select().from(serviceBanner);
  return row;
}

/** Returns the banner as HTML, so that pages need no script for it. */
export function bannerHtml({ text, level }: Banner): string {
  const tone = level === "outage" ? "bad" : "info";
  const label = `<strong>${BANNER_LABELS[level]}:</strong>`;
  return `<aside class="notice notice--${tone} notice--page" aria-label="Service notice"><p>${label} <span>${escapedHtml(text)}</span></p></aside>`;
}
