import { and, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { files } from "#app/db/schema/files.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { PICTURE_KINDS } from "#app/domain/files.ts";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { isContactableBy } from "#app/features/profiles/contactability.server.ts";
import { isId } from "#app/input-fields.ts";
import { mayBeFoundBy } from "../hiding/queries.server.ts";
import type { UploadKind } from "./rules.ts";

/** A stored file as everyone who may open it sees it. */
export type StoredFile = {
  id: string;
  ownerId: string;
  kind: UploadKind;
  fileName: string;
  mediaType: string;
  byteSize: number;
  createdAt: Date;
};

/** Returns this person's current resume; null if there is none. */
export async function findOwnResume(db: Database, ownerId: string): Promise<StoredFile | null> {
  const [file] = await db.select().from(files).where(isCurrentResume(ownerId));
  return file ?? null;
}

/** Returns the same, locked against replacement until `tx` ends. */
export async function lockOwnResume(tx: Database, ownerId: string): Promise<StoredFile | null> {
  const lock = () => tx.select().from(files).where(isCurrentResume(ownerId)).for("key share");
  const [file] = await lock();
  if (file) return file;
  // If the resume was replaced while this waited for the lock, the new one is locked instead.
  const [replacement] = await lock();
  return replacement ?? null;
}

function isCurrentResume(ownerId: string): SQL | undefined {
  return and(eq(files.ownerId, ownerId), eq(files.kind, "resume"), isNull(files.replacedAt));
}

/** Returns the logo or the picture of a company with this id, which is public. Null for any other file. */
export async function findLogo(db: Database, fileId: string): Promise<StoredFile | null> {
  if (!isId(fileId)) return null;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), inArray(files.kind, ["logo", ...PICTURE_KINDS]), isNotSuspended(files.ownerId)));
  return file ?? null;
}

/** Returns a condition on `files`: an employer it was sent to has not decided yet. */
export function isAwaited(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.resumeFileId, files.id), inArray(applications.status, OPEN_STATUSES))),
  );
}

/**
 * Returns a file that this person may open now: their own; the resume of an active application to one of their jobs
 * that is not anonymous; the photo of a person whom they may find, of such an applicant, or of the other side of a
 * conversation without a block. Null for everything else, so that forbidden and missing files look the same.
 */
export async function findFileFor(db: Database, viewerId: string, fileId: string): Promise<StoredFile | null> {
  if (!isId(fileId)) return null;
  const one = sql`1`;
  const hasApplied = exists(
    db
      .select({ one })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          eq(applications.applicantId, files.ownerId),
          mayRead(viewerId),
          ne(applications.status, "withdrawn"),
          eq(applications.hidesName, false),
          isNotSuspended(applications.applicantId),
          or(eq(files.kind, "photo"), eq(applications.resumeFileId, files.id)),
        ),
      ),
  );
  const isShown = and(
    exists(db.select({ one }).from(recruiters).where(eq(recruiters.userId, viewerId))),
    exists(
      db
        .select({ one })
        .from(profiles)
        .where(and(eq(profiles.userId, files.ownerId), eq(profiles.isVisible, true))),
    ),
    mayBeFoundBy(files.ownerId, viewerId),
  );
  const isTalking = exists(
    db
      .select({ one })
      .from(conversations)
      .where(
        or(
          and(eq(conversations.seniorId, files.ownerId), mayRead(viewerId, conversations.recruiterId)),
          and(eq(conversations.recruiterId, files.ownerId), eq(conversations.seniorId, viewerId)),
        ),
      ),
  );
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        or(
          eq(files.ownerId, viewerId),
          hasApplied,
          and(eq(files.kind, "photo"), or(isShown, and(isTalking, isContactableBy(files.ownerId, viewerId)))),
        ),
      ),
    );
  return file ?? null;
}
