import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { invoices, subscriptions } from "#app/db/schema/plans.ts";
import type { ChargeOutcome } from "#app/platform/billing.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type InvoiceLine, type Subscription, totalOf } from "./rules.ts";

/** Stores the state of a company's subscription. The caller holds the company's lock. */
export async function storeSubscription(
  tx: Database,
  companyId: string,
  { next, ...state }: Subscription & { chosenAt: Date },
): Promise<void> {
  const change = next === "end" ? null : next;
  const row = {
    ...state,
    nextPlanId: change?.planId ?? null,
    nextPeriod: change?.period ?? null,
    isCanceled: next === "end",
  };
  await tx
    .insert(subscriptions)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: row });
}

/**
 * Issues and collects an invoice; null if there is nothing to pay. A declined one is stored as well, and is the one that
 * is collected when the same is due again.
 */
export async function issueInvoice(
  platform: Platform,
  tx: Database,
  companyId: string,
  lines: InvoiceLine[],
): Promise<ChargeOutcome | null> {
  if (lines.length === 0) return null;
  const now = platform.clock.now();
  const totalCents = totalOf(lines);
  const isSame = sql`${invoices.lines} = ${JSON.stringify(lines)}::jsonb`;
  const [declined] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.outcome, "declined"), isSame))
    .orderBy(desc(invoices.number))
    .limit(1);
  const id = declined?.id ?? platform.ids.next(now);
  const outcome = await platform.billing.collect({ invoiceId: id, companyId, cents: totalCents });
  if (declined) {
    await tx.update(invoices).set({ outcome }).where(eq(invoices.id, id));
    return outcome;
  }
  await tx.insert(invoices).values({ id, companyId, issuedAt: now, lines, totalCents, outcome });
  return outcome;
}
