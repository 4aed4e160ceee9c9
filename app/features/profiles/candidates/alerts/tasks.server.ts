import { lt } from "drizzle-orm";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { markSearched } from "#app/features/search/saved/commands.server.ts";
import { type DuePerson, duePeople, listDueSearches } from "#app/features/search/saved/queries-due.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { candidateParams, candidateSearchFrom, withoutFilters } from "../rules.ts";
import { type CandidateNews, candidateAlertMail } from "./emails.server.ts";
import { listUntoldCandidates } from "./queries.server.ts";
import { MOST_TOLD, TOLD_DAYS } from "./rules.ts";

const QUEUE = "candidates.alerts";

/** Sends candidate alerts in the morning in America. */
export async function registerCandidateAlerts(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendCandidateAlerts(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "30 12 * * *");
}

/**
 * One mail to each recruiter whose saved searches are due and found somebody who is new or changed their profile: nobody
 * twice within half a year, and nobody whom the search would not show them. A recruiter with whom it fails holds up no
 * other; the task is tried again for them, and the others are not due any more.
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
  const mayFilter = await mayUse(platform, person.id, "search-filters");
  const told: string[] = [];
  const news: CandidateNews[] = [];
  // One after the other: whom several searches find counts in the first of them.
  for (const { name, query, searchedUntil: since } of searches) {
    const asked = candidateSearchFrom(new URLSearchParams(query));
    const search = mayFilter ? asked : withoutFilters(asked);
    // Of filters alone a plan without them leaves nothing, which would be everybody.
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
