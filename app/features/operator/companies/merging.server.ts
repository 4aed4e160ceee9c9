import { and, eq, inArray, ne, notExists, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { companyAnswers } from "#app/db/schema/applications.ts";
import { candidatePools } from "#app/db/schema/candidate-pools.ts";
import { companies, companyEvents, companySlugs } from "#app/db/schema/companies.ts";
import { companyLetters } from "#app/db/schema/company-letters.ts";
import { companyPages, companyPictures } from "#app/db/schema/company-pages.ts";
import { jobReviews } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { subscriptions } from "#app/db/schema/plans.ts";
import { hiddenCompanies } from "#app/db/schema/profiles.ts";
import { joinRequests, recruiters } from "#app/db/schema/recruiters.ts";
import { webhookEndpoints } from "#app/db/schema/webhooks.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { isKeptByCase } from "#app/features/cases/queries.server.ts";
import { mergedNotification } from "#app/features/profiles/companies/emails.server.ts";
import { noteCompanyEvent } from "#app/features/profiles/companies/marks.server.ts";
import { tellRecruiters } from "#app/features/profiles/companies/reconfirming.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { HIDDEN_COMPANY, NOT_SIMILAR } from "./labels.ts";
import { listSimilarCompanies } from "./queries.server.ts";

type Stored = typeof companies.$inferSelect;

/** The company that disappears, in the version that the moderator saw, and the one that stays. */
export type Merge = { companyId: string; version: number; intoId: string };

/**
 * Merges a company into another one of the same name or domain: its recruiters, jobs, history, and
 * address move to the other, and seniors who hid from it are hidden from the other. Its recruiters
 * are notified. Throws not-found if there is no such company or the viewer may not decide,
 * company-decided if it has changed since that version, and FieldError for `into`.
 */
export async function mergeCompanies(platform: Platform, by: StaffViewer, merge: Merge): Promise<void> {
  requirePermission(by, "decide about companies");
  const ids = [requireId(merge.companyId), requireId(merge.intoId)];
  await platform.db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(companies)
      .where(inArray(companies.id, ids))
      .orderBy(companies.id)
      .for("update");
    const from = found.find(({ id }) => id === merge.companyId);
    const into = found.find(({ id }) => id === merge.intoId);
    if (!from) throw new DomainError("not-found");
    if (from.version !== merge.version) throw new DomainError("company-decided");
    const similar = await listSimilarCompanies(tx, from);
    const isHidden =
      (await isKeptByCase(tx, "company", from.id)) || (into && (await isKeptByCase(tx, "company", into.id)));
    if (isHidden) throw new FieldError("into", HIDDEN_COMPANY);
    if (!into || !similar.some(({ id }) => id === into.id)) throw new FieldError("into", NOT_SIMILAR);
    await tellRecruiters(platform, tx, from.id, mergedNotification(from, into));
    await moveHiding(platform, tx, from, into);
    await moveJobs(tx, from, into);
    await tx.update(recruiters).set({ companyId: into.id }).where(eq(recruiters.companyId, from.id));
    await moveEndpoints(tx, from, into);
    await tx.update(apiKeys).set({ companyId: into.id }).where(eq(apiKeys.companyId, from.id));
    await moveAnswers(tx, from, into);
    await movePlan(tx, from, into);
    await tx.delete(joinRequests).where(eq(joinRequests.companyId, from.id));
    await tx.update(companyEvents).set({ companyId: into.id }).where(eq(companyEvents.companyId, from.id));
    await tx.update(candidatePools).set({ companyId: into.id }).where(eq(candidatePools.companyId, from.id));
    await tx.update(companyLetters).set({ companyId: into.id }).where(eq(companyLetters.companyId, from.id));
    await movePage(tx, from, into);
    await moveAddresses(tx, from, into);
    await tx
      .update(companies)
      .set({
        about: into.about ?? from.about,
        logoUrl: into.logoUrl ?? from.logoUrl,
        accountManagerId: into.accountManagerId ?? from.accountManagerId,
        askedAt: into.verifiedAt ? null : (into.askedAt ?? from.askedAt),
        // Once staff have revoked one company's badge, it cannot get the badge back by itself
        // through the other.
        isSelfCheckOff: into.verifiedAt ? false : into.isSelfCheckOff || from.isSelfCheckOff,
        version: into.version + 1,
        updatedAt: platform.clock.now(),
      })
      .where(eq(companies.id, into.id));
    await noteCompanyEvent(platform, tx, "merged", { companyId: into.id, userId: by.id, text: from.name });
    await tx.delete(companies).where(eq(companies.id, from.id));
    await recordAudit(platform, tx, {
      actor: by,
      action: "company.merged",
      subjectId: into.id,
      detail: { from: from.id, version: merge.version },
    });
    await publishChange(tx, "jobs");
  });
}

