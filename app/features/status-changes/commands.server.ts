import { and, asc, eq, exists, inArray, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { MOVED_STATUSES, type Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireActing, requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import {
  displayName,
  isUnnamed,
  publicApplicantId,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import type { Interview } from "#app/features/applications/interviews/rules.ts";
import { fillLetter, letterDate } from "#app/features/applications/letters/rules.ts";
import { recruiterCandidatePath } from "#app/features/applications/paths.ts";
import { recruiterMovesFrom, UNDO_SECONDS } from "#app/features/applications/rules.ts";
import { clearByHref } from "#app/features/notifications/commands.server.ts";
import { canContact } from "#app/features/profiles/contactability.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";

/** Queue of status changes whose undo period is over; tasks.server.ts handles it. */
export const RELEASE_QUEUE = "status-changes.release";

type Wanted = {
  to: Status;
  reason?: string;
  content?: string;
  submissionKey?: string;
  interview?: Interview | null;
};
type Seen = { applicationId: string; from: Status };
type HeldStatusChange = { id: string; batchId: string };

/**
 * Holds a status change of an application for the viewer's own job for 30 seconds; then it is made and the senior is
 * notified. Until then no one else sees it. The same `submissionKey` again returns the change it made. Throws
 * wrong-role, not-found, illegal-move, stale-state when the status has changed or another change is held; with a
 * message also email-unverified, account-leaving and messages-blocked.
 */
export async function holdStatusChange(
  platform: Platform,
  viewer: Viewer,
  input: Seen & Wanted,
): Promise<HeldStatusChange> {
  requireHiring(viewer);
  const { applicationId, from, to, content, submissionKey } = input;
  if (content !== undefined) requireActing(platform, viewer);
  return await platform.db.transaction(async (tx) => {
    const [own] = await lockOwn(tx, viewer, [requireId(applicationId)]);
    if (!own) throw new DomainError("not-found");
    if (!recruiterMovesFrom({ status: from, hidesName: own.isUnnamed }).includes(to)) {
      throw new DomainError("illegal-move");
    }
    // It would go to a conversation, which shows the name.
    if (content !== undefined && to === "rejected" && own.isUnnamed) throw new DomainError("messages-blocked");
    if (content !== undefined && !(await canContact(tx, viewer.id, own.applicantId))) {
      throw new DomainError("messages-blocked");
    }
    if (own.status === from) {
      const [held] = await insertHeld(platform, tx, viewer, [own], input);
      if (held) return held;
    }
    const sent = submissionKey && (await findSent(tx, viewer, applicationId, submissionKey));
    if (sent) return sent;
    throw new DomainError("stale-state");
  });
}

/**
 * Like holdStatusChange, for several applications: holds the changes that are legal and whose status is as seen, and
 * leaves the others. Returns the numbers of both; `held` is null if none was held. Throws wrong-role.
 */
export async function holdStatusChanges(
  platform: Platform,
  viewer: Viewer,
  { moves, ...wanted }: { moves: readonly Seen[] } & Wanted,
): Promise<{ held: HeldStatusChange | null; heldCount: number; leftCount: number }> {
  requireHiring(viewer);
  if (wanted.content !== undefined) requireActing(platform, viewer);
  const seen = new Map(moves.map(({ applicationId, from }) => [applicationId, from]));
  return await platform.db.transaction(async (tx) => {
    const own = await lockOwn(tx, viewer, [...seen.keys()]);
    const movable = own.filter(
      ({ id, status, isUnnamed: hidesName }) =>
        status === seen.get(id) && recruiterMovesFrom({ status, hidesName }).includes(wanted.to),
    );
    const held = movable.length === 0 ? [] : await insertHeld(platform, tx, viewer, movable, wanted);
    return { held: held[0] ?? null, heldCount: held.length, leftCount: seen.size - held.length };
  });
}

/**
 * Undoes a held change (by its id) or a whole batch (by the batch's) of the viewer or a colleague: no one is told.
 * Returns how many. Throws wrong-role, and too-late-to-undo when they were already made.
 */
export async function undoStatusChanges(
  platform: Platform,
  viewer: Viewer,
  { held }: { held: string },
): Promise<number> {
  requireHiring(viewer);
  return await platform.db.transaction(async (tx) => {
    const gone = await tx
      .delete(heldStatusChanges)
      .where(isOwnHeld(tx, viewer, held))
      .returning({ id: heldStatusChanges.id, actorId: heldStatusChanges.actorId });
    if (gone.length === 0) throw new DomainError("too-late-to-undo");
    for (const id of new Set([viewer.id, ...gone.map(({ actorId }) => actorId)])) await refreshRecruiter(tx, id);
    return gone.length;
  });
}

/**
 * The condition for the held changes that `held` identifies, one or a batch, of applications that the viewer may move:
 * their own, and their colleagues'.
 */
export function isOwnHeld(tx: Database, viewer: Pick<Viewer, "id">, held: string) {
  const own = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, heldStatusChanges.applicationId), mayChange(viewer.id)));
  return and(or(eq(heldStatusChanges.id, held), eq(heldStatusChanges.batchId, held)), exists(own));
}

