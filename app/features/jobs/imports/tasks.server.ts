import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/database.ts";
import { jobImportRows, jobImports } from "#app/db/schema/job-imports.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import type { ImportOutcome } from "#app/domain/imports.ts";
import { DomainError } from "#app/domain-error.ts";
import { lockMembership } from "#app/features/accounts/company-access.server.ts";
import { findRecruiter } from "#app/features/accounts/queries.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { forEachIsolated } from "#app/platform/for-each-isolated.ts";
import { quietForTeam } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { DAY_MS } from "#app/time.ts";
import { NEW_JOBS_QUEUE, queueNewJobAlerts } from "../commands.server.ts";
import { attempt, stoppingRefusal } from "./attempt.server.ts";
import { checkedRow } from "./checking.ts";
import { closeMissing } from "./closing.server.ts";
import { claimPosting, IMPORT_QUEUE, queueImport } from "./commands.server.ts";
import { readDueFeeds } from "./feeds.server.ts";
import { STOPPED } from "./labels.ts";
import { waitsForYes } from "./lost-jobs.server.ts";
import { importJob } from "./posting.server.ts";
import { nextRows } from "./queries.server.ts";
import { readFeed, showStep } from "./reading.server.ts";

const TEND_QUEUE = "jobs.imports.tend";
/** Rows per task, so that imports of several recruiters take turns and no task reaches its timeout. */
const SLICE = 50;
const KEPT_DAYS = 30;
/** How long an import waits for another one of its company. */
const WAIT_SECONDS = 60;

const payloadSchema = z.object({ id: z.uuid() });

/**
 * Registers the queue of imports, and a task that continues those whose own task was lost, deletes old ones, and reads
 * feeds.
 */
export async function registerImportTasks(platform: Platform): Promise<void> {
  await platform.tasks.work(IMPORT_QUEUE, (payload) => continueImport(platform, payloadSchema.parse(payload).id), {
    timeoutSeconds: 300,
  });
  await platform.tasks.work(TEND_QUEUE, () => tendImports(platform), { timeoutSeconds: 300 });
  await platform.tasks.schedule(TEND_QUEUE, "*/15 * * * *");
}

/**
 * Queues every import under way once more, deletes imports of more than 30 days, whose jobs stay, and begins to read
 * the feeds that are due.
 */
export async function tendImports(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(jobImports).where(and(lt(jobImports.createdAt, before), ne(jobImports.status, "posting")));
  const underWay = await db
    .select({ id: jobImports.id })
    .from(jobImports)
    .where(inArray(jobImports.status, ["reading", "checking", "posting"]))
    .orderBy(asc(jobImports.id))
    .limit(1_000);
  await forEachIsolated(underWay, ({ id }) => queueImport(platform, db, id));
  await readDueFeeds(platform);
}

type Import = typeof jobImports.$inferSelect;

/**
 * Checks or posts the next rows of an import, and queues itself for the rest. A row, its job, and what became of it are
 * one transaction, so that a crash repeats nothing.
 */
export async function continueImport(platform: Platform, id: string): Promise<void> {
  const [found] = await platform.db.select().from(jobImports).where(eq(jobImports.id, id));
  if (found?.status === "reading") await readFeed(platform, found);
  if (found?.status === "checking") await checkRows(platform, found);
  if (found?.status === "posting") await postRows(platform, found);
}

