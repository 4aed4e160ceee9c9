import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { recordAudit } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { NOT_ON_STAFF } from "./labels.ts";
import type { ManagerChoice } from "./rules.ts";

const MOST_STAFF = 200;

/** Returns a company's account manager, and everyone who may be one. Throws not-found for anyone but an admin. */
export async function findManagerChoice(db: Database, viewer: StaffViewer, companyId: string): Promise<ManagerChoice> {
  requirePermission(viewer, "assign account managers");
  const [[company], people] = await Promise.all([
    db
      .select({ managerId: companies.accountManagerId })
      .from(companies)
      .where(eq(companies.id, requireId(companyId))),
    db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .orderBy(asc(users.name), asc(users.id))
      .limit(MOST_STAFF),
  ]);
  return { managerId: company?.managerId ?? null, people };
}

/**
 * Assigns a member of staff to a company, or removes the one it has (null). Someone who leaves the staff is removed by
 * the database. Throws not-found for anyone but an admin and without such a company, and FieldError for others than
 * staff.
 */
export async function assignAccountManager(
  platform: Platform,
  by: StaffViewer,
  { companyId, staffId }: { companyId: string; staffId: string | null },
): Promise<void> {
  requirePermission(by, "assign account managers");
  const id = requireId(companyId);
  await platform.db.transaction(async (tx) => {
    if (staffId !== null) {
      const [member] = await tx.select({ id: staff.userId }).from(staff).where(eq(staff.userId, staffId)).for("share");
      if (!member) throw new FieldError("staffId", NOT_ON_STAFF);
    }
    const [before] = await tx
      .select({ managerId: companies.accountManagerId })
      .from(companies)
      .where(eq(companies.id, id))
      .for("no key update");
    if (!before) throw new DomainError("not-found");
    if (before.managerId === staffId) return;
    await tx.update(companies).set({ accountManagerId: staffId }).where(eq(companies.id, id));
    const detail = { manager: staffId, was: before.managerId };
    await recordAudit(platform, tx, { actor: by, action: "company.manager-assigned", subjectId: id, detail });
  });
}