/** What a company added to its page stays if the other added nothing. */
async function movePage(tx: Database, from: Stored, into: Stored): Promise<void> {
  for (const table of [companyPages, companyPictures]) {
    if ((await tx.$count(table, eq(table.companyId, into.id))) > 0) continue;
    await tx.update(table).set({ companyId: into.id }).where(eq(table.companyId, from.id));
  }
}

/** Seniors who hid from the company that disappears are hidden from the one that stays. */
async function moveHiding(platform: Platform, tx: Database, from: Stored, into: Stored): Promise<void> {
  if (from.nameKey === into.nameKey || into.nameKey === "") return;
  const theirs = alias(hiddenCompanies, "theirs");
  const hiding = await tx
    .select({ userId: hiddenCompanies.userId })
    .from(hiddenCompanies)
    .where(
      and(
        eq(hiddenCompanies.nameKey, from.nameKey),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(theirs)
            .where(and(eq(theirs.userId, hiddenCompanies.userId), eq(theirs.nameKey, into.nameKey))),
        ),
      ),
    );
  const createdAt = platform.clock.now();
  const rows = hiding.map(({ userId }) => ({ id: platform.ids.next(createdAt), userId, name: into.name, createdAt }));
  if (rows.length > 0) await tx.insert(hiddenCompanies).values(rows).onConflictDoNothing();
}

/** Moves the jobs to the company that stays, so that its page and badge appear beside them. */
async function moveJobs(tx: Database, from: Stored, into: Stored): Promise<void> {
  const named = and(eq(jobs.companyId, from.id), eq(sql`lower(${jobs.company})`, from.name.toLowerCase()));
  const theirs = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, from.id));
  await tx
    .update(jobReviews)
    .set({
      proposed: sql`jsonb_set(${jobReviews.proposed}, '{company}', to_jsonb(${into.name}::text))`,
    })
    .where(
      and(
        inArray(jobReviews.jobId, theirs),
        eq(sql`lower(${jobReviews.proposed} ->> 'company')`, from.name.toLowerCase()),
      ),
    );
  await tx
    .update(jobReviews)
    .set({ company: into.name })
    .where(and(inArray(jobReviews.jobId, theirs), eq(sql`lower(${jobReviews.company})`, from.name.toLowerCase())));
  await tx
    .update(jobs)
    .set({ company: into.name })
    .where(and(named, ne(jobs.company, into.name)));
  await tx.update(jobs).set({ companyId: into.id }).where(eq(jobs.companyId, from.id));
}

/**
 * Adds up the answer figures of both companies, until they are counted together on the next working
 * day.
 */
async function moveAnswers(tx: Database, from: Stored, into: Stored): Promise<void> {
  const [gone] = await tx.delete(companyAnswers).where(eq(companyAnswers.companyId, from.id)).returning();
  if (!gone) return;
  await tx
    .insert(companyAnswers)
    .values({ ...gone, companyId: into.id })
    .onConflictDoUpdate({
      target: companyAnswers.companyId,
      set: {
        counted: sql`${companyAnswers.counted} + ${gone.counted}`,
        answered: sql`${companyAnswers.answered} + ${gone.answered}`,
        medianHours: sql`greatest(${companyAnswers.medianHours}, ${gone.medianHours})`,
      },
    });
}

/** Webhook endpoints move, but for those that the company that stays has too. */
async function moveEndpoints(tx: Database, from: Stored, into: Stored): Promise<void> {
  const theirs = tx
    .select({ url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, into.id));
  await tx
    .update(webhookEndpoints)
    .set({ companyId: into.id })
    .where(and(eq(webhookEndpoints.companyId, from.id), notInArray(webhookEndpoints.url, theirs)));
}

/** The company that stays keeps its plan, or takes the other one's if it has none. */
async function movePlan(tx: Database, from: Stored, into: Stored): Promise<void> {
  const [plan] = await tx.delete(subscriptions).where(eq(subscriptions.companyId, from.id)).returning();
  if (plan)
    await tx
      .insert(subscriptions)
      .values({ ...plan, companyId: into.id })
      .onConflictDoNothing();
}

/**
 * Redirects the address of the company that disappears, and earlier redirects to it, to the one
 * that stays.
 */
async function moveAddresses(tx: Database, from: Stored, into: Stored): Promise<void> {
  await tx.update(companySlugs).set({ companyId: into.id }).where(eq(companySlugs.companyId, from.id));
  await tx
    .insert(companySlugs)
    .values({ slug: from.slug, companyId: into.id })
    .onConflictDoUpdate({
      target: companySlugs.slug,
      set: { companyId: into.id },
    });
}