/** Refreshes the recruiter's open pages, without a toast about their own action. */
export async function refreshRecruiter(tx: Database, recruiterId: string): Promise<void> {
  await publishLive(tx, { userId: recruiterId, topic: "notification" });
}

/** Returns the viewer's own applications among these, locked until `tx` ends so that their statuses stay. */
async function lockOwn(tx: Database, viewer: Viewer, applicationIds: string[]) {
  return await tx
    .select({
      id: applications.id,
      status: applications.status,
      applicantId: applications.applicantId,
      jobId: jobs.id,
      publicApplicantId,
      isUnnamed,
      name: displayName(),
      title: jobs.title,
      company: jobs.company,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.id, applicationIds), mayChange(viewer.id)))
    .orderBy(asc(applications.id))
    .for("update", { of: applications });
}

async function insertHeld(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  own: readonly Own[],
  { to, reason = "", content, submissionKey, interview = null }: Wanted,
): Promise<HeldStatusChange[]> {
  const now = platform.clock.now();
  const batchId = platform.ids.next(now);
  const dueAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
  const held = await tx
    .insert(heldStatusChanges)
    .values(
      own.map(({ id, status, ...one }) => ({
        id: platform.ids.next(now),
        batchId,
        applicationId: id,
        actorId: viewer.id,
        fromStatus: heldFrom(status),
        toStatus: heldTo(to),
        reason,
        content: content === undefined ? null : contentFor(one, to, content, now),
        interview: interview && { ...interview, at: interview.at.toISOString() },
        submissionKey: submissionKey ?? platform.ids.next(now),
        createdAt: now,
        dueAt,
      })),
    )
    .onConflictDoNothing({ target: heldStatusChanges.applicationId })
    .returning({ id: heldStatusChanges.id, batchId: heldStatusChanges.batchId });
  if (held.length > 0) {
    await platform.tasks.enqueue(tx, RELEASE_QUEUE, { batchId }, { startAfterSeconds: UNDO_SECONDS });
    // A person whose status changes has been seen.
    const href = own.map((one) => recruiterCandidatePath(one.jobId, one.publicApplicantId));
    await clearByHref(platform, tx, { userId: viewer.id, href });
    await refreshRecruiter(tx, viewer.id);
  }
  return held;
}

type Own = Awaited<ReturnType<typeof lockOwn>>[number];

/**
 * Returns a message with the placeholders filled for one person. None for a rejection without a name, because a
 * conversation shows it.
 */
function contentFor(of: Omit<Own, "id" | "status">, to: Status, content: string, now: Date): string | null {
  if (of.isUnnamed && to === "rejected") return null;
  const name = of.isUnnamed ? "" : of.name;
  return fillLetter(content, { name, job: of.title, company: of.company, date: letterDate(now) });
}

type HeldRow = typeof heldStatusChanges.$inferInsert;

/** Narrows a status that canMove has allowed to the table's own list. */
function heldFrom(status: Status): HeldRow["fromStatus"] {
  const from = MOVED_STATUSES.find((moved) => moved === status);
  if (!from) throw new DomainError("illegal-move");
  return from;
}

function heldTo(status: Status): HeldRow["toStatus"] {
  if (status === "pending" || status === "withdrawn" || status === "declined") throw new DomainError("illegal-move");
  return status;
}

async function findSent(tx: Database, viewer: Viewer, applicationId: string, submissionKey: string) {
  const [sent] = await tx
    .select({ id: heldStatusChanges.id, batchId: heldStatusChanges.batchId })
    .from(heldStatusChanges)
    .where(
      and(
        eq(heldStatusChanges.applicationId, applicationId),
        eq(heldStatusChanges.actorId, viewer.id),
        eq(heldStatusChanges.submissionKey, submissionKey),
      ),
    );
  return sent;
}
