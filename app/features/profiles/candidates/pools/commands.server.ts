import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { candidatePools, pooledSeniors } from "#app/db/schema/candidate-pools.ts";
import { companies } from "#app/db/schema/companies.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { lockMembership, requireCompany } from "#app/features/accounts/company-access.server.ts";
import { requireActingRecruiter, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { NO_POOL_NAMED, POOL_FULL, POOL_NAME_TAKEN, TOO_MANY_POOLS } from "./labels.ts";
import { isFindable } from "./queries.server.ts";
import { POOL_LIMITS } from "./rules.ts";
import type { AddToPool, PoolForm } from "./schema.ts";

/**
 * Creates, renames, or deletes a pool of the viewer's company, or takes a person out. Throws wrong-role, viewer-only,
 * not-found for another company's, and FieldError for `name` when it is taken, there are too many, or the plan does not
 * include pools.
 */
export async function changePool(platform: Platform, viewer: Viewer, form: PoolForm): Promise<void> {
  requireHiring(viewer);
  if (form.intent === "create" || form.intent === "rename") await requirePlan(platform, viewer, "name");
  await platform.db.transaction(async (tx) => {
    const companyId = await lockCompany(tx, viewer.id);
    switch (form.intent) {
      case "create":
        await createPool(platform, tx, companyId, form.name, "name");
        return;
      case "rename": {
        const pool = await requirePool(tx, companyId, form.poolId);
        await requireFreeName(tx, companyId, form.name, { field: "name", except: pool });
        const updatedAt = platform.clock.now();
        await tx.update(candidatePools).set({ name: form.name, updatedAt }).where(eq(candidatePools.id, pool));
        return;
      }
      case "delete":
        await tx
          .delete(candidatePools)
          .where(and(eq(candidatePools.id, requireId(form.poolId)), eq(candidatePools.companyId, companyId)));
        return;
      case "remove":
        await takeOut(tx, await requirePool(tx, companyId, form.poolId), form.seniorId);
    }
  });
}

/**
 * Adds a person whom the viewer may see to a pool of their company, or to a new one; a second time changes nothing.
 * Throws wrong-role, viewer-only, email-unverified, account-leaving, not-found (another company's pool, a hidden
 * person), and FieldError for `poolId` or `poolName` when nothing is chosen, the name is taken, there are too many, or
 * the plan does not include pools.
 */
export async function addToPool(platform: Platform, viewer: Viewer, input: AddToPool): Promise<void> {
  requireActingRecruiter(platform, viewer);
  await requirePlan(platform, viewer, "poolName");
  await platform.db.transaction(async (tx) => {
    const companyId = await lockCompany(tx, viewer.id);
    if (!(await isFindable(tx, viewer.id, input.seniorId))) throw new DomainError("not-found");
    if (input.poolId === "" && input.poolName === "") throw new FieldError("poolName", NO_POOL_NAMED);
    const pool =
      input.poolId === ""
        ? await createPool(platform, tx, companyId, input.poolName, "poolName")
        : await requirePool(tx, companyId, input.poolId);
    const others = and(eq(pooledSeniors.poolId, pool), ne(pooledSeniors.seniorId, input.seniorId));
    if ((await tx.$count(pooledSeniors, others)) >= POOL_LIMITS.people) throw new FieldError("poolId", POOL_FULL);
    await tx
      .insert(pooledSeniors)
      .values({ poolId: pool, seniorId: input.seniorId, createdAt: platform.clock.now() })
      .onConflictDoNothing();
  });
}

/** Takes a person out of a pool of the viewer's company. Throws wrong-role, viewer-only, not-found. */
export async function removeFromPool(
  platform: Platform,
  viewer: Viewer,
  { poolId, seniorId }: { poolId: string; seniorId: string },
): Promise<void> {
  await changePool(platform, viewer, { intent: "remove", poolId, seniorId });
}

async function takeOut(tx: Database, poolId: string, seniorId: string): Promise<void> {
  await tx
    .delete(pooledSeniors)
    .where(and(eq(pooledSeniors.poolId, poolId), eq(pooledSeniors.seniorId, requireId(seniorId))));
}

async function requirePlan(platform: Platform, viewer: Viewer, field: string): Promise<void> {
  if (!(await mayUse(platform, viewer.id, "premium-search")))
    throw new FieldError(field, NOT_INCLUDED["premium-search"]);
}

/** Locks the company, so that parallel changes run one after the other and the numbers stay bounded. */
async function lockCompany(tx: Database, recruiterId: string): Promise<string> {
  await lockMembership(tx, recruiterId);
  const { id } = await requireCompany(tx, recruiterId);
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");
  return id;
}

async function requirePool(tx: Database, companyId: string, poolId: string): Promise<string> {
  const [pool] = await tx
    .select({ id: candidatePools.id })
    .from(candidatePools)
    .where(and(eq(candidatePools.id, requireId(poolId)), eq(candidatePools.companyId, companyId)));
  if (!pool) throw new DomainError("not-found");
  return pool.id;
}

async function createPool(
  platform: Platform,
  tx: Database,
  companyId: string,
  name: string,
  field: string,
): Promise<string> {
  await requireFreeName(tx, companyId, name, { field, except: null });
  if ((await tx.$count(candidatePools, eq(candidatePools.companyId, companyId))) >= POOL_LIMITS.pools)
    throw new FieldError(field, TOO_MANY_POOLS);
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  await tx.insert(candidatePools).values({ id, companyId, name, createdAt: now, updatedAt: now });
  return id;
}

async function requireFreeName(
  tx: Database,
  companyId: string,
  name: string,
  { field, except }: { field: string; except: string | null },
): Promise<void> {
  const isOther = except === null ? undefined : ne(candidatePools.id, except);
  const isNamed = sql`lower(${candidatePools.name}) = lower(${name})`;
  if ((await tx.$count(candidatePools, and(eq(candidatePools.companyId, companyId), isNamed, isOther))) > 0)
    throw new FieldError(field, POOL_NAME_TAKEN);
}
