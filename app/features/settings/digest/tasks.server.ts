import { and, eq, gt, isNull } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import { payText } from "#app/features/jobs/labels.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { listJobMatches } from "#app/features/matching/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";

const QUEUE = "settings.weekly-digest";
const WEEK = 7 * 86_400_000;
const MAX_JOBS = 5;
const MAX_LOOKED_AT = 50;
const AT_ONCE = 200;

/** Writes the weekly digest on Monday morning in America. */
export async function registerDigest(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendDigests(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "0 13 * * 1");
}

/** One mail with the week's best matches to everybody who asked for it; nobody gets an empty one. */
export async function sendDigests(platform: Platform): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - WEEK);
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const people = await platform.db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(preferences)
      .innerJoin(users, eq(users.id, preferences.userId))
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "senior")))
      .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
      .where(and(eq(preferences.hasWeeklyDigest, true), isNull(accountDeletions.userId), gt(users.id, after)))
      .orderBy(users.id)
      .limit(AT_ONCE);
    for (const person of people) await sendDigest(platform, person, since);
    const last = people.at(-1);
    if (!last || people.length < AT_ONCE) return;
    after = last.id;
  }
}

async function sendDigest(platform: Platform, person: { id: string; name: string; email: string }, since: Date) {
  const matches = await listJobMatches(platform.db, person.id, MAX_LOOKED_AT);
  const news = matches.filter(({ job }) => job.createdAt >= since).slice(0, MAX_JOBS);
  if (news.length === 0) return;
  await queueMail(platform, platform.db, {
    toAddress: person.email,
    toName: person.name,
    subject: news.length === 1 ? "1 new job that matches you" : `${news.length} new jobs that match you`,
    heading: "New this week",
    paragraphs: news.map(
      ({ job, match }) => `${job.title}, ${job.company}. ${payText(job)}, ${job.location}. ${match.percent}% match.`,
    ),
    button: { label: "See all your matches", href: "/senior/dashboard" },
    reason: "You get this mail because Weekly digest is on in your settings. You can turn it off there at any time.",
  });
}
