import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applications } from "#app/db/schema/applications.ts";
import { companies } from "#app/db/schema/companies.ts";
import { companyStages } from "#app/db/schema/company-stages.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { lockMembership, requireCompany } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { NAME_TAKEN, STAGE_GONE, stageNote, suspiciousName, TOO_MANY_STAGES } from "./labels.ts";
import { inOrder, isTaken, type OpenStatus, orderAfterMove, STAGE_LIMITS } from "./rules.ts";
import type { StageInput } from "./schema.ts";

type StageRow = typeof companyStages.$inferSelect;

/**
 * Adds, renames, reorders, or removes a stage of the viewer's company. Throws wrong-role, viewer-only, not-found for a
 * stage that is not there, and FieldError for what is wrong with a field.
 */
export async function changeStages(platform: Platform, viewer: Viewer, input: StageInput): Promise<void> {
  switch (input.intent) {
    case "add":
      return await addStage(platform, viewer, input);
    case "rename":
      return await renameStage(platform, viewer, input);
    case "up":
    case "down":
      return await reorderStage(platform, viewer, { stageId: input.stageId, direction: input.intent });
    case "remove":
      return await removeStage(platform, viewer, input);
  }
}

/**
 * Adds a stage after the others of its status. Throws FieldError for `name` if the plan does not include stages, there
 * are too many, or the name is taken or reads like a scam.
 */
async function addStage(
  platform: Platform,
  viewer: Viewer,
  { name, status }: { name: string; status: OpenStatus },
): Promise<void> {
  requireHiring(viewer);
  if (!(await mayUse(platform, viewer.id, "stages"))) throw new FieldError("name", NOT_INCLUDED.stages);
  requirePlainName(platform, name);
  await withStages(platform, viewer, async (tx, companyId, stages) => {
    if (stages.length >= STAGE_LIMITS.count) throw new FieldError("name", TOO_MANY_STAGES);
    if (isTaken(stages, { name, status })) throw new FieldError("name", NAME_TAKEN);
    const now = platform.clock.now();
    const position = Math.max(0, ...stages.map((stage) => stage.position)) + 1;
    await tx
      .insert(companyStages)
      .values({ id: platform.ids.next(now), companyId, status, name, position, createdAt: now });
  });
}

/** Renames a stage; everyone in it stays. Throws FieldError for `name` if it is taken or reads like a scam. */
async function renameStage(
  platform: Platform,
  viewer: Viewer,
  { stageId, name }: { stageId: string; name: string },
): Promise<void> {
  requireHiring(viewer);
  requirePlainName(platform, name);
  await withStages(platform, viewer, async (tx, _, stages) => {
    const { status } = requireStage(stages, stageId);
    if (isTaken(stages, { id: stageId, name, status })) throw new FieldError("name", NAME_TAKEN);
    await tx.update(companyStages).set({ name }).where(eq(companyStages.id, stageId));
  });
}

/** Moves a stage a place up or down among those of its status; does nothing at the end. */
async function reorderStage(
  platform: Platform,
  viewer: Viewer,
  { stageId, direction }: { stageId: string; direction: "up" | "down" },
): Promise<void> {
  requireHiring(viewer);
  await withStages(platform, viewer, async (tx, companyId, stages) => {
    requireStage(stages, stageId);
    const ids = orderAfterMove(stages, stageId, direction);
    if (ids === null) return;
    const order = sql`array_position(${sql.param(ids)}::uuid[], ${companyStages.id})`;
    await tx.update(companyStages).set({ position: order }).where(eq(companyStages.companyId, companyId));
  });
}

/**
 * Removes a stage and moves everyone in it to another stage of the same status, or to none, in one transaction; the
 * private notes say so. Whoever is moved into it meanwhile is moved too, or is refused. Does nothing if it is already
 * gone. Throws FieldError for `to` that is no such stage.
 */
export async function removeStage(
  platform: Platform,
  viewer: Viewer,
  { stageId, to }: { stageId: string; to: string | null },
): Promise<void> {
  requireHiring(viewer);
  await withStages(platform, viewer, async (tx, _, stages) => {
    const stage = stages.find(({ id }) => id === stageId);
    if (!stage) return;
    const target = stages.find(({ id, status }) => id === to && id !== stageId && status === stage.status);
    if (to !== null && !target) throw new FieldError("to", STAGE_GONE);
    // Waits for those who are being moved into it, and keeps others out.
    const both = [stageId, ...(target ? [target.id] : [])];
    await tx
      .select({ id: companyStages.id })
      .from(companyStages)
      .where(inArray(companyStages.id, both))
      .orderBy(asc(companyStages.id))
      .for("update");
    const isIn = eq(applications.stageId, stageId);
    // In the order in which bulk moves lock them.
    await tx.select({ id: applications.id }).from(applications).where(isIn).orderBy(asc(applications.id)).for("update");
    await tx.execute(sql`insert into ${applicantNotes} (id, application_id, author_id, kind, body, created_at)
      select gen_random_uuid(), ${applications.id}, ${viewer.id}, 'stage', ${stageNote(target?.name ?? null)},
        ${platform.clock.now().toISOString()}::timestamptz
      from ${applications} where ${isIn}`);
    await tx
      .update(applications)
      .set({ stageId: target?.id ?? null })
      .where(isIn);
    await tx.delete(companyStages).where(eq(companyStages.id, stageId));
  });
}

/** Locks the company, so that changes of its stages run one after the other, and reads them. */
async function withStages(
  { db }: Platform,
  viewer: Viewer,
  change: (tx: Database, companyId: string, stages: StageRow[]) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, viewer.id);
    const { id } = await requireCompany(tx, viewer.id);
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("no key update");
    const stages = await tx.select().from(companyStages).where(eq(companyStages.companyId, id));
    await change(tx, id, inOrder(stages));
  });
}

function requireStage(stages: readonly StageRow[], stageId: string): StageRow {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new DomainError("not-found");
  return stage;
}

function requirePlainName({ env }: Platform, name: string): void {
  const [warning] = warningsIn(name, new URL(env.appUrl).host);
  if (warning) throw new FieldError("name", suspiciousName(WARNING_TEXTS[warning]));
}
