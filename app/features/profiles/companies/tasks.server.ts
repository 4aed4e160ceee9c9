import { and, asc, eq, gt, lte } from "drizzle-orm";
import { companies, companyProofs } from "#app/db/schema/companies.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { lookForProof } from "./proving.server.ts";
import { settleLook } from "./reconfirming.server.ts";

const QUEUE = "companies.proofs";

/** Registers the hourly check of companies whose proof is more than 90 days old. */
export async function registerCompanyTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => reconfirmProofs(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "41 * * * *");
}

/**
 * Checks every proof that is due: looks for a record or a file, or writes to an address. It has no
 * further effect if it runs twice.
 */
export async function reconfirmProofs(platform: Platform): Promise<void> {
  await forEachIsolated(inPages(listDue(platform)), async ({ website, proofToken, ...due }) => {
    const sought = website === null ? null : { website, proofToken };
    const found = due.how === "domain" || !sought ? "missing" : await lookForProof(platform, due.how, sought);
    await settleLook(platform, due, found === "found");
  });
}

/** Lists what is due now by company, without what another run has handled in the meantime. */
function listDue({ db, clock }: Platform) {
  const now = clock.now();
  return (after: { companyId: string } | null, limit: number) =>
    db
      .select({
        companyId: companyProofs.companyId,
        how: companyProofs.how,
        checkAt: companyProofs.checkAt,
        website: companies.website,
        proofToken: companies.proofToken,
      })
      .from(companyProofs)
      .innerJoin(companies, eq(companies.id, companyProofs.companyId))
      .where(and(lte(companyProofs.checkAt, now), after ? gt(companyProofs.companyId, after.companyId) : undefined))
      .orderBy(asc(companyProofs.companyId))
      .limit(limit);
}
