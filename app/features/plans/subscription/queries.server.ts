import { and, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { invoices, subscriptions } from "#app/db/schema/plans.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireOwner } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Subscription } from "./rules.ts";

const MOST_INVOICES = 36;

/** Returns the subscription of a company, also one that ended; null if it never had one. */
export async function findSubscription(db: Database, companyId: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  return row ? toSubscription(row) : null;
}

/** Returns the subscription of the recruiter's company, as findSubscription. */
export async function findOwnSubscription(db: Database, recruiterId: string): Promise<Subscription | null> {
  const [row] = await db
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(recruiters, eq(recruiters.companyId, subscriptions.companyId))
    .where(eq(recruiters.userId, recruiterId));
  return row ? toSubscription(row) : null;
}

function toSubscription(row: typeof subscriptions.$inferSelect): Subscription {
  const { planId, period, status, anchorAt, periodStart, periodEnd, graceUntil, nextPlanId, nextPeriod, isCanceled } =
    row;
  const change = nextPlanId && nextPeriod ? { planId: nextPlanId, period: nextPeriod } : null;
  const dates = { anchorAt, periodStart, periodEnd, graceUntil };
  return { planId, period, status, ...dates, next: isCanceled ? "end" : change };
}

/** Returns the names of the owners of the recruiter's company, at most five. */
export async function listOwnerNames(db: Database, recruiterId: string): Promise<string[]> {
  const own = db.select({ id: recruiters.companyId }).from(recruiters).where(eq(recruiters.userId, recruiterId));
  const rows = await db
    .select({ name: recruiters.fullName })
    .from(recruiters)
    .where(and(inArray(recruiters.companyId, own), eq(recruiters.companyRole, "owner")))
    .orderBy(recruiters.joinedAt, recruiters.userId)
    .limit(5);
  return rows.map(({ name }) => name);
}

/** Returns the names of the first `most` people of the recruiter's company, who joined first, and the number of all. */
export async function listPeople(db: Database, recruiterId: string, most: number) {
  const own = db.select({ id: recruiters.companyId }).from(recruiters).where(eq(recruiters.userId, recruiterId));
  const ofCompany = inArray(recruiters.companyId, own);
  const [total, rows] = await Promise.all([
    db.$count(recruiters, ofCompany),
    db
      .select({ name: recruiters.fullName })
      .from(recruiters)
      .where(ofCompany)
      .orderBy(recruiters.joinedAt, recruiters.userId)
      .limit(most),
  ]);
  return { total, names: rows.map(({ name }) => name) };
}

/** Returns the 36 newest invoices of an owner's company, newest first; none to anyone else of the company. */
export async function listInvoices(db: Database, viewer: Viewer) {
  if (viewer.companyRole !== "owner") return [];
  const { id, number, issuedAt, totalCents } = invoices;
  return await db
    .select({ id, number, issuedAt, totalCents })
    .from(invoices)
    .innerJoin(recruiters, eq(recruiters.companyId, invoices.companyId))
    .where(eq(recruiters.userId, viewer.id))
    .orderBy(desc(invoices.number))
    .limit(MOST_INVOICES);
}

/** Returns an invoice of an owner's company, with its name. Throws wrong-role, owner-only, not-found. */
export async function requireInvoice(db: Database, viewer: Viewer, invoiceId: string) {
  requireOwner(viewer);
  const { id, number, issuedAt, totalCents, lines, outcome } = invoices;
  const [invoice] = await db
    .select({ id, number, issuedAt, totalCents, lines, outcome, company: companies.name })
    .from(invoices)
    .innerJoin(recruiters, eq(recruiters.companyId, invoices.companyId))
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(and(eq(recruiters.userId, viewer.id), eq(invoices.id, requireId(invoiceId))));
  if (!invoice) throw new DomainError("not-found");
  return invoice;
}

/** SQL condition: a live job of this company. */
export function liveJobsOf(db: Database, companyId: string) {
  const members = db.select({ id: recruiters.userId }).from(recruiters).where(eq(recruiters.companyId, companyId));
  return and(inArray(jobs.responsibleId, members), eq(jobs.status, "live"));
}

/** The order in which live jobs keep their place on a smaller plan: those that went live last come first. */
export const newestLiveFirst = [desc(sql`coalesce(${jobs.renewedAt}, ${jobs.createdAt})`), desc(jobs.id)];

/** Returns the titles of the first `most` live jobs of the recruiter's company in that order, and the number of all. */
export async function listLiveTitles(db: Database, recruiterId: string, most: number) {
  const [member] = await db
    .select({ companyId: recruiters.companyId })
    .from(recruiters)
    .where(eq(recruiters.userId, recruiterId));
  if (!member) return { total: 0, titles: [] };
  const live = liveJobsOf(db, member.companyId);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(jobs).where(live),
    db
      .select({ title: jobs.title })
      .from(jobs)
      .where(live)
      .orderBy(...newestLiveFirst)
      .limit(most),
  ]);
  return { total: counted?.total ?? 0, titles: rows.map(({ title }) => title) };
}
