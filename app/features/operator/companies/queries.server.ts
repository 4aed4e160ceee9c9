import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companies, companyEvents, companyProofs } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { eachName, resembles } from "#app/features/profiles/companies/resemblance.server.ts";
import { domainOf } from "#app/features/profiles/companies/rules.ts";
import { comparedNames } from "#app/features/safety/similar-names.ts";
import { likePattern } from "#app/features/skills/rules.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import {
  type CompaniesSearch,
  type CompanyDetail,
  type CompanyEvent,
  type CompanyList,
  type CompanyRow,
  companyState,
  type SimilarCompany,
} from "./rules.ts";

const PAGE = 50;
const MOST_EVENTS = 100;
const MOST_SIMILAR = 20;

const LISTS = {
  waiting: { at: companies.askedAt, isIn: isNotNull(companies.askedAt), isOldestFirst: true },
  verified: { at: companies.verifiedAt, isIn: isNotNull(companies.verifiedAt), isOldestFirst: false },
  refused: {
    at: companies.refusedAt,
    isIn: and(isNotNull(companies.refusedAt), isNull(companies.askedAt)),
    isOldestFirst: false,
  },
  // Ids sort by time.
  all: { at: companies.createdAt, isIn: undefined, isOldestFirst: false },
} as const satisfies Record<CompanyList, unknown>;

/**
 * Returns one page of the companies in a list. Throws not-found if the viewer may not see the
 * console.
 */
