import { eq } from "drizzle-orm";
import { preferences } from "#app/db/schema/settings.ts";
import { payText } from "#app/features/jobs/labels.ts";
import { linkedFrom } from "#app/features/jobs/views/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { listJobMatches } from "#app/features/matching/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { forEachReader, type Reader } from "./queries.server.ts";

// The name of the first release of this schedule; another name would leave the old schedule running.
const QUEUE = "settings.weekly-digest";
const MAILING = "weekly-digest";
const WEEK = 7 * DAY_MS;
const MAX_JOBS = 5;
/** In a full market one of twenty-five open jobs is from this week, so a job behind this many others is no match. */
const MAX_LOOKED_AT = 200;

/** Schedules the weekly digest for Monday morning in America. */
export async function registerWeeklyDigest(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendWeeklyDigests(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "0 13 * * 1");
}

/**
 * Sends one email with the week's best matches to each senior who wants it; no empty ones, and no two in a week. It can
 * be interrupted: a retry computes matches only for those without this week's email.
 */
export async function sendWeeklyDigests(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - WEEK);
  const wants = eq(preferences.hasWeeklyDigest, true);
  const issue = { mailing: MAILING, day: mondayOf(now) } as const;
  await forEachReader(platform, { role: "senior", wants, issue }, (reader) => sendDigest(platform, reader, since));
}

async function sendDigest(platform: Platform, reader: Reader, since: Date): Promise<void> {
  const matches = await listJobMatches(platform.db, reader.id, MAX_LOOKED_AT);
  const newMatches = matches.filter(({ job }) => job.createdAt >= since).slice(0, MAX_JOBS);
  if (newMatches.length === 0) return;
  await platform.db.transaction((tx) =>
    queueMail(platform, tx, {
      toAddress: reader.email,
      toName: reader.name,
      subject: newMatches.length === 1 ? "1 new job that matches you" : `${newMatches.length} new jobs that match you`,
      heading: "New this week",
      paragraphs: [],
      entries: newMatches.map(({ job, match }) => ({
        title: job.title,
        text: `${job.company}. ${payText(job)}, ${job.location}. ${match.percent}% match.`,
        link: { label: "View job", href: linkedFrom("email", `/job/${job.id}`) },
      })),
      button: { label: "See all your matches", href: "/senior/dashboard" },
      reason:
        "You're getting this email because Weekly digest is on in your settings. You can turn it off there at any time.",
      mailing: { userId: reader.id, name: MAILING },
      onceKey: reader.onceKey,
    }),
  );
}

/** Returns the Monday (UTC) of the week of a moment, as a day. */
function mondayOf(at: Date): string {
  const daysSince = (at.getUTCDay() + 6) % 7;
  return dayOf(new Date(at.getTime() - daysSince * DAY_MS));
}
