import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { DomainError } from "#app/domain-error.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { refusedNotification, verifiedNotification } from "./emails.server.ts";
import { endMark, giveMark, noteCompanyEvent } from "./marks.server.ts";
import { findLastRefusal } from "./queries.server.ts";
import { tellRecruiters } from "./reconfirming.server.ts";

/** The decider: a member of staff, or null for the command line. */
type Decider = StaffViewer | null;

/** The company, in the version that the decider saw. */
export type CompanyDecision = { companyId: string; version: number };

/**
 * Verifies a company, with a written note of what was checked, and notifies its recruiters. Throws
 * not-found if there is no such company or the viewer may not decide, and company-decided if
 * someone else has decided or the company has changed since that version. Only one decision on each
 * version succeeds.
 */
export async function verifyCompany(
  platform: Platform,
  by: Decider,
  { checked, ...decision }: CompanyDecision & { checked: string },
): Promise<void> {
  await decide(platform, by, decision, "verified", async (tx, company) => {
    if (company.verifiedAt !== null) throw new DomainError("company-decided");
    const check = { companyId: company.id, how: "administrator", text: checked, userId: by?.id ?? null } as const;
    await giveMark(platform, tx, check, "verified");
    await tellRecruiters(platform, tx, company.id, verifiedNotification(company));
  });
}

/**
 * Refuses a waiting company and tells its recruiters why; they may ask again. Throws as
 * `verifyCompany` does.
 */
export async function refuseCompany(
  platform: Platform,
  by: Decider,
  { reason, ...decision }: CompanyDecision & { reason: string },
): Promise<void> {
  await decide(platform, by, decision, "refused", async (tx, company) => {
    if (company.verifiedAt !== null || company.askedAt === null) throw new DomainError("company-decided");
    const written = { companyId: company.id, text: reason, userId: by?.id ?? null };
    await tx
      .update(companies)
      .set({ askedAt: null, refusedAt: platform.clock.now(), version: sql`${companies.version} + 1` })
      .where(eq(companies.id, company.id));
    await noteCompanyEvent(platform, tx, "refused", written);
    await tellOfRefusal(platform, tx, company, { reason, wasVerified: false });
  });
}

/**
 * Removes the badge of a verified company and tells its recruiters why. From then on only staff can
 * verify it. Throws as `verifyCompany` does.
 */
export async function takeMarkOff(
  platform: Platform,
  by: Decider,
  { reason, ...decision }: CompanyDecision & { reason: string },
): Promise<void> {
  await decide(platform, by, decision, "taken-off", async (tx, company) => {
    if (company.verifiedAt === null) throw new DomainError("company-decided");
    await endMark(platform, tx, "taken-off", { companyId: company.id, text: reason, userId: by?.id ?? null });
    await tx
      .update(companies)
      .set({ refusedAt: platform.clock.now(), isSelfCheckOff: true })
      .where(eq(companies.id, company.id));
    await tellOfRefusal(platform, tx, company, { reason, wasVerified: true });
  });
}

/** Sends each recruiter a link to their own appeal against the decision that was just recorded. */
async function tellOfRefusal(
  platform: Platform,
  tx: Database,
  company: StoredCompany,
  told: { reason: string; wasVerified: boolean },
): Promise<void> {
  const decisionId = (await findLastRefusal(tx, company.id))?.id ?? "";
  await tellRecruiters(platform, tx, company.id, (userId) => {
    const appealHref = appealPath(platform, { kind: "company", decisionId, userId });
    return refusedNotification(company, { ...told, appealHref });
  });
}

type StoredCompany = typeof companies.$inferSelect;

/** Locks the company first, as changes by its recruiters do. */
async function decide(
  platform: Platform,
  by: Decider,
  { companyId, version }: CompanyDecision,
  outcome: "verified" | "refused" | "taken-off",
  deed: (tx: Database, company: StoredCompany) => Promise<void>,
): Promise<void> {
  if (by) requirePermission(by, "decide about companies");
  await platform.db.transaction(async (tx) => {
    const [company] = await tx
      .select()
      .from(companies)
      .where(eq(companies.id, requireId(companyId)))
      .for("update");
    if (!company) throw new DomainError("not-found");
    if (company.version !== version) throw new DomainError("company-decided");
    await deed(tx, company);
    await recordAudit(platform, tx, {
      actor: by,
      action: `company.${outcome}`,
      subjectId: companyId,
      detail: { version },
    });
  });
}
