import { and, eq, exists, ne } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applicantNotes } from "#app/db/schema/applicant-notes.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayChange } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";
import { moveApplication } from "../commands-status.server.ts";
import type { MoveInput, NoteInput } from "../schema.ts";

/**
 * Saves a private note about an application to the viewer's company's job. Throws wrong-role, viewer-only, not-found.
 */
export async function addNote(platform: Platform, viewer: Viewer, { applicationId, body }: NoteInput): Promise<void> {
  requireHiring(viewer);
  await platform.db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.id, requireId(applicationId)), mayChange(viewer.id)));
    if (!own) throw new DomainError("not-found");
    await insertNote(platform, tx, viewer, { applicationId: own.id, kind: "note", body });
  });
}

/** Deletes one of the viewer's notes, but no record of a move to a stage. Throws wrong-role, not-found. */
export async function deleteNote(platform: Platform, viewer: Viewer, { noteId }: { noteId: string }): Promise<void> {
  requireHiring(viewer);
  const gone = await platform.db.transaction(async (tx) => {
    const own = tx
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.id, applicantNotes.applicationId), mayChange(viewer.id)));
    const isOwn = and(eq(applicantNotes.authorId, viewer.id), ne(applicantNotes.kind, "stage"), exists(own));
    return await tx
      .delete(applicantNotes)
      .where(and(eq(applicantNotes.id, requireId(noteId)), isOwn))
      .returning({ id: applicantNotes.id });
  });
  if (gone.length === 0) throw new DomainError("not-found");
}

/**
 * Rejects an application and stores the reason as a private note; the senior reads only the message of section 4.
 * Throws what moveApplication throws.
 */
export async function rejectApplication(
  platform: Platform,
  viewer: Viewer,
  { reason, ...move }: Omit<MoveInput, "to"> & { reason: string },
): Promise<{ id: string; status: Status }> {
  return await platform.db.transaction(async (tx) => {
    const inside = withTransaction(platform, tx);
    const row = await moveApplication(inside, viewer, { ...move, to: "rejected" });
    if (reason !== "")
      await insertNote(platform, tx, viewer, { applicationId: row.id, kind: "rejection", body: reason });
    return row;
  });
}

type NewNote = { applicationId: string; kind: "note" | "rejection"; body: string };

async function insertNote(platform: Platform, tx: Database, viewer: Viewer, note: NewNote): Promise<void> {
  const now = platform.clock.now();
  await tx.insert(applicantNotes).values({ id: platform.ids.next(now), authorId: viewer.id, createdAt: now, ...note });
}
