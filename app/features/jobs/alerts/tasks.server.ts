import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobAlerts, savedSearches } from "#app/db/schema/saved-searches.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { mayGetLetters } from "#app/features/mail/queries.server.ts";
import { eachApart } from "#app/platform/each-apart.ts";
import type { Platform } from "#app/platform/platform.ts";
import { searchJobs } from "../search/queries.server.ts";
import { searchRenewed } from "../search/renewed/queries.server.ts";
import { type Cursor, PAGE_SIZE } from "../search/rules.ts";
import { readJobSearch } from "../search/schema.ts";
import { type AlertedJob, alertMail } from "./emails.server.ts";
import { dueSince, MAX_ALERTED, NEWS_DAYS } from "./rules.ts";

const QUEUE = "jobs.alerts";
const AT_ONCE = 200;
const MAX_PAGES = 5;
const DAY = 86_400_000;
/** A job that was being posted while we looked is found the next time; one that was found is not told again. */
const OVERLAP = 5 * 60_000;

/** Sends job alerts in the morning in America. */
export async function registerJobAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendJobAlerts(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "0 12 * * *");
}

type Person = { id: string; name: string; email: string };
type DueSearch = { id: string; name: string; query: string; searchedUntil: Date };

/**
 * One mail to each person whose saved searches are due and found something new: never a job twice, none that is
 * closed, none applied to. Nothing goes to who switched e-mails off or is about to leave. A person with whom it fails
 * holds up no other; the task is tried again for them, and the others are not due any more.
 */
export async function sendJobAlerts(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  await db.delete(jobAlerts).where(lt(jobAlerts.createdAt, new Date(clock.now().getTime() - NEWS_DAYS * DAY)));
  await eachApart(duePeople(platform), (person) => alertPerson(platform, person));
}

async function* duePeople(platform: Platform): AsyncGenerator<Person> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const people = await listPeople(platform, after);
    yield* people;
    const last = people.at(-1);
    if (!last || people.length < AT_ONCE) return;
    after = last.id;
  }
}

function isDue(now: Date) {
  return or(
    and(eq(savedSearches.frequency, "daily"), lte(savedSearches.searchedUntil, dueSince("daily", now))),
    and(eq(savedSearches.frequency, "weekly"), lte(savedSearches.searchedUntil, dueSince("weekly", now))),
  );
}

async function listPeople(platform: Platform, after: string): Promise<Person[]> {
  return await platform.db
    .selectDistinct({ id: users.id, name: users.name, email: users.email })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(
      and(
        isDue(platform.clock.now()),
        sql`coalesce(${preferences.hasEmails}, true)`,
        mayGetLetters(platform),
        isNull(accountDeletions.userId),
        gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
}

async function alertPerson(platform: Platform, person: Person): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const searches = await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      searchedUntil: savedSearches.searchedUntil,
    })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, person.id), isDue(now)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id));
  const found: AlertedJob[] = [];
  for (const search of searches) {
    for (const news of await findNews(db, search, now)) found.push({ ...news, search });
  }
  const jobIds = [...new Set(found.map(({ job }) => job.id))];
  const known = await listKnown(db, person.id, jobIds);
  const news = found.filter(
    ({ job }, at) => !known.has(job.id) && found.findIndex((one) => one.job.id === job.id) === at,
  );
  const listed = news.slice(0, MAX_ALERTED);

  await db.transaction(async (tx) => {
    const ids = searches.map(({ id }) => id);
    const isStillDue = and(inArray(savedSearches.id, ids), isDue(now));
    // A second process at the same moment waits here and then finds nothing due.
    const due = await tx.select({ id: savedSearches.id }).from(savedSearches).where(isStillDue).for("update");
    if (due.length < searches.length) return;
    const searchedUntil = new Date(now.getTime() - OVERLAP);
    await tx.update(savedSearches).set({ searchedUntil }).where(inArray(savedSearches.id, ids));
    if (listed.length === 0) return;
    const told = news.map(({ job }) => ({ userId: person.id, jobId: job.id, createdAt: now }));
    await tx.insert(jobAlerts).values(told).onConflictDoNothing();
    await queueMail(platform, tx, alertMail(person, listed, news.length - listed.length));
  });
}

type News = Omit<AlertedJob, "search">;

/**
 * Open jobs that fit the search as it was meant and were posted since it was last looked at, newest first; then those
 * that were there before and were opened again or changed.
 */
async function findNews(db: Database, search: DueSearch, now: Date): Promise<News[]> {
  const asked = readJobSearch(new URLSearchParams(search.query));
  const postedSince = new Date(now.getTime() - NEWS_DAYS * DAY);
  const since = search.searchedUntil > postedSince ? search.searchedUntil : postedSince;
  const found: News[] = [];
  let cursor: Cursor | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { jobs, next, corrected } = await searchJobs(db, { ...asked, sort: "newest", cursor }, now);
    const fresh = corrected === null ? jobs.filter(({ createdAt }) => createdAt > since) : [];
    found.push(...fresh.map((job) => ({ job, reason: "posted" }) as const));
    if (next === null || fresh.length < jobs.length) break;
    cursor = next;
  }
  const renewed = await searchRenewed(db, asked, { postedSince, since, now, limit: MAX_PAGES * PAGE_SIZE });
  return [
    ...found,
    ...renewed.map(({ job, isOpenAgain }): News => ({ job, reason: isOpenAgain ? "open again" : "changed" })),
  ];
}

/** Which of these jobs the person was told of or applied to. */
async function listKnown(db: Database, userId: string, jobIds: readonly string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const told = db
    .select({ jobId: jobAlerts.jobId })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), inArray(jobAlerts.jobId, [...jobIds])));
  const applied = db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.applicantId, userId), inArray(applications.jobId, [...jobIds])));
  const rows = await told.union(applied);
  return new Set(rows.map(({ jobId }) => jobId));
}
