import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError } from "#app/domain-error.ts";
import { settleOccupations } from "#app/features/readings/commands.server.ts";
import { readJob } from "#app/features/readings/reading.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findOwnCompanyId, readForStoring, tagJob } from "../commands.server.ts";
import { findSaidOccupations } from "../occupations/queries.server.ts";
import type { Job } from "../rules.ts";
import type { EditInput } from "../schema.ts";
import { settlePayChange } from "../terms/commands.server.ts";

/**
 * Writes the content of a job, and other columns only if `also` names them; applicants keep the pay they applied to.
 * Throws `stale-job` if `condition` no longer holds, and a FieldError for an unknown occupation. Call it in a
 * transaction.
 */
export async function writeJob(
  platform: Platform,
  tx: Database,
  job: Job,
  { skills, occupations: typed, occupationsShown: shown, ...fields }: Omit<EditInput, "seenAt">,
  { also = {}, condition }: { also?: Partial<typeof jobs.$inferInsert>; condition?: SQL | undefined } = {},
): Promise<void> {
  const before = await findSaidOccupations(tx, job.id);
  const read = () => readJob({ ...fields, skills });
  const occupationsSaid = settleOccupations({ typed, shown, before, read });
  const { tags, columns } = await readForStoring(platform, tx, { ...fields, skills, occupationsSaid });
  const [changed] = await tx
    .update(jobs)
    .set({
      ...fields,
      ...columns,
      companyId: await findOwnCompanyId(tx, job.responsibleId, fields.company),
      updatedAt: platform.clock.now(),
      ...also,
    })
    .where(and(eq(jobs.id, job.id), condition))
    .returning({ id: jobs.id });
  if (!changed) throw new DomainError("stale-job");
  await tagJob(tx, job.id, tags);
  await settlePayChange(platform, tx, job, fields);
}
