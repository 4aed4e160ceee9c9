import { and, eq, inArray, isNotNull, isNull, not } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { companyPictures } from "#app/db/schema/company-pages.ts";
import { files } from "#app/db/schema/files.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { requireAnyRole, requireHiring, requireSenior } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { lockOwnCompany } from "../companies/queries.server.ts";
import { inspectDocument } from "./documents.server.ts";
import { redrawLogo, redrawPhoto, redrawPicture } from "./photos.server.ts";
import { isAwaited } from "./queries.server.ts";
import {
  filePath,
  isPicture,
  type PictureKind,
  publicFilePath,
  RESUME_TYPES,
  resumeNameRefusal,
  safeFileName,
  slotOf,
  UPLOAD_LIMITS,
  type UploadKind,
} from "./rules.ts";

/** A file as it was received. */
export type Upload = { fileName: string; bytes: Buffer };

/**
 * Stores the viewer's resume and replaces the previous one. It keeps its name, with the extension of its actual type.
 * Throws FieldError for `resume` when it is empty, not a resume, harmful, or refused by the scanner; file-too-large;
 * wrong-role for anyone but a senior.
 */
export async function saveResume(platform: Platform, viewer: Viewer, upload: Upload): Promise<void> {
  requireSenior(viewer);
  requireSize("resume", upload);
  const nameRefusal = resumeNameRefusal(upload.fileName);
  if (nameRefusal) throw new FieldError("resume", nameRefusal);
  const { type, refusal } = await inspectDocument(upload.bytes);
  if (refusal !== null) throw new FieldError("resume", refusal);
  await requireClean(platform, viewer, "resume", upload.bytes);
  const stored = { fileName: safeFileName(upload.fileName, type), mediaType: RESUME_TYPES[type] };
  await replaceFile(platform, viewer, "resume", { ...stored, bytes: upload.bytes });
}

/**
 * Stores the photo of a senior or a recruiter, re-encoded, and replaces the previous one. Throws like saveResume, for
 * `photo`; wrong-role for an account without a role.
 */
export async function savePhoto(platform: Platform, viewer: Viewer, upload: Upload): Promise<void> {
  requireAnyRole(viewer);
  requireSize("photo", upload);
  const { bytes, refusal } = await redrawPhoto(upload.bytes);
  if (refusal !== null) throw new FieldError("photo", refusal);
  await requireClean(platform, viewer, "photo", upload.bytes);
  await replaceFile(platform, viewer, "photo", { fileName: "photo.jpg", mediaType: "image/jpeg", bytes });
}

/** Stores the logo of the recruiter's company, re-encoded, and replaces the previous one. Throws like savePhoto. */
export async function saveLogo(platform: Platform, viewer: Viewer, upload: Upload): Promise<void> {
  requireHiring(viewer);
  requireSize("logo", upload);
  const { bytes, refusal } = await redrawLogo(upload.bytes);
  if (refusal !== null) throw new FieldError("logo", refusal);
  await requireClean(platform, viewer, "logo", upload.bytes);
  await replaceFile(platform, viewer, "logo", { fileName: "logo.png", mediaType: "image/png", bytes });
}

/** Stores a picture of the recruiter's company page, re-encoded, in place of the previous one. Throws like savePhoto. */
export async function savePicture(
  platform: Platform,
  viewer: Viewer,
  kind: PictureKind,
  upload: Upload,
): Promise<void> {
  requireHiring(viewer);
  requireSize(kind, upload);
  const { bytes, refusal } = await redrawPicture(upload.bytes);
  if (refusal !== null) throw new FieldError(kind, refusal);
  await requireClean(platform, viewer, kind, upload.bytes);
  await replaceFile(platform, viewer, kind, { fileName: `${kind}.jpg`, mediaType: "image/jpeg", bytes });
}

/** Removes the viewer's photo, resume, logo, or picture, with replaced versions; does nothing if there is none. */
export async function removeUpload(platform: Platform, viewer: Viewer, kind: UploadKind): Promise<void> {
  if (kind === "logo" || isPicture(kind)) requireHiring(viewer);
  const removed = await platform.db.transaction(async (tx) => {
    await pointTo(tx, viewer, kind, null);
    return await tx
      .delete(files)
      .where(and(eq(files.ownerId, viewer.id), eq(files.kind, kind)))
      .returning({ id: files.id });
  });
  for (const { id } of removed) await platform.files.remove(id);
}

/** Saves whether the viewer prefers their initial to a photo, and removes an existing photo. */
export async function preferNoPhoto(platform: Platform, viewer: Viewer, isPreferred: boolean): Promise<void> {
  requireSenior(viewer);
  await platform.db.update(profiles).set({ prefersNoPhoto: isPreferred }).where(eq(profiles.userId, viewer.id));
  if (isPreferred) await removeUpload(platform, viewer, "photo");
}

function requireSize(kind: UploadKind, { bytes }: Upload): void {
  if (bytes.length === 0) throw new FieldError(kind, "This file is empty. Please choose another.");
  if (bytes.length > UPLOAD_LIMITS[kind]) throw new DomainError("file-too-large");
}

