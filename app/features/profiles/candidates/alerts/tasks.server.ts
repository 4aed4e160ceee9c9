import { desc, lt } from "drizzle-orm";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { profileDocuments } from "#app/db/schema/search.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { markSearched } from "#app/features/search/saved/commands.server.ts";
import { type DuePerson, duePeople, listDueSearches } from "#app/features/search/saved/queries-due.server.ts";
import type { Run } from "#app/features/search/saved/rules.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { findSearchPlan, type SearchPlan, withinPlan } from "../plan.server.ts";
import { candidateParams, candidateSearchFrom } from "../rules.ts";
import { candidateAlertMail, candidateAlertNotification } from "./emails.server.ts";
import { listUntoldCandidates } from "./queries.server.ts";
import { MOST_TOLD, TOLD_DAYS } from "./rules.ts";

const DAILY_QUEUE = "candidates.alerts";
const INSTANT_QUEUE = "candidates.instant";

/** Schedules candidate alerts: those at once every five minutes, the emails for the morning in America. */
export async function registerCandidateAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(INSTANT_QUEUE, () => sendInstantAlerts(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(INSTANT_QUEUE, "*/5 * * * *");
  await platform.tasks.work(DAILY_QUEUE, () => sendCandidateAlerts(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(DAILY_QUEUE, "30 12 * * *");
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
  await forEachIsolated(duePeople(platform, "candidates", "daily"), async (person) => {
    const plan = await findSearchPlan(platform, person.id);
    await alertRecruiter(platform, person, plan, "daily");
  });
}

/**
 * The same as a notification for each search with alerts at once, where the plan includes premium search. Does nothing
 * for searches that ran after the last change of any profile.
 */
export async function sendInstantAlerts(platform: Platform): Promise<void> {
  const [changed] = await platform.db
    .select({ at: profileDocuments.updatedAt })
    .from(profileDocuments)
    .orderBy(desc(profileDocuments.updatedAt))
    .limit(1);
  if (!changed) return;
  await forEachIsolated(duePeople(platform, "candidates", "instant"), async (person) => {
    const plan = await findSearchPlan(platform, person.id);
    if (plan.isPremium) await alertRecruiter(platform, person, plan, "instant", changed.at);
  });
}

async function alertRecruiter(
  platform: Platform,
  person: DuePerson,
  plan: SearchPlan,
  run: Run,
  changedAt: Date | null = null,
): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const due = await listDueSearches(db, person.id, "candidates", now, run);
  const searches = due.filter(({ searchedUntil }) => changedAt === null || searchedUntil <= changedAt);
  if (searches.length === 0) return;
  const told: string[] = [];
  const found: Array<{ name: string; query: string; ids: string[] }> = [];
  // One after the other, so that a person in several searches counts in the first one only.
  for (const { name, query, searchedUntil: since } of searches) {
    const search = withinPlan(candidateSearchFrom(new URLSearchParams(query)), plan);
    // On a plan without filters, a search of filters alone would become empty and find everyone.
    if (candidateParams(search).size === 0) continue;
    const ids = await listUntoldCandidates(db, person.id, search, { since, except: told, limit: MOST_TOLD + 1 });
    told.push(...ids);
    if (ids.length > 0) found.push({ name, query, ids });
  }
  const rows = told.map((seniorId) => ({ userId: person.id, seniorId, createdAt: now }));

  await db.transaction(async (tx) => {
    if (!(await markSearched(tx, searches, "candidates", now, run)) || rows.length === 0) return;
    const untold = await tx
      .insert(candidateAlerts)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: candidateAlerts.seniorId });
    // A parallel run may have told of some meanwhile.
    const isUntold = new Set(untold.map(({ id }) => id));
    const searchesWithNew = found
      .map(({ name, query, ids }) => ({ name, query, count: ids.filter((id) => isUntold.has(id)).length }))
      .filter(({ count }) => count > 0);
    if (searchesWithNew.length === 0) return;
    if (run === "daily") return await queueMail(platform, tx, candidateAlertMail(person, searchesWithNew));
    await notify(platform, tx, candidateAlertNotification(person.id, searchesWithNew));
  });
}
