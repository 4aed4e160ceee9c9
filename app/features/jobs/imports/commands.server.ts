import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobFeeds, jobImports } from "#app/db/schema/job-imports.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { lockMembership, mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireActingRecruiter, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { shortened } from "#app/words.ts";
import { cellsError, missingColumns } from "./checking.ts";
import { hasIds, headerOf, rowOf } from "./columns.ts";
import { csvRows, UnclosedQuoteError } from "./csv-rows.ts";
import { decodedText, otherKindOf } from "./decoding.ts";
import {
  missingColumnsText,
  NO_TEXT,
  SAME_ID_AGAIN,
  SAME_JOB_AGAIN,
  TOO_MANY_ROWS,
  UNREADABLE_FILES,
  unclosedQuoteText,
} from "./labels.ts";
import { requireImport } from "./queries.server.ts";
import { rowStore } from "./row-store.server.ts";
import { FEED_LIMITS, FILE_SOURCE } from "./rules.ts";
import type { PublishInput } from "./schema.ts";

/** The queue that checks and posts the rows of an import. */
export const IMPORT_QUEUE = "jobs.imports";

const IMPORTS_KEPT = 5;
const LONGEST_NAME = 100;

/**
 * Queues the next step of an import, once however often it is asked for. Call it in the transaction that leads to it.
 */
export async function queueImport({ tasks }: Platform, tx: Database, id: string, startAfterSeconds = 0): Promise<void> {
  await tasks.enqueue(tx, IMPORT_QUEUE, { id }, { singletonKey: id, startAfterSeconds });
}

/** Throws FieldError for `field` if the recruiter's plan does not include importing. */
export async function requireImports(platform: Platform, viewer: Viewer, field: string): Promise<void> {
  requireHiring(viewer);
  if (!(await mayUse(platform, viewer.id, "bulk-posting"))) throw new FieldError(field, NOT_INCLUDED["bulk-posting"]);
}

/**
 * Stores the rows of a CSV file and queues their check; nothing is posted yet. Of the recruiter's earlier imports the
 * newest four stay. Returns the id of the import. Throws `wrong-role`, and a FieldError for `file` that says what is
 * wrong with the file.
 */