/** A scanner that does not respond counts as a refusal: files that were not scanned are not stored. */
async function requireClean(platform: Platform, viewer: Viewer, kind: UploadKind, bytes: Buffer): Promise<void> {
  const verdict = await platform.scanner.scan(bytes);
  if (verdict === "clean") return;
  platform.log.warn({ event: "upload refused", verdict, userId: viewer.id });
  const text =
    verdict === "infected"
      ? "Our virus scanner found a problem with this file, so we didn't save it. Please choose another."
      : "We can't check files for viruses right now, so we didn't save it. Please try again later.";
  throw new FieldError(kind, text);
}

type Kept = { fileName: string; mediaType: string; bytes: Buffer };

/**
 * Writes the bytes, then the row, then deletes the old bytes: however it is interrupted, no profile points to a missing
 * file. Bytes without a row are swept later.
 */
async function replaceFile(platform: Platform, viewer: Viewer, kind: UploadKind, file: Kept): Promise<void> {
  const now = platform.clock.now();
  const { bytes, ...facts } = file;
  const id = platform.ids.next(now);
  await platform.files.put(id, bytes);
  const storing = platform.db.transaction(async (tx) => {
    // Locks the owner's row first, so that parallel uploads run one after the other.
    await pointTo(tx, viewer, kind, { id, now });
    const replaced = await putAside(tx, viewer.id, kind, now);
    await tx.insert(files).values({ id, ownerId: viewer.id, kind, ...facts, byteSize: bytes.length, createdAt: now });
    return replaced;
  });
  const old = await storing.catch(async (error: unknown) => {
    // Only a refusal certainly wrote nothing; after a lost connection the transaction may have committed.
    if (error instanceof DomainError) await platform.files.remove(id);
    throw error;
  });
  platform.log.info({ event: "file stored", kind, userId: viewer.id, bytes: bytes.length });
  // The new file is stored, whatever happens to the old bytes.
  if (old)
    await platform.files.remove(old).catch((err) => platform.log.warn({ err, file: old }, "a file stays behind"));
}

type Stored = { id: string; now: Date };

/** Writes the file's id into the row that shows it: a senior's profile, a recruiter's card, or their company. */
async function pointTo(tx: Database, viewer: Viewer, kind: UploadKind, stored: Stored | null): Promise<void> {
  const path = stored && filePath(stored.id);
  const changed = stored ? { updatedAt: stored.now } : {};
  if (isPicture(kind)) {
    await pointToPicture(tx, viewer, slotOf(kind), stored);
  } else if (kind === "logo") {
    const own = tx.select({ id: recruiters.companyId }).from(recruiters).where(eq(recruiters.userId, viewer.id));
    await tx
      .update(companies)
      .set({ logoUrl: stored && publicFilePath(stored.id), ...changed })
      .where(inArray(companies.id, own));
  } else if (viewer.role === "recruiter") {
    await tx
      .update(recruiters)
      .set({ photoUrl: path, ...changed })
      .where(eq(recruiters.userId, viewer.id));
  } else {
    const address =
      kind === "resume" ? { resumeUrl: path } : { photoUrl: path, ...(path && { prefersNoPhoto: false }) };
    await tx
      .update(profiles)
      .set({ ...address, ...changed })
      .where(eq(profiles.userId, viewer.id));
  }
}

/** A new picture has to be described anew. The company's row is locked, as pointTo does for every other kind. */
async function pointToPicture(tx: Database, viewer: Viewer, slot: number, stored: Stored | null): Promise<void> {
  const { id: companyId } = await lockOwnCompany(tx, viewer.id);
  if (stored === null) {
    await tx
      .delete(companyPictures)
      .where(and(eq(companyPictures.companyId, companyId), eq(companyPictures.slot, slot)));
    return;
  }
  const shown = { url: publicFilePath(stored.id), alt: null };
  await tx
    .insert(companyPictures)
    .values({ companyId, slot, ...shown })
    .onConflictDoUpdate({ target: [companyPictures.companyId, companyPictures.slot], set: shown });
}

/** The most replaced resumes that are kept for employers who have not decided; no one in good faith sends more. */
const MOST_ASIDE = 10;

/**
 * Makes room for a new file. A file that no undecided employer was sent is deleted, and its key is returned. Throws
 * too-many-resumes when too many others are kept already.
 */
async function putAside(tx: Database, ownerId: string, kind: UploadKind, now: Date): Promise<string | null> {
  const isCurrent = and(eq(files.ownerId, ownerId), eq(files.kind, kind), isNull(files.replacedAt));
  // A parallel application has locked this row; only after waiting does the next statement see whether the file was
  // sent.
  await tx.select({ id: files.id }).from(files).where(isCurrent).for("update");
  const [deleted] = await tx
    .delete(files)
    .where(and(isCurrent, not(isAwaited(tx))))
    .returning({ id: files.id });
  if (deleted) return deleted.id;
  const isAside = and(eq(files.ownerId, ownerId), eq(files.kind, kind), isNotNull(files.replacedAt));
  if ((await tx.$count(files, isAside)) >= MOST_ASIDE) throw new DomainError("too-many-resumes");
  await tx.update(files).set({ replacedAt: now }).where(isCurrent);
  return null;
}
