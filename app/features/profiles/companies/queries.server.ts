import { and, desc, eq, exists, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies, companyEvents, companyProofs, companySlugs } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { CheckWay } from "#app/domain/company-checks.ts";
import { DomainError } from "#app/domain-error.ts";
import { findSentLink } from "#app/features/accounts/links/queries.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isHiddenByCase } from "#app/features/cases/queries.server.ts";
import { isText } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { whyNoProof } from "./proof.server.ts";
import { type AskedCheck, type Company, type CompanyProof, domainOf, type OwnCompany } from "./rules.ts";

const columns = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  website: companies.website,
  logoUrl: companies.logoUrl,
  about: companies.about,
  verifiedAt: companies.verifiedAt,
  verifiedHow: companies.verifiedHow,
  verifiedDomain: companies.verifiedDomain,
  createdAt: companies.createdAt,
};

/** Columns that only a company's own recruiters see. */
const ownColumns = {
  ...columns,
  declinesFeature: companies.declinesFeature,
  proofToken: companies.proofToken,
  askedAt: companies.askedAt,
  refusedAt: companies.refusedAt,
  isSelfCheckOff: companies.isSelfCheckOff,
};

type Checked = { verifiedAt: Date | null; verifiedHow: CheckWay | null; verifiedDomain: string | null };
type OwnRow = Omit<OwnCompany, "check"> & Checked;

/**
 * Returns the public page of a company. It has no logo before the company is verified. Throws
 * not-found if there is no such company, if all its recruiters are suspended, or if staff hid it.
 */
export async function requireCompany(db: Database, slug: string): Promise<Company> {
  if (!isText(slug)) throw new DomainError("not-found");
  const [row] = await db
    .select(columns)
    .from(companies)
    .where(and(eq(companies.slug, slug.slice(0, 200)), isPublicCompany(db)));
  if (!row) throw new DomainError("not-found");
  const company = toCompany(row);
  return company.check ? company : { ...company, logoUrl: null };
}

/** Returns the current address of the company that once had this address, or null if none had. */
export async function findMovedCompany(db: Database, slug: string): Promise<string | null> {
  if (!isText(slug)) return null;
  const [row] = await db
    .select({ slug: companies.slug })
    .from(companySlugs)
    .innerJoin(companies, eq(companies.id, companySlugs.companyId))
    .where(eq(companySlugs.slug, slug.slice(0, 200)));
  return row?.slug ?? null;
}

/** An SQL condition: the company's page is public, because it isn't suspended or hidden by staff. */
export function isPublicCompany(db: Database): SQL | undefined {
  return and(not(isSuspendedCompany(db)), not(isHiddenByCase("company", companies.id)));
}

/**
 * An SQL condition: all recruiters of the company are suspended. A company without recruiters is
 * not.
 */
function isSuspendedCompany(db: Database): SQL<boolean> {
  const hires = (isOne?: SQL) => {
    const one = db.select({ one: sql`1` }).from(recruiters);
    return exists(one.where(and(eq(recruiters.companyId, companies.id), isOne)));
  };
  return sql<boolean>`(${hires()} and not ${hires(isNotSuspended(recruiters.userId))})`;
}

/** Returns the company of this recruiter. Throws not-found for anyone else. */
export async function requireOwnCompany(db: Database, recruiterId: string): Promise<OwnCompany> {
  return onlyCompany(await selectOwn(db, recruiterId));
}

/** Returns the company of this recruiter, locked until `tx` ends. */
export async function lockOwnCompany(tx: Database, recruiterId: string): Promise<OwnCompany> {
  return onlyCompany(await selectOwn(tx, recruiterId).for("update", { of: companies }));
}

/**
 * Returns the check by email that the viewer asked for, or null if it is over or its address no
 * longer proves anything.
 */
export async function findAskedCheck(
  platform: Pick<Platform, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  company: Company,
): Promise<AskedCheck | null> {
  const sent = company.check ? null : await findSentLink(platform, viewer.id, "verify-company");
  return sent && whyNoProof(sent.email, company.website) === null ? sent : null;
}

function selectOwn(db: Database, recruiterId: string) {
  return db
    .select(ownColumns)
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, recruiterId));
}

/**
 * Returns whether only staff may verify this company: they removed its badge, or that of another
 * company with the same website, so a new account does not help.
 */
export async function isSelfCheckOff(db: Database, company: OwnCompany): Promise<boolean> {
  if (company.isSelfCheckOff || company.website === null) return company.isSelfCheckOff;
  const domain = domainOf(company.website);
  const sites = [`https://${domain}`, `https://www.${domain}`];
  return (await db.$count(companies, and(eq(companies.isSelfCheckOff, true), inArray(companies.website, sites)))) > 0;
}

/** Returns the proof of a company, or null if it is not verified or staff verified it. */
export async function findProof(db: Database, companyId: string): Promise<CompanyProof | null> {
  const { how, email, confirmedAt, failures } = companyProofs;
  const [proof] = await db
    .select({ how, email, confirmedAt, failures })
    .from(companyProofs)
    .where(eq(companyProofs.companyId, companyId));
  return proof
    ? { how: proof.how, email: proof.email, confirmedAt: proof.confirmedAt, isFailing: proof.failures > 0 }
    : null;
}

/**
 * Returns the reason why staff last refused this company or removed its badge, or null if they did
 * neither.
 */
export async function findRefusal(db: Database, company: OwnCompany): Promise<{ id: string; text: string } | null> {
  if (company.refusedAt === null) return null;
  return await findLastRefusal(db, company.id);
}

/** Returns the newest decision against a company that its recruiters may appeal. */
export async function findLastRefusal(db: Database, companyId: string): Promise<{ id: string; text: string } | null> {
  const [event] = await db
    .select({ id: companyEvents.id, text: companyEvents.text })
    .from(companyEvents)
    .where(and(eq(companyEvents.companyId, companyId), inArray(companyEvents.kind, ["refused", "taken-off"])))
    .orderBy(desc(companyEvents.id))
    .limit(1);
  return event?.text ? { id: event.id, text: event.text } : null;
}

function onlyCompany([row]: readonly OwnRow[]): OwnCompany {
  if (!row) throw new DomainError("not-found");
  return toCompany(row);
}

function toCompany<T extends Checked>({ verifiedAt, verifiedHow, verifiedDomain, ...row }: T) {
  const check = verifiedAt && verifiedHow ? { checkedAt: verifiedAt, how: verifiedHow, domain: verifiedDomain } : null;
  return { ...row, check };
}
