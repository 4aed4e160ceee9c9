import { listCompoundNames } from "./compound-file.server.ts";
import type { ResumeType } from "./rules.ts";
import { readZipDirectory, type ZipFile } from "./zip-directory.server.ts";

const MEGABYTE = 1024 * 1024;
const ZIP_LIMITS = { entries: 1000, fileBytes: 24 * MEGABYTE, totalBytes: 48 * MEGABYTE };
/** The parts of a docx that say what it is and where it points; longer ones are none of a resume. */
const MAX_RELATION_BYTES = MEGABYTE;
const WORD_DOCUMENT = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const ZIP_START = Buffer.from("PK\u0003\u0004");

/** Why a document is refused, as a sentence, or null when it is what its name says and nothing more. */
export async function documentRefusal(type: ResumeType, bytes: Buffer): Promise<string | null> {
  if (type === "pdf") return pdfRefusal(bytes);
  return type === "doc" ? docRefusal(bytes) : await docxRefusal(bytes);
}

const NOT_PDF = "This is not a PDF file. Please save your resume as PDF, DOC or DOCX and try again.";
const NOT_DOC = "This is not a Word document. Please save your resume as PDF, DOC or DOCX and try again.";
const MACROS = "This document contains macros. Please save it without them, or as PDF, and try again.";
const OUTSIDE =
  "This document loads something from elsewhere, such as a template or a picture. Please save it as PDF and try again.";
const NESTED = "This document contains other files. Please save it as PDF and try again.";
const TOO_MUCH = "This document is much larger than it looks, or damaged. Please save it as PDF and try again.";

/** From its first byte to its last: nothing may stand before the header or behind the end. */
function pdfRefusal(bytes: Buffer): string | null {
  if (!/^%PDF-\d\.\d/.test(bytes.toString("latin1", 0, 8))) return NOT_PDF;
  const end = bytes.lastIndexOf("%%EOF");
  if (end < 0) return NOT_PDF;
  return /^[\s\0]*$/.test(bytes.toString("latin1", end + 5)) ? null : NOT_PDF;
}

function docRefusal(bytes: Buffer): string | null {
  const names = listCompoundNames(bytes);
  if (!names?.includes("WordDocument")) return NOT_DOC;
  if (names.some((name) => /^(Macros|VBA|_VBA_PROJECT.*|dir)$/i.test(name))) return MACROS;
  return names.some((name) => /(^ObjectPool|Ole10Native|^Package)$/.test(name)) ? NESTED : null;
}

async function docxRefusal(bytes: Buffer): Promise<string | null> {
  if (!bytes.subarray(0, 4).equals(ZIP_START)) return NOT_DOC;
  const files = readZipDirectory(bytes, ZIP_LIMITS);
  if (!files) return TOO_MUCH;
  const types = files.find(({ name }) => name === "[Content_Types].xml");
  if (!types || !files.some(({ name }) => name === "word/document.xml")) return NOT_DOC;
  if (files.some(({ name }) => /vbaProject\.bin$|vbaData\.xml$/i.test(name))) return MACROS;
  if (files.some(({ name }) => /^word\/(embeddings|activeX)\//i.test(name))) return NESTED;
  try {
    return await contentRefusal(files, types);
  } catch (error) {
    // zlib and readZipDirectory both say so when an archive holds something other than it promised.
    if (error instanceof RangeError || (error instanceof Error && "code" in error)) return TOO_MUCH;
    throw error;
  }
}

/** Unpacks each file once, one after the other, so that no more than one is in memory. */
async function contentRefusal(files: readonly ZipFile[], types: ZipFile): Promise<string | null> {
  for (const file of files) {
    const content = await file.read();
    if (content.subarray(0, 4).equals(ZIP_START)) return NESTED;
    if (file === types) {
      const text = content.toString("utf8");
      if (/macroEnabled/i.test(text)) return MACROS;
      if (!text.includes(WORD_DOCUMENT)) return NOT_DOC;
    }
    if (file.name.endsWith(".rels")) {
      if (content.length > MAX_RELATION_BYTES) return TOO_MUCH;
      if (pointsOutside(content.toString("utf8"))) return OUTSIDE;
    }
  }
  return null;
}

/** Whether anything but a hyperlink, which waits to be pressed, leads out of the document. */
function pointsOutside(relations: string): boolean {
  const all = relations.match(/<(\w+:)?Relationship\s[^>]*>/g) ?? [];
  return all.some((one) => /TargetMode\s*=\s*["']External/i.test(one) && !/relationships\/hyperlink["']/i.test(one));
}