export async function startImport(
  platform: Platform,
  viewer: Viewer,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<string> {
  await requireImports(platform, viewer, "file");
  const otherKind = otherKindOf(bytes);
  if (otherKind !== null) throw new FieldError("file", UNREADABLE_FILES[otherKind]);
  const text = decodedText(bytes);
  if (text.includes("\u0000")) throw new FieldError("file", NO_TEXT);
  const id = platform.ids.next(platform.clock.now());
  await platform.db.transaction(async (tx) => {
    await tx.insert(jobImports).values({
      id,
      userId: viewer.id,
      source: FILE_SOURCE,
      name: shortened(fileName, LONGEST_NAME),
      status: "checking",
      rowCount: 0,
      createdAt: platform.clock.now(),
    });
    const { rowCount, unusedColumns } = await storeRows(tx, id, text);
    await tx.update(jobImports).set({ rowCount, unusedColumns }).where(eq(jobImports.id, id));
    await removeOlder(tx, viewer.id, FILE_SOURCE);
    await queueImport(platform, tx, id);
  });
  return id;
}

async function storeRows(tx: Database, importId: string, text: string) {
  try {
    const rows = csvRows(text);
    const first = rows.next();
    if (first.done) throw new FieldError("file", UNREADABLE_FILES.empty);
    const header = headerOf(first.value.cells);
    const missing = missingColumns(header);
    if (missing.length > 0) throw new FieldError("file", missingColumnsText(missing));
    const refuse = (why: "no-rows" | "too-many") => {
      throw new FieldError("file", why === "no-rows" ? UNREADABLE_FILES["no-rows"] : TOO_MANY_ROWS);
    };
    const store = rowStore(tx, importId, refuse, hasIds(header) ? SAME_ID_AGAIN : SAME_JOB_AGAIN);
    for (const { row, cells } of rows) await store.add(rowOf(header, cells, row), cellsError(header, cells));
    return { rowCount: await store.end(), unusedColumns: header.unused };
  } catch (error) {
    if (error instanceof UnclosedQuoteError) throw new FieldError("file", unclosedQuoteText(error.line));
    throw error;
  }
}

/** Deletes a recruiter's imports of a source beyond the newest five. */
export async function removeOlder(tx: Database, userId: string, source: string): Promise<void> {
  const older = tx
    .select({ id: jobImports.id })
    .from(jobImports)
    .where(and(eq(jobImports.userId, userId), eq(jobImports.source, source), ne(jobImports.status, "posting")))
    .orderBy(desc(jobImports.createdAt), desc(jobImports.id))
    .offset(IMPORTS_KEPT);
  await tx.delete(jobImports).where(inArray(jobImports.id, older));
}

/**
 * Begins to import the rows without errors of a checked import of the viewer's company: new jobs as drafts, or live
 * after the same checks as any other job. The jobs belong to the person who began the import. Throws `wrong-role`,
 * `not-found`, `import-changed` unless it waits for this choice and no other import of the company is under way; for
 * live jobs also `email-unverified`, `account-leaving`, `turned-off`; FieldError for `choice` if the plan does not
 * include it.
 */
export async function publishImport(
  platform: Platform,
  viewer: Viewer,
  { importId, choice, closesMissing, keepsReading }: PublishInput & { importId: string },
): Promise<void> {
  await requireImports(platform, viewer, "choice");
  if (choice === "live") requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    await lockMembership(tx, viewer.id);
    const { found, userId } = await requireImport(tx, viewer.id, importId);
    const { id, source } = found;
    if (choice === "live") await requireTurnedOn(tx, "posting");
    if (!(await claimPosting(tx, { id, userId, status: "ready" }))) throw new DomainError("import-changed");
    await tx.update(jobImports).set({ status: "posting", choice, closesMissing }).where(eq(jobImports.id, id));
    if (source !== FILE_SOURCE) {
      const nextReadAt = keepsReading ? new Date(platform.clock.now().getTime() + FEED_LIMITS.everyMilliseconds) : null;
      await tx
        .update(jobFeeds)
        .set({ choice, closesMissing, nextReadAt, lostJobsSince: null })
        .where(and(eq(jobFeeds.userId, userId), eq(jobFeeds.url, source)));
    }
    await queueImport(platform, tx, id);
  });
}

/**
 * Locks the imports of a company, and returns whether this one has that status still and no other one posts: so no two
 * make a job of the same row. Two at the same moment: the second waits here.
 */
export async function claimPosting(
  tx: Database,
  { id, userId, status }: Pick<typeof jobImports.$inferSelect, "id" | "userId" | "status">,
): Promise<boolean> {
  const own = await tx
    .select({ id: jobImports.id, status: jobImports.status })
    .from(jobImports)
    .where(mayRead(userId, jobImports.userId))
    .orderBy(asc(jobImports.id))
    .for("update");
  return own.every((one) => (one.id === id ? one.status === status : one.status !== "posting"));
}

/**
 * Deletes an import of the viewer's company with its rows; its jobs stay. Throws `wrong-role`, `not-found`, `import-changed` while it posts.
 */
export async function discardImport(platform: Platform, viewer: Viewer, { importId }: { importId: string }) {
  requireHiring(viewer);
  await platform.db.transaction(async (tx) => {
    await lockMembership(tx, viewer.id);
    const { found } = await requireImport(tx, viewer.id, importId);
    const gone = await tx
      .delete(jobImports)
      .where(and(eq(jobImports.id, found.id), ne(jobImports.status, "posting")))
      .returning({ id: jobImports.id });
    if (gone.length === 0) throw new DomainError("import-changed");
  });
}
