import { type FILE_KINDS, PICTURE_KINDS } from "#app/domain/files.ts";
import { MEGABYTE } from "#app/domain/limits.ts";
import { firstLetters } from "#app/words.ts";
/** The largest uploads, in bytes. */
export const UPLOAD_LIMITS: Record<UploadKind, number> = {
  photo: 5 * MEGABYTE,
  resume: 10 * MEGABYTE,
  logo: 5 * MEGABYTE,
  "picture-1": 5 * MEGABYTE,
  "picture-2": 5 * MEGABYTE,
  "picture-3": 5 * MEGABYTE,
  "picture-4": 5 * MEGABYTE,
};

export type UploadKind = (typeof FILE_KINDS)[number];
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A picture of a company's page, by its place (from 1), with what it shows. */
export type StoredPicture = { slot: number; url: string; alt: string | null };

/** Whether an upload is a picture of a company's page. */
export function isPicture(kind: UploadKind): kind is PictureKind {
  return PICTURE_KINDS.some((one) => one === kind);
}

/** Returns the place of a picture on its company's page, from 1. */
export function slotOf(kind: PictureKind): number {
  return PICTURE_KINDS.indexOf(kind) + 1;
}

/** Returns the address of a logo or a picture of a company, which everyone may open. */
export function publicFilePath(fileId: string): string {
  return `/logos/${fileId}`;
}

/** The types of resumes by extension. */
export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeType = keyof typeof RESUME_TYPES;

// Names such as "mary.smith@aol.com.pdf" and "page.html.pdf" are legitimate; these extensions always mean a program.
const PROGRAM_ENDING = /\.(?:exe|scr|pif|bat|cmd|msi|vbs|hta|lnk|ps1)\.[^.]*$/i;
// Control and direction characters hide or reverse what a reader sees; the others have a meaning in file systems and
// headers.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}"*/:<>?\\|;%]+/gu;
const MAX_NAME = 80;
/** The number of characters that are parsed at all: up to four units may form one, and the rest is cut off anyway. */
const MOST_TYPED = 5 * MAX_NAME;

/**
 * Returns why a file of this name is refused as a resume, as a sentence, or null. The type comes from the content, not
 * the name, but a double extension with a program ("cv.exe.pdf") is refused.
 */
export function resumeNameRefusal(fileName: string): string | null {
  const name = fileName.trim();
  if (!/\.(?:pdf|docx?)$/i.test(name)) return "Please choose a PDF, DOC or DOCX file.";
  if (!PROGRAM_ENDING.test(name)) return null;
  return "This file's name ends like a program's. Please rename it, for example Resume.pdf, and try again.";
}

/** Makes a typed file name safe for a header and a page: no path, one line, at most 80 characters. */
export function safeFileName(typed: string, type: string): string {
  const [last = ""] = typed.split(/[/\\]/).slice(-1);
  const stem = firstLetters(last, MOST_TYPED)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\.[a-z]+$/i, "")
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${firstLetters(stem, MAX_NAME).trim() || "resume"}.${type}`;
}

/** Returns the header that makes a browser download or show a file under this name (RFC 6266). */
export function dispositionHeader(what: "attachment" | "inline", fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${what}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns the address that opens a resume in its own tab, or downloads it if browsers cannot show its type. */
export function shownPath(path: string): string {
  return `${path}?show=1`;
}

/** Returns the address that opens a stored file for everyone who may see it. */
export function filePath(fileId: string): string {
  return `/files/${fileId}`;
}

/** How many days a replaced resume is kept for employers who have not decided. */
export const REPLACED_RESUME_DAYS = 180;

/** "3.4 MB", "120 KB". */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
