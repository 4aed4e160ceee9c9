import { addStory, endBanner, saveBanner } from "#app/features/operator/content/commands.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";
import { dayOf } from "#app/time.ts";

const DAY_MS = 86_400_000;

/**
 * Adds a banner that ended last week, and a story that has its person's consent but is not shown
 * yet.
 */
export async function fillContent(platform: Platform, admin: StaffViewer): Promise<void> {
  const now = platform.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  const at = (days: number): Platform => ({ ...platform, clock: { now: () => daysAgo(days) } });
  await saveBanner(at(7), admin, {
    text: "We move to a faster server on Sunday from 6 to 7 AM Eastern. You can't log in during that hour.",
    level: "notice",
    startDay: "",
    startTime: "",
    endDay: dayOf(daysAgo(4)),
    endTime: "12:00",
    zone: "America/New_York",
    version: 0,
  });
  await endBanner(at(5), admin, 1);
  await addStory(at(3), admin, {
    quote: "They called on the day the page had promised. I start on Tuesday, two mornings a week.",
    author: "Lorraine P.",
    role: "Bookkeeper, 10 hours a week",
    company: "Ohio",
    consentOn: dayOf(daysAgo(6)),
    consentHow: "Signed form, scanned, in the folder Consents 2026",
    isShown: false,
  });
}
