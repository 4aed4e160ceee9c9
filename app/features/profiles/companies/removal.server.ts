import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";

/** Deletes a company without recruiters that no job names. */
export async function dropIfEmpty(tx: Database, companyId: string): Promise<void> {
  const one = sql`1`;
  await tx
    .delete(companies)
    .where(
      and(
        eq(companies.id, companyId),
        notExists(tx.select({ one }).from(recruiters).where(eq(recruiters.companyId, companyId))),
        notExists(tx.select({ one }).from(jobs).where(eq(jobs.companyId, companyId))),
      ),
    );
}
