import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { listCandidateMatches, listJobMatches } from "#app/features/matching/queries.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { isIncludedFor } from "#app/features/plans/queries.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf, HOUR_MS } from "#app/time.ts";
import { forEachReader, type Reader } from "../queries.server.ts";
import { personNotification, suggestionsMail } from "./emails.server.ts";
import { type JobSuggestions, MOST_SUGGESTED, STRONG_PERCENT } from "./rules.ts";

const DAILY_QUEUE = "suggestions.daily";
const HOURLY_QUEUE = "suggestions.people";
const MAILING = "suggestions";
const MONDAY = 1;
/** Who was in an alert longer ago is known; who came up since then is in today's email, too. */
const KNOWN_AFTER = 20 * HOUR_MS;
/** Longer than an hour, because a run may be late. Nobody is told twice. */
const CHANGED_WITHIN = 2 * HOUR_MS;
const MOST_CHANGED = 500;
/** How many of a person's best jobs, and how many of a job's best people, are compared. */
const MOST_COMPARED = 50;

/** Schedules suggested people: strong matches every hour, the email in the morning in America. */
export async function registerSuggestions(platform: Platform): Promise<void> {
  await platform.tasks.work(HOURLY_QUEUE, () => tellOfNewPeople(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(HOURLY_QUEUE, "50 * * * *");
  await platform.tasks.work(DAILY_QUEUE, () => sendSuggestions(platform), {
    timeoutSeconds: 3600,
    formerly: "letters.suggestions",
  });
  await platform.tasks.schedule(DAILY_QUEUE, "15 12 * * *");
}

/** Whether suggestions are on for `users`. */
const wantsSuggestions = sql`coalesce(${preferences.hasSuggestions}, true)`;

/** Whether the plan of the recruiter's company includes priority recommendations; undefined if everyone's does. */
function hasPriority(platform: Platform): SQL | undefined {
  const companyId = sql`(select company_id from recruiters where recruiters.user_id = ${users.id})`;
  return isIncludedFor(platform, companyId, "priority-suggestions");
}

/**
 * Sends one email to each recruiter whose live jobs new people fit well: on Mondays, and every day with priority
 * recommendations. No one is in two of them within half a year. A retry skips those whose email is written.
 */
export async function sendSuggestions(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const isForAll = now.getUTCDay() === MONDAY;
  const wants = and(wantsSuggestions, isForAll ? undefined : hasPriority(platform)) ?? wantsSuggestions;
  const issue = { mailing: MAILING, day: dayOf(now) } as const;
  await forEachReader(platform, { role: "recruiter", wants, issue }, (reader) => sendTo(platform, reader, now));
}

async function sendTo(platform: Platform, { id, name, email, onceKey }: Reader, now: Date): Promise<void> {
  const { db } = platform;
  const seen = await listKnown(db, id, now);
  const suggestions: JobSuggestions[] = [];
  const told: string[] = [];
  for (const job of await listLiveJobs(db, id)) {
    const best = await listCandidateMatches(db, id, job.id, MOST_COMPARED);
    const fresh = best
      .filter(({ candidateId, match }) => match.percent >= STRONG_PERCENT && !seen.has(candidateId))
      .slice(0, MOST_SUGGESTED.people);
    for (const { candidateId } of fresh) seen.add(candidateId);
    told.push(...fresh.map(({ candidateId }) => candidateId));
    if (fresh.length > 0) suggestions.push({ ...job, matches: fresh.map(({ match }) => match) });
  }
  if (told.length === 0) return;
  await db.transaction(async (tx) => {
    const rows = told.map((seniorId) => ({ userId: id, seniorId, createdAt: now }));
    await tx.insert(candidateAlerts).values(rows).onConflictDoNothing();
    const mailing = { userId: id, name: MAILING } as const;
    await queueMail(platform, tx, {
      toAddress: email,
      toName: name,
      ...suggestionsMail(suggestions),
      mailing,
      onceKey,
    });
  });
}

async function listLiveJobs(db: Database, recruiterId: string): Promise<{ id: string; title: string }[]> {
  return await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.responsibleId, recruiterId), eq(jobs.status, "live")))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(MOST_SUGGESTED.jobs);
}

async function listKnown(db: Database, recruiterId: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ seniorId: candidateAlerts.seniorId })
    .from(candidateAlerts)
    .where(
      and(
        eq(candidateAlerts.userId, recruiterId),
        lt(candidateAlerts.createdAt, new Date(now.getTime() - KNOWN_AFTER)),
      ),
    );
  return new Set(rows.map(({ seniorId }) => seniorId));
}

/**
 * Notifies recruiters with priority recommendations of people who are new, or changed their profile, and fit one of
 * their jobs well: each person once within half a year, and a few a day.
 */
export async function tellOfNewPeople(platform: Platform): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - CHANGED_WITHIN);
  const changed = await platform.db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.isVisible, true), gte(profiles.updatedAt, since)))
    .orderBy(desc(profiles.updatedAt), desc(profiles.userId))
    .limit(MOST_CHANGED);
  await forEachIsolated(changed, ({ id }) => tellOf(platform, id));
}

async function tellOf(platform: Platform, seniorId: string): Promise<void> {
  const { db } = platform;
  const best = await listJobMatches(db, seniorId, MOST_COMPARED, STRONG_PERCENT);
  if (best.length === 0) return;
  const jobIds = best.map(({ job }) => job.id);
  const owners = await db
    .select({ jobId: jobs.id, recruiterId: users.id })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.responsibleId))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(and(inArray(jobs.id, jobIds), eq(jobs.status, "live"), wantsSuggestions, hasPriority(platform)));
  const ownerOf = new Map(owners.map(({ jobId, recruiterId }) => [jobId, recruiterId]));
  const told = new Set<string>();
  for (const { job, match } of best) {
    const recruiterId = ownerOf.get(job.id);
    if (recruiterId === undefined || told.has(recruiterId)) continue;
    // The recruiter's own list knows best who hides from whom.
    const listed = await listCandidateMatches(db, recruiterId, job.id, MOST_COMPARED);
    if (!listed.some(({ candidateId }) => candidateId === seniorId)) continue;
    told.add(recruiterId);
    await tell(platform, recruiterId, seniorId, job, match.percent);
  }
}

async function tell(
  platform: Platform,
  recruiterId: string,
  seniorId: string,
  job: { id: string; title: string },
  percent: number,
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    // Locks the recruiter, so that two runs count one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, recruiterId)).for("update");
    const today = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, recruiterId),
          eq(notifications.kind, "person-match"),
          gte(notifications.createdAt, new Date(now.getTime() - DAY_MS)),
        ),
      )
      .limit(MOST_SUGGESTED.notificationsPerDay);
    if (today.length >= MOST_SUGGESTED.notificationsPerDay) return;
    const [untold] = await tx
      .insert(candidateAlerts)
      .values({ userId: recruiterId, seniorId, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (untold) await notify(platform, tx, personNotification(recruiterId, seniorId, job, percent));
  });
}
