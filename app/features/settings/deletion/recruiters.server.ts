import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import { preferences } from "#app/db/schema/settings.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { jobGoneNews } from "./emails.server.ts";

/**
 * Tells everybody who waits for an answer of this recruiter that the job is gone: their applications go with it. Gives
 * the company they hired for; null for who is no recruiter.
 */
export async function leaveCompany(platform: Platform, tx: Database, recruiterId: string): Promise<string | null> {
  const [card] = await tx
    .select({ companyId: recruiters.companyId })
    .from(recruiters)
    .where(eq(recruiters.userId, recruiterId));
  if (!card) return null;
  const waiting = await tx
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      hasEmails: preferences.hasEmails,
      title: jobs.title,
      company: jobs.company,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(
      and(
        eq(jobs.createdBy, recruiterId),
        inArray(applications.status, ["pending", "reviewing", "interview", "offered"]),
      ),
    );
  for (const { userId, name, email, hasEmails, ...job } of waiting) {
    const { notice, mail } = jobGoneNews(job);
    await notify(platform, tx, { userId, ...notice });
    if (hasEmails ?? true) await queueMail(platform, tx, { toAddress: email, toName: name, ...mail });
  }
  return card.companyId;
}

/** Deletes a company that nobody hires for any more and that no job names. */
export async function dropIfEmpty(tx: Database, companyId: string): Promise<void> {
  const one = sql`1`;
  await tx
    .delete(companies)
    .where(
      and(
        eq(companies.id, companyId),
        notExists(tx.select({ one }).from(recruiters).where(eq(recruiters.companyId, companyId))),
        notExists(tx.select({ one }).from(jobs).where(eq(jobs.companyId, companyId))),
      ),
    );
}
