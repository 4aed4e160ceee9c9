import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { apiKeys } from "#app/db/schema/api-keys.ts";
import { companyAnswers } from "#app/db/schema/applications.ts";
import { candidatePools, pooledSeniors } from "#app/db/schema/candidate-pools.ts";
import { companies, companyEvents, companyProofs } from "#app/db/schema/companies.ts";
import { companyLetters } from "#app/db/schema/company-letters.ts";
import { companyPages } from "#app/db/schema/company-pages.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { invoices, subscriptions } from "#app/db/schema/plans.ts";
import { joinRequests, recruiters } from "#app/db/schema/recruiters.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects what recruiters have with their company. */
export async function collectCompany(db: Database, userId: string): Promise<ExportTopic[]> {
  return [
    {
      name: "company",
      title: "Your company",
      rows: await db
        .select({
          yourName: recruiters.fullName,
          yourTitle: recruiters.jobTitle,
          yourRole: recruiters.companyRole,
          inItSince: recruiters.joinedAt,
          company: companies.name,
          website: companies.website,
          about: companies.about,
          verifiedAt: companies.verifiedAt,
          verifiedDomain: companies.verifiedDomain,
          applicantsCounted: companyAnswers.counted,
          applicantsAnswered: companyAnswers.answered,
          halfAnsweredWithinHours: companyAnswers.medianHours,
        })
        .from(recruiters)
        .innerJoin(companies, eq(companies.id, recruiters.companyId))
        .leftJoin(companyAnswers, eq(companyAnswers.companyId, companies.id))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "join-requests",
      title: "The company you asked to join",
      rows: await db
        .select({ company: companies.name, askedAt: joinRequests.askedAt })
        .from(joinRequests)
        .innerJoin(companies, eq(companies.id, joinRequests.companyId))
        .where(eq(joinRequests.userId, userId)),
    },
    {
      name: "company-proofs",
      title: "What proves your company",
      rows: await db
        .select({
          how: companyProofs.how,
          email: companyProofs.email,
          confirmedAt: companyProofs.confirmedAt,
          checkedNextAt: companyProofs.checkAt,
        })
        .from(companyProofs)
        .where(eq(companyProofs.userId, userId)),
    },
    {
      name: "company-checks",
      title: "What you did to have your company checked",
      rows: await db
        .select({ what: companyEvents.kind, text: companyEvents.text, at: companyEvents.at })
        .from(companyEvents)
        .where(eq(companyEvents.userId, userId))
        .orderBy(asc(companyEvents.id)),
    },
    {
      name: "plan",
      title: "The plan of your company",
      rows: await db
        .select({
          plan: subscriptions.planId,
          period: subscriptions.period,
          status: subscriptions.status,
          chosenAt: subscriptions.chosenAt,
          periodStart: subscriptions.periodStart,
          periodEnd: subscriptions.periodEnd,
          graceUntil: subscriptions.graceUntil,
          nextPlan: subscriptions.nextPlanId,
          isCanceled: subscriptions.isCanceled,
        })
        .from(subscriptions)
        .innerJoin(recruiters, eq(recruiters.companyId, subscriptions.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "invoices",
      title: "The invoices of your company",
      rows: await db
        .select({
          number: invoices.number,
          issuedAt: invoices.issuedAt,
          totalCents: invoices.totalCents,
          outcome: invoices.outcome,
        })
        .from(invoices)
        .innerJoin(recruiters, eq(recruiters.companyId, invoices.companyId))
        .where(and(eq(recruiters.userId, userId), eq(recruiters.companyRole, "owner")))
        .orderBy(asc(invoices.number)),
    },
    {
      name: "api-keys",
      title: "Keys of your own software",
      rows: await db
        .select({
          name: apiKeys.name,
          beginning: apiKeys.prefix,
          may: apiKeys.scopes,
          madeAt: apiKeys.createdAt,
          lastUsedAt: apiKeys.lastUsedAt,
          expiresAt: apiKeys.expiresAt,
          revokedAt: apiKeys.revokedAt,
        })
        .from(apiKeys)
        .where(eq(apiKeys.createdBy, userId))
        .orderBy(asc(apiKeys.createdAt)),
    },
    {
      name: "company-page",
      title: "What your company added to its page",
      rows: await db
        .select({ howWeWork: companyPages.howWeWork, benefits: companyPages.benefits, people: companyPages.people })
        .from(companyPages)
        .innerJoin(recruiters, eq(recruiters.companyId, companyPages.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "pools",
      title: "Your company's pools",
      rows: await db
        .select({ name: candidatePools.name, people: count(pooledSeniors.seniorId) })
        .from(candidatePools)
        .innerJoin(recruiters, eq(recruiters.companyId, candidatePools.companyId))
        .leftJoin(pooledSeniors, eq(pooledSeniors.poolId, candidatePools.id))
        .where(eq(recruiters.userId, userId))
        .groupBy(candidatePools.id)
        .orderBy(asc(candidatePools.id)),
    },
    {
      name: "letters",
      title: "Your company's letters",
      rows: await db
        .select({ goesWith: companyLetters.kind, name: companyLetters.name, text: companyLetters.body })
        .from(companyLetters)
        .innerJoin(recruiters, eq(recruiters.companyId, companyLetters.companyId))
        .where(eq(recruiters.userId, userId)),
    },
    {
      name: "stages",
      title: "Your company's own stages",
      rows: await db
        .select({ inStatus: companyStages.status, name: companyStages.name })
        .from(companyStages)
        .innerJoin(recruiters, eq(recruiters.companyId, companyStages.companyId))
        .where(eq(recruiters.userId, userId))
        .orderBy(asc(companyStages.position)),
    },
  ];
}
