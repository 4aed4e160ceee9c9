import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyProofs } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { jobGoneNotification } from "./emails.server.ts";

/**
 * Tells everyone who waits for this recruiter's answer that the job is gone, together with their applications. Returns
 * the company they hired for; null for anyone but a recruiter.
 */
export async function leaveCompany(platform: Platform, tx: Database, recruiterId: string): Promise<string | null> {
  const [card] = await tx
    .select({ companyId: recruiters.companyId })
    .from(recruiters)
    .where(eq(recruiters.userId, recruiterId));
  if (!card) return null;
  // The company may stay, with colleagues, but not the address that proved it.
  await tx.update(companyProofs).set({ email: null }).where(eq(companyProofs.userId, recruiterId));
  const waiting = await tx
    .select({ userId: applications.applicantId, title: jobs.title, company: jobs.company })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.responsibleId, recruiterId), inArray(applications.status, OPEN_STATUSES)));
  for (const { userId, ...job } of waiting) await notify(platform, tx, { userId, ...jobGoneNotification(job) });
  return card.companyId;
}
