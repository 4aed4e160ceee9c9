import { and, eq, inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldApplications } from "#app/db/schema/held-applications.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";

/** Marks the jobs that the viewer applied for. One statement, none for anyone but a senior. */
export async function markApplied<J extends JobCard>(
  db: Database,
  viewer: Viewer | null,
  jobs: readonly J[],
): Promise<J[]> {
  if (viewer?.role !== "senior" || jobs.length === 0) return [...jobs];
  const ids = jobs.map(({ id }) => id);
  const sent = db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.applicantId, viewer.id), inArray(applications.jobId, ids)));
  const held = db
    .select({ jobId: heldApplications.jobId })
    .from(heldApplications)
    .where(and(eq(heldApplications.applicantId, viewer.id), inArray(heldApplications.jobId, ids)));
  const rows = await union(sent, held);
  const applied = new Set(rows.map(({ jobId }) => jobId));
  return jobs.map((job) => (applied.has(job.id) ? { ...job, hasApplied: true } : job));
}

/** Does the same for a page of search results, close matches included. */
export async function markAppliedOnPage<P extends { jobs: JobCard[]; close: ReadonlyArray<{ job: JobCard }> }>(
  db: Database,
  viewer: Viewer | null,
  page: P,
): Promise<P> {
  const [jobs, close] = await Promise.all([
    markApplied(db, viewer, page.jobs),
    markApplied(
      db,
      viewer,
      page.close.map(({ job }) => job),
    ),
  ]);
  return { ...page, jobs, close: page.close.map((one, index) => ({ ...one, job: close[index] ?? one.job })) };
}
