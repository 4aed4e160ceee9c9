import { createHash } from "node:crypto";
import { and, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobReviews, type ProposedJob } from "#app/db/schema/job-reviews.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { JobStatus } from "#app/domain/status.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isKeptByCase } from "#app/features/cases/queries.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { eachName, resembles } from "#app/features/profiles/companies/resemblance.server.ts";
import { comparedNames } from "#app/features/safety/similar-names.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type JobWords, jobWarnings, textOfJob } from "../warnings/rules.ts";
import { asksColleague, tellColleagues } from "./colleague.server.ts";
import { heldMail } from "./emails.server.ts";
import { type HoldReason, holdReasons, PUBLIC_STATUSES } from "./rules.ts";

/**
 * A job that is about to go public. `id` is null before it is stored; `companyId` is null if it
 * names a company other than the recruiter's own.
 */
type Candidate = JobWords & {
  id: string | null;
  companyId: string | null;
  /** Whether everyone could read exactly this before, so that no colleague is asked again. */
  isUnchanged?: boolean;
};

/**
 * Returns the reasons why the viewer's job may not go public yet; empty if it may. Call it in the
 * transaction that publishes the job, before it does.
 */
export async function findHoldReasons(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  job: Candidate,
): Promise<HoldReason[]> {
  const { appUrl, review: mode } = platform.env;
  const isAsked = !job.isUnchanged && (await asksColleague(tx, viewer.id));
  if (job.companyId !== null && (await isHiddenCompany(tx, job.companyId)))
    return isAsked ? ["colleague", "company-hidden"] : ["company-hidden"];
  if (mode === "off") return isAsked ? ["colleague"] : [];
  const own = job.companyId === null ? null : await findCheck(tx, job.companyId);
  const [facts] = await tx
    .select({
      hasRecord: sql<boolean>`exists (${recordOf(tx, viewer.id, job.company)})`,
      isNameApproved: sql<boolean>`exists (${approvedName(tx, viewer.id, job.company)})`,
      isApproved: sql<boolean>`exists (${approvedText(tx, job)})`,
    })
    .from(sql`(select 1) as asked`);
  const isChecked = facts?.isNameApproved || own?.how === "administrator";
  return holdReasons({
    asksColleague: isAsked,
    mode,
    warnings: jobWarnings(job, appUrl),
    isVerified: own !== null,
    hasRecord: facts?.hasRecord ?? false,
    isNamedLikeVerified: !isChecked && (await isNamedLikeVerified(tx, job, own?.domain ?? null)),
    isApproved: facts?.isApproved ?? false,
  });
}

/**
 * Returns whether the company is hidden, and locks it until `tx` ends. Whoever hides the company
 * waits, and then hides this job with the others.
 */
async function isHiddenCompany(tx: Database, companyId: string): Promise<boolean> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("key share");
  return await isKeptByCase(tx, "company", companyId);
}

async function findCheck(tx: Database, companyId: string) {
  const [own] = await tx
    .select({ how: companies.verifiedHow, domain: companies.verifiedDomain })
    .from(companies)
    .where(and(eq(companies.id, companyId), sql`${companies.verifiedAt} is not null`));
  return own ?? null;
}

function isSameName(column: SQL, name: string): SQL {
  return sql`lower(${column}) = lower(${name})`;
}

/**
 * Returns a job of this recruiter under this name that was public, including one with a change in
 * review.
 */
function recordOf(tx: Database, recruiterId: string, company: string) {
  const wasPublic = tx
    .select({ one: sql`1` })
    .from(jobReviews)
    .where(and(eq(jobReviews.jobId, jobs.id), ne(jobReviews.before, "draft")));
  return tx
    .select({ one: sql`1` })
    .from(jobs)
    .where(
      and(
        mayRead(recruiterId),
        or(inArray(jobs.status, [...PUBLIC_STATUSES]), exists(wasPublic)),
        isSameName(sql`${jobs.company}`, company),
      ),
    );
}

