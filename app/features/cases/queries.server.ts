import { and, eq, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import type { CaseKind } from "#app/domain/cases.ts";
import { REPORTS_THAT_HIDE } from "./rules.ts";

/**
 * An SQL condition: a case hides this subject from the public. `subjectId` may be a column of the
 * outer query.
 */
export function isHiddenByCase(kind: CaseKind, subjectId: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${cases} where ${cases.kind} = ${sql.raw(`'${kind}'`)} and ${cases.subjectId} = ${subjectId} and ${cases.isHiding})`;
}

/** Returns whether a case hides this subject from the public. */
export async function isKeptByCase(db: Database, kind: CaseKind, subjectId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), cases.isHiding))
    .limit(1);
  return row !== undefined;
}

/**
 * Returns whether enough independent people reported a case: no two of them share an account, an
 * address, or a network.
 */
export async function isReportedByIndependent(db: Database, caseId: string): Promise<boolean> {
  const [row] = await db
    .select({
      people: sql<number>`count(distinct ${reports.reporterKey})::integer`,
      networks: sql<number>`count(distinct ${reports.networkKey})::integer`,
    })
    .from(reports)
    .where(and(eq(reports.caseId, caseId), reports.isWeighed));
  return Math.min(row?.people ?? 0, row?.networks ?? 0) >= REPORTS_THAT_HIDE;
}

/** Returns whether the product has already noticed exactly this. */
export async function wasNoticed(db: Database, kind: CaseKind, subjectId: string, lines: string[]): Promise<boolean> {
  const [row] = await db
    .select({
      isKnown: exists(
        db
          .select({ one: sql`1` })
          .from(cases)
          .innerJoin(reports, eq(reports.caseId, cases.id))
          .where(
            and(
              eq(cases.kind, kind),
              eq(cases.subjectId, subjectId),
              eq(reports.reason, "noticed"),
              sql`${reports.evidence} -> 'lines' = ${JSON.stringify(lines)}::jsonb`,
            ),
          ),
      ),
    })
    .from(sql`(select 1) as asked`);
  return row?.isKnown === true;
}
