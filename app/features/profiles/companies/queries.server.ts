import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies, recruiters } from "#app/db/schema/profiles.ts";
import { DomainError } from "#app/domain-error.ts";
import { findSentLink } from "#app/features/accounts/links/queries.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isText } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { whyNoProof } from "./proof.server.ts";
import type { AskedCheck, Company } from "./rules.ts";

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

type Row = Omit<Company, "check"> & {
  verifiedAt: Date | null;
  verifiedHow: "domain" | "administrator" | null;
  verifiedDomain: string | null;
};

/** The company of that address, as everybody may see it: no logo before it is verified. Throws not-found. */
export async function requireCompany(db: Database, slug: string): Promise<Company> {
  if (!isText(slug)) throw new DomainError("not-found");
  const [row] = await db
    .select(columns)
    .from(companies)
    .where(eq(companies.slug, slug.slice(0, 200)));
  if (!row) throw new DomainError("not-found");
  const company = toCompany(row);
  return company.check ? company : { ...company, logoUrl: null };
}

/** The company that this recruiter hires for. Throws not-found for anybody else. */
export async function requireOwnCompany(db: Database, recruiterId: string): Promise<Company> {
  return onlyCompany(await selectOwn(db, recruiterId));
}

/** The same, as nobody else changes it until `tx` ends. */
export async function lockOwnCompany(tx: Database, recruiterId: string): Promise<Company> {
  return onlyCompany(await selectOwn(tx, recruiterId).for("update", { of: companies }));
}

/** The check that the viewer has asked for by mail; null once it is over, or its address proves nothing any more. */
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
    .select(columns)
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, recruiterId));
}

function onlyCompany([row]: readonly Row[]): Company {
  if (!row) throw new DomainError("not-found");
  return toCompany(row);
}

function toCompany({ verifiedAt, verifiedHow, verifiedDomain, ...row }: Row): Company {
  const check = verifiedAt && verifiedHow ? { checkedAt: verifiedAt, how: verifiedHow, domain: verifiedDomain } : null;
  return { ...row, check };
}