/** Returns an approved review of this recruiter that was about the name. */
function approvedName(tx: Database, recruiterId: string, company: string) {
  return tx
    .select({ one: sql`1` })
    .from(jobReviews)
    .innerJoin(jobs, eq(jobs.id, jobReviews.jobId))
    .where(
      and(
        mayRead(recruiterId),
        eq(jobReviews.outcome, "approved"),
        sql`'name' = any(${jobReviews.reasons})`,
        isSameName(sql`${jobReviews.company}`, company),
      ),
    );
}

function approvedText(tx: Database, job: Candidate) {
  return tx
    .select({ one: sql`1` })
    .from(jobReviews)
    .where(
      and(
        job.id === null ? sql`false` : eq(jobReviews.jobId, job.id),
        eq(jobReviews.outcome, "approved"),
        // A colleague's approval does not replace our own review.
        sql`cardinality(${jobReviews.reasons}) > 0`,
        eq(jobReviews.textHash, hashOf(job)),
      ),
    );
}

/**
 * Returns whether a verified company on another domain has a similar name: the same, one that
 * begins with the other, or one that differs by one letter or two swapped ones.
 */
async function isNamedLikeVerified(tx: Database, job: Candidate, ownDomain: string | null): Promise<boolean> {
  const names = comparedNames(job.company);
  if (names.length === 0) return false;
  const [found] = await tx
    .select({ one: sql`1` })
    .from(companies)
    .innerJoin(eachName(names), sql`true`)
    .where(
      and(
        sql`${companies.verifiedAt} is not null`,
        job.companyId === null ? undefined : ne(companies.id, job.companyId),
        ownDomain === null ? undefined : or(isNull(companies.verifiedDomain), ne(companies.verifiedDomain, ownDomain)),
        resembles(companies.nameKey, sql`asked.name`),
      ),
    )
    .limit(1);
  return found !== undefined;
}

type Held = {
  jobId: string;
  words: JobWords;
  reasons: readonly HoldReason[];
  before: JobStatus;
  leadsTo: "live" | "paused";
  proposed: ProposedJob | null;
};

/**
 * Records that a job waits for a colleague or a review, or that its waiting version has changed. Colleagues are
 * notified; the support team gets one email per review, once it is their turn. The caller sets the job's status in the same transaction.
 */
export async function openReview(platform: Platform, tx: Database, viewer: Viewer, held: Held): Promise<void> {
  const { jobId, words, before, leadsTo, proposed } = held;
  const now = platform.clock.now();
  const awaitsColleague = held.reasons.includes("colleague");
  const reasons = held.reasons.filter((reason) => reason !== "colleague");
  const said = {
    reasons,
    awaitsColleague,
    sentBy: viewer.id,
    proposed,
    company: words.company,
    textHash: hashOf(words),
    updatedAt: now,
  };
  const [review] = await tx
    .insert(jobReviews)
    .values({ id: platform.ids.next(now), jobId, before, leadsTo, createdAt: now, ...said })
    .onConflictDoUpdate({
      target: jobReviews.jobId,
      targetWhere: sql`outcome is null`,
      set: { ...said, version: sql`${jobReviews.version} + 1` },
    })
    .returning({ id: jobReviews.id });
  if (awaitsColleague) await tellColleagues(platform, tx, viewer, words.title);
  else if (review) await mailHeldJob(platform, tx, { reviewId: review.id, words, byName: viewer.name, reasons });
}

type MailedReview = { reviewId: string; words: JobWords; byName: string; reasons: readonly string[] };

/** Emails the support team that a job waits for them, once per review. */
export async function mailHeldJob(
  platform: Platform,
  tx: Database,
  { reviewId, words, byName, reasons }: MailedReview,
): Promise<void> {
  await queueMail(platform, tx, {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    ...heldMail(words, byName, reasons),
    onceKey: `held-job ${reviewId}`,
  });
}

/** Returns the newest review of a job, or null. */
export async function findLastReview(db: Database, jobId: string) {
  const [review] = await db
    .select()
    .from(jobReviews)
    .where(eq(jobReviews.jobId, jobId))
    .orderBy(desc(jobReviews.createdAt), desc(jobReviews.id))
    .limit(1);
  return review ?? null;
}

/** Returns a hash of the texts of a job. */
export function hashOf(words: JobWords): string {
  return createHash("sha256").update(textOfJob(words)).digest("base64url");
}
