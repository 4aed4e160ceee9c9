import type { Database } from "#app/db/database.ts";
import { jobImportRows } from "#app/db/schema/job-imports.ts";
import { repeatedId } from "./checking.ts";
import { type FoundRow, IMPORT_LIMITS } from "./rules.ts";

const ROWS_AT_ONCE = 200;

type FoundErrors = Record<string, string> | null;

function joined(one: FoundErrors, other: FoundErrors): FoundErrors {
  return one || other ? { ...one, ...other } : null;
}

/**
 * Writes the rows of an import in batches, so that only a few are in memory; `end` returns how many there were.
 * `refuse` is called when there are none or too many, and throws; `sameText` says that an earlier row has the same ID.
 */
export function rowStore(
  tx: Database,
  importId: string,
  refuse: (why: "no-rows" | "too-many") => never,
  sameText?: (position: number) => string,
) {
  const positions = new Map<string, number>();
  let batch: Array<typeof jobImportRows.$inferInsert> = [];
  let rowCount = 0;

  async function flush() {
    if (batch.length > 0) await tx.insert(jobImportRows).values(batch);
    batch = [];
  }

  return {
    async add(row: FoundRow, error: FoundErrors = null) {
      rowCount += 1;
      if (rowCount > IMPORT_LIMITS.rows) refuse("too-many");
      batch.push({ importId, ...row, errors: joined(error, repeatedId(row, positions, sameText)) });
      if (batch.length === ROWS_AT_ONCE) await flush();
    },
    async end() {
      await flush();
      if (rowCount === 0) refuse("no-rows");
      return rowCount;
    },
  };
}
