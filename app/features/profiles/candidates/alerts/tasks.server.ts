import { lt } from "drizzle-orm";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { markSearched } from "#app/features/search/saved/commands.server.ts";
import { type DuePerson, duePeople, listDueSearches } from "#app/features/search/saved/queries-due.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { findSearchPlan, withinPlan } from "../plan.server.ts";
import { candidateParams, candidateSearchFrom } from "../rules.ts";
import { type CandidateNews, candidateAlertMail } from "./emails.server.ts";
import { listUntoldCandidates } from "./queries.server.ts";
import { MOST_TOLD, TOLD_DAYS } from "./rules.ts";

const QUEUE = "candidates.alerts";

/** Schedules candidate alerts for the morning in America. */
export async function registerCandidateAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendCandidateAlerts(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "30 12 * * *");
}

/**
 * Sends one email to each recruiter whose due saved searches found people who are new or changed their profile: no one
 * twice within half a year, and only people whom the search would show them. A failure for one recruiter does not hold
 * up the others; the task is retried for that recruiter only, because the others are no longer due.
 */
export async function sendCandidateAlerts(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  await db
    .delete(candidateAlerts)
    .where(lt(candidateAlerts.createdAt, new Date(clock.now().getTime() - TOLD_DAYS * DAY_MS)));
  await forEachIsolated(duePeople(platform, "candidates"), (person) => alertRecruiter(platform, person));
}

async function alertRecruiter(platform: Platform, person: DuePerson): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const searches = await listDueSearches(db, person.id, "candidates", now);
  const plan = await findSearchPlan(platform, person.id);
  const told: string[] = [];
  const news: CandidateNews[] = [];
  // One after the other, so that a person in several searches counts in the first one only.
  for (const { name, query, searchedUntil: since } of searches) {
    const search = withinPlan(candidateSearchFrom(new URLSearchParams(query)), plan);
    // On a plan without filters, a search of filters alone would become empty and find everyone.
    if (candidateParams(search).size === 0) continue;
    const ids = await listUntoldCandidates(db, person.id, search, { since, except: told, limit: MOST_TOLD + 1 });
    told.push(...ids);
    if (ids.length > 0) news.push({ name, query, count: ids.length });
  }
  const rows = told.map((seniorId) => ({ userId: person.id, seniorId, createdAt: now }));

  await db.transaction(async (tx) => {
    if (!(await markSearched(tx, searches, "candidates", now)) || rows.length === 0) return;
    await tx.insert(candidateAlerts).values(rows).onConflictDoNothing();
    await queueMail(platform, tx, candidateAlertMail(person, news));
  });
}
