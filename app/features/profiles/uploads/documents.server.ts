import { listCompoundNames } from "./compound-file.server.ts";
import type { ResumeType } from "./rules.ts";
import { readTags } from "./xml-tags.server.ts";
import { readZipDirectory, type ZipFile } from "./zip-directory.server.ts";

const MEGABYTE = 1024 * 1024;
const ZIP_LIMITS = { entries: 1000, fileBytes: 24 * MEGABYTE, totalBytes: 48 * MEGABYTE };
/** The parts of a docx that say what it is and where it points; longer ones are none of a resume. */
const MAX_RELATION_BYTES = MEGABYTE;
const WORD_DOCUMENT = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const ZIP_START = Buffer.from("PK\u0003\u0004");
/** A .doc, .xls or .msi, an object of OLE, a project of macros. */
const COMPOUND_START = Buffer.from("d0cf11e0a1b11ae1", "hex");

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
    if ([ZIP_START, COMPOUND_START].some((start) => content.subarray(0, start.length).equals(start))) return NESTED;
    // Word finds parts by their names whatever the capitals.
    const isList = /\.rels$/i.test(file.name);
    if ((isList || file === types) && content.length > MAX_RELATION_BYTES) return TOO_MUCH;
    const refusal = isList ? relationsRefusal(content) : file === types ? typesRefusal(content, files) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** What the document's list of content types gives away. A type for an ending that no file has is not counted. */
function typesRefusal(content: Buffer, files: readonly ZipFile[]): string | null {
  const endings = new Set(files.map(({ name }) => name.slice(name.lastIndexOf(".") + 1).toLowerCase()));
  let isWord = false;
  for (const tag of readTags(content)) {
    const type = tag?.attributes.get("ContentType") ?? "";
    // Only to hide something would anybody spell a content type in character references.
    if (!tag || type.includes("&")) return TOO_MUCH;
    if (tag.name === "Default" && !endings.has(tag.attributes.get("Extension")?.toLowerCase() ?? "")) continue;
    if (/macroEnabled|vbaProject|vbaData/i.test(type)) return MACROS;
    if (/oleObject|activeX/i.test(type)) return NESTED;
    isWord ||= type === WORD_DOCUMENT;
  }
  return isWord ? null : NOT_DOC;
}

/**
 * What a list of relations leads to that may not be there, wherever in the archive it lies. Out of the document leads
 * nothing but a hyperlink, which waits to be pressed.
 */
function relationsRefusal(content: Buffer): string | null {
  for (const tag of readTags(content)) {
    if (!tag) return TOO_MUCH;
    if (tag.name !== "Relationship") continue;
    const type = tag.attributes.get("Type") ?? "";
    const mode = tag.attributes.get("TargetMode") ?? "Internal";
    const kind = type.slice(type.lastIndexOf("/") + 1).trim();
    if (/^(vbaProject|wordVbaData)/i.test(kind)) return MACROS;
    if (/^(oleObject|package|aFChunk|control|activeX.*)$/i.test(kind)) return NESTED;
    if (/^(attachedTemplate|subDocument|frame)$/i.test(kind) || type.includes("&")) return OUTSIDE;
    if (mode !== "Internal" && (mode !== "External" || !type.endsWith("/hyperlink"))) return OUTSIDE;
  }
  return null;
}