async function checkRows(platform: Platform, found: Import): Promise<void> {
  const { db } = platform;
  const company = (await findCompanyOf(db, found.userId))?.name ?? "";
  const rows = await nextRows(db, found.id, "check", SLICE);
  const checked: Array<{ position: number; errors: Record<string, string> | null }> = [];
  for (const { position, sourceId, said, errors: before } of rows) {
    const { errors } = checkedRow({ sourceId, said }, { company, submissionKey: found.id });
    checked.push({ position, errors: errors || before ? { ...errors, ...before } : null });
    // Looking for words about age takes a moment, in which pages must be answered too.
    await setImmediate();
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update ${jobImportRows} set is_checked = true, errors = nullif(checked.errors, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as checked (position integer, errors jsonb)
      where import_id = ${found.id} and ${jobImportRows.position} = checked.position`);
    if (rows.length === SLICE) await queueImport(platform, tx, found.id);
    else if (found.choice === null || (await waitsForYes(platform, tx, found)))
      await finish(tx, found, { status: "ready" });
    else await postUnasked(platform, tx, found);
    await showStep(tx, found.userId);
  });
}

/** Goes on to post the jobs of a feed that is read by itself, after any other import of its company. */
async function postUnasked(platform: Platform, tx: Database, found: Import): Promise<void> {
  const isFree = await claimPosting(tx, found);
  if (isFree) await finish(tx, found, { status: "posting" });
  await queueImport(platform, tx, found.id, isFree ? 0 : WAIT_SECONDS);
}

async function finish(tx: Database, { id, status }: Import, set: Partial<Import>): Promise<void> {
  await tx
    .update(jobImports)
    .set(set)
    .where(and(eq(jobImports.id, id), eq(jobImports.status, status)));
}

async function postRows(platform: Platform, found: Import): Promise<void> {
  const { db, clock } = platform;
  try {
    const viewer = await requireAllowed(platform, found.userId);
    const company = (await findCompanyOf(db, viewer.id))?.name ?? "";
    const rows = await nextRows(db, found.id, "post", SLICE);
    const within = withoutNewJobAlerts(platform);
    for (const row of rows) await postRow(within, viewer, found, row, company);
    const isOver = rows.length < SLICE && (await closeMissing(platform, viewer, found));
    await db.transaction(async (tx) => {
      if (isOver) await finish(tx, found, { status: "done", finishedAt: clock.now() });
      else await queueImport(platform, tx, found.id);
      await queueNewJobAlerts(platform, tx);
      await showStep(tx, found.userId);
    });
  } catch (error) {
    const refusal = stoppingRefusal(error);
    if (refusal === null) throw error;
    await db.transaction(async (tx) => {
      await finish(tx, found, {
        status: "failed",
        problem: refusal.words?.title ?? STOPPED,
        finishedAt: clock.now(),
      });
      await showStep(tx, found.userId);
    });
  }
}

/** Queues no task of its own for each job that goes live: the slice ends with one for all of them. */
function withoutNewJobAlerts(platform: Platform): Platform {
  const { tasks } = platform;
  const enqueue: typeof tasks.enqueue = async (tx, queue, ...task) => {
    if (queue !== NEW_JOBS_QUEUE) await tasks.enqueue(tx, queue, ...task);
  };
  return { ...platform, tasks: { ...tasks, enqueue } };
}

/** Returns the recruiter of an import. Throws `account-suspended`. */
async function requireAllowed({ db }: Platform, userId: string): Promise<Viewer> {
  const viewer = await findRecruiter(db, userId);
  const [allowed] = await db.select({ is: isNotSuspended(sql`${userId}::uuid`) }).from(sql`(select 1) as asked`);
  if (!allowed?.is) throw new DomainError("account-suspended");
  return viewer;
}

type Row = Awaited<ReturnType<typeof nextRows>>[number];

async function postRow(platform: Platform, viewer: Viewer, found: Import, row: Row, company: string): Promise<void> {
  const { source, choice, id } = found;
  const submissionKey = platform.ids.next(platform.clock.now());
  const { input, errors } = checkedRow(row, { company, submissionKey });
  const isRow = and(eq(jobImportRows.importId, id), eq(jobImportRows.position, row.position));
  await platform.db.transaction(async (tx) => {
    // First, like a removal from the team, which ends the import: so neither waits for the other.
    await lockMembership(tx, found.userId);
    await quietForTeam(tx);
    if (!(await claimRow(tx, found, row))) return;
    // The company was renamed after the check, for example.
    if (input === null) return void (await tx.update(jobImportRows).set({ errors }).where(isRow));
    const made = await attempt(tx, (inner) =>
      importJob(withTransaction(platform, inner), viewer, {
        source,
        sourceId: row.sourceId,
        input,
        fields: Object.keys(row.said),
        choice: choice ?? "draft",
      }),
    );
    await tx
      .update(jobImportRows)
      .set(made ?? { outcome: "failed" satisfies ImportOutcome })
      .where(isRow);
  });
}

/** Locks the import, so that two processes never post the same row; false if another one has done it meanwhile. */
async function claimRow(tx: Database, { id }: Import, { position }: Row): Promise<boolean> {
  const [locked] = await tx
    .select({ status: jobImports.status })
    .from(jobImports)
    .where(eq(jobImports.id, id))
    .for("update");
  const [row] = await tx
    .select({ outcome: jobImportRows.outcome })
    .from(jobImportRows)
    .where(and(eq(jobImportRows.importId, id), eq(jobImportRows.position, position)));
  return locked?.status === "posting" && row?.outcome === null;
}
