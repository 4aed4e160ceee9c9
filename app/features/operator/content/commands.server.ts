import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { serviceBanner, stories, switches } from "#app/db/schema/site.ts";
import type { BannerLevel, SwitchName, SwitchReason } from "#app/domain/site.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { momentIn } from "#app/features/applications/interviews/rules.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import type { AuditAction } from "#app/features/staff/audit/labels.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf, isTimeZone } from "#app/time.ts";
import { MOST_KEPT_STORIES } from "./rules.ts";
import type { BannerForm, StoryForm } from "./schema.ts";

/**
 * The longest time a banner may stay up, in days. A later end is probably a typo in the year, and
 * people stop reading a permanent banner.
 */
const LONGEST_BANNER_DAYS = 60;

type BannerTimes = Pick<BannerForm, "startDay" | "startTime" | "endDay" | "endTime" | "zone">;

/**
 * Returns when a banner starts and ends; an empty start means now. Throws FieldError if a date or
 * time is missing or does not exist, if the end is before the start or in the past, or if it stays
 * longer than 60 days.
 */
export function bannerTimes(form: BannerTimes, now: Date): { startsAt: Date; endsAt: Date } {
  const { startDay, startTime, endDay, endTime, zone } = form;
  if (!isTimeZone(zone)) throw new FieldError("zone", "Please choose a time zone");
  const startsAt = startDay === "" && startTime === "" ? now : momentOf("start", zone, startDay, startTime);
  const endsAt = momentOf("end", zone, endDay, endTime);
  if (endsAt <= now) throw new FieldError("endDay", "Please choose an end in the future");
  if (endsAt <= startsAt) throw new FieldError("endDay", "Please choose an end after the begin");
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_BANNER_DAYS * DAY_MS)
    throw new FieldError("endDay", `Please choose an end within ${LONGEST_BANNER_DAYS} days of the begin`);
  return { startsAt, endsAt };
}

function momentOf(name: "start" | "end", zone: string, day: string, time: string): Date {
  if (day === "") throw new FieldError(`${name}Day`, "Please choose a day");
  if (time === "") throw new FieldError(`${name}Time`, "Please choose a time");
  const at = momentIn(zone, day, time);
  if (!at) throw new FieldError(`${name}Day`, "Please choose a day and a time that exist");
  return at;
}

/**
 * Shows this banner at the top of every page instead of the last one. Throws as `bannerTimes` does,
 * content-changed if the viewer saw an older version, and not-found if the viewer may not change
 * content.
 */
export async function saveBanner(
  platform: Platform,
  viewer: StaffViewer,
  { text, level, version, ...form }: BannerTimes & { text: string; level: BannerLevel; version: number },
): Promise<void> {
  const times = bannerTimes(form, platform.clock.now());
  await change(platform, viewer, "banner.saved", { detail: { level } }, async (tx) => {
    const said = { text, level, ...times };
    if (version === 0)
      return await tx
        .insert(serviceBanner)
        .values({ ...said, version: 1 })
        .onConflictDoNothing()
        .returning({ id: serviceBanner.id });
    return await tx
      .update(serviceBanner)
      .set({ ...said, version: version + 1 })
      .where(eq(serviceBanner.version, version))
      .returning({ id: serviceBanner.id });
  });
}

/**
 * Ends the banner now. Throws content-changed if it has changed or ended, and not-found if the
 * viewer may not change content.
 */
export async function endBanner(platform: Platform, viewer: StaffViewer, version: number): Promise<void> {
  const now = platform.clock.now();
  await change(platform, viewer, "banner.ended", {}, (tx) =>
    tx
      .update(serviceBanner)
      .set({ endsAt: now, version: version + 1 })
      .where(and(eq(serviceBanner.version, version), sql`${serviceBanner.endsAt} > ${now.toISOString()}::timestamptz`))
      .returning({ id: serviceBanner.id }),
  );
}

/**
 * Turns a feature off, with the sentence that its page shows. Throws content-changed if the viewer
 * saw an older version, and not-found if the viewer may not change content.
 */
