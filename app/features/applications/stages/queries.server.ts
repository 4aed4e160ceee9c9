import { count, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { inOrder, type Stage, type StageWithPeople } from "./rules.ts";

/** Lists the stages of the recruiter's company in their order, twelve at most. */
export async function listStages(db: Database, recruiterId: string): Promise<Stage[]> {
  const { id, status, name, position } = companyStages;
  const rows = await db
    .select({ id, status, name, position })
    .from(companyStages)
    .innerJoin(recruiters, eq(recruiters.companyId, companyStages.companyId))
    .where(eq(recruiters.userId, recruiterId));
  return inOrder(rows).map(({ position: _, ...stage }) => stage);
}

/** Lists the same with the number of applicants who stand in each. */
export async function listStagesWithPeople(db: Database, recruiterId: string): Promise<StageWithPeople[]> {
  const stages = await listStages(db, recruiterId);
  if (stages.length === 0) return [];
  const ids = stages.map(({ id }) => id);
  const counts = await db
    .select({ id: applications.stageId, people: count() })
    .from(applications)
    .where(inArray(applications.stageId, ids))
    .groupBy(applications.stageId);
  const peopleOf = new Map(counts.map(({ id, people }) => [id, people]));
  return stages.map((stage) => ({ ...stage, people: peopleOf.get(stage.id) ?? 0 }));
}
