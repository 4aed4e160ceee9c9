import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies, companyEvents, companyProofs } from "#app/db/schema/companies.ts";
import type { CompanyEventKind, ProofWay } from "#app/domain/company-checks.ts";
import { DomainError } from "#app/domain-error.ts";
import { publishChange } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { nextLook } from "./proof-schedule.ts";

type Written = { companyId: string; userId?: string | null; text?: string | null };

/** What was checked about a company: by staff, in writing, or by its own proof on a domain. */
export type CompanyCheck = Written & ({ how: "administrator" } | { how: ProofWay; domain: string; email?: string });

/**
 * Records that a company was verified now, and how (D2). It no longer waits for a check, and its
 * proof is checked again in 90 days. Used by staff, the command line, and the company's own proof.
 * Throws not-found.
 */
export async function recordCompanyVerification(platform: Platform, check: CompanyCheck): Promise<void> {
  await platform.db.transaction((tx) => giveMark(platform, tx, check, "verified"));
}

/** Records the verification in `tx`. Renewing a proof is `confirmed`. */
export async function giveMark(
  platform: Pick<Platform, "clock" | "ids">,
  tx: Database,
  check: CompanyCheck,
  kind: "verified" | "confirmed",
): Promise<void> {
  const now = platform.clock.now();
  const { companyId, how } = check;
  const isProof = check.how !== "administrator";
  const changed = await tx
    .update(companies)
    .set({
      verifiedAt: now,
      verifiedHow: how,
      verifiedDomain: isProof ? check.domain.toLowerCase() : null,
      askedAt: null,
      refusedAt: null,
      isSelfCheckOff: false,
      version: sql`${companies.version} + 1`,
      updatedAt: now,
    })
    .where(eq(companies.id, companyId))
    .returning({ id: companies.id });
  if (changed.length === 0) throw new DomainError("not-found");
  if (isProof) {
    const proof = {
      how: check.how,
      email: check.email ?? null,
      userId: check.userId ?? null,
      confirmedAt: now,
      checkAt: nextLook(now),
      failures: 0,
    };
    await tx
      .insert(companyProofs)
      .values({ companyId, ...proof })
      .onConflictDoUpdate({ target: companyProofs.companyId, set: proof });
  } else await tx.delete(companyProofs).where(eq(companyProofs.companyId, companyId));
  await noteCompanyEvent(platform, tx, kind, check);
  // The badge appears on every page of the company's jobs.
  await publishChange(tx, "jobs");
}

/** Removes the badge of a company, and its proof. */
export async function endMark(
  platform: Pick<Platform, "clock" | "ids">,
  tx: Database,
  kind: "taken-off" | "lapsed" | "changed",
  written: Written,
): Promise<void> {
  const now = platform.clock.now();
  await tx
    .update(companies)
    .set({
      verifiedAt: null,
      verifiedHow: null,
      verifiedDomain: null,
      version: sql`${companies.version} + 1`,
      updatedAt: now,
    })
    .where(eq(companies.id, written.companyId));
  await tx.delete(companyProofs).where(eq(companyProofs.companyId, written.companyId));
  await noteCompanyEvent(platform, tx, kind, written);
  await publishChange(tx, "jobs");
}

/** Adds an event to the history of a company. */
export async function noteCompanyEvent(
  { clock, ids }: Pick<Platform, "clock" | "ids">,
  tx: Database,
  kind: CompanyEventKind,
  { companyId, userId = null, text = null }: Written,
): Promise<void> {
  const at = clock.now();
  await tx.insert(companyEvents).values({ id: ids.next(at), companyId, kind, text, userId, at });
}
