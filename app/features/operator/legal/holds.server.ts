import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { legalHolds } from "#app/db/schema/legal.ts";
import { REVIEW_HOLD_DAYS } from "#app/domain/legal.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { recordAudit, recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { LEGAL_PAGE, type LegalHold } from "./rules.ts";

const LONGEST_DAYS = 5 * 366;
const setters = alias(users, "setters");

/**
 * Protects a person's account from erasure until a day, at most five years from now. Throws
 * request-changed if there is a hold already, FieldError if the day is past or too far away, and
 * not-found if there is no such person or the viewer may not set holds.
 */
export async function setHold(
  platform: Platform,
  viewer: StaffViewer,
  { personId, reason, endsOn }: { personId: string; reason: string; endsOn: Date },
): Promise<void> {
  requirePermission(viewer, "handle legal requests");
  const now = platform.clock.now();
  const userId = requireId(personId);
  requireEnd(endsOn, now);
  await platform.db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (!person) throw new DomainError("not-found");
    // An expired hold is replaced.
    const isOver = and(
      eq(legalHolds.userId, userId),
      isNull(legalHolds.endedAt),
      sql`${legalHolds.endsAt} <= ${now.toISOString()}::timestamptz`,
    );
    await tx.update(legalHolds).set({ endedAt: legalHolds.endsAt }).where(isOver);
    const id = platform.ids.next(now);
    const hold = { id, userId, reason, setAt: now, setBy: viewer.id, endsAt: endsOn, reviewAt: nextReview(now) };
    const [set] = await tx.insert(legalHolds).values(hold).onConflictDoNothing().returning({ id: legalHolds.id });
    if (!set) throw new DomainError("request-changed");
    await recordAudit(platform, tx, {
      actor: viewer,
      action: "person.hold-set",
      subjectId: userId,
      detail: { hold: id },
    });
  });
}

/**
 * Records that a hold is still needed, until when, and when to review it next. Throws as `setHold`
 * does.
 */
export async function reviewHold(
  platform: Platform,
  viewer: StaffViewer,
  { personId, holdId, endsOn }: { personId: string; holdId: string; endsOn: Date },
): Promise<void> {
  const now = platform.clock.now();
  requireEnd(endsOn, now);
  await changeHold(
    platform,
    viewer,
    { personId, holdId, action: "person.hold-reviewed" },
    { endsAt: endsOn, reviewAt: nextReview(now) },
  );
}

/**
 * Ends a hold, so that a delayed erasure goes on. Throws request-changed if the hold is over
 * already, and not-found if the viewer may not end holds.
 */
export async function endHold(
  platform: Platform,
  viewer: StaffViewer,
  { personId, holdId }: { personId: string; holdId: string },
): Promise<void> {
  const ended = { endedAt: platform.clock.now(), endedBy: viewer.id };
  await changeHold(platform, viewer, { personId, holdId, action: "person.hold-ended" }, ended);
}

async function changeHold(
  platform: Platform,
  viewer: StaffViewer,
  {
    personId,
    holdId,
    action,
  }: { personId: string; holdId: string; action: "person.hold-reviewed" | "person.hold-ended" },
  changes: Partial<typeof legalHolds.$inferInsert>,
): Promise<void> {
  requirePermission(viewer, "handle legal requests");
  const userId = requireId(personId);
  await platform.db.transaction(async (tx) => {
    const isIt = and(eq(legalHolds.id, holdId), eq(legalHolds.userId, userId), stands(platform.clock.now()));
    const [changed] = await tx.update(legalHolds).set(changes).where(isIt).returning({ id: legalHolds.id });
    if (!changed) throw new DomainError("request-changed");
    await recordAudit(platform, tx, { actor: viewer, action, subjectId: userId, detail: { hold: holdId } });
  });
}

/** Returns the hold that is in force on a person's account. */
export async function findHold(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
): Promise<LegalHold | null> {
  const [hold] = await selectHolds(db)
    .where(and(eq(legalHolds.userId, userId), stands(clock.now())))
    .limit(1);
  return hold ?? null;
}

/**
 * Returns one page of the holds in force, next review first, and records the look. Throws not-found
 * if the viewer may not see holds.
 */
export async function listHolds(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  after: string | null,
): Promise<{ rows: LegalHold[]; nextAfter: string | null }> {
  requirePermission(viewer, "handle legal requests");
  const { db, clock } = platform;
  const last = db.select({ at: legalHolds.reviewAt, id: legalHolds.id }).from(legalHolds);
  const isBehind = after
    ? sql`(${legalHolds.reviewAt}, ${legalHolds.id}) > (${last.where(eq(legalHolds.id, after))})`
    : undefined;
  const found = await selectHolds(db)
    .where(and(stands(clock.now()), isBehind))
    .orderBy(asc(legalHolds.reviewAt), asc(legalHolds.id))
    .limit(LEGAL_PAGE + 1);
  await recordLook(platform, { actor: viewer, action: "legal.holds-listed", subjectId: null });
  const rows = found.slice(0, LEGAL_PAGE);
  return { rows, nextAfter: found.length > LEGAL_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

function selectHolds(db: Database) {
  return db
    .select({
      id: legalHolds.id,
      userId: legalHolds.userId,
      personName: users.name,
      reason: legalHolds.reason,
      setAt: legalHolds.setAt,
      setByName: setters.name,
      endsAt: legalHolds.endsAt,
      reviewAt: legalHolds.reviewAt,
    })
    .from(legalHolds)
    .innerJoin(users, eq(users.id, legalHolds.userId))
    .leftJoin(setters, eq(setters.id, legalHolds.setBy))
    .$dynamic();
}

function stands(now: Date) {
  return and(isNull(legalHolds.endedAt), gt(legalHolds.endsAt, now));
}

function nextReview(now: Date): Date {
  return new Date(now.getTime() + REVIEW_HOLD_DAYS * DAY_MS);
}

function requireEnd(endsOn: Date, now: Date): void {
  const days = (endsOn.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0 || days > LONGEST_DAYS)
    throw new FieldError("endsOn", "Please choose a day within the next five years");
}
