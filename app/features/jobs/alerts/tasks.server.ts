import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { jobAlerts } from "#app/db/schema/saved-searches.ts";
import { searchRenewed } from "#app/features/jobs/search/renewed.server.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { type Cursor, PAGE_SIZE } from "#app/features/jobs/search/types.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { blockedWith } from "#app/features/profiles/contactability.server.ts";
import { markSearched } from "#app/features/search/saved/commands.server.ts";
import {
  type DuePerson,
  type DueSearch,
  duePeople,
  listDueSearches,
} from "#app/features/search/saved/queries-due.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { readJobSearch } from "../search/schema.ts";
import { type AlertedJob, alertMail } from "./emails.server.ts";
import { ALERTED_DAYS, MAX_ALERTED } from "./rules.ts";

const QUEUE = "jobs.alerts";
const MAX_PAGES = 5;

/** Schedules job alerts for the morning in America. */
export async function registerJobAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendJobAlerts(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "0 12 * * *");
}

/**
 * Sends one email to each person whose due saved searches found new jobs: never the same job twice, and none that is
 * closed, that they applied to, or whose recruiter has a block with them. People who switched emails off or are about
 * to leave get none. A failure for one person does not hold up the others; the task is retried for that person only,
 * because the others are no longer due.
 */
export async function sendJobAlerts(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  await db.delete(jobAlerts).where(lt(jobAlerts.createdAt, new Date(clock.now().getTime() - ALERTED_DAYS * DAY_MS)));
  await forEachIsolated(duePeople(platform, "jobs", "daily"), (person) => alertPerson(platform, person));
}

async function alertPerson(platform: Platform, person: DuePerson): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const searches = await listDueSearches(db, person.id, "jobs", now, "daily");
  const found: AlertedJob[] = [];
  for (const search of searches) {
    for (const one of await findNewJobs(db, search, now)) found.push({ ...one, search });
  }
  const jobIds = [...new Set(found.map(({ job }) => job.id))];
  const leftOut = await listLeftOut(db, person.id, jobIds);
  const untold = found.filter(
    ({ job }, at) => !leftOut.has(job.id) && found.findIndex((one) => one.job.id === job.id) === at,
  );
  const listed = untold.slice(0, MAX_ALERTED);

  await db.transaction(async (tx) => {
    if (!(await markSearched(tx, searches, "jobs", now, "daily")) || listed.length === 0) return;
    const told = untold.map(({ job }) => ({ userId: person.id, jobId: job.id, createdAt: now }));
    await tx.insert(jobAlerts).values(told).onConflictDoNothing();
    await queueMail(platform, tx, alertMail(person, listed, untold.length - listed.length));
  });
}

type FoundJob = Omit<AlertedJob, "search">;

/**
 * Finds open jobs that match the corrected search and were posted since it last ran, newest first; then older ones that
 * were reopened or changed.
 */
async function findNewJobs(db: Database, search: DueSearch, now: Date): Promise<FoundJob[]> {
  const asked = readJobSearch(new URLSearchParams(search.query));
  const postedSince = new Date(now.getTime() - ALERTED_DAYS * DAY_MS);
  const since = search.searchedUntil > postedSince ? search.searchedUntil : postedSince;
  const found: FoundJob[] = [];
  let cursor: Cursor | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { jobs: listed, next, corrected } = await searchJobs(db, { ...asked, sort: "newest", cursor }, now);
    const fresh = corrected === null ? listed.filter(({ createdAt }) => createdAt > since) : [];
    found.push(...fresh.map((job) => ({ job, reason: "posted" }) as const));
    if (next === null || fresh.length < listed.length) break;
    cursor = next;
  }
  const renewed = await searchRenewed(db, asked, { postedSince, since, now, limit: MAX_PAGES * PAGE_SIZE });
  return [
    ...found,
    ...renewed.map(({ job, isOpenAgain }): FoundJob => ({ job, reason: isOpenAgain ? "open again" : "changed" })),
  ];
}

/**
 * Returns which of these jobs the person was alerted to or applied to, or have a recruiter with whom there is a block.
 */
async function listLeftOut(db: Database, userId: string, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const told = db
    .select({ jobId: jobAlerts.jobId })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), inArray(jobAlerts.jobId, [...jobIds])));
  const applied = db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.applicantId, userId), inArray(applications.jobId, [...jobIds])));
  const ofBlocked = db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...jobIds]), sql`${jobs.responsibleId} in (${blockedWith(userId)})`));
  const rows = await unionAll(told, applied, ofBlocked);
  return new Set(rows.map(({ jobId }) => jobId));
}