export async function turnOff(
  platform: Platform,
  viewer: StaffViewer,
  said: { name: SwitchName; sentence: string; reason: SwitchReason; version: number },
): Promise<void> {
  const { name, sentence, reason, version } = said;
  const row = { isOff: true, sentence, reason, version: version + 1, changedAt: platform.clock.now() };
  await change(platform, viewer, "switch.turned-off", { detail: { what: name, reason } }, async (tx) => {
    if (version === 0)
      return await tx
        .insert(switches)
        .values({ name, ...row })
        .onConflictDoNothing()
        .returning({ name: switches.name });
    return await tx.update(switches).set(row).where(switchAs(name, version)).returning({ name: switches.name });
  });
}

/** Turns a feature on again. Throws as `turnOff` does. */
export async function turnOn(
  platform: Platform,
  viewer: StaffViewer,
  { name, version }: { name: SwitchName; version: number },
): Promise<void> {
  const row = { isOff: false, version: version + 1, changedAt: platform.clock.now() };
  await change(platform, viewer, "switch.turned-on", { detail: { what: name } }, (tx) =>
    tx
      .update(switches)
      .set(row)
      .where(and(switchAs(name, version), eq(switches.isOff, true)))
      .returning({ name: switches.name }),
  );
}

function switchAs(name: SwitchName, version: number): SQL | undefined {
  return and(eq(switches.name, name), eq(switches.version, version));
}

/**
 * Stores a story with the person's written consent, and shows it if wanted. Throws FieldError if
 * the consent is in the future or there are 50 stories already, and not-found if the viewer may not
 * change content.
 */
export async function addStory(
  platform: Platform,
  viewer: StaffViewer,
  { quote, author, role, company, consentOn, consentHow, isShown }: Omit<StoryForm, "intent" | "code">,
): Promise<void> {
  const now = platform.clock.now();
  if (consentOn > dayOf(now)) throw new FieldError("consentOn", "Please choose a day that has come");
  const id = platform.ids.next(now);
  await change(platform, viewer, "story.added", { subjectId: id, detail: { isShown } }, async (tx) => {
    const [kept] = await tx.select({ count: count() }).from(stories);
    if ((kept?.count ?? 0) >= MOST_KEPT_STORIES)
      throw new FieldError("quote", `There are ${MOST_KEPT_STORIES} stories. Please remove one first.`);
    const story = { id, quote, author, role, company, consentOn, consentHow, isShown, version: 1, createdAt: now };
    return await tx.insert(stories).values(story).returning({ id: stories.id });
  });
}

/**
 * Shows or hides a story. Throws content-changed if it was changed or removed, and not-found if the
 * viewer may not change content.
 */
export async function showStory(
  platform: Platform,
  viewer: StaffViewer,
  { storyId, version, isShown }: { storyId: string; version: number; isShown: boolean },
): Promise<void> {
  await change(platform, viewer, isShown ? "story.shown" : "story.hidden", { subjectId: storyId }, (tx) =>
    tx
      .update(stories)
      .set({ isShown, version: version + 1 })
      .where(and(eq(stories.id, storyId), eq(stories.version, version)))
      .returning({ id: stories.id }),
  );
}

/**
 * Removes a story permanently, for example when consent is withdrawn. Throws as `showStory` does.
 */
export async function removeStory(
  platform: Platform,
  viewer: StaffViewer,
  { storyId, version }: { storyId: string; version: number },
): Promise<void> {
  await change(platform, viewer, "story.removed", { subjectId: storyId }, (tx) =>
    tx
      .delete(stories)
      .where(and(eq(stories.id, storyId), eq(stories.version, version)))
      .returning({ id: stories.id }),
  );
}

type About = { subjectId?: string; detail?: Record<string, string | boolean> };

/**
 * Saves one change with its row in the audit log and notifies every process. Throws content-changed
 * if no row was changed.
 */
async function change(
  platform: Platform,
  viewer: StaffViewer,
  action: AuditAction,
  { subjectId, detail }: About,
  write: (tx: Database) => Promise<unknown[]>,
): Promise<void> {
  requirePermission(viewer, "change content");
  await platform.db.transaction(async (tx) => {
    const written = await write(tx);
    if (written.length === 0) throw new DomainError("content-changed");
    await recordAudit(platform, tx, {
      actor: viewer,
      action,
      subjectId: subjectId ?? null,
      ...(detail && { detail }),
    });
    await publishChange(tx, "site");
  });
}