export async function listCompanies(
  db: Database,
  viewer: StaffViewer,
  { show, q, after }: CompaniesSearch,
): Promise<{ rows: CompanyRow[]; nextAfter: string | null }> {
  requirePermission(viewer, "see the console");
  const { at, isIn, isOldestFirst } = LISTS[show];
  const [order, isBehind] = isOldestFirst ? [asc, gt] : [desc, lt];
  const [from] = after ? await db.select({ at }).from(companies).where(eq(companies.id, after)) : [];
  const isLater =
    after && from?.at ? or(isBehind(at, from.at), and(eq(at, from.at), isBehind(companies.id, after))) : undefined;
  const page = db
    .select({
      id: companies.id,
      name: companies.name,
      website: companies.website,
      verifiedAt: companies.verifiedAt,
      verifiedDomain: companies.verifiedDomain,
      askedAt: companies.askedAt,
      refusedAt: companies.refusedAt,
      createdAt: companies.createdAt,
      listedAt: sql<Date>`${at}`.as("listed_at"),
    })
    .from(companies)
    .where(and(isIn, isLater, isSought(q)))
    .orderBy(order(at), order(companies.id))
    .limit(PAGE + 1)
    .as("page");
  const found = await db
    .select({
      id: page.id,
      name: page.name,
      website: page.website,
      verifiedAt: page.verifiedAt,
      verifiedDomain: page.verifiedDomain,
      askedAt: page.askedAt,
      refusedAt: page.refusedAt,
      createdAt: page.createdAt,
      recruiters: db.$count(recruiters, eq(recruiters.companyId, page.id)),
      liveJobs: db.$count(jobs, and(eq(jobs.companyId, page.id), eq(jobs.status, "live"))),
    })
    .from(page)
    .orderBy(order(page.listedAt), order(page.id));
  const rows = found
    .slice(0, PAGE)
    .map(({ website, verifiedAt, verifiedDomain, askedAt, refusedAt, createdAt, ...row }) => {
      const state = companyState({ verifiedAt, askedAt, refusedAt });
      const since =
        { verified: verifiedAt, waiting: askedAt, refused: refusedAt, unverified: null }[state] ?? createdAt;
      return { ...row, state, at: since, domain: verifiedDomain ?? (website === null ? null : domainOf(website)) };
    });
  return { rows, nextAfter: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

function isSought(q: string): SQL | undefined {
  if (q === "") return undefined;
  const isNamed = sql`${companies.name} ilike ${`%${likePattern(q)}%`}`;
  const domain = q
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "");
  return domain.includes(".") ? or(isNamed, isOnDomain(domain)) : isNamed;
}

function isOnDomain(domain: string): SQL | undefined {
  return or(
    inArray(companies.website, [`https://${domain}`, `https://www.${domain}`]),
    eq(companies.verifiedDomain, domain),
  );
}

/**
 * Returns a company with its proof, its history, the number of its jobs and people, and similar
 * companies, and records the look in the audit log. Throws not-found if there is no such company or
 * the viewer may not see the console.
 */
export async function lookAtCompany(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  companyId: string,
): Promise<CompanyDetail> {
  requirePermission(viewer, "see the console");
  const { db } = platform;
  const id = requireId(companyId);
  const [found] = await db
    .select({
      company: companies,
      proof: { how: companyProofs.how, checkAt: companyProofs.checkAt, failures: companyProofs.failures },
      recruiters: db.$count(recruiters, eq(recruiters.companyId, id)),
    })
    .from(companies)
    .leftJoin(companyProofs, eq(companyProofs.companyId, companies.id))
    .where(eq(companies.id, id));
  if (!found) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "company.viewed", subjectId: id });
  const { company, proof, recruiters: people } = found;
  const [events, similar, posted, [sent]] = await Promise.all([
    listEvents(db, id),
    listSimilarCompanies(db, company),
    db
      .select({ status: jobs.status, count: count() })
      .from(jobs)
      .where(eq(jobs.companyId, id))
      .groupBy(jobs.status)
      .orderBy(jobs.status),
    db
      .select({ count: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(eq(jobs.companyId, id)),
  ]);
  const { version, name, slug, website, about, createdAt, askedAt, isSelfCheckOff } = company;
  const { verifiedAt, verifiedHow, verifiedDomain } = company;
  return {
    ...{ id, version, name, slug, website, about, createdAt, askedAt, isSelfCheckOff, proof, events, similar },
    state: companyState(company),
    check: verifiedAt && verifiedHow ? { checkedAt: verifiedAt, how: verifiedHow, domain: verifiedDomain } : null,
    recruiters: people,
    jobs: posted,
    applications: sent?.count ?? 0,
  };
}

async function listEvents(db: Database, companyId: string): Promise<CompanyEvent[]> {
  const rows = await db
    .select({
      id: companyEvents.id,
      kind: companyEvents.kind,
      text: companyEvents.text,
      at: companyEvents.at,
      userId: users.id,
      name: users.name,
      level: staff.level,
    })
    .from(companyEvents)
    .leftJoin(users, eq(users.id, companyEvents.userId))
    .leftJoin(staff, eq(staff.userId, companyEvents.userId))
    .where(eq(companyEvents.companyId, companyId))
    .orderBy(desc(companyEvents.id))
    .limit(MOST_EVENTS);
  return rows.map(({ userId, name, level, ...event }) => ({
    ...event,
    by: userId === null || name === null ? null : { id: userId, name, isStaff: level !== null },
  }));
}

/**
 * Returns at most 20 other companies with the same or a confusingly similar name or domain,
 * verified ones first.
 */
export async function listSimilarCompanies(
  db: Database,
  company: { id: string; name: string; nameKey: string; website: string | null; verifiedDomain: string | null },
): Promise<SimilarCompany[]> {
  const names = [...new Set([company.nameKey, ...comparedNames(company.name)])].filter((name) => name !== "");
  const domains = [company.website === null ? null : domainOf(company.website), company.verifiedDomain];
  const isNamedLike = sql`exists (select 1 from ${eachName(names)} where ${resembles(companies.nameKey, sql`asked.name`)})`;
  const isOnOne = domains.flatMap((domain) => (domain === null ? [] : [isOnDomain(domain)]));
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      website: companies.website,
      verifiedAt: companies.verifiedAt,
      verifiedDomain: companies.verifiedDomain,
    })
    .from(companies)
    .where(and(ne(companies.id, company.id), or(names.length > 0 ? isNamedLike : undefined, ...isOnOne)))
    .orderBy(sql`${companies.verifiedAt} is null`, asc(companies.id))
    .limit(MOST_SIMILAR);
  return rows.map(({ website, verifiedAt, verifiedDomain, ...row }) => ({
    ...row,
    domain: verifiedDomain ?? (website === null ? null : domainOf(website)),
    isVerified: verifiedAt !== null,
  }));
}
