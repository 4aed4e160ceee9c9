import { and, asc, eq, gt, lte } from "drizzle-orm";
import { companies, companyProofs } from "#app/db/schema/profiles.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { lookForProof } from "./proving.server.ts";
import { settleLook } from "./reconfirming.server.ts";

const QUEUE = "companies.proofs";

/** Looks, once an hour, at the proofs of companies whose 90 days are over. */
export async function registerCompanyTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => reconfirmProofs(platform), { timeoutSeconds: 3600 });
  await platform.tasks.schedule(QUEUE, "41 * * * *");
}

/**
 * Looks at every proof that is due: a record or a file by itself, an address by an email to it. Running it twice does
 * everything once.
 */
export async function reconfirmProofs(platform: Platform): Promise<void> {
  await forEachIsolated(inPages(listDue(platform)), async ({ website, proofToken, ...due }) => {
    const sought = website === null ? null : { website, proofToken };
    const found = due.how === "domain" || !sought ? "missing" : await lookForProof(platform, due.how, sought);
    await settleLook(platform, due, found === "found");
  });
}

/** What is due now, by company: what is settled meanwhile is not read again. */
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
