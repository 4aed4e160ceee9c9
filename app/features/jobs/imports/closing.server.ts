import { asc, eq, sql } from "drizzle-orm";
import { importedJobs, jobImports } from "#app/db/schema/job-imports.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { quietForTeam } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { stepJob } from "../lifecycle/commands.server.ts";
import { withdrawJob } from "../review/withdrawal.server.ts";
import { attempt } from "./attempt.server.ts";
import { missingFrom } from "./queries.server.ts";

/** Jobs per task. */
const SLICE = 50;

type Import = typeof jobImports.$inferSelect;

/** Closes jobs of the same source that the import does not have; true if there are no more. */
export async function closeMissing(platform: Platform, viewer: Viewer, found: Import): Promise<boolean> {
  if (!found.closesMissing) return true;
  const { db } = platform;
  const missing = await db
    .select({ jobId: jobs.id, status: jobs.status })
    .from(importedJobs)
    .innerJoin(jobs, eq(jobs.id, importedJobs.jobId))
    .where(missingFrom(db, found))
    .orderBy(asc(jobs.id))
    .limit(SLICE);
  let closed = 0;
  for (const one of missing) if (await closeJob(platform, viewer, found, one)) closed += 1;
  // Those that cannot be closed would be found again and again.
  return missing.length < SLICE || closed === 0;
}

type Missing = { jobId: string; status: (typeof jobs.$inferSelect)["status"] };

async function closeJob(platform: Platform, viewer: Viewer, found: Import, { jobId, status }: Missing) {
  return await platform.db.transaction(async (tx) => {
    await quietForTeam(tx);
    const closed = await attempt(tx, async (inner) => {
      const within = withTransaction(platform, inner);
      // A new job that waits for review becomes a draft, one that was public is paused.
      const from = status === "held" ? (await withdrawJob(within, viewer, { jobId })).status : status;
      if (from !== "draft") await stepJob(within, viewer, { jobId, step: "close", from });
      return true;
    });
    if (!closed) return false;
    await tx.update(importedJobs).set({ isClosedByImport: true }).where(eq(importedJobs.jobId, jobId));
    await tx
      .update(jobImports)
      .set({ closedCount: sql`${jobImports.closedCount} + 1` })
      .where(eq(jobImports.id, found.id));
    return true;
  });
}
