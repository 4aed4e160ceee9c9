import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { staff } from "#app/db/schema/staff.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import { STAFF_LEVELS } from "#app/domain/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { findDecision } from "#app/features/appeals/decisions.server.ts";
import { recordLook } from "#app/features/staff/audit/commands.server.ts";
import { mayStaff, requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { AppealDetail, AppealRow, AppealsSearch } from "./rules.ts";

const PAGE = 50;

const people = alias(users, "people");
const first = alias(users, "first");
const second = alias(users, "second");

const ROW = {
  id: appeals.id,
  kind: appeals.kind,
  personName: people.name,
  createdAt: appeals.createdAt,
  firstDecidedBy: appeals.firstDecidedBy,
  firstDecidedByName: first.name,
  outcome: appeals.outcome,
  decidedByName: second.name,
};

/**
 * Returns one page of the appeals: the waiting ones, oldest first, or the decided ones, newest
 * first. Throws not-found if the viewer may not see them.
 */
export async function listAppeals(
  db: Database,
  viewer: StaffViewer,
  { view, after }: AppealsSearch,
): Promise<{ rows: AppealRow[]; nextAfter: string | null }> {
  requirePermission(viewer, "look at people");
  const isWaiting = view === "waiting";
  const beyond = isWaiting ? gt : lt;
  const fits = and(
    isWaiting ? isNull(appeals.outcome) : isNotNull(appeals.outcome),
    after ? beyond(appeals.id, after) : undefined,
  );
  const found = await db
    .select(ROW)
    .from(appeals)
    .innerJoin(people, eq(people.id, appeals.userId))
    .leftJoin(first, eq(first.id, appeals.firstDecidedBy))
    .leftJoin(second, eq(second.id, appeals.decidedBy))
    .where(fits)
    .orderBy(isWaiting ? asc(appeals.id) : desc(appeals.id))
    .limit(PAGE + 1);
  const rows = found.slice(0, PAGE);
  return { rows, nextAfter: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Returns one appeal with the decision it is against, and records the look in the audit log first.
 * Throws not-found if there is no such appeal or the viewer may not see it.
 */
export async function lookAtAppeal(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  appealId: string,
): Promise<AppealDetail> {
  requirePermission(viewer, "look at people");
  const { db } = platform;
  const { text, answer, decidedAt, userId: personId, decisionId } = appeals;
  const [found] = await db
    .select({ ...ROW, text, answer, decidedAt, personId, decisionId })
    .from(appeals)
    .innerJoin(people, eq(people.id, appeals.userId))
    .leftJoin(first, eq(first.id, appeals.firstDecidedBy))
    .leftJoin(second, eq(second.id, appeals.decidedBy))
    .where(eq(appeals.id, requireId(appealId)));
  if (!found) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "appeal.viewed", subjectId: found.id });
  const { decisionId: id, ...appeal } = found;
  const about = { kind: appeal.kind, decisionId: id, userId: appeal.personId };
  const levels = STAFF_LEVELS.filter((level) => mayStaff(level, "decide appeals"));
  const [decision, deciders] = await Promise.all([
    findDecision(db, about),
    db.$count(
      staff,
      and(
        inArray(staff.level, levels),
        appeal.firstDecidedBy === null ? undefined : ne(staff.userId, appeal.firstDecidedBy),
      ),
    ),
  ]);
  return { ...appeal, decision, deciders };
}
